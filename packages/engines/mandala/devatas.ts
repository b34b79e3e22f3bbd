import { boundaryDevatas } from './boundary-devatas.ts';
import type { Cell, Devata } from './devata.ts';
import { innerDevatas } from './inner-devatas.ts';

const boundaryCells: readonly Cell[] = [
  ...Array.from({ length: 8 }, (_, step) => ({ row: 1 + step, column: 9 })),
  ...Array.from({ length: 8 }, (_, step) => ({ row: 9, column: 9 - step })),
  ...Array.from({ length: 8 }, (_, step) => ({ row: 9 - step, column: 1 })),
  ...Array.from({ length: 8 }, (_, step) => ({ row: 1, column: 1 + step })),
];

function code(number: number): string {
  return `DEV-${String(number).padStart(2, '0')}`;
}

export const devatas: readonly Devata[] = [
  ...boundaryDevatas.map((text, index): Devata => {
    const cell = boundaryCells[index];
    return { ...text, code: code(index + 1), ring: 'boundary ring 1', padas: cell ? [cell] : [] };
  }),
  ...innerDevatas.map(
    (entry, index): Devata => ({ ...entry, code: code(boundaryDevatas.length + index + 1) }),
  ),
];

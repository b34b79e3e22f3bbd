import { compass } from '@palmleaf/engines/mandala';
import type { DevataAnswer } from './devatas.ts';

export interface Field {
  readonly devata: DevataAnswer;
  /** From 1 at the north-west. */
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Clockwise from the north-east corner. */
const boundary = [
  ...run(9, (step) => [1 + step, 9]),
  ...run(8, (step) => [9, 8 - step]),
  ...run(8, (step) => [8 - step, 1]),
  ...run(7, (step) => [1, 2 + step]),
];

const blocks: Readonly<Record<string, Omit<Field, 'devata'>>> = {
  N: { row: 2, column: 4, rows: 2, columns: 3 },
  E: { row: 4, column: 7, rows: 3, columns: 2 },
  S: { row: 7, column: 4, rows: 2, columns: 3 },
  W: { row: 4, column: 2, rows: 3, columns: 2 },
};

function run(length: number, place: (step: number) => [row: number, column: number]): [number, number][] {
  return Array.from({ length }, (_, step) => place(step));
}

/** Returns the padas (cells) of each field. Omits the corner pairs of ring 2, on which the texts disagree. */
export function mandalaFields(reference: readonly DevataAnswer[]): Field[] {
  const fields: Field[] = [];
  const outer = reference.filter(
    ({ mandala_position: at }) => at.ring === 'boundary ring 1' && at.pada_count === 1,
  );
  if (outer.length === boundary.length && outer.every((devata, index) => agrees(devata, boundary[index]))) {
    outer.forEach((devata, index) => {
      const [row, column] = boundary[index] ?? [0, 0];
      fields.push({ devata, row, column, rows: 1, columns: 1 });
    });
  }
  for (const devata of reference) {
    const { pada_count: size, zone_code: zone } = devata.mandala_position;
    const block = size === 6 ? blocks[zone] : undefined;
    if (block !== undefined) fields.push({ devata, ...block });
    if (size === 9) fields.push({ devata, row: 4, column: 4, rows: 3, columns: 3 });
  }
  return fields;
}

/** Within 34 degrees of the stated direction. */
function agrees(
  { mandala_position: { zone_code: zone } }: DevataAnswer,
  pada: readonly [number, number] | undefined,
): boolean {
  const directionIndex = compass.findIndex((direction) => direction === zone);
  if (directionIndex < 0 || pada === undefined) return false;
  const [row, column] = pada;
  const bearing = (Math.atan2(column - 5, 5 - row) * 180) / Math.PI;
  const steps = Math.abs(((bearing / 22.5 - directionIndex + 24) % 16) - 8);
  return steps <= 1.5;
}

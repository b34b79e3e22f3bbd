import type { Filter } from '../items/batch.ts';
import type { Part } from '../items/part.ts';

export const isFiltered = ({ person, part, because }: Filter = {}): boolean =>
  (person ?? part ?? because) !== undefined;

export const needsParts = ({ part, because }: Filter = {}): boolean => (part ?? because) !== undefined;

/** @param wanted a whole part (`palm/luck`), or an operation (`luck`) for all of its parts */
export const namesPart = (wanted: string, part: string, operation: string): boolean =>
  wanted === part || wanted === operation;

export function fitsPart(name: string, { operation, note }: Part, wanted: Filter): boolean {
  const codes: readonly (string | undefined)[] = [
    note?.code,
    note?.code === 'answer' ? note.answer : undefined,
  ];
  return (
    (wanted.part === undefined || namesPart(wanted.part, name, operation)) &&
    (wanted.because === undefined || codes.includes(wanted.because))
  );
}

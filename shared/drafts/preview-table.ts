import type { Preview, PreviewRow } from './preview.ts';

export function previewTable({ rows, places }: Preview): {
  readonly heads: readonly string[];
  readonly cells: readonly (readonly string[])[];
} {
  if (places.length > 0)
    return {
      heads: ['Line', 'Place', 'Place as written', 'Taken as', 'Time zone'],
      cells: places.map(({ line, place, said, taken, timezone, isDerived }) => [
        String(line),
        place,
        said,
        taken,
        isDerived ? `${timezone}, by its coordinates` : timezone,
      ]),
    };
  return {
    heads: ['Line', 'Person', 'Born', 'Place as written', 'Taken as', 'Calls'],
    cells: rows.map((row) => [String(row.line), row.person, row.born, row.said, row.taken, callsText(row)]),
  };
}

const callsText = ({ calls, notAsked = 0 }: PreviewRow): string =>
  calls === undefined ? 'not known' : notAsked === 0 ? String(calls) : `${calls} of ${calls + notAsked}`;

import type { BrokenRow } from './refusals.ts';

/** A row that could not be read; the lines after it are looked through for the next that can. */
export type Broken = BrokenRow & {
  readonly multiline: boolean;
  /** How many records were tried since that went over lines and came to nothing. */
  readonly triesOverLines: number;
};

/** A broken row is given up after so many lines; a line that goes on for so many bytes ends the reading. */
export const maxSearchedLines = 1000;
/** Then the search believes records of one line only: a try over lines may take as many bytes as a record may have, for each line anew. */
export const maxTriesOverLines = 4;
export const maxLineBytes = 16 * 1024 * 1024;

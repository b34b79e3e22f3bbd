import type { BrokenRow } from './refusals.ts';

/** A row that could not be read. The reader searches the following lines for the next readable row. */
export type Broken = BrokenRow & {
  readonly multiline: boolean;
  /** How many records over several lines have been tried since, without success. */
  readonly triesOverLines: number;
};

/** The search for the end of a broken row stops after so many lines. */
export const maxSearchedLines = 1000;
/**
 * Afterwards the search accepts only records on one line, because each multi-line attempt may read a whole record's
 * bytes.
 */
export const maxTriesOverLines = 4;
export const maxLineBytes = 16 * 1024 * 1024;

import type { BrokenRow } from './refusals.ts';

export type Broken = BrokenRow & {
  readonly multiline: boolean;
  readonly multiLineTries: number;
};

export const maxSearchedLines = 1000;
/**
 * After a broken record, the reader tries to start a record at each line. A try over several lines may read all bytes
 * of a record, so after this many, tries use a single line.
 */
export const maxMultiLineTries = 4;
export const maxLineBytes = 16 * 1024 * 1024;

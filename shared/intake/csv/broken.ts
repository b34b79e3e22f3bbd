import type { BrokenRow } from './refusals.ts';

export type Broken = BrokenRow & {
  readonly multiline: boolean;
  readonly multiLineTries: number;
};

export const maxSearchedLines = 1000;
/**
 * After a broken record, each line is tried as a record's start. Tries over several lines are costly: each may read a
 * record of maximum length. After this many, tries use one line.
 */
export const maxMultiLineTries = 4;
export const maxLineBytes = 16 * 1024 * 1024;

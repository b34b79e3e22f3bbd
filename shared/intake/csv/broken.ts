import type { BrokenRow } from './refusals.ts';

export type Broken = BrokenRow & {
  readonly multiline: boolean;
  readonly triesOverLines: number;
};

export const maxSearchedLines = 1000;
/** Each multi-line attempt may read a whole record's bytes, so later ones accept a single line only. */
export const maxTriesOverLines = 4;
export const maxLineBytes = 16 * 1024 * 1024;

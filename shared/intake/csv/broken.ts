import type { BrokenRow } from './refusals.ts';

export type Broken = BrokenRow & {
  readonly multiline: boolean;
  readonly multiLineTries: number;
};

export const maxSearchedLines = 1000;
/**
 * After a broken record, each line is tried as a record's start. A try over several lines may read as many bytes as
 * the longest record, so after this many, tries use one line.
 */
export const maxMultiLineTries = 4;
export const maxLineBytes = 16 * 1024 * 1024;

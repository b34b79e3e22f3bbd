import type { InputNote } from './reasons/input-note.ts';
import type { RefusalReason } from './reasons/refusal-reason.ts';
import { isRefused, type Refusal, type Refused } from './refusal.ts';

/**
 * What was read of a row or of one of its cells: a value, what is refused, and what the reader of the report should
 * know. What is refused may still have a value: reading goes on, so that all mistakes of a row are told at once.
 */
export interface Reading<T> {
  readonly value: T;
  readonly refusals: readonly Refusal[];
  readonly notes: readonly InputNote[];
}

const none: readonly never[] = [];

/** Nothing was given, and nothing is wrong with that. */
export const empty: Reading<undefined> = { value: undefined, refusals: none, notes: none };

export function taken<T>(value: T, notes: readonly InputNote[] = none): Reading<T> {
  return { value, refusals: none, notes };
}

export function refused(...refusals: readonly Refusal[]): Reading<undefined> {
  return { value: undefined, refusals, notes: none };
}

/** A single result as a reading; `pick` takes out of it what is wanted. */
export function readingOf<T extends object, V>(
  result: T | Refused,
  pick: (found: T) => V,
): Reading<V | undefined> {
  return isRefused(result) ? refused(result.refusal) : taken(pick(result));
}

/** Reads a cell unless it is empty. */
export function ifGiven<T>(
  text: string | undefined,
  read: (text: string) => Reading<T>,
): Reading<T | undefined> {
  return text === undefined ? empty : read(text);
}

/** Refuses a cell that is empty. */
export function demand(text: string | undefined, field: string, reason: RefusalReason): Reading<undefined> {
  return text === undefined ? refused({ code: 'missing-value', reason, field }) : empty;
}

/** What several readings come to, as one: `value`, with all that they refused and noted, in their order. */
export function combine<T>(readings: readonly Reading<unknown>[], value: T): Reading<T> {
  let refusals: readonly Refusal[] = none;
  let notes: readonly InputNote[] = none;
  // Of most rows there is nothing to say, and there are millions of them: no list is made for nothing.
  for (const reading of readings) {
    if (reading.refusals.length > 0) refusals = [...refusals, ...reading.refusals];
    if (reading.notes.length > 0) notes = [...notes, ...reading.notes];
  }
  return { value, refusals, notes };
}

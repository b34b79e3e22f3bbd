import type { InputNote } from './reasons/input-note.ts';
import type { RefusalReason } from './reasons/refusal-reason.ts';
import { isRefused, type Refusal, type Refused } from './refusal.ts';

/**
 * A value, refusals, and notes for the report's reader. A refused cell may have a value, so that all mistakes of a row
 * are found.
 */
export interface Reading<T> {
  readonly value: T;
  readonly refusals: readonly Refusal[];
  readonly notes: readonly InputNote[];
}

const none: readonly never[] = [];

export const empty: Reading<undefined> = { value: undefined, refusals: none, notes: none };

export function accepted<T>(value: T, notes: readonly InputNote[] = none): Reading<T> {
  return { value, refusals: none, notes };
}

export function refused(...refusals: readonly Refusal[]): Reading<undefined> {
  return { value: undefined, refusals, notes: none };
}

export function readingOf<T extends object, V>(
  result: T | Refused,
  pick: (found: T) => V,
): Reading<V | undefined> {
  return isRefused(result) ? refused(result.refusal) : accepted(pick(result));
}

export function ifGiven<T>(
  text: string | undefined,
  read: (text: string) => Reading<T>,
): Reading<T | undefined> {
  return text === undefined ? empty : read(text);
}

export function refuseMissing(
  text: string | undefined,
  field: string,
  reason: RefusalReason,
): Reading<undefined> {
  return text === undefined ? refused({ code: 'missing-value', reason, field }) : empty;
}

export function combine<T>(readings: readonly Reading<unknown>[], value: T): Reading<T> {
  let refusals: readonly Refusal[] = none;
  let notes: readonly InputNote[] = none;
  for (const reading of readings) {
    if (reading.refusals.length > 0) refusals = [...refusals, ...reading.refusals];
    if (reading.notes.length > 0) notes = [...notes, ...reading.notes];
  }
  return { value, refusals, notes };
}

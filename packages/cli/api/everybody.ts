import type { ReportView } from '@palmleaf/shared/views/views';
import { UnreachableError, UserFacingError } from '../errors.ts';
import { expectBatch, readReport, readSubjects } from './batches.ts';
import type { SignedFetch } from './signed-fetch.ts';

/** Somebody of a batch for whom the work failed, and why. */
export interface LeftOut {
  readonly id: string;
  readonly why: string;
}

/** Requests that are under way at the same time. */
const concurrency = 6;

/**
 * Reads something of everybody in a batch, some of it ahead, and uses it in the order of the list. A person whose content breaks
 * the reading or the use is left out; the others are not.
 *
 * @param read returns undefined for somebody who was erased since the list was read
 * @throws UserFacingError of `use`, such as a full disk; and the first error if the work failed for everybody
 */
export async function withEverybody<Value>(
  reports: SignedFetch,
  batch: string,
  read: (id: string) => Promise<Value | undefined>,
  use: (value: Value) => Promise<void> | void,
): Promise<readonly LeftOut[]> {
  const leftOut: LeftOut[] = [];
  let first: unknown;
  let used = 0;
  const take = async ({ id, value }: { readonly id: string; readonly value: Promise<Value | undefined> }) => {
    try {
      const known = await value;
      if (known === undefined) return;
      await use(known);
      used += 1;
    } catch (error) {
      if (error instanceof UserFacingError && !(error instanceof UnreachableError)) throw error;
      // If the function answers about the batch, the fault is in this person's content.
      if (error instanceof UnreachableError) await expectBatch(reports, batch);
      first ??= error;
      leftOut.push({ id, why: error instanceof Error ? error.message : String(error) });
    }
  };
  const ahead: { readonly id: string; readonly value: Promise<Value | undefined> }[] = [];
  for await (const { id } of readSubjects(reports, batch)) {
    const value = read(id);
    // Its error is thrown where the value is used.
    value.catch(() => undefined);
    ahead.push({ id, value });
    const next = ahead.length >= concurrency ? ahead.shift() : undefined;
    if (next !== undefined) await take(next);
  }
  for (const next of ahead) await take(next);
  if (used === 0 && leftOut.length > 0) throw first;
  return leftOut;
}

/** Uses the report of everybody in a batch; see {@link withEverybody}. */
export const withReports = (
  reports: SignedFetch,
  batch: string,
  use: (report: ReportView) => Promise<void> | void,
): Promise<readonly LeftOut[]> => withEverybody(reports, batch, (id) => readReport(reports, batch, id), use);

/** Names everybody who was left out, in a line each. */
export const leftOutLines = (batch: string, leftOut: readonly LeftOut[]): string[] =>
  leftOut.map(({ id, why }) => `${batch}/${id} was left out: ${why}`);

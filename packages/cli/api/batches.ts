import type { Reason } from '@palmleaf/shared/ledger/items/state';
import {
  type BatchView,
  batchView,
  type RejectionView,
  type ReportView,
  rejectionsPage,
  reportView,
  type SubjectView,
  subjectsPage,
  type UploadView,
  uploadsPage,
} from '@palmleaf/shared/views/views';
import type * as z from 'zod';
import { NotFoundError, UnreachableError, UnreadableError, UserFacingError } from '../errors.ts';
import { ask, batchPath, pages, reportAddress } from './ask.ts';
import type { SignedFetch } from './signed-fetch.ts';

/** Undefined before the batch's first upload. */
export async function readBatch(reports: SignedFetch, batch: string): Promise<BatchView | undefined> {
  try {
    return await ask(reports, batchView, batchPath(batch));
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

/** @throws NotFoundError if the batch has no upload */
export async function expectBatch(reports: SignedFetch, batch: string): Promise<BatchView> {
  const view = await readBatch(reports, batch);
  if (view === undefined) throw new NotFoundError(`Nothing was uploaded under the name ${batch}`);
  return view;
}

export async function readReport(
  reports: SignedFetch,
  batch: string,
  id: string,
): Promise<ReportView | undefined> {
  try {
    return await ask(reports, reportView, reportAddress(batch, id));
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}

export async function* readSubjects(reports: SignedFetch, batch: string): AsyncGenerator<SubjectView> {
  for await (const { subjects } of pages(reports, subjectsPage, `${batchPath(batch)}/reports`))
    yield* subjects;
}

export async function* readPeople(
  reports: SignedFetch,
  {
    batch,
    ...wanted
  }: { readonly batch: string | undefined } & Readonly<
    Partial<Record<'name' | 'customer' | 'within' | 'state' | 'updatedSince', string | undefined>>
  >,
): AsyncGenerator<SubjectView> {
  const path = batch === undefined ? '/reports' : `${batchPath(batch)}/reports`;
  const query = Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  for await (const { subjects } of pages(reports, subjectsPage, path, query)) yield* subjects;
}

export interface Waiting {
  readonly text: string;
  readonly because?: Reason | undefined;
}

export async function readWaiting(reports: SignedFetch, batch: string): Promise<Waiting[]> {
  const { subjects } = await ask(reports, subjectsPage, `${batchPath(batch)}/reports?state=waiting&limit=50`);
  const found = new Map<string, Waiting>();
  for (const { state, reason: text, because } of subjects)
    if (state === 'waiting' && text !== undefined) found.set(text, { text, because });
  return [...found.values()];
}

export async function* readUploads(reports: SignedFetch, batch: string): AsyncGenerator<UploadView> {
  for await (const { uploads } of pages(reports, uploadsPage, `${batchPath(batch)}/uploads`)) yield* uploads;
}

export async function* readRejections(reports: SignedFetch, batch: string): AsyncGenerator<RejectionView> {
  const path = `${batchPath(batch)}/rejections`;
  for await (const { rejections } of pages(reports, rejectionsPage, path)) yield* rejections;
}

export interface Skipped {
  readonly id: string;
  readonly why: string;
}

const concurrency = 6;

/**
 * Skips people whose content cannot be read.
 * @param read returns undefined for an erased person
 * @throws UserFacingError for any other cause, or if everybody was skipped
 */
export async function withEverybody<Value>(
  reports: SignedFetch,
  batch: string,
  read: (id: string) => Promise<Value | undefined>,
  use: (value: Value) => Promise<void> | void,
): Promise<readonly Skipped[]> {
  const skipped: Skipped[] = [];
  let firstError: unknown;
  let used = 0;
  const take = async ({ id, value }: { readonly id: string; readonly value: Promise<Value | undefined> }) => {
    try {
      const known = await value;
      if (known === undefined) return;
      await use(known);
      used += 1;
    } catch (error) {
      const isOfPerson = error instanceof UnreachableError || error instanceof UnreadableError;
      if (error instanceof UserFacingError && !isOfPerson) throw error;
      // If the function can read the batch, the fault is in this person's content.
      if (error instanceof UnreachableError) await expectBatch(reports, batch);
      firstError ??= error;
      skipped.push({ id, why: error instanceof Error ? error.message : String(error) });
    }
  };
  const pending: { readonly id: string; readonly value: Promise<Value | undefined> }[] = [];
  for await (const { id } of readSubjects(reports, batch)) {
    const value = read(id);
    value.catch(() => undefined);
    pending.push({ id, value });
    const next = pending.length >= concurrency ? pending.shift() : undefined;
    if (next !== undefined) await take(next);
  }
  for (const next of pending) await take(next);
  if (used === 0 && skipped.length > 0) throw firstError;
  return skipped;
}

export const withReports = (
  reports: SignedFetch,
  batch: string,
  use: (report: ReportView) => Promise<void> | void,
): Promise<readonly Skipped[]> => withEverybody(reports, batch, (id) => readReport(reports, batch, id), use);

export const skippedLines = (batch: string, skipped: readonly Skipped[]): string[] =>
  skipped.map(({ id, why }) => `${batch}/${id} was left out: ${why}`);

export async function wholeSelection<T extends { readonly cursor?: string | undefined }>(
  reports: SignedFetch,
  {
    view,
    path,
    filter,
    add,
  }: {
    readonly view: z.ZodType<T>;
    readonly path: string;
    readonly filter: Readonly<Record<string, string>>;
    readonly add: (one: T, other: T) => T;
  },
): Promise<Omit<T, 'cursor'>> {
  let sum: T | undefined;
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ ...filter, ...(cursor === undefined ? {} : { cursor }) });
    const page = await ask(reports, view, `${path}?${query}`);
    sum = sum === undefined ? page : add(sum, page);
    cursor = page.cursor;
  } while (cursor !== undefined);
  const { cursor: _, ...whole } = sum;
  return whole;
}

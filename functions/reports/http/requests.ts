import type { Context } from 'hono';
import { z } from 'zod';
import { isRefused } from '../../../shared/intake/refusal.ts';
import {
  batchName,
  checkedName,
  maxBatchBytes,
  subjectId,
} from '../../../shared/intake/values/subject-name.ts';
import type { Subject } from '../../../shared/ledger/keys.ts';
import { type Fault, Problem } from './problem.ts';

/** @throws Problem that names every faulty field */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const faults: Fault[] = result.error.issues.map(({ path, message }) => ({
    field: path.map(String).join('.') || 'body',
    message,
  }));
  const detail = faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new Problem(400, 'Bad request', detail, faults);
}

/** The JSON body of a request; none counts as an empty object. */
export async function bodyOf<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  const text = await c.req.text();
  let value: unknown = {};
  try {
    if (text.trim() !== '') value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'Bad request', 'The body must be JSON.');
  }
  return parsed(schema, value);
}

/** Whether a person has pressed a button on a page, and no program asks. */
export function isForm(c: Context): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '');
}

/** The fields of a form, each once. */
export async function formOf(c: Context): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await c.req.text()));
}

export const queryOf = <S extends z.ZodType>(c: Context, schema: S): z.output<S> =>
  parsed(schema, c.req.query());

/** A batch as an address names it: also that of a table of places (`places/<name>`). */
export function listedBatchOf(c: Context): string {
  const result = checkedName(c.req.param('batch') ?? '', 'batch', maxBatchBytes);
  if (isRefused(result)) throw new Problem(400, 'Bad batch name', result.refusal.reason);
  return result.name;
}

/** A batch of subjects. */
export function batchOf(c: Context): string {
  const result = batchName(c.req.param('batch') ?? '');
  if (isRefused(result)) throw new Problem(400, 'Bad batch name', result.refusal.reason);
  return result.batch;
}

export function subjectOf(c: Context, id = c.req.param('id') ?? ''): Subject {
  const result = subjectId(id);
  if (isRefused(result)) throw new Problem(400, 'Bad id', result.refusal.reason);
  return { batch: batchOf(c), id: result.id };
}

/** The id of an address that ends in a word of ours: the router gives both as one. */
export const idBefore = (c: Context, word: string): string =>
  (c.req.param('id') ?? '').slice(0, -word.length);

const largestPage = 200;
const limit = z.coerce
  .number()
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(largestPage, `must be at most ${largestPage}`)
  .default(50);
/** What a page ended with; give it back to read on. */
const cursor = z.string().max(4096).optional();

export const pageQuery = z.object({ limit, cursor });

/** The address of the page after this one, where there is one. */
export function nextOf(path: string, cursor: string | undefined): { next?: string } {
  return cursor === undefined ? {} : { next: `${path}?cursor=${encodeURIComponent(cursor)}` };
}

const foreignCursor = () =>
  new Problem(400, 'Bad cursor', 'This cursor is not one that this list has answered with.', [
    { field: 'cursor', message: 'leave it out to start at the beginning' },
  ]);

/** A place in a list that is made of several lists, as a cursor. */
export const encodeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

export function decodeCursor<S extends z.ZodType>(
  schema: S,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw foreignCursor();
  }
}

/** A cursor goes to the table as it came; one that the table cannot read is the asker's mistake. */
export async function withCursor<T>(given: string | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const unreadable =
      error instanceof SyntaxError || (error instanceof Error && error.name === 'ValidationException');
    if (given !== undefined && unreadable) throw foreignCursor();
    throw error;
  }
}

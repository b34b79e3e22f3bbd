import type { Context } from 'hono';
import type * as z from 'zod';
import {
  type BatchId,
  isPlaceTable,
  nameOfCustomer,
  ownerOfName,
  placeTableBatch,
} from '../../../shared/customers/customer.ts';
import { isRefused, type Refused } from '../../../shared/intake/refusal.ts';
import {
  batchIdOf,
  checkedName,
  customerName,
  maxBatchBytes,
  maxIdBytes,
  subjectId,
} from '../../../shared/intake/values/subject-name.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import { faultWords } from '../../../shared/reasons/fault-words.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import { ProblemError, type RequestFault } from './problem.ts';

const maxFaults = 20;
const maxFaultCharacters = 200;

const short = (text: string): string =>
  text.length <= maxFaultCharacters ? text : `${text.slice(0, maxFaultCharacters).toWellFormed()}…`;

export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: faultWords });
  if (result.success) return result.data;
  const faults: RequestFault[] = result.error.issues.slice(0, maxFaults).map(({ path, message }) => ({
    field: short(path.map(String).join('.') || 'body'),
    message: short(message),
  }));
  const detail = faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new ProblemError(400, 'Bad request', detail, faults);
}

/** The largest body that AWS passes to a function. */
const maxBodyCharacters = 6 * 1024 * 1024;

async function textOf(c: Context): Promise<string> {
  const text = await c.req.text();
  if (text.length <= maxBodyCharacters) return text;
  throw new ProblemError(413, 'The body is too large', 'A body has 6 MB at most.');
}

export const bodyOf = async <S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  bodyIn(await textOf(c), schema);

export function bodyIn<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  let value: unknown = {};
  try {
    if (text.trim() !== '') value = JSON.parse(text);
  } catch {
    throw new ProblemError(400, 'Bad request', 'The body must be JSON.');
  }
  refuseBrokenText(value);
  return parsed(schema, value);
}

/** Neither UTF-8 nor the table can hold unpaired surrogates. */
function refuseBrokenText(body: unknown): void {
  // Iterative, because a body may be nested more deeply than the call stack.
  const pending: [field: string, value: unknown][] = [['body', body]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [field, value] = next;
    if (typeof value === 'string' && !value.isWellFormed()) {
      const message = 'contains half of a surrogate pair, which is not a character';
      const named = short(field);
      throw new ProblemError(400, 'Bad request', `${named}: ${message}`, [{ field: named, message }]);
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value))
      pending.push([field === 'body' ? name : `${field}.${name}`, inner]);
  }
}

export function isForm(c: Context): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '');
}

export async function formOf(c: Context): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await textOf(c)));
}

export const queryOf = <S extends z.ZodType>(c: Context, schema: S): z.output<S> =>
  parsed(schema, c.req.query());

function badName(title: string, field: string, { refusal }: Refused): ProblemError {
  const message = refusalText(refusal);
  return new ProblemError(400, title, message, [{ field, message }]);
}

export function nameParameter(c: Context, param: string): string {
  return withCustomer(c.req.param(param) ?? '', (name) => {
    const result = checkedName(name, param, maxIdBytes);
    if (isRefused(result)) throw badName(`Bad ${param}`, param, result);
    return result.name;
  });
}

function withCustomer(raw: string, checked: (name: string) => string): string {
  const { customer, name } = ownerOfName(raw);
  const owner = customer === undefined ? { customer } : customerName(customer);
  if (isRefused(owner)) throw badName('Bad customer', 'customer', owner);
  return nameOfCustomer(owner.customer, checked(name));
}

export function listedBatchOf(c: Context): BatchId {
  const raw = c.req.param('batch') ?? '';
  if (!isPlaceTable(raw)) return batchOf(c);
  return placeTableBatch(
    withCustomer(raw.slice(placeTableBatch('').length), (name) => {
      const result = checkedName(name, 'batch', maxBatchBytes);
      if (isRefused(result)) throw badName('Bad batch name', 'batch', result);
      return result.name;
    }),
  );
}

export function batchOf(c: Context): BatchId {
  const result = batchIdOf(c.req.param('batch') ?? '');
  if (isRefused(result)) throw badName('Bad batch name', 'batch', result);
  return result.batch;
}

export function addressedSubject(c: Context, id = c.req.param('id') ?? ''): Subject {
  const result = subjectId(id);
  if (isRefused(result)) throw badName('Bad id', 'id', result);
  return { batch: batchOf(c), id: result.id };
}

/** The router returns the id and the word after it as one parameter. */
export const idBefore = (c: Context, word: string): string =>
  (c.req.param('id') ?? '').slice(0, -word.length);

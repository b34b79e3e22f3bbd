import * as z from 'zod';
import {
  ForbiddenError,
  NotFoundError,
  NotNowError,
  UnreachableError,
  UnreadableError,
  UsageError,
} from '../errors.ts';
import { isRead, type SignedFetch, type SignedRequest } from './signed-fetch.ts';

const problem = z.looseObject({ title: z.string(), detail: z.string() });

/** @throws UserFacingError with the response's explanation */
export async function ask<S extends z.ZodType>(
  reports: SignedFetch,
  schema: S,
  path: string,
  request: SignedRequest = {},
): Promise<z.output<S>> {
  const response = await send(reports, path, request);
  const parsed = schema.safeParse(await response.json());
  if (parsed.success) return parsed.data;
  const name = nameOf(path, request);
  throw new UnreachableError(`The ${name} answered in a form that this version does not know`);
}

export async function send(
  reports: SignedFetch,
  path: string,
  request: SignedRequest = {},
): Promise<Response> {
  const name = nameOf(path, request);
  const response = await reach(name, () => reports(path, request));
  if (response.ok) return response;
  const parsed = problem.safeParse(await response.json().catch(() => undefined));
  const text = parsed.success ? `${parsed.data.title}: ${parsed.data.detail}` : undefined;
  switch (response.status) {
    case 400:
      throw new UsageError(text ?? `The ${name} did not understand the request`);
    case 403:
      // A refusal by AWS itself has no problem details.
      if (parsed.success) throw new ForbiddenError(`${parsed.data.title}: ${parsed.data.detail}`);
      throw new UnreachableError(
        `The credentials may not call the ${name}: they need lambda:InvokeFunctionUrl and lambda:InvokeFunction`,
      );
    case 404:
    case 410:
      throw new NotFoundError(text ?? 'Nothing has this name');
    case 409:
    case 413:
      throw new NotNowError(text ?? 'This cannot be done now');
    case 422:
      throw new UnreadableError(text ?? 'A stored answer cannot be read');
    default:
      throw new UnreachableError(text ?? `The ${name} answered ${response.status}`);
  }
}

const nameOf = (path: string, request: SignedRequest): string =>
  isRead(path, request) ? 'reports function' : 'operate function';

async function reach(name: string, call: () => Promise<Response>): Promise<Response> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreachableError(`The ${name} cannot be reached: is the network up, and does the stack run?`);
  }
}

export async function* pages<S extends z.ZodType<{ cursor?: string | undefined }>>(
  reports: SignedFetch,
  schema: S,
  path: string,
  query: Readonly<Record<string, string>> = {},
): AsyncGenerator<z.output<S>> {
  let cursor: string | undefined;
  do {
    const search = new URLSearchParams({
      limit: '200',
      ...query,
      ...(cursor === undefined ? {} : { cursor }),
    });
    const page = await ask(reports, schema, `${path}?${search}`);
    yield page;
    cursor = page.cursor;
  } while (cursor !== undefined);
}

export const batchPath = (batch: string): string => `/batches/${segment(batch)}`;
export const reportAddress = (batch: string, id: string): string =>
  `${batchPath(batch)}/reports/${segment(id)}`;
export const monthAddress = (place: string, month: string): string =>
  `/panchang/${segment(place)}/${segment(month)}`;

export const customerParameter = (customer: string | undefined): Record<string, string> =>
  customer === undefined ? {} : { customer };

export const customerPath = (customer: string): string => `/customers/${segment(customer)}`;

export const webhookPath = (id: string): string => `/webhooks/${segment(id)}`;

/** No address can hold unpaired surrogates, and no record has such a name. */
const segment = (name: string): string => encodeURIComponent(name.toWellFormed());

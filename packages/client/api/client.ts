import * as z from 'zod/mini';
import { ReaderError } from '../errors.ts';
import {
  type Endpoints,
  type ListEntries,
  listMembers,
  readsByPost,
  repeatablePosts,
} from '../generated/endpoints.ts';
import { createOperator, type Operator } from './operator.ts';
import { jsonBody, readAnswer, readBody } from './read-answer.ts';
import { createReader, type Reader } from './reader.ts';
import { type RetrySettings, withRetries } from './retry.ts';
import { segment } from './segment.ts';
import { createSigner, type SignerSettings } from './signer.ts';

export type EndpointName = keyof Endpoints;
export type EndpointAnswer<Name extends EndpointName> = Endpoints[Name]['answer'];
export type ListName = keyof ListEntries;

type Given<
  Name extends EndpointName,
  Member extends 'path' | 'body',
> = Endpoints[Name][Member] extends undefined
  ? { readonly [One in Member]?: undefined }
  : { readonly [One in Member]: Endpoints[Name][Member] };

export type EndpointInput<Name extends EndpointName> = Given<Name, 'path'> &
  Given<Name, 'body'> & { readonly query?: Endpoints[Name]['query'] };

export interface ClientSettings extends SignerSettings, RetrySettings {
  /** The stack's output `ReportsUrl`, for reading. */
  readonly reportsUrl: string;
  /** The stack's output `OperateUrl`, for changes. */
  readonly operateUrl?: string | undefined;
  /** Defaults to the global `fetch`. */
  readonly fetch?: ((address: URL, init: RequestInit) => Promise<Response>) | undefined;
}

/** Signs every request, and retries those that may succeed later. */
export interface Client {
  /** @throws ReaderError unless the response is a readable success */
  request<Name extends EndpointName>(name: Name, input: EndpointInput<Name>): Promise<EndpointAnswer<Name>>;
  /** @throws ReaderError unless every page is a readable success */
  entries<Name extends ListName>(name: Name, input: EndpointInput<Name>): AsyncGenerator<ListEntries[Name]>;
  readonly reader: Reader;
  readonly operator: Operator;
}

interface AnyInput {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
}

interface Sending {
  readonly changes: boolean;
  readonly isRepeatable: boolean;
  readonly body?: unknown;
}

export function createClient(settings: ClientSettings): Client {
  const sign = createSigner(settings);
  const { fetch: send = fetch } = settings;

  const ask = (
    method: string,
    path: string,
    { changes, isRepeatable, body }: Readonly<Sending>,
  ): Promise<Response> => {
    const address = addressOf(settings, path, changes);
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sendOnce = async (signal: AbortSignal): Promise<Response> => {
      const headers = await sign(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: text,
      });
      return send(address, {
        method,
        headers,
        redirect: 'error',
        signal,
        ...(text === undefined ? {} : { body: text }),
      });
    };
    return withRetries(sendOnce, settings, isRepeatable);
  };

  const requestEndpoint = (name: EndpointName, { path, query, body }: AnyInput): Promise<Response> => {
    const [method = '', template = ''] = name.split(' ');
    return ask(method, filled(template, path) + queryText(query), {
      changes: method !== 'GET' && !readsByPost.has(name),
      isRepeatable: method !== 'POST' || repeatablePosts.has(name),
      body,
    });
  };

  async function* entries<Name extends ListName>(
    name: Name,
    input: EndpointInput<Name>,
  ): AsyncGenerator<ListEntries[Name]> {
    const entry = z.custom<ListEntries[Name]>((value) => typeof value === 'object' && value !== null);
    const page = z.pipe(
      z.transform((body: unknown) => pageIn(body, listMembers[name])),
      z.object({ cursor: z.optional(z.string()), entries: z.array(entry) }),
    );
    let { query }: AnyInput = input;
    for (;;) {
      const answer = await readAnswer(page, await requestEndpoint(name, { ...input, query }));
      yield* answer.entries;
      if (answer.cursor === undefined) return;
      query = { ...query, cursor: answer.cursor };
    }
  }

  return {
    async request<Name extends EndpointName>(name: Name, input: EndpointInput<Name>) {
      const answer = await requestEndpoint(name, input);
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const value =
        isJson || !answer.ok ? await jsonBody(answer) : new Uint8Array(await answer.arrayBuffer());
      const object = z.custom<EndpointAnswer<Name>>((one) => typeof one === 'object' && one !== null);
      return readBody(object, value, answer);
    },
    entries,
    reader: createReader((path) => ask('GET', path, { changes: false, isRepeatable: true })),
    operator: createOperator((path) => ask('POST', path, { changes: true, isRepeatable: true })),
  };
}

const pageIn = (body: unknown, member: string): unknown =>
  typeof body === 'object' && body !== null
    ? { cursor: Reflect.get(body, 'cursor'), entries: Reflect.get(body, member) }
    : undefined;

/** @throws ReaderError for a change without `operateUrl`, and for a path that leads to another origin */
function addressOf({ reportsUrl, operateUrl }: ClientSettings, path: string, changes: boolean): URL {
  const base = changes ? operateUrl : reportsUrl;
  if (base === undefined) throw new ReaderError(403, 'A change needs the operateUrl of the stack');
  const address = new URL(path, base);
  // A signature and a session token must never reach another origin.
  if (address.origin !== new URL(base).origin) throw new ReaderError(400, 'The address is outside the stack');
  return address;
}

function filled(template: string, path: AnyInput['path']): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(name, path?.[name]));
}

function queryText(query: AnyInput['query']): string {
  const parameters = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

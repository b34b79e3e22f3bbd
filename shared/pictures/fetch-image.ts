import { AddressRefusedError } from './address-refused-error.ts';
import type { HostAnswer, OpenAddress, ResolvedAddress } from './open-address.ts';
import { type HostFault, type HostRules, resolveHost } from './resolve-host.ts';

/** The bytes behind an address. */
export type FetchImage = (address: string) => Promise<Uint8Array>;

export interface FetchOptions extends HostRules {
  readonly open: OpenAddress;
  /** For the whole fetch, redirects included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** A signal that aborts after so many milliseconds; AbortSignal.timeout unless a test has a clock of its own. */
  readonly abortAfter?: (milliseconds: number) => AbortSignal;
}

const maxRedirects = 3;

/**
 * Fetches pictures from addresses that strangers name. Only http and https; every host, also after a redirect, is
 * looked up once, every address found must be public, and the connection goes to the address that was checked.
 * No more bytes are read than may be. What the server says about the content is not believed: the bytes are judged later.
 *
 * @throws {AddressRefusedError} with a reason that names the host but never the whole address, which may hold secrets
 */
export function imageFetcher(options: FetchOptions): FetchImage {
  const abortAfter = options.abortAfter ?? ((milliseconds) => AbortSignal.timeout(milliseconds));
  return async (address) => {
    const signal = abortAfter(options.timeoutMs);
    let url = parse(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const answer = await ask(url, options, signal);
      try {
        const next = redirectOf(answer, url);
        if (!next) return await read(answer, url, options.maxBytes, signal);
        url = next;
      } finally {
        answer.close();
      }
    }
    throw new AddressRefusedError(
      'image_unreachable',
      `${url.hostname} redirects more than ${maxRedirects} times`,
    );
  };
}

/** Longer than any address that is signed; parsing one of 7 MB would hold the processor for a quarter of a second. */
const maxAddressCharacters = 8192;

/** The longest name that the domain name system knows. */
const maxHostCharacters = 253;

function parse(address: string): URL {
  if (address.length > maxAddressCharacters)
    throw new AddressRefusedError(
      'image_address',
      `it is longer than ${maxAddressCharacters} characters; send the photo itself in image`,
    );
  const url = URL.parse(address.trim());
  if (!url) throw new AddressRefusedError('image_address', 'it is not an address; write https://host/path');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AddressRefusedError(
      'image_address',
      `${url.protocol.slice(0, 20)}// addresses are not fetched; use https://`,
    );
  if (url.username !== '' || url.password !== '')
    throw new AddressRefusedError(
      'image_address',
      'an address with a user name or password in it is not fetched',
    );
  if (url.hostname.length > maxHostCharacters)
    throw new AddressRefusedError('image_address', 'its host name is longer than any name can be');
  return url;
}

async function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<HostAnswer> {
  const resolved = await resolve(url, options, signal);
  try {
    return await options.open(url, resolved, signal);
  } catch {
    throw unreachable(url, signal);
  }
}

async function resolve(url: URL, options: FetchOptions, signal: AbortSignal): Promise<ResolvedAddress> {
  const found = await resolveHost(url, options, signal);
  if (typeof found === 'string') throw refusals[found](url, signal);
  return found;
}

const refusals: Record<HostFault, (url: URL, signal: AbortSignal) => AddressRefusedError> = {
  'not found': ({ hostname }) =>
    new AddressRefusedError('image_unreachable', `the name ${hostname} was not found`),
  'no address': ({ hostname }) => new AddressRefusedError('image_unreachable', `${hostname} has no address`),
  'not public': ({ hostname }) =>
    new AddressRefusedError('image_address', `${hostname.replace(/^\[|\]$/g, '')} is not a public address`),
  'too slow': (url, signal) => unreachable(url, signal),
};

function redirectOf({ status, headers }: HostAnswer, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) return undefined;
  const next = URL.parse(headers.location, from.href);
  if (!next) throw new AddressRefusedError('image_unreachable', `${from.hostname} redirects to no address`);
  return parse(next.href);
}

async function read(
  answer: HostAnswer,
  url: URL,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (answer.status !== 200)
    throw new AddressRefusedError('image_unreachable', `${url.hostname} answered ${answer.status}`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(url, maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(url, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof AddressRefusedError ? error : cut(url, signal);
  }
  // A body of no told length ends with its connection: one that was ended here, at the limit of time, is not whole.
  if (signal.aborted) throw cut(url, signal);
  return Buffer.concat(chunks);
}

const cut = (url: URL, signal: AbortSignal) =>
  new AddressRefusedError(
    'image_unreachable',
    signal.aborted
      ? `${url.hostname} took too long to send the whole picture`
      : `${url.hostname} ended the connection before the whole picture had come`,
  );

const tooLarge = (url: URL, maxBytes: number) => {
  const limit = `${Math.floor(maxBytes / 1_000_000)} MB`;
  return new AddressRefusedError(
    'too_large',
    `${url.hostname} sends more than ${limit}; send a photo of at most ${limit}`,
  );
};

const unreachable = (url: URL, signal: AbortSignal) =>
  new AddressRefusedError(
    'image_unreachable',
    signal.aborted ? `${url.hostname} took too long to answer` : `${url.hostname} could not be reached`,
  );

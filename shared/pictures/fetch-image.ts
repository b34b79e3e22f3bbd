import { AddressRefusedError } from './address-refused-error.ts';
import type { HostAnswer, OpenAddress, ResolvedAddress } from './open-address.ts';
import { type HostFault, type HostRules, resolveHost } from './resolve-host.ts';

export type FetchImage = (address: string) => Promise<Uint8Array>;

export interface FetchOptions extends HostRules {
  readonly open: OpenAddress;
  /** For the whole fetch, redirects included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly abortAfter?: (milliseconds: number) => AbortSignal;
}

const maxRedirects = 3;

/**
 * Fetches untrusted addresses: http and https only. The connection goes to the one checked address, also after a
 * redirect, so DNS cannot change it.
 * @throws {AddressRefusedError} for every failure
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
    throw new AddressRefusedError({ code: 'redirects-too-often', host: url.hostname, most: maxRedirects });
  };
}

/** Parsing an address of 7 MB would block the processor for a quarter of a second. */
const maxAddressCharacters = 8192;

const maxHostCharacters = 253;

function parse(address: string): URL {
  if (address.length > maxAddressCharacters)
    throw new AddressRefusedError({ code: 'address-too-long', most: maxAddressCharacters });
  const url = URL.parse(address.trim());
  if (!url) throw new AddressRefusedError({ code: 'no-address' });
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AddressRefusedError({ code: 'scheme', scheme: url.protocol.slice(0, 20) });
  if (url.username !== '' || url.password !== '') throw new AddressRefusedError({ code: 'user-in-address' });
  if (url.hostname.length > maxHostCharacters) throw new AddressRefusedError({ code: 'host-too-long' });
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
  'not found': ({ hostname: host }) => new AddressRefusedError({ code: 'host-not-found', host }),
  'no address': ({ hostname: host }) => new AddressRefusedError({ code: 'host-without-address', host }),
  'not public': ({ hostname }) =>
    new AddressRefusedError({ code: 'host-not-public', host: hostname.replace(/^\[|\]$/g, '') }),
  'too slow': (url, signal) => unreachable(url, signal),
};

function redirectOf({ status, headers }: HostAnswer, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) return undefined;
  const next = URL.parse(headers.location, from.href);
  if (!next) throw new AddressRefusedError({ code: 'redirects-nowhere', host: from.hostname });
  return parse(next.href);
}

async function read(
  answer: HostAnswer,
  url: URL,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (answer.status !== 200)
    throw new AddressRefusedError({ code: 'answered', host: url.hostname, status: answer.status });
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
  // A body without a length ends with its connection, so a timeout would truncate it silently.
  if (signal.aborted) throw cut(url, signal);
  return Buffer.concat(chunks);
}

const cut = (url: URL, signal: AbortSignal) =>
  new AddressRefusedError({
    code: signal.aborted ? 'picture-too-slow' : 'picture-cut-off',
    host: url.hostname,
  });

const tooLarge = (url: URL, maxBytes: number) =>
  new AddressRefusedError({
    code: 'picture-too-large',
    host: url.hostname,
    megabytes: Math.floor(maxBytes / 1_000_000),
  });

const unreachable = (url: URL, signal: AbortSignal) =>
  new AddressRefusedError({
    code: signal.aborted ? 'host-too-slow' : 'host-unreachable',
    host: url.hostname,
  });

import { isIP } from 'node:net';
import { mayFetchFrom } from './addresses.ts';
import type { ResolvedAddress } from './open-address.ts';

export interface HostRules {
  readonly lookup: (host: string) => Promise<readonly ResolvedAddress[]>;
  /** Also allows addresses of this machine; for the local stack only. */
  readonly allowLoopback: boolean;
}

export type HostFault = 'not found' | 'no address' | 'not public' | 'too slow';

/**
 * Resolves an untrusted host once; every address must be public. Callers must connect to the result: another lookup
 * could differ.
 */
export async function resolveHost(
  { hostname }: URL,
  { lookup, allowLoopback }: HostRules,
  signal: AbortSignal,
): Promise<ResolvedAddress | HostFault> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await lookedUp(lookup(host), signal);
  if (typeof found === 'string') return found;
  const [first] = found;
  if (first === undefined) return 'no address';
  return found.every(({ address }) => mayFetchFrom(address, allowLoopback)) ? first : 'not public';
}

async function lookedUp(
  lookup: Promise<readonly ResolvedAddress[]>,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[] | HostFault> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  try {
    return await Promise.race([lookup, aborted]);
  } catch {
    return signal.aborted ? 'too slow' : 'not found';
  }
}

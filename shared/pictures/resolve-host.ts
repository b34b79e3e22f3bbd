import { isIP } from 'node:net';
import { mayFetchFrom } from './addresses.ts';
import type { ResolvedAddress } from './open-address.ts';

/** How names are looked up, and how far from the public internet an address may lie. */
export interface HostRules {
  /** All addresses of a host name, as `dns.promises.lookup` with `all` gives them. */
  readonly lookup: (host: string) => Promise<readonly ResolvedAddress[]>;
  /** Lets this very machine be asked: for the local run only. */
  readonly allowLoopback: boolean;
}

/** Why nobody may be asked under a name. */
export type HostFault = 'not found' | 'no address' | 'not public' | 'too slow';

/**
 * The address under which the host of an address that a stranger has named is asked. It is looked up once, and every address
 * found must be public; whoever connects must connect to this one, for another look could lead elsewhere.
 */
export async function resolveHost(
  { hostname }: URL,
  { lookup, allowLoopback }: HostRules,
  signal: AbortSignal,
): Promise<ResolvedAddress | HostFault> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await namesOf(lookup(host), signal);
  if (typeof found === 'string') return found;
  const [first] = found;
  if (first === undefined) return 'no address';
  return found.every(({ address }) => mayFetchFrom(address, allowLoopback)) ? first : 'not public';
}

async function namesOf(
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

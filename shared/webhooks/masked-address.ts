import type { NameHash } from '../ledger/name-hash.ts';

const digestLetters = 8;

/**
 * Returns a webhook's address as readers see it: its host, and a keyed digest that distinguishes two addresses of one
 * host. Path and query may hold a token, so only operators see them.
 */
export async function maskedAddress(address: string, nameHash: NameHash): Promise<string> {
  const { protocol, host } = new URL(address);
  const digest = (await nameHash(`webhook address ${address}`)).slice(0, digestLetters);
  return `${protocol}//${host}/…${digest}`;
}

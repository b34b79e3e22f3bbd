import type { NameHash } from '../ledger/name-hash.ts';

const digestLetters = 8;

/** Shows the host and a keyed digest. Path and query may hold a token, so only operators see them. */
export async function maskedAddress(address: string, nameHash: NameHash): Promise<string> {
  const { protocol, host } = new URL(address);
  const digest = (await nameHash(`webhook address ${address}`)).slice(0, digestLetters);
  return `${protocol}//${host}/…${digest}`;
}

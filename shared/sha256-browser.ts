import { Sha256 } from '@aws-crypto/sha256-js';

/** SHA-256 of a text in UTF-8, in hex: where there is no node:crypto, and the answer is needed at once. */
export function sha256Hex(text: string): string {
  const hash = new Sha256();
  hash.update(text);
  return [...hash.digestSync()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

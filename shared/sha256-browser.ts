import { Sha256 } from '@aws-crypto/sha256-js';

/** SHA-256 of UTF-8, in hex; synchronous, for browsers without node:crypto. */
export function sha256Hex(text: string): string {
  const hash = new Sha256();
  hash.update(text);
  return [...hash.digestSync()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { NameHash } from '../../../../shared/ledger/name-hash.ts';
import { foreignCursor } from './cursor.ts';

/** No person or batch can have this name. */
const keyName = '\0cursors';
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

interface Cursors {
  readonly cursor?: string;
  readonly next?: string;
  readonly previous?: string;
}

/**
 * Cursors of such a list may name other customers' entries, so they are encrypted.
 * @throws ProblemError for a foreign cursor
 */
export async function withSealedCursors<P extends Cursors>(
  nameHash: NameHash,
  cursor: string | undefined,
  read: (cursor: string | undefined) => Promise<P>,
): Promise<P> {
  const key = createHash('sha256')
    .update(await nameHash(keyName))
    .digest();
  const page = await read(cursor === undefined ? undefined : opened(key, cursor));
  const sealedIn = (name: keyof Cursors) =>
    page[name] === undefined ? {} : { [name]: sealed(key, page[name]) };
  return { ...page, ...sealedIn('cursor'), ...sealedIn('next'), ...sealedIn('previous') };
}

function sealed(key: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce);
  const content = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), content]).toString('base64url');
}

function opened(key: Buffer, cursor: string): string {
  const bytes = Buffer.from(cursor, 'base64url');
  try {
    const decryption = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
    decryption.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const content = bytes.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decryption.update(content), decryption.final()]).toString('utf8');
  } catch {
    throw foreignCursor();
  }
}

import { createHmac } from 'node:crypto';

/**
 * The keyed hash of a subject's name. Without the key, nobody can tell whose tombstone it is, or test names on it.
 */
export type NameHash = (name: string) => Promise<string>;

const hashLength = 12;
/** Returns the beginning of a keyed hash, which is enough to find a ban in the list. */
export const shortHash = (hash: string): string => hash.slice(0, hashLength);

export const nameHashWith =
  (key: () => Promise<string>): NameHash =>
  async (name) =>
    createHmac('sha256', await key())
      .update(name)
      .digest('hex');

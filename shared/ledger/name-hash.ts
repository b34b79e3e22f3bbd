import { createHmac } from 'node:crypto';

/** A keyed hash: without the key, nobody can test whether a tombstone belongs to a name. */
export type NameHash = (name: string) => Promise<string>;

const hashLength = 12;
export const shortHash = (hash: string): string => hash.slice(0, hashLength);

export const nameHashWith =
  (key: () => Promise<string>): NameHash =>
  async (name) =>
    createHmac('sha256', await key())
      .update(name)
      .digest('hex');

import { createHmac } from 'node:crypto';

/** The keyed hash of a subject's name: nobody without the key can tell whose tombstone it is, or try names on it. */
export type NameHash = (name: string) => Promise<string>;

const hashLength = 12;
/** The beginning of a keyed hash: enough to find the ban of a refusal in the list of bans. */
export const shortHash = (hash: string): string => hash.slice(0, hashLength);

/** @param key reads the secret key; called for every name, so it should remember what it has read */
export const nameHashWith =
  (key: () => Promise<string>): NameHash =>
  async (name) =>
    createHmac('sha256', await key())
      .update(name)
      .digest('hex');

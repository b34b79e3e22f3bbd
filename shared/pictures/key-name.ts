import { createHash } from 'node:crypto';

/** A key for an id that comes from a caller, who may send any text of any length: keys of a table and of a bucket have a limit. */
export const nameOf = (id: string): string =>
  /^[\w-]{1,100}$/.test(id) ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`;

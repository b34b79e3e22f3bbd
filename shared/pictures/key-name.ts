import { createHash } from 'node:crypto';

/** Keys have a limit. */
export const pictureNameOf = (id: string): string =>
  /^[\w-]{1,100}$/.test(id) ? id : `sha256:${createHash('sha256').update(id).digest('hex')}`;

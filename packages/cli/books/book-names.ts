import { createHash } from 'node:crypto';

export const markOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 10);

/** Different ids get different names, which may differ only in case. */
export const fileName = (id: string): string =>
  id
    .toWellFormed()
    .replace(/[^\p{L}\p{M}\p{N}._ -]/gu, (letter) => encodeURIComponent(letter))
    .replace(/^[. ]|[. ]$/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
    .slice(0, 60)
    .concat([...id].length > 60 ? `~${markOf(id)}` : '');

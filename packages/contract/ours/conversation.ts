import { createHash } from 'node:crypto';

export const conversationPrefix = 'document#session#';

/** A caller's `sid` may have any length; a table key has a limit. */
export const conversationId = (sid: string): string =>
  createHash('sha256').update(sid.trim()).digest('hex').slice(0, 32);

export const conversationPartition = (sid: string): string => `${conversationPrefix}${conversationId(sid)}`;

import { createHash } from 'node:crypto';

/** The prefix of every partition with a chat conversation in the self-hosted service's table. */
export const conversationPartitions = 'document#session#';

/** Returns the id of a stored conversation. A caller's `sid` may have any length; a key of a table has a limit. */
export const conversationId = (sid: string): string =>
  createHash('sha256').update(sid.trim()).digest('hex').slice(0, 32);

/** Returns the self-hosted service's partition of a conversation, by the caller's `sid`. */
export const conversationPartition = (sid: string): string =>
  `${conversationPartitions}${conversationId(sid)}`;

import { createHash } from 'node:crypto';

/** Every partition of the self-hosted service's table that holds a conversation of the chat begins with this. */
export const conversationPartitions = 'document#session#';

/** Returns the id of a stored conversation. Callers choose a `sid` of any length; a key of a table has a limit. */
export const conversationId = (sid: string): string =>
  createHash('sha256').update(sid.trim()).digest('hex').slice(0, 32);

/** Returns the partition in which the self-hosted service keeps a conversation, by the `sid` that the caller sends. */
export const conversationPartition = (sid: string): string =>
  `${conversationPartitions}${conversationId(sid)}`;

export { callBookDays } from './call-book.ts';
export { conversationId, conversationPartition, conversationPartitions } from './conversation.ts';
export { ownHeaders } from './own-headers.ts';

export { callBookDays } from './call-book.ts';
export { conversationId, conversationPartition, conversationPrefix } from './conversation.ts';
export { ownHeaders } from './own-headers.ts';

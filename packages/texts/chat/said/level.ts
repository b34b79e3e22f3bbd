import type { RequestOf } from '@palmleaf/contract/operations';

/** How much an answer of the chat explains. */
export type Level = RequestOf<'chat'>['ep'];

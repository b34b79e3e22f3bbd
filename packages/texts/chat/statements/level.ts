import type { RequestOf } from '@palmleaf/contract/operations';

export type Level = RequestOf<'chat'>['ep'];

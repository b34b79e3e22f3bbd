import { ownBatchOf } from '../../../shared/intake/object-key.ts';
import type { Chosen } from './messages.ts';

/** Returns the batch of a table of people: the chosen one, or its own if each table is a batch. */
export const batchOfTable = ({ batch, isApart }: Pick<Chosen, 'batch' | 'isApart'>, name: string): string =>
  isApart ? ownBatchOf(batch, name) : batch;

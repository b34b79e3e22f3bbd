import { ownBatchOf } from '../../../shared/intake/object-key.ts';
import type { Chosen } from './messages.ts';

/** Returns the chosen batch, or the table's own if each table is a batch. */
export const batchOfTable = ({ batch, isApart }: Pick<Chosen, 'batch' | 'isApart'>, name: string): string =>
  isApart ? ownBatchOf(batch, name) : batch;

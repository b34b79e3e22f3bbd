import { ownBatchOf } from '../../../shared/intake/object-key.ts';
import type { Chosen } from './messages.ts';

export const batchOfTable = ({ batch, isApart }: Pick<Chosen, 'batch' | 'isApart'>, name: string): string =>
  isApart ? ownBatchOf(batch, name) : batch;

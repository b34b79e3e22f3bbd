import { ownBatchOf } from '../../../shared/intake/object-key.ts';
import type { Chosen } from './messages.ts';

export const batchOfTable = (
  { batch, hasSeparateBatches }: Pick<Chosen, 'batch' | 'hasSeparateBatches'>,
  name: string,
): string => (hasSeparateBatches ? ownBatchOf(batch, name) : batch);

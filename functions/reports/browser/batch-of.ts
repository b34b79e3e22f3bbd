import { batchOfCustomer, customerOf, localName } from '../../../shared/customers/customer.ts';
import { tableStem } from '../../../shared/intake/object-key.ts';
import type { Chosen } from './messages.ts';

/**
 * Returns the batch of a table of people: the chosen one, or one of the same customer named after the table if each
 * table is its own batch.
 */
export function batchOfTable({ batch, isApart }: Pick<Chosen, 'batch' | 'isApart'>, name: string): string {
  if (!isApart) return batch;
  const stem = tableStem(name).split('/').at(-1);
  return stem === undefined ? batch : batchOfCustomer(customerOf(batch), localName(stem));
}

import { tableExtension } from '../../../shared/intake/object-key.ts';
import type { Chosen } from './messages.ts';

/** The batch that a table of people goes to: the one that is named, or one of its own name where each table is a batch. */
export function batchOfTable({ batch, isApart }: Pick<Chosen, 'batch' | 'isApart'>, name: string): string {
  if (!isApart) return batch;
  return tableStem(name).split('/').at(-1) ?? batch;
}

/** The name of a table without its ending; that of the table that corrected rows are from. */
export const tableStem = (name: string): string =>
  name.replace(tableExtension, '').replace(/\.corrected(-\d+)?$/, '');

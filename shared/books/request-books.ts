import type { LedgerContext } from '../ledger/context.ts';
import { itemMissing, schemaVersion } from '../table/item-kind.ts';
import { any } from '../table/table.ts';
import { editionOf, type MadeFormat } from './edition.ts';
import { listedUnder } from './listed-under.ts';
import { type BookOrder, noBooks, orderItems, orderKey, orderOf, ordersDue } from './order.ts';

interface WantedBooks {
  readonly batch: string;
  readonly id?: string | undefined;
  readonly format: MadeFormat;
  readonly theme: {
    readonly name: string;
    readonly tradition?: string | undefined;
    readonly chartStyle?: string | undefined;
  };
  readonly people: number;
  readonly shared?: { readonly edition: string; readonly until: number };
}

const listedForMs = 24 * 3600_000;

/**
 * An ended order starts again and makes only missing or changed books.
 * @param retentionMs how long books are stored
 */
export async function requestBooks(
  { table, now }: Pick<LedgerContext, 'table' | 'now'>,
  { batch, id, format, theme, people, shared }: WantedBooks,
  retentionMs: number,
): Promise<BookOrder> {
  const edition = shared?.edition ?? editionOf(format, theme);
  const order = orderOf(edition, id);
  const key = orderKey(batch, order);
  const fresh: BookOrder = {
    v: schemaVersion,
    batch,
    order,
    edition,
    format,
    theme: theme.name,
    ...(theme.tradition === undefined ? {} : { tradition: theme.tradition }),
    ...(theme.chartStyle === undefined ? {} : { chartStyle: theme.chartStyle }),
    ...(id === undefined ? {} : { id, ...listedUnder({ batch, id }, `books#${edition}`) }),
    ...(shared === undefined ? {} : { sharedUntil: shared.until }),
    state: 'making',
    people,
    askedAt: now(),
    before: noBooks,
    counts: noBooks,
    due: ordersDue,
    dueAt: now(),
    expiresAt: Math.ceil(((shared?.until ?? now() + retentionMs) + listedForMs) / 1000),
  };
  const { item } = await table.update(
    orderItems.update({
      key,
      set: fresh,
      remove: ['finishedAt', 'position', 'at', 'tries', 'worker', 'workerUntil'],
      condition: any(itemMissing, orderItems.equals('state', 'made')),
    }),
  );
  return orderItems.parse(item);
}

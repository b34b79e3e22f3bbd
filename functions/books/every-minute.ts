import { orderItems, ordersDue } from '../../shared/books/order.ts';
import { bookItems, booksEnd } from '../../shared/books/stored-book.ts';
import type { BooksDeps } from './deps.ts';
import { removeBook } from './remove-book.ts';

const maxHints = 100;
const pageSize = 100;

export async function sendDueHints({ ledger, hint, settings }: BooksDeps): Promise<number> {
  const { table, now } = ledger;
  const page = await table.queryIndex({ index: 'due', partition: ordersDue, upTo: now(), limit: maxHints });
  let hinted = 0;
  for (const { pk, sk } of page.items) {
    const { ok, item } = await table.update(
      orderItems.update({
        key: { pk, sk },
        set: { dueAt: now() + settings.retryMs },
        condition: orderItems.atMost('dueAt', now()),
      }),
    );
    if (!ok) continue;
    const { batch, order } = orderItems.parse(item);
    await hint({ batch, order });
    hinted += 1;
  }
  return hinted;
}

export async function removeExpiredBooks(
  deps: BooksDeps,
  until: number,
  leaseUntil: number,
): Promise<number> {
  const { table, now } = deps.ledger;
  let removed = 0;
  while (now() < until) {
    const page = await table.queryIndex({ index: 'due', partition: booksEnd, upTo: now(), limit: pageSize });
    let ended = 0;
    for (const key of page.items) {
      if (now() >= until) return removed;
      const isOver = bookItems.atMost('dueAt', now());
      // No worker makes the book again before `leaseUntil`.
      const set = { state: 'gone', dueAt: leaseUntil } as const;
      const { ok, item } = await table.update(bookItems.update({ key, set, condition: isOver }));
      if (!ok) continue;
      await removeBook(deps, bookItems.parse(item), bookItems.equals('dueAt', leaseUntil));
      ended += 1;
      removed += 1;
    }
    if (ended === 0) return removed;
  }
  return removed;
}

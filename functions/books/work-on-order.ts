import { readTheme, type Theme } from '@palmleaf/books/theme';
import { markOfSubject, themeObject } from '../../shared/books/edition.ts';
import {
  type BookCounts,
  type BookOrder,
  noBooks,
  type OrderHint,
  orderItems,
  orderKey,
} from '../../shared/books/order.ts';
import type { Subject } from '../../shared/ledger/items/keys.ts';
import { countedLines, errorName } from '../../shared/log.ts';
import { all, any } from '../../shared/table/table.ts';
import type { BooksDeps, BooksRun } from './deps.ts';
import { BookEndingError, LostOrderError } from './errors.ts';
import { ensureBook } from './one-book.ts';
import { peopleFrom, placeAfter, positionAfter } from './people.ts';

export async function workOnOrder(deps: BooksDeps, hint: OrderHint, run: BooksRun): Promise<void> {
  const order = await claim(deps, hint, run);
  if (order === undefined) return;
  const logFields = { batch: order.batch, order: order.order };
  try {
    const theme = readTheme(JSON.parse(await themeText(deps, order)));
    const { isDone, counts } = await makeBooks(deps, order, theme, run);
    if (isDone) deps.log.info('Books are made', { ...logFields, ...counts });
    else await deps.hint(hint);
  } catch (error) {
    if (error instanceof LostOrderError) return;
    if (!(error instanceof BookEndingError))
      deps.log.error(countedLines.booksStuck, { ...logFields, error: errorName(error) });
    await releaseOrder(deps, order, run, deps.ledger.now() + deps.settings.retryMs);
  }
}

async function themeText({ ledger }: BooksDeps, { edition }: BookOrder): Promise<string> {
  return Buffer.from(await ledger.bodies.get(themeObject(edition))).toString('utf8');
}

async function claim(
  { ledger: { table, now } }: BooksDeps,
  { batch, order }: OrderHint,
  { worker, leaseUntil }: BooksRun,
): Promise<BookOrder | undefined> {
  const { ok, item } = await table.update(
    orderItems.update({
      key: orderKey(batch, order),
      set: { worker, workerUntil: leaseUntil, dueAt: leaseUntil },
      condition: all(
        orderItems.equals('state', 'making'),
        any(orderItems.missing('workerUntil'), orderItems.atMost('workerUntil', now())),
      ),
    }),
  );
  return ok ? orderItems.parse(item) : undefined;
}

async function makeBooks(deps: BooksDeps, order: BookOrder, theme: Theme, run: BooksRun) {
  let { before, position = { shard: 0 } } = order;
  const storedStart = await placeAfter(deps.ledger.table, order.batch, position);
  // If the person at the stored position is gone, the order starts over and skips finished books.
  if (storedStart === undefined) [before, position] = [noBooks, { shard: 0 }];
  let start = storedStart ?? position;
  let attempt = { at: order.at, tries: order.tries ?? 0 };
  for (;;) {
    const { people, next } = await peopleFrom(deps.ledger.table, order, start);
    let counts = before;
    for (const subject of people) {
      if (deps.ledger.now() >= run.lastBeginAt) {
        await releaseOrder(deps, order, run, deps.ledger.now(), { before, position, counts });
        return { isDone: false, counts };
      }
      const begin = async (): Promise<number> => {
        const at = markOfSubject(subject);
        attempt = { at, tries: attempt.at === at ? attempt.tries + 1 : 1 };
        await saveOrder(deps, order, run, { ...attempt, counts });
        return attempt.tries;
      };
      counts = await countOutcome(deps, order, subject, counts, () =>
        ensureBook(deps, { order, subject, theme, run, begin }),
      );
    }
    if (next === undefined) {
      await finish(deps, order, run, counts);
      return { isDone: true, counts };
    }
    before = counts;
    start = next;
    position = positionAfter(people, next);
    await saveOrder(deps, order, run, { before, counts, position });
  }
}

async function countOutcome(
  { log }: BooksDeps,
  { order }: BookOrder,
  { batch, id }: Subject,
  counts: BookCounts,
  ensure: () => ReturnType<typeof ensureBook>,
): Promise<BookCounts> {
  const outcome = await ensure();
  if (outcome === 'failed') log.warn(countedLines.bookFailed, { batch, id, order });
  return outcome === 'gone' ? counts : { ...counts, [outcome]: counts[outcome] + 1 };
}

async function saveOrder(
  { ledger: { table } }: BooksDeps,
  { batch, order }: BookOrder,
  { worker }: BooksRun,
  set: Partial<BookOrder>,
): Promise<void> {
  const { ok } = await table.update(
    orderItems.update({
      key: orderKey(batch, order),
      set,
      condition: orderItems.equals('worker', worker),
    }),
  );
  if (!ok) throw new LostOrderError('Another worker has the order');
}

async function releaseOrder(
  { ledger: { table } }: BooksDeps,
  { batch, order }: BookOrder,
  { worker }: BooksRun,
  dueAt: number,
  set: Partial<BookOrder> = {},
): Promise<void> {
  await table.update(
    orderItems.update({
      key: orderKey(batch, order),
      set: { ...set, dueAt },
      remove: ['worker', 'workerUntil'],
      condition: orderItems.equals('worker', worker),
    }),
  );
}

async function finish(
  { ledger: { table, now } }: BooksDeps,
  { batch, order }: BookOrder,
  { worker }: BooksRun,
  counts: BookCounts,
): Promise<void> {
  await table.update(
    orderItems.update({
      key: orderKey(batch, order),
      set: { state: 'made', finishedAt: now(), before: counts, counts },
      remove: ['worker', 'workerUntil', 'position', 'at', 'tries', 'due', 'dueAt'],
      condition: orderItems.equals('worker', worker),
    }),
  );
}

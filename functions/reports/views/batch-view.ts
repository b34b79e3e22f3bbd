import { unpricedOf } from '../../../shared/budget/room.ts';
import type { Customer } from '../../../shared/customers/customer.ts';
import { holdsOn } from '../../../shared/holds/hold.ts';
import { listBatches, readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { readCounts, readIntake, readSpared } from '../../../shared/ledger/batches/counts.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { BatchItem } from '../../../shared/ledger/items/batch.ts';
import { holdText } from '../../../shared/reasons/reason-text.ts';
import { isSealed } from '../../../shared/sealing/seal.ts';
import type { Page } from '../../../shared/table/table.ts';
import { toMoneyView } from '../../../shared/views/money.ts';
import type { BoardBatch } from '../../../shared/views/overview/board.ts';
import { progressOf } from '../../../shared/views/progress.ts';
import type { BatchEntry, BatchView } from '../../../shared/views/views.ts';
import { withCursor } from '../http/lists/cursor.ts';
import { readStandingContext, type StandingDeps, withCustomers, withWaits } from './standing-context.ts';
import { listRejections, listUploads } from './upload-views.ts';

type Reading = Pick<LedgerContext, 'table' | 'now'>;

const shownAtOnce = 100;

export async function readBatchView(deps: StandingDeps, batch: string): Promise<BatchView | undefined> {
  const [view, context] = await Promise.all([readPlainView(deps.ledger, batch), readStandingContext(deps)]);
  if (view === undefined) return undefined;
  const [shown] = withWaits(await withCustomers(deps, context, [view]), [view]);
  if (shown === undefined) return undefined;
  const { percent, read, sentence } = progressOf(shown);
  const gates = context.gates.filter(({ state }) => state === 'closed');
  return { ...shown, gates, progress: { percent, read, sentence } };
}

export async function readPlainView(context: Reading, batch: string): Promise<BoardBatch | undefined> {
  const item = await readBatchItem(context, batch);
  if (item === undefined) return undefined;
  const [entry, uploads, rejections, spared] = await Promise.all([
    entryOf(context, batch, item),
    listUploads(context, batch, shownAtOnce),
    listRejections(context, batch, shownAtOnce),
    readSpared(context, batch),
  ]);
  const { createdAt = 0 } = item;
  return {
    ...entry,
    ...(createdAt === 0 ? {} : { startedAt: new Date(createdAt).toISOString() }),
    ...(spared.photos === 0 ? {} : { spared }),
    uploads: [...uploads.items],
    rejections: [...rejections.items],
    more: {
      ...(uploads.cursor === undefined ? {} : { uploads: uploads.cursor }),
      ...(rejections.cursor === undefined ? {} : { rejections: rejections.cursor }),
    },
    gates: [],
  };
}

function spendingOf(item: BatchItem): BatchEntry['spending'] {
  const { committed, ceiling, ceilingMoney, currency, committedMicros = 0 } = item;
  return {
    committed,
    ...(ceiling === undefined ? {} : { ceiling }),
    ...(currency === undefined
      ? {}
      : { cost: { ...toMoneyView({ currency, micros: committedMicros }), unpriced: unpricedOf(item) } }),
    ...(ceilingMoney === undefined ? {} : { ceilingMoney: toMoneyView(ceilingMoney) }),
  };
}

export async function listBatchEntries(
  deps: StandingDeps,
  limit: number,
  cursor?: string,
  customer?: Customer,
): Promise<Page<BatchEntry>> {
  const { ledger } = deps;
  const page = await withCursor(cursor, () => listBatches(ledger.table, limit, cursor, customer));
  const [entries, context] = await Promise.all([readEntries(ledger, page.items), readStandingContext(deps)]);
  return { ...page, items: withWaits(await withCustomers(deps, context, entries), entries) };
}

export async function readEntries(context: Reading, names: readonly string[]): Promise<BatchEntry[]> {
  const entries = await Promise.all(
    names.map(async (batch) => {
      const item = await readBatchItem(context, batch);
      return item === undefined ? [] : [await entryOf(context, batch, item)];
    }),
  );
  return entries.flat();
}

async function entryOf(context: Reading, batch: string, item: BatchItem): Promise<BatchEntry> {
  const counts = await readCounts(context, batch);
  const { subjects, complete, partial, failed, cancelled, bought, unknown, reused, declined } = counts;
  return {
    batch,
    subjects,
    complete,
    partial,
    failed,
    cancelled,
    open: subjects - complete - partial - failed - cancelled,
    calls: { bought, reused, unknown },
    spending: spendingOf(item),
    ...(declined === 0 ? {} : { declined }),
    sealed: isSealed(item, await readIntake(context, batch)),
    holds: holdsOn(batch, item).map(({ by, since, ...hold }) => ({
      by,
      since: new Date(since).toISOString(),
      sentence: holdText(hold),
      ...(hold.trial === undefined ? {} : { because: hold.trial.oddity }),
    })),
  };
}

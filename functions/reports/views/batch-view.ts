import { unpricedOf } from '../../../shared/budget/room.ts';
import type { Customer } from '../../../shared/customers/customer.ts';
import type { GateName } from '../../../shared/gate/gate.ts';
import { holdsOn } from '../../../shared/holds/hold.ts';
import { listBatches, readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { readCounts, readIntake, readSpared } from '../../../shared/ledger/batches/counts.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import type { BatchItem } from '../../../shared/ledger/items/batch.ts';
import { holdText } from '../../../shared/reasons/reason-text.ts';
import { isSealed } from '../../../shared/sealing/seal.ts';
import type { Page } from '../../../shared/table/table.ts';
import { toMoneyView } from '../../../shared/views/money.ts';
import type { BatchEntry, BatchView } from '../../../shared/views/views.ts';
import { withCursor } from '../http/lists/cursor.ts';
import { listGates } from './gate-views.ts';
import { listRejections, listUploads } from './upload-views.ts';

type Reading = Pick<LedgerContext, 'table' | 'now'>;

/** The uploads and rejections in the view of a batch; their lists continue from there. */
const shownAtOnce = 100;

/** Returns one batch: progress, spending, the first uploads and rejections, and the closed gates. */
export async function readBatchView(
  context: Reading,
  batch: string,
  gates: readonly GateName[],
): Promise<BatchView | undefined> {
  const item = await readBatchItem(context, batch);
  if (item === undefined) return undefined;
  const [entry, uploads, rejections, shownGates, spared] = await Promise.all([
    entryOf(context, batch, item),
    listUploads(context, batch, shownAtOnce),
    listRejections(context, batch, shownAtOnce),
    listGates(context, gates),
    readSpared(context, batch),
  ]);
  return {
    ...entry,
    ...(spared.photos === 0 ? {} : { spared }),
    uploads: [...uploads.items],
    rejections: [...rejections.items],
    more: {
      ...(uploads.cursor === undefined ? {} : { uploads: uploads.cursor }),
      ...(rejections.cursor === undefined ? {} : { rejections: rejections.cursor }),
    },
    gates: shownGates.filter(({ state }) => state === 'closed'),
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

/** Returns one page of the list of batches, by name. */
export async function listBatchEntries(
  context: Reading,
  limit: number,
  cursor?: string,
  customer?: Customer,
): Promise<Page<BatchEntry>> {
  const page = await withCursor(cursor, () => listBatches(context.table, limit, cursor, customer));
  const entries = await Promise.all(
    page.items.map(async (batch) => {
      const item = await readBatchItem(context, batch);
      return item === undefined ? [] : [await entryOf(context, batch, item)];
    }),
  );
  return { ...page, items: entries.flat() };
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

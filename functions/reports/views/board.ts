import { accountOfMonth, monthOf } from '../../../shared/budget/periods.ts';
import { ceilingsOf, unpricedOf } from '../../../shared/budget/room.ts';
import type { GateName } from '../../../shared/gate/gate.ts';
import { listBatches, readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import type { Money } from '../../../shared/money/money.ts';
import { toMoneyView } from '../../../shared/views/money.ts';
import type { Board, BoardBatch } from '../../../shared/views/views.ts';
import { readBatchView } from './batch-view.ts';
import { listGates, readDue } from './gate-views.ts';

type Reading = Pick<LedgerContext, 'table' | 'now'>;

/** Batches that are looked at to find the newest, and those that are shown. */
const mostKnown = 1000;
const mostShown = 12;

/** What the settings say that a month may spend, where its own account does not. */
export interface MonthlyCeilings {
  readonly calls?: number | undefined;
  readonly money?: Money | undefined;
}

/** Reads the board: bounded however many batches there are. */
export async function readBoard(
  context: Reading,
  gates: readonly GateName[],
  ceilings: MonthlyCeilings,
): Promise<Board> {
  const [shownGates, due, month, newest] = await Promise.all([
    listGates(context, gates),
    readDue(context),
    spentInMonth(context, ceilings),
    newestBatches(context),
  ]);
  const batches = await Promise.all(
    newest.names.slice(0, mostShown).map(async ({ name, createdAt }): Promise<BoardBatch[]> => {
      const view = await readBatchView(context, name, gates);
      if (view === undefined) return [];
      return [{ ...view, ...(createdAt === 0 ? {} : { startedAt: new Date(createdAt).toISOString() }) }];
    }),
  );
  return {
    gates: shownGates,
    due,
    month,
    batches: batches.flat(),
    known: newest.names.length,
    isCut: newest.isCut,
  };
}

async function newestBatches({ table }: Reading) {
  const { items, cursor } = await listBatches(table, mostKnown);
  const names = await Promise.all(
    items.map(async (name) => ({ name, createdAt: (await readBatchItem({ table }, name))?.createdAt ?? 0 })),
  );
  return {
    names: names.toSorted((one, other) => other.createdAt - one.createdAt),
    isCut: cursor !== undefined,
  };
}

async function spentInMonth({ table, now }: Reading, usual: MonthlyCeilings): Promise<Board['month']> {
  const account = readAccount(await table.get(accountOfMonth(now())));
  const { calls, money } = ceilingsOf(account, usual);
  const { committed, currency, committedMicros = 0 } = account;
  return {
    name: monthOf(now()),
    spending: {
      committed,
      ...(calls === undefined ? {} : { ceiling: calls }),
      ...(currency === undefined
        ? {}
        : { cost: { ...toMoneyView({ currency, micros: committedMicros }), unpriced: unpricedOf(account) } }),
      ...(money === undefined ? {} : { ceilingMoney: toMoneyView(money) }),
    },
  };
}

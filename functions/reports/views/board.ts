import type { BudgetCeilings } from '../../../shared/budget/ceilings-now.ts';
import { accountOfMonth } from '../../../shared/budget/periods.ts';
import type { GateName } from '../../../shared/gate/gate.ts';
import { listBatches, readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { standingNow } from '../../../shared/standing/standing.ts';
import { spentOf } from '../../../shared/views/money.ts';
import type { Board, BoardBatch } from '../../../shared/views/overview/board.ts';
import { readBatchView } from './batch-view.ts';
import { listCustomerViews, spentInMonth } from './customers.ts';
import { listGates, readDue } from './gate-views.ts';

type Reading = Pick<LedgerContext, 'table' | 'now'>;

/** The most batches to scan for the newest, and the number shown. */
const mostKnown = 1000;
const mostShown = 12;
const shownCustomers = 20;

/** Reads the board, in bounded time for any number of batches. */
export async function readBoard(
  context: Reading,
  gates: readonly GateName[],
  budget: BudgetCeilings,
): Promise<Board> {
  const [shownGates, due, month, newest, customers] = await Promise.all([
    listGates(context, gates),
    readDue(context),
    spentInMonth(context, accountOfMonth(context.now()), {
      calls: budget.monthlyCeiling,
      money: budget.monthlyCeilingMoney,
    }),
    newestBatches(context),
    listCustomerViews(context, budget, shownCustomers),
  ]);
  const batches = await Promise.all(
    newest.names.slice(0, mostShown).map(async ({ name, createdAt }): Promise<BoardBatch[]> => {
      const view = await readBatchView(context, name, gates);
      if (view === undefined) return [];
      return [{ ...view, ...(createdAt === 0 ? {} : { startedAt: new Date(createdAt).toISOString() }) }];
    }),
  );
  const shown = batches.flat();
  return {
    standing: standingNow({
      gates: shownGates,
      batches: shown.map((one) => ({ ...one, spending: spentOf(one.spending) })),
      customers: customers.items.map(({ customer, month: own }) => ({
        customer,
        spending: spentOf(own.spending),
      })),
      month: spentOf(month.spending),
      overdueSeconds: due.oldest?.overdueBySeconds ?? 0,
    }),
    gates: shownGates,
    due,
    month,
    customers: customers.items,
    batches: shown,
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

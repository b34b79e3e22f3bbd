import { decideForCeiling } from '../../../shared/blockers/release-decision.ts';
import type { BudgetCeilings } from '../../../shared/budget/ceilings-now.ts';
import { accountOfMonth, payerOf } from '../../../shared/budget/periods.ts';
import { customerOf } from '../../../shared/customers/customer.ts';
import type { GateName } from '../../../shared/gate/gate.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import {
  type Blocker,
  type BlockerOf,
  blockerItems,
  isBlockerKey,
} from '../../../shared/ledger/items/blocker.ts';
import {
  accountsDue,
  batchPartition,
  placesBatch,
  subjectOfPartition,
} from '../../../shared/ledger/items/keys.ts';
import { parkedOn } from '../../../shared/ledger/waves/parking.ts';
import type { PriceTable } from '../../../shared/money/prices.ts';
import type { CauseCode } from '../../../shared/standing/causes.ts';
import {
  type BatchStatus,
  type StandingContext,
  type WaitingPeople,
  waitsOf,
} from '../../../shared/standing/standing.ts';
import { type Key, type Table, wholeIndex } from '../../../shared/table/table.ts';
import { spentOf } from '../../../shared/views/money.ts';
import type { Board } from '../../../shared/views/overview/board.ts';
import type { BatchEntry, GateView } from '../../../shared/views/views.ts';
import { readCustomerView, spentInMonth } from './customers.ts';
import { listGates } from './gate-views.ts';

export interface StandingDeps {
  readonly ledger: Pick<LedgerContext, 'table' | 'now'>;
  readonly gates: readonly GateName[];
  readonly budget?: BudgetCeilings | undefined;
  readonly prices?: PriceTable | undefined;
}

export interface LoadedContext extends StandingContext {
  readonly gates: readonly GateView[];
  readonly monthView: Board['month'];
  readonly blocked: readonly string[];
}

export async function readStandingContext(deps: StandingDeps): Promise<LoadedContext> {
  const { ledger, gates, budget = {} } = deps;
  const [gateViews, monthView, { blockers, isCut }] = await Promise.all([
    listGates(ledger, gates),
    spentInMonth(ledger, accountOfMonth(ledger.now()), {
      calls: budget.monthlyCeiling,
      money: budget.monthlyCeilingMoney,
    }),
    readBlockers(ledger.table),
  ]);
  const found = await Promise.all(
    blockers.flatMap((blocker) => (blocker.kind === 'ceiling' ? [lackOf(deps, blocker)] : [])),
  );
  const lacks = new Map(
    found.flatMap((one) => (one === undefined ? [] : [[one.account, one.code] as const])),
  );
  const parked = await readParked(ledger.table, blockers, gateViews);
  const stopped = blockers.flatMap((one) => (one.kind === 'pause' || one.kind === 'hold' ? [one.batch] : []));
  const full = [...lacks.keys()].filter((name) => name !== 'month' && !isCustomer(name));
  return {
    gates: gateViews,
    monthView,
    month: spentOf(monthView.spending),
    customers: [],
    lacks,
    parked,
    ...(isCut ? { isCut } : {}),
    blocked: [...new Set([...stopped, ...full, ...parked.keys()])].sort(),
  };
}

const isCustomer = (name: string): boolean => name.startsWith('@') && !name.includes('/');

const maxDue = 20_000;

async function readBlockers(
  table: Table,
): Promise<{ readonly blockers: readonly Blocker[]; readonly isCut: boolean }> {
  const keys: Key[] = [];
  let read = 0;
  for await (const key of wholeIndex(table, { index: 'due', partition: accountsDue, limit: 1000 })) {
    if (isBlockerKey(key)) keys.push(key);
    read += 1;
    if (read === maxDue) break;
  }
  const found = await Promise.all(keys.map((key) => blockerItems.read(table, key)));
  const blockers = found.flatMap((item) => (item === undefined ? [] : [item.blocker]));
  return { blockers, isCut: read === maxDue };
}

/** Eight small queries read this many. A larger number is shown as a lower bound. */
const maxParked = 1000;

async function readParked(
  table: Table,
  blockers: readonly Blocker[],
  views: readonly GateView[],
): Promise<ReadonlyMap<string, WaitingPeople>> {
  const closed = new Set(views.flatMap(({ gate, state }) => (state === 'closed' ? [gate] : [])));
  const found = new Map<string, WaitingPeople>();
  await Promise.all(
    blockers.map(async (blocker) => {
      if (blocker.kind !== 'gates' || !blocker.gates.every((gate) => closed.has(gate))) return;
      const keys = await parkedOn({ table }, blocker, maxParked);
      for (const { pk } of keys) {
        const batch = subjectOfPartition(pk)?.batch ?? placesBatch;
        if (batch === placesBatch) continue;
        const { people = 0, gates = [], isLeast = false } = found.get(batch) ?? {};
        found.set(batch, {
          people: people + 1,
          gates: [...new Set([...gates, ...blocker.gates])],
          ...(isLeast || keys.length === maxParked ? { isLeast: true } : {}),
        });
      }
    }),
  );
  return found;
}

async function lackOf(
  { ledger, budget = {}, prices }: StandingDeps,
  blocker: BlockerOf<'ceiling'>,
): Promise<{ readonly account: string; readonly code: CauseCode } | undefined> {
  const { account, judgedBy, micros } = blocker;
  const { room } = await decideForCeiling({ ledger, prices, settings: { budget } }, blocker);
  if (room >= 1) return undefined;
  const isUnpriced = judgedBy !== undefined && micros === undefined;
  const code = (otherwise: CauseCode) => (isUnpriced ? 'no-price' : otherwise);
  const { of, customer } = payerOf(account);
  switch (of) {
    case 'batch':
      return { account: account.pk.slice(batchPartition('').length), code: code('batch-ceiling') };
    case 'customer':
      return { account: `@${customer}`, code: code('customer-budget') };
    case 'month':
      return { account: 'month', code: code('month-ceiling') };
    case 'places':
      return undefined;
  }
}

export async function withCustomers<T extends StandingContext>(
  { ledger, budget = {} }: StandingDeps,
  context: T,
  batches: readonly BatchEntry[],
): Promise<T> {
  const owners = new Set(batches.flatMap(({ batch, open }) => (open > 0 ? (customerOf(batch) ?? []) : [])));
  const views = await Promise.all([...owners].map((name) => readCustomerView(ledger, name, budget)));
  const customers = views.flatMap((view) =>
    view === undefined ? [] : [{ customer: view.customer, spending: spentOf(view.month.spending) }],
  );
  return { ...context, customers };
}

export const statusOfBatch = (entry: BatchEntry): BatchStatus => ({
  ...entry,
  spending: spentOf(entry.spending),
});

export const withWaits = <T extends BatchEntry>(context: StandingContext, batches: readonly T[]): T[] =>
  batches.map((one) => ({ ...one, ...waitsOf(statusOfBatch(one), context) }));

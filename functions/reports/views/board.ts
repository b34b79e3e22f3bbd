import { listBatches, newestBatches } from '../../../shared/ledger/batches/batches.ts';
import { type Standing, standingNow } from '../../../shared/standing/standing.ts';
import type { Table } from '../../../shared/table/table.ts';
import type { Board } from '../../../shared/views/overview/board.ts';
import type { BatchEntry, DueView } from '../../../shared/views/views.ts';
import { readEntries, readPlainView } from './batch-view.ts';
import { listCustomerViews } from './customers.ts';
import { readDue } from './gate-views.ts';
import {
  type LoadedContext,
  readStandingContext,
  type StandingDeps,
  statusOfBatch,
  withCustomers,
  withWaits,
} from './standing-context.ts';

const maxShown = 12;
const shownCustomers = 20;
const maxBlocked = 50;

export async function readStanding(deps: StandingDeps): Promise<Standing> {
  const { ledger } = deps;
  const [context, due, names] = await Promise.all([
    readStandingContext(deps),
    readDue(ledger),
    newestNames(ledger.table, maxShown),
  ]);
  const { standing } = await standingOf(deps, context, await readEntries(ledger, names), due);
  return standing;
}

export async function readBoard(deps: StandingDeps): Promise<Board> {
  const { ledger, budget = {} } = deps;
  const [context, due, names, customers] = await Promise.all([
    readStandingContext(deps),
    readDue(ledger),
    newestNames(ledger.table, maxShown + 1),
    listCustomerViews(ledger, budget, shownCustomers),
  ]);
  const views = await Promise.all(names.slice(0, maxShown).map((name) => readPlainView(ledger, name)));
  const shown = views.flatMap((view) => view ?? []);
  const { standing, withOwners } = await standingOf(deps, context, shown, due);
  return {
    standing,
    gates: context.gates,
    due,
    month: context.monthView,
    customers: customers.items,
    batches: withWaits(withOwners, shown),
    hasMore: names.length > maxShown,
  };
}

async function standingOf(
  deps: StandingDeps,
  context: LoadedContext,
  shown: readonly BatchEntry[],
  due: DueView,
): Promise<{ readonly standing: Standing; readonly withOwners: LoadedContext }> {
  const known = new Set(shown.map(({ batch }) => batch));
  const blocked = context.blocked.filter((name) => !known.has(name)).slice(0, maxBlocked);
  const batches = [...shown, ...(await readEntries(deps.ledger, blocked))];
  const withOwners = await withCustomers(deps, context, batches);
  const overdueSeconds = due.oldest?.overdueBySeconds ?? 0;
  return {
    standing: standingNow({ ...withOwners, batches: batches.map(statusOfBatch), overdueSeconds }),
    withOwners,
  };
}

/** The index lacks the time of batches from older versions, so these follow by name. */
async function newestNames(table: Table, most: number): Promise<readonly string[]> {
  const newest = await newestBatches(table, most);
  if (newest.length === most) return newest;
  const { items } = await listBatches(table, most);
  return [...new Set([...newest, ...items])].slice(0, most);
}

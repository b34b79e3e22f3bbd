import { cancelBatch, cancelSubject } from '../../../shared/holds/cancel.ts';
import { callsIn } from '../../../shared/ledger/intent.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerSortKey } from '../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../shared/ledger/items/load.ts';
import { isEnd } from '../../../shared/ledger/items/state.ts';
import type { Item } from '../../../shared/table/table.ts';
import { subjectCalled, worker } from '../world/fan-out.ts';
import { acceptInput } from '../world/intake.ts';
import { reconciler } from '../world/reconciler.ts';
import type { Scope, Starter } from '../world/scope.ts';
import type { ScopeWorld } from '../world/scope-world.ts';
import { rowOf, withReopenedCalls } from './beginnings.ts';

const anna = 'june/anna';
const ben = 'june/ben';

const intendedCalls = (item: Item | undefined): number =>
  item === undefined ? 0 : callsIn(headerItems.parse(item).intent).length;

function watchIntents(world: ScopeWorld): void {
  world.table.inner.listeners.push(({ key, before, after }) => {
    if (key.sk !== headerSortKey || before?.cancel === undefined || after?.cancel === undefined) return;
    if (intendedCalls(after) > intendedCalls(before))
      world.wrong(`${key.pk} is cancelled, and a call is sent for it`);
  });
}

export async function withWatchedCalls(world: ScopeWorld, unavailable: 1 | 2): Promise<void> {
  await withReopenedCalls(world, { [anna]: { unavailable } });
  watchIntents(world);
}

async function expectEnded(world: ScopeWorld, name: string): Promise<void> {
  const header = (await loadReport(world.ledger, subjectCalled(name)))?.header;
  if (header !== undefined && !isEnd(header.state))
    world.wrong(`${name} was cancelled, and is ${header.state}`);
}

const canceller: Starter = {
  name: 'C',
  run: (world, process) => cancelSubject(world.ledgerOf(process), subjectCalled(anna)),
  neverFails: true,
};

export const cancellation: Scope = {
  name: 'a cancellation',
  what: 'a subject is cancelled while a worker buys for it and the reconciler runs; no worker adds a call afterwards',
  setUp: (world) => withWatchedCalls(world, 2),
  stages: [{ start: [worker('W1', anna), canceller] }, { start: [reconciler('R')] }],
  faults: { kinds: ['dies'], max: 1 },
  check: (world) => expectEnded(world, anna),
};

export const batchCancellation: Scope = {
  name: 'a batch is cancelled',
  what: 'a batch is cancelled in one pass while intake accepts a row of a new subject; no subject stays open',
  setUp: (world) => withReopenedCalls(world, { [anna]: { unavailable: 1 } }),
  stages: [{ start: [{ name: 'C', run: cancelAndWalk, neverFails: true }, acceptInput('T', ben, rowOf(2))] }],
  faults: { kinds: ['dies'], max: 0 },
  check: async (world) => {
    await expectEnded(world, anna);
    await expectEnded(world, ben);
  },
};

async function cancelAndWalk(...[world, process]: Parameters<Starter['run']>): Promise<void> {
  await cancelBatch(world.ledgerOf(process), 'june');
  await reconciler('C').run(world, process);
}

import { accountsDue } from '../../../shared/ledger/items/keys.ts';
import { Process } from '../explorer/process.ts';
import { subjectCalled, workOn } from './fan-out.ts';
import { ingest } from './intake.ts';
import { publish } from './publishing.ts';
import { reconcileOnce } from './reconciler.ts';
import { minute, type ScopeWorld } from './scope-world.ts';

const mostRounds = 150;
const quietRounds = 3;

export async function settle(world: ScopeWorld): Promise<void> {
  let quiet = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    await workOff(world);
    quiet = isQuiet(world) ? quiet + 1 : 0;
    if (quiet > quietRounds) return;
    world.now = Math.max(world.now + minute, nextDue(world));
    const process = alone(world, `reconciler in round ${round}`);
    await reconcileOnce(world, process);
  }
  world.wrong(`Work remains after ${mostRounds} runs of the reconciler`);
}

export const alone = (world: ScopeWorld, name: string): Process =>
  new Process(
    name,
    () => true,
    () => world.now,
  );

async function workOff(world: ScopeWorld): Promise<void> {
  for (const { key } of world.uploads.splice(0))
    await ingest(world, alone(world, `late reader ${world.now}`), key);
  for (let job = world.jobs.shift(), place = 0; job !== undefined; job = world.jobs.shift(), place += 1) {
    await workOn(world, alone(world, `late worker ${world.now} ${place}`), subjectCalled(job.key));
  }
  while (world.unread.length > 0) {
    const { unread } = world;
    await publish(world, alone(world, 'late publisher'), unread);
    world.published += unread.length;
  }
}

/** Whether no work is left: every waiting subject waits for an operator. */
function isQuiet(world: ScopeWorld): boolean {
  for (const { sk, due, state, waitingOn, pk } of world.table.inner.items()) {
    if (sk === 'report' && (state === 'due' || state === 'working' || state === 'erasing')) return false;
    if (typeof waitingOn === 'string' && waitingOn.startsWith('gate#')) return false;
    if (/^(block|worker)#/.test(sk)) return false;
    if (typeof due === 'string' && due.startsWith('due#') && due !== accountsDue) return false;
    if (typeof due === 'string' && due.startsWith('unpublished#')) return false;
    if (pk.startsWith('gate#') && state === 'closed') return false;
  }
  return true;
}

function nextDue(world: ScopeWorld): number {
  let next = Number.POSITIVE_INFINITY;
  for (const { due, dueAt, waitingOn } of world.table.inner.items()) {
    if (typeof waitingOn === 'string' && waitingOn.startsWith('gate#')) return 0;
    if (typeof due !== 'string' || !due.startsWith('due#') || typeof dueAt !== 'number') continue;
    next = Math.min(next, dueAt);
  }
  return Number.isFinite(next) ? next : 0;
}

import { bases } from '@palmleaf/contract/operations';
import type { Shortage } from '../../shared/budget/allowance.ts';
import { settledWorkers } from '../../shared/budget/settled-workers.ts';
import { saysNothing } from '../../shared/holds/verdict.ts';
import { parkedUnder } from '../../shared/ledger/items/blocker.ts';
import type { Header } from '../../shared/ledger/items/header.ts';
import { placesBatch } from '../../shared/ledger/items/keys.ts';
import type { Ending } from '../../shared/ledger/states/header-event.ts';
import {
  type Accounted,
  addSpent,
  costingOf,
  nothingSpent,
  type Spent,
} from '../../shared/ledger/states/spending.ts';
import { beginWave, endTurn, postpone } from '../../shared/ledger/waves/wave.ts';
import { correlationOf } from '../../shared/log.ts';
import { type Cost, costOf, subtractCost } from '../../shared/money/prices.ts';
import { canonical } from '../../shared/plan/canonical.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import { isReady } from './call-status.ts';
import { hasTimeForCall } from './deps.ts';
import { endingOf, openCalls } from './ending.ts';
import { conversationsOf } from './flow/conversation.ts';
import type { WorkDeps } from './flow/work-deps.ts';
import { baseOf } from './gate-names.ts';
import {
  type Gates,
  readCredential,
  readGates,
  sendableThrough,
  staleMs,
  takeProbes,
} from './gates/gates.ts';
import { verdictOn } from './holds/verdict-on.ts';
import type { SharedBuying } from './shared-buying.ts';
import type { Outlook, Turn } from './turn.ts';
import { Wave } from './wave/wave.ts';
import type { WaveResult } from './wave-plan.ts';

/**
 * Sends what is wanted, as soon as there is room for it, and ends the turn.
 *
 * @param wanted calls that may be sent, as far as gates and claims go
 */
export async function send(
  deps: WorkDeps,
  outlook: Outlook,
  wave: string,
  wanted: readonly PlannedCall[],
  carried: Spent,
  shared: SharedBuying,
): Promise<Turn> {
  const { ledger, settings, worker, allowance } = deps;
  const { report, statuses, gates } = outlook;
  const { header } = report;
  const mine = header.lease?.owner === worker.name;
  // A secret that cannot be read must show before an intent is written: nothing has been sent then.
  if (!(await readCredential(deps, gates, wanted))) return endUnsent(deps, outlook);
  const isReadyNow = (call: PlannedCall) => isReady(call, statuses);
  if (!wanted.some(isReadyNow)) return endUnsent(deps, outlook);
  const lacking = openCalls(outlook.plan, statuses).map(({ operation }) => operation);
  const wait = await deps.trials?.admit(header, await deps.credentials.current(), lacking);
  if (wait !== undefined) return endUnsent(deps, { ...outlook, hold: wait });
  const askedAt = ledger.now();
  const taken = await deps.flow.take(() => (hasTimeForCall(deps) ? wanted.filter(isReadyNow) : []));
  deps.begun();
  let unused = taken.length;
  try {
    if (taken.length === 0) {
      await yieldLease(deps, header, carried);
      return { result: 'no time' };
    }
    const isJudged = await deps.breaker.settled(wanted.map(baseOf));
    const isStale = (isJudged || ledger.now() - askedAt > staleMs) && (await haveMoved(deps, gates, wanted));
    if (isStale || (await deps.holds.of(header.batch)) !== undefined)
      return { result: 'again', carried, mine };
    const cost = costOfCalls(deps, wanted);
    const shortage = await allowance.take(header.batch, wanted.length, cost);
    if (shortage !== undefined) return await endUnsent(deps, outlook, shortage);
    await takeProbes(deps, header, gates, wanted);
    const calls = sendableThrough(gates, wanted, statuses);
    const first = calls.filter((call) => taken.includes(call));
    if (first.length === 0) {
      allowance.putBack(header.batch, wanted.length, cost);
      return await endUnsent(deps, outlook);
    }
    const settled = await settledWorkers(ledger, header);
    // A worker that was frozen until here may have lost its blocks; another would count against them what it intends.
    if (!hasTimeForCall(deps)) {
      allowance.putBack(header.batch, wanted.length, cost);
      await yieldLease(deps, header, carried);
      return { result: 'no time' };
    }
    const begun = await beginWave(ledger, header, worker, {
      wave,
      dispatched: first,
      conversations: conversationsOf(first, report.parts),
      prices: deps.prices,
      seller: deps.seller,
      reserved: calls.length,
      spent: outlook.unaccounted,
      settled,
      dueAt: worker.until + settings.lease.takeOverAfterMs,
    });
    if (begun === undefined) {
      allowance.putBack(header.batch, wanted.length, cost);
      return mine ? { result: 'again', carried, mine } : { result: 'contended' };
    }
    deps.log.info('Calls are sent', { wave, calls: first.length, uploads: uploadsOf(begun) });
    unused -= first.length;
    deps.flow.done(unused);
    unused = 0;
    return await runWave(deps, { outlook, wave, begun, first, calls, wanted, shared });
  } finally {
    deps.flow.done(unused);
  }
}

/** Where the inputs came from, by the ids that the intake logs uploads with. */
const uploadsOf = ({ inputs }: Header): string[] =>
  [inputs.photo, inputs.row].flatMap((input) => (input === undefined ? [] : correlationOf(input.source.key)));

interface Begun {
  readonly outlook: Outlook;
  readonly wave: string;
  readonly begun: Header;
  readonly first: readonly PlannedCall[];
  readonly calls: readonly PlannedCall[];
  readonly wanted: readonly PlannedCall[];
  readonly shared: SharedBuying;
}

/** Sends the calls of a wave that has begun, and ends its turn. */
async function runWave(
  deps: WorkDeps,
  { outlook, wave, begun, first, calls, wanted, shared }: Begun,
): Promise<Turn> {
  const { worker, allowance } = deps;
  const { report, statuses, gates } = outlook;
  const { header, parts } = report;
  const { probing, lastGoodCredentialVersion } = gates;
  const afterAnswer = () => shared.releaseSettled();
  const { judging } = outlook;
  const known = { parts, statuses, judging, probing, lastGoodCredentialVersion };
  const plan = { header: begun, wave, first, calls, ...known, afterAnswer };
  const result = await new Wave(deps, plan).run();
  if (result.failure !== undefined) {
    allowance.abandonBlocks();
    throw result.failure;
  }
  const spent = costingOf(result.spent);
  const cost = costOfCalls(deps, wanted);
  allowance.putBack(header.batch, wanted.length - spent.calls, cost && subtractCost(cost, spent));
  const { hold } = result;
  const ending = endingOf(deps, { ...outlook, header: begun, parts, hold, result, shortage: undefined });
  // A probe that was paid for has opened the gate: the rest follows at once.
  if (probing.size > 0 && result.progress && ending.kind !== 'settled')
    return { result: 'again', carried: result.spent, mine: true };
  if (shared.elsewhereUntil !== undefined && ending.kind === 'open' && !result.stopped)
    return { result: 'elsewhere', carried: result.spent, others: shared, header: begun };
  const verdict = verdictOn({ ...outlook, ...result, bought: result.spent.bought });
  return end(deps, begun, [{ worker, spent: result.spent }], ending, verdict);
}

/** What calls cost; undefined where no prices are known. */
const costOfCalls = ({ prices }: WorkDeps, calls: readonly PlannedCall[]): Cost | undefined =>
  prices &&
  costOf(
    prices,
    calls.map(({ operation }) => operation),
  );

const nothingSent: WaveResult = {
  spent: nothingSpent,
  closed: new Map(),
  notSent: false,
  retryUnknown: false,
  progress: false,
  refusals: new Map(),
  differences: new Map(),
  prices: new Map(),
  stopped: false,
  hold: undefined,
};

/** Whether a gate has closed, or is probed, since it was looked at. */
async function haveMoved(deps: WorkDeps, before: Gates, calls: readonly PlannedCall[]): Promise<boolean> {
  const now = await readGates(deps, calls);
  return bases.some(
    (base) =>
      before.closed.has(base) !== now.closed.has(base) || before.probing.has(base) !== now.probing.has(base),
  );
}

/** Ends a turn in which no call may be sent. Whoever waits already, for the same and for the same reason, goes on waiting. */
export async function endUnsent(deps: WorkDeps, outlook: Outlook, shortage?: Shortage): Promise<Turn> {
  const { header, parts } = outlook.report;
  const ending = endingOf(deps, { ...outlook, header, parts, result: nothingSent, shortage });
  const waits = header.state === 'waiting' && header.lease === undefined;
  const isUnchanged =
    ending.kind === 'parked' &&
    parkedUnder(header, ending.blocker) === header.due &&
    canonical(ending.reason) === canonical(header.reason);
  if (waits && isUnchanged) return { result: 'parked' };
  return end(deps, header, outlook.unaccounted, ending);
}

/** Ends the turn. Inputs that moved meanwhile are planned for again at once. */
async function end(
  deps: WorkDeps,
  header: Header,
  spent: readonly Accounted[],
  ending: Ending,
  verdict = saysNothing,
): Promise<Turn> {
  const { ledger, worker } = deps;
  const isTried = deps.trials !== undefined && header.batch !== placesBatch;
  const asExpected = isTried && verdict.says === 'as expected';
  if (ending.kind === 'parked') await deps.parking.announce(ending.blocker);
  const told = asExpected && ending.kind === 'settled' ? { ...ending, asExpected } : ending;
  if (await endTurn(ledger, header, worker, spent, told)) {
    await deps.trials?.ended(header, ending, verdict);
    return { result: ending.kind };
  }
  const mine = header.lease?.owner === worker.name;
  return mine ? { result: 'again', carried: spentOf(spent), mine } : { result: 'contended' };
}

const spentOf = (spent: readonly Accounted[]): Spent =>
  spent.reduce<Spent>((total, one) => addSpent(total, one.spent), nothingSpent);

/** Lets a subject be: whoever looks next, the reconciler or a fresh job, goes on with it. */
export async function yieldLease(
  deps: WorkDeps,
  header: Header,
  carried: Spent,
  dueAt?: number,
): Promise<void> {
  const { ledger, worker } = deps;
  const at = dueAt ?? ledger.now();
  if (header.lease?.owner === worker.name) {
    const spent = [{ worker, spent: carried }];
    const ending = { kind: 'open', dueAt: at, deferrals: header.deferrals } as const;
    // Another says on the header what this worker spent.
    if (!(await endTurn(ledger, header, worker, spent, ending))) deps.allowance.abandonBlocks();
  } else {
    await postpone(ledger, header, at);
  }
}

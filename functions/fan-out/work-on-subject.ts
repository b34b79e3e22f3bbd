import type { Shortage } from '../../shared/budget/allowance.ts';
import { settledWorkers } from '../../shared/budget/settled-workers.ts';
import { noteShortage } from '../../shared/budget/shortage.ts';
import type { Header } from '../../shared/ledger/items/header.ts';
import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { loadReport } from '../../shared/ledger/items/load.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import { StoreError } from '../../shared/ledger/parts/bodies.ts';
import { parkedIn } from '../../shared/ledger/states/changes.ts';
import type { Ending } from '../../shared/ledger/states/header-event.ts';
import { type Accounted, addSpent, nothingSpent, type Spent } from '../../shared/ledger/states/spending.ts';
import { transitions } from '../../shared/ledger/states/transitions.ts';
import { settleLost } from '../../shared/ledger/waves/lost.ts';
import { beginWave, endTurn, isLeased, isSuspect, postpone } from '../../shared/ledger/waves/wave.ts';
import { countedLines } from '../../shared/log.ts';
import { type PartName, type Plan, type PlannedCall, planOf } from '../../shared/plan/plan.ts';
import { type CallStatus, isReady, statusesOf } from './call-status.ts';
import { type FanOutDeps, hasTimeForCall } from './deps.ts';
import { endingOf, openCalls } from './ending.ts';
import {
  closeForCopies,
  type Gates,
  readCredential,
  readGates,
  sendableThrough,
  takeProbes,
} from './gates.ts';
import { SharedBuying } from './shared-buying.ts';
import { Wave, type WaveResult } from './wave.ts';

/**
 * What became of one job. None of these is an error: the message is done with, the table says what is due.
 * `suspect`: a worker died over it and the caller asked for it to be left alone for now.
 */
export type JobResult =
  | 'nothing due'
  | 'leased'
  | 'suspect'
  | 'no time'
  | 'contended'
  | 'settled'
  | 'open'
  | 'parked';

/**
 * Works on one subject until it is settled, parked or out of time: settles what a dead worker left, copies what has been
 * bought elsewhere, sends what is open and sendable, and writes down how it stands.
 *
 * @param suspectsToo false leaves a subject alone over which a worker has died
 */
export async function workOnSubject(
  deps: FanOutDeps,
  subject: Subject,
  suspectsToo = true,
): Promise<JobResult> {
  let mine = false;
  let carried: Spent = nothingSpent;
  // What somebody else is buying is waited for as long as one call may take; it is there earlier, as a rule.
  let patientUntil: number | undefined;
  for (;;) {
    const report = await loadReport(deps.ledger, subject);
    // Another has taken over, and says on the header what this worker spent: the reconciler settles its blocks by that.
    if (mine && report?.header.lease?.owner !== deps.worker.name) deps.allowance.abandonBlocks();
    if (report === undefined || transitions[report.header.state]['wave begins'] === null)
      return 'nothing due';
    const { header } = report;
    const twin = !mine && header.lease?.owner === deps.worker.name;
    if (twin || isLeased(header, deps.worker.name, deps.ledger.now())) return 'leased';
    if (!suspectsToo && isSuspect(header, deps.worker.name)) return 'suspect';
    if (!hasTimeForCall(deps)) {
      await yieldLease(deps, header, carried);
      return 'no time';
    }
    const turn = await takeTurn(deps, report, carried);
    switch (turn.result) {
      case 'again':
        mine = true;
        carried = turn.carried;
        continue;
      case 'elsewhere':
        mine ||= turn.header.lease?.owner === deps.worker.name;
        carried = turn.carried;
        patientUntil ??= deps.ledger.now() + deps.settings.calls.attemptTimeoutMs;
        if (await turn.others.waitForOthers(patientUntil - deps.ledger.now())) continue;
        await yieldLease(deps, turn.header, carried, comeBackAt(deps, turn.others));
        return 'contended';
      default:
        return turn.result;
    }
  }
}

type Turn =
  | { readonly result: JobResult }
  | { readonly result: 'again'; readonly carried: Spent }
  /** What is left is bought for somebody else with the same inputs just now. */
  | Elsewhere;

interface Elsewhere {
  readonly result: 'elsewhere';
  readonly carried: Spent;
  readonly others: SharedBuying;
  readonly header: Header;
}

/** One look at a subject: what is open, and which of it may be sent. */
interface Outlook {
  readonly report: Report;
  readonly plan: Plan;
  readonly statuses: Map<PartName, CallStatus>;
  readonly gates: Gates;
  /** What was spent on it and its header does not say yet. */
  readonly unaccounted: readonly Accounted[];
  readonly poisonous: boolean;
}

async function takeTurn(deps: FanOutDeps, loaded: Report, carried: Spent): Promise<Turn> {
  const { ledger, settings, worker } = deps;
  const mine = loaded.header.lease?.owner === worker.name;
  const dead = mine ? undefined : await settleLost(ledger, loaded);
  if (dead !== undefined && dead.spent.unknown > 0) {
    const { batch, id } = loaded.header;
    deps.log.warn(countedLines.lostCalls, { batch, subject: id, unknown: dead.spent.unknown });
  }
  const report = dead === undefined ? loaded : await loadReport(ledger, loaded.header);
  if (report === undefined) return { result: 'nothing due' };
  const { header } = report;
  const plan = planOf(subjectName(header), header.inputs, header.varshaphalYear, settings.plan);
  const statuses = statusesOf(plan, report, settings.retry.unknown);
  const poisonous = !mine && header.attempts >= settings.retry.maxAttempts;
  const open = poisonous ? [] : openCalls(plan, statuses);
  const gates = await readGates(deps, open);
  const outlook: Outlook = {
    report,
    plan,
    statuses,
    gates,
    unaccounted: [...(dead === undefined ? [] : [dead]), { worker, spent: carried }],
    poisonous,
  };
  const sendable = sendableThrough(gates, open, statuses);
  return sendable.length === 0 ? endUnsent(deps, outlook) : shareAndSend(deps, outlook, carried);
}

/** What others have bought with the same inputs is copied; what one of them is buying now is left to it. */
async function shareAndSend(deps: FanOutDeps, outlook: Outlook, carried: Spent): Promise<Turn> {
  const { plan, statuses, gates } = outlook;
  const { header } = outlook.report;
  const sendable = () => sendableThrough(gates, openCalls(plan, statuses), statuses);
  const shared = new SharedBuying(deps, { report: outlook.report, plan, statuses, sendable });
  try {
    const wave = deps.newWave();
    try {
      await shared.take({ wave, inputsRevision: header.inputsRevision });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      await closeForCopies(deps, gates, openCalls(plan, statuses));
      return await endUnsent(deps, outlook);
    }
    const parts = new Map([...outlook.report.parts, ...shared.copied]);
    const known = { ...outlook, report: { header, parts } };
    const wanted = sendable().filter((call) => !shared.isElsewhere(call));
    if (wanted.length > 0) return await send(deps, known, wave, wanted, carried, shared);
    return shared.elsewhereUntil === undefined
      ? await endUnsent(deps, known)
      : { result: 'elsewhere', carried, others: shared, header };
  } finally {
    await shared.release();
  }
}

const comeBackAt = ({ ledger, settings }: FanOutDeps, { elsewhereUntil = 0 }: SharedBuying): number =>
  Math.min(elsewhereUntil, ledger.now() + settings.retry.backoff.firstMs);

async function send(
  deps: FanOutDeps,
  outlook: Outlook,
  wave: string,
  wanted: readonly PlannedCall[],
  carried: Spent,
  shared: SharedBuying,
): Promise<Turn> {
  const { ledger, settings, worker, allowance } = deps;
  const { report, statuses, gates } = outlook;
  const { header, parts } = report;
  // A secret that cannot be read must show before an intent is written: nothing has been sent then.
  if (!(await readCredential(deps, gates, wanted))) return endUnsent(deps, outlook);
  const shortage = await allowance.take(header.batch, wanted.length);
  if (shortage !== undefined) {
    await noteShortage(ledger, shortage, worker.until, ledger.now() + settings.reconciler.recheckAfterMs);
    return endUnsent(deps, outlook, shortage);
  }
  await takeProbes(deps, header, gates, wanted);
  const calls = sendableThrough(gates, wanted, statuses);
  const first = calls.filter((call) => isReady(call, statuses)).slice(0, settings.calls.atOnce);
  if (first.length === 0) {
    allowance.putBack(header.batch, wanted.length);
    return endUnsent(deps, outlook);
  }
  const begun = await beginWave(ledger, header, worker, {
    wave,
    dispatched: first,
    reserved: calls.length,
    spent: outlook.unaccounted,
    settled: await settledWorkers(ledger, header),
    dueAt: worker.until + settings.lease.takeOverAfterMs,
  });
  if (begun === undefined) {
    allowance.putBack(header.batch, wanted.length);
    const mine = header.lease?.owner === worker.name;
    return mine ? { result: 'again', carried } : { result: 'contended' };
  }
  const { probing, lastGoodCredentialVersion } = gates;
  const afterAnswer = () => shared.releaseSettled();
  const known = { parts, statuses, probing, lastGoodCredentialVersion };
  const plan = { header: begun, wave, first, calls, ...known, afterAnswer };
  const result = await new Wave(deps, plan).run();
  if (result.failure !== undefined) {
    allowance.abandonBlocks();
    throw result.failure;
  }
  allowance.putBack(header.batch, wanted.length - result.spent.bought - result.spent.unknown);
  const ending = endingOf(deps, { ...outlook, header: begun, parts, result, shortage: undefined });
  // A probe that was paid for has opened the gate: the rest follows at once.
  if (probing.size > 0 && result.progress && ending.kind !== 'settled')
    return { result: 'again', carried: result.spent };
  if (shared.elsewhereUntil !== undefined && ending.kind === 'open' && !result.stopped)
    return { result: 'elsewhere', carried: result.spent, others: shared, header: begun };
  return end(deps, begun, [{ worker, spent: result.spent }], ending);
}

const nothingSent: WaveResult = {
  spent: nothingSpent,
  closed: new Map(),
  notSent: false,
  retryUnknown: false,
  progress: false,
  stopped: false,
};

/** Ends a turn in which no call may be sent. Whoever waits already, and for the same, goes on waiting. */
async function endUnsent(deps: FanOutDeps, outlook: Outlook, shortage?: Shortage): Promise<Turn> {
  const { header, parts } = outlook.report;
  const ending = endingOf(deps, { ...outlook, header, parts, result: nothingSent, shortage });
  const waits = header.state === 'waiting' && header.lease === undefined;
  if (waits && ending.kind === 'parked' && parkedIn(header, ending) === header.due)
    return { result: 'parked' };
  return end(deps, header, outlook.unaccounted, ending);
}

/** Ends the turn. Inputs that moved meanwhile are planned for again at once. */
async function end(
  deps: FanOutDeps,
  header: Header,
  spent: readonly Accounted[],
  ending: Ending,
): Promise<Turn> {
  const { ledger, worker } = deps;
  if (await endTurn(ledger, header, worker, spent, ending)) return { result: ending.kind };
  const mine = header.lease?.owner === worker.name;
  return mine ? { result: 'again', carried: spentOf(spent) } : { result: 'contended' };
}

const spentOf = (spent: readonly Accounted[]): Spent =>
  spent.reduce<Spent>((total, one) => addSpent(total, one.spent), nothingSpent);

/** Lets a subject be: whoever looks next, the reconciler or a fresh job, goes on with it. */
async function yieldLease(deps: FanOutDeps, header: Header, carried: Spent, dueAt?: number): Promise<void> {
  const { ledger, worker } = deps;
  const at = dueAt ?? ledger.now();
  if (header.lease?.owner === worker.name) {
    const spent = [{ worker, spent: carried }];
    await endTurn(ledger, header, worker, spent, { kind: 'open', dueAt: at, deferrals: header.deferrals });
  } else {
    await postpone(ledger, header, at);
  }
}

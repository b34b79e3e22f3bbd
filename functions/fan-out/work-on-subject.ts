import type { Shortage } from '../../shared/budget/allowance.ts';
import { settledWorkers } from '../../shared/budget/settled-workers.ts';
import { noteShortage } from '../../shared/budget/shortage.ts';
import {
  claimInputs,
  listClaimant,
  releaseInputs,
  reuseParts,
  sharedInputs,
} from '../../shared/ledger/inputs/reuse.ts';
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
import { familyOf, type PartName, type Plan, type PlannedCall, planOf } from '../../shared/plan/plan.ts';
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
    if (turn.result !== 'again') return turn.result;
    mine = true;
    carried = turn.carried;
  }
}

type Turn = { readonly result: JobResult } | { readonly result: 'again'; readonly carried: Spent };

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
  return sendable.length === 0 ? endUnsent(deps, outlook) : claimAndSend(deps, outlook, sendable, carried);
}

/** Others with the same inputs wait while these are bought, and then copy them. */
async function claimAndSend(
  deps: FanOutDeps,
  outlook: Outlook,
  sendable: readonly PlannedCall[],
  carried: Spent,
): Promise<Turn> {
  const { ledger, settings, worker } = deps;
  const { header } = outlook.report;
  const wanted = new Set(sendable.map(({ part }) => familyOf(part)));
  const hashes = settings.reuse ? sharedInputs(header.inputs, wanted) : [];
  const claimant = { subject: header, worker };
  const claim = await claimInputs(ledger, hashes, claimant);
  if (!claim.ok) {
    await yieldLease(
      deps,
      header,
      carried,
      Math.min(claim.until, ledger.now() + settings.retry.backoff.firstMs),
    );
    return { result: 'contended' };
  }
  try {
    const wave = deps.newWave();
    const writer = { wave, inputsRevision: header.inputsRevision };
    // All of them, also what may not be sent now: what a copy does not settle may be the next to be sent.
    const open = openCalls(outlook.plan, outlook.statuses).filter(({ part }) => wanted.has(familyOf(part)));
    const reused = await reuseParts(ledger, header, open, claim.sources, writer).catch(
      async (error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
        await closeForCopies(deps, outlook.gates, open);
        return undefined;
      },
    );
    if (reused === undefined) return await endUnsent(deps, outlook);
    await listClaimant(ledger, hashes, claimant, reused.useful);
    for (const part of reused.parts.keys()) outlook.statuses.set(part, 'bought');
    const parts = new Map([...outlook.report.parts, ...reused.parts]);
    const known = { ...outlook, report: { header, parts } };
    const sendable = sendableThrough(
      outlook.gates,
      openCalls(outlook.plan, outlook.statuses),
      outlook.statuses,
    );
    return sendable.length === 0
      ? await endUnsent(deps, known)
      : await send(deps, known, wave, sendable, carried);
  } finally {
    await releaseInputs(ledger, hashes, claimant);
  }
}

async function send(
  deps: FanOutDeps,
  outlook: Outlook,
  wave: string,
  wanted: readonly PlannedCall[],
  carried: Spent,
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
  const plan = { header: begun, wave, first, calls, parts, statuses, probing, lastGoodCredentialVersion };
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

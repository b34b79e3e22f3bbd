import { settledWorkers } from '../../shared/budget/settled-workers.ts';
import type { ServiceVerdict } from '../../shared/holds/verdict.ts';
import { parkedUnder } from '../../shared/ledger/items/blocker.ts';
import { type Header, headerItems } from '../../shared/ledger/items/header.ts';
import { headerKey, placesBatch } from '../../shared/ledger/items/keys.ts';
import type { Ending } from '../../shared/ledger/states/header-event.ts';
import { beginWave, endRun, postpone } from '../../shared/ledger/waves/wave.ts';
import { revokeLinksOf } from '../../shared/links/change.ts';
import { correlationOf, errorName } from '../../shared/log.ts';
import { canonical } from '../../shared/plan/canonical.ts';
import type { PlannedCall } from '../../shared/plan/plan.ts';
import type { Reservation } from './admission/admission.ts';
import { isReady, openCalls } from './call-status.ts';
import { hasTimeForCall } from './deps.ts';
import { endingOf } from './ending.ts';
import type { WorkDeps } from './flow/call-flow.ts';
import { conversationsOf } from './flow/conversation.ts';
import { verdictOn } from './holds/verdict-on.ts';
import type { Carried, JobResult, Outlook } from './run.ts';
import type { SharedBuying } from './shared-buying.ts';
import { Wave } from './wave/wave.ts';
import { type WavePlan, WaveResult } from './wave-plan.ts';

export type RunResult =
  | { readonly result: JobResult }
  | { readonly result: 'again'; readonly carried: Carried }
  /** Another subject with the same inputs is buying the rest. */
  | BoughtElsewhere;

interface BoughtElsewhere {
  readonly result: 'elsewhere';
  readonly carried: Carried;
  readonly others: SharedBuying;
  readonly header: Header;
}

export async function send(
  deps: WorkDeps,
  outlook: Outlook,
  wave: string,
  wanted: readonly PlannedCall[],
  shared: SharedBuying,
): Promise<RunResult> {
  const { ledger, settings, worker } = deps;
  const { report, plan, statuses, admission, carried } = outlook;
  const { header } = report;
  const ownsLease = header.lease?.owner === worker.name;
  const again: RunResult = { result: 'again', carried };
  const outOfTime = async (): Promise<RunResult> => {
    await yieldLease(deps, header, carried);
    return { result: 'out of time' };
  };
  if (!(await admission.mayBuy(wanted, openCalls(plan, statuses), statuses))) return endUnsent(deps, outlook);
  const isReadyNow = (call: PlannedCall) => isReady(call, statuses);
  const granted = await deps.flow.take(() => (hasTimeForCall(deps) ? wanted.filter(isReadyNow) : []));
  deps.begun();
  let unused = granted.length;
  try {
    if (granted.length === 0) return await outOfTime();
    const reserved = await admission.reserve(wanted, statuses);
    if (reserved === 'moved') return again;
    if (reserved === undefined) return await endUnsent(deps, outlook);
    const { calls, putBack } = reserved;
    const first = calls.filter((call) => granted.includes(call));
    if (first.length === 0) {
      putBack();
      return await endUnsent(deps, outlook);
    }
    const settled = await settledWorkers(ledger, header);
    // A worker that Lambda froze until now may have lost its budget blocks.
    if (!hasTimeForCall(deps)) {
      putBack();
      return await outOfTime();
    }
    const begun = await beginWave(ledger, header, worker, {
      wave,
      dispatched: first,
      conversations: conversationsOf(first, report.parts),
      prices: deps.prices,
      seller: deps.seller,
      spent: outlook.unaccounted,
      settledWorkers: settled,
      dueAt: worker.until + settings.lease.takeOverAfterMs,
    });
    if (begun === undefined) {
      putBack();
      return ownsLease ? again : { result: 'contended' };
    }
    carried.returnUnspent();
    deps.log.info('Calls are sent', { wave, calls: first.length, uploads: uploadsOf(begun) });
    unused -= first.length;
    deps.flow.done(unused);
    unused = 0;
    const known = { ...outlook, report: { ...report, header: begun } };
    return await runWave(deps, known, { wave, first, calls }, putBack, shared);
  } finally {
    deps.flow.done(unused);
  }
}

const uploadsOf = ({ inputs }: Header): string[] =>
  [inputs.photo, inputs.row].flatMap((input) => (input === undefined ? [] : correlationOf(input.source.key)));

async function runWave(
  deps: WorkDeps,
  outlook: Outlook,
  wave: Pick<WavePlan, 'wave' | 'first' | 'calls'>,
  putBack: Reservation['putBack'],
  shared: SharedBuying,
): Promise<RunResult> {
  const { worker } = deps;
  const { report, admission } = outlook;
  const { header } = report;
  const plan = { ...outlook, ...report, ...wave, afterAnswer: () => shared.releaseSettled() };
  const result = await new Wave(deps, plan).run();
  if (result.failure !== undefined) throw result.failure;
  const carried: Carried = { spent: result.spent, returnUnspent: () => putBack(result.spent) };
  const ending = endingOf(deps, outlook, result);
  // A paid probe has opened the gate, so the other calls follow at once.
  if (admission.snapshot.probes.size > 0 && result.progress && ending.kind !== 'settled')
    return { result: 'again', carried };
  if (shared.elsewhereUntil !== undefined && ending.kind === 'open' && !result.stopped)
    return { result: 'elsewhere', carried, others: shared, header };
  const verdict = verdictOn({ ...outlook, ...result, bought: result.spent.bought });
  const spending = { unaccounted: [{ worker, spent: result.spent }], carried };
  return end(deps, header, spending, ending, verdict);
}

/** Writes nothing if the subject is already parked for this reason. */
export async function endUnsent(deps: WorkDeps, outlook: Outlook): Promise<RunResult> {
  const { header } = outlook.report;
  const ending = endingOf(deps, outlook, new WaveResult());
  const isUnchanged =
    ending.kind === 'parked' &&
    parkedUnder(header, ending.blocker) === header.due &&
    canonical(ending.reason) === canonical(header.reason);
  return isUnchanged ? { result: 'parked' } : end(deps, header, outlook, ending);
}

async function end(
  deps: WorkDeps,
  header: Header,
  { unaccounted, carried }: Pick<Outlook, 'unaccounted' | 'carried'>,
  ending: Ending,
  verdict?: ServiceVerdict,
): Promise<RunResult> {
  const { ledger, worker } = deps;
  const ownsLease = header.lease?.owner === worker.name;
  const changed: RunResult = ownsLease ? { result: 'again', carried } : { result: 'contended' };
  if (ending.kind === 'settled' && (await hasNewInputs(deps, header))) return changed;
  const mayHaveTrial = deps.trials !== undefined && header.batch !== placesBatch;
  const countsForTrial = mayHaveTrial && verdict?.says === 'expected';
  // Links are revoked first, so that a cancelled report never has an open link.
  if (ending.kind === 'settled' && ending.state === 'cancelled') await revokeLinksOf(ledger, header);
  const announced = ending.kind === 'parked' ? await announce(deps, header, ending) : ending;
  const expectedEnding =
    countsForTrial && announced.kind === 'settled' ? { ...announced, countsForTrial } : announced;
  if (await endRun(ledger, header, worker, unaccounted, expectedEnding)) {
    carried.returnUnspent();
    await deps.trials?.noteEnd(header, announced, verdict);
    return { result: announced.kind };
  }
  return changed;
}

/** While the table refuses the blocker, nothing could release the subject, so it is due again later. */
async function announce(
  { ledger, parking, settings, log }: WorkDeps,
  { batch, id, deferrals }: Header,
  parked: Extract<Ending, { kind: 'parked' }>,
): Promise<Ending> {
  try {
    await parking.announce(parked.blocker);
    return parked;
  } catch (error) {
    log.error('A blocker could not be written, so its subject is due again later', {
      batch,
      subject: id,
      error: errorName(error),
    });
    const dueAt = ledger.now() + settings.gate.probe.firstMs;
    return { kind: 'open', dueAt, deferrals, reason: parked.reason, isInsteadOfParked: true };
  }
}

/** Spares a transaction that would fail. */
async function hasNewInputs({ ledger }: WorkDeps, header: Header): Promise<boolean> {
  const { photo, row, place } = header.inputs;
  if (place !== undefined || (photo !== undefined && row !== undefined)) return false;
  const now = await headerItems.read(ledger.table, headerKey(header));
  return now !== undefined && now.inputsRevision !== header.inputsRevision;
}

export async function yieldLease(
  deps: WorkDeps,
  header: Header,
  carried: Carried,
  dueAt?: number,
): Promise<void> {
  const { ledger, worker } = deps;
  const dueAgainAt = dueAt ?? ledger.now();
  if (header.lease?.owner === worker.name) {
    const spent = [{ worker, spent: carried.spent }];
    const ending = { kind: 'open', dueAt: dueAgainAt, deferrals: header.deferrals } as const;
    if (await endRun(ledger, header, worker, spent, ending)) carried.returnUnspent();
    // The header's new owner accounts for the calls of this worker.
    else deps.allowance.abandonBlocks();
  } else {
    await postpone(ledger, header, dueAgainAt);
  }
}

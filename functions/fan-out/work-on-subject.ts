import { retryAssets } from '../../shared/assets/assets.ts';
import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { loadReport } from '../../shared/ledger/items/load.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import { StoreError } from '../../shared/ledger/parts/bodies.ts';
import { losePalmId } from '../../shared/ledger/parts/parts.ts';
import { transitions } from '../../shared/ledger/states/transitions.ts';
import { settleLost } from '../../shared/ledger/waves/lost.ts';
import {
  earlierDeaths,
  endErasedRun,
  holdsLease,
  isLeased,
  isLeasedByOtherRun,
} from '../../shared/ledger/waves/wave.ts';
import { countedLines } from '../../shared/log.ts';
import { palmIdPart } from '../../shared/plan/part-names.ts';
import { planOf } from '../../shared/plan/plan.ts';
import { isSoldBy } from '../../shared/service-client/seller.ts';
import { Admission } from './admission/admission.ts';
import { openCalls, statusesOf } from './call-status.ts';
import { hasTimeForCall } from './deps.ts';
import type { WorkDeps } from './flow/call-flow.ts';
import { reopenForLateAnswers } from './flow/late-answers.ts';
import { firstProbeAt } from './gate-names.ts';
import { type Carried, type JobResult, nothingCarried, type Outlook, sendableIn } from './run.ts';
import { endUnsent, type RunResult, send, yieldLease } from './send.ts';
import { SharedBuying } from './shared-buying.ts';

/** @param maxDeaths a subject is skipped if more workers than this have died with it */
export async function workOnSubject(
  deps: WorkDeps,
  subject: Subject,
  maxDeaths = Number.POSITIVE_INFINITY,
): Promise<JobResult> {
  let carried = nothingCarried;
  let waitUntil: number | undefined;
  for (;;) {
    const report = await loadReport(deps.ledger, subject);
    const holdsNow = report !== undefined && holdsLease(report.header, deps.worker.name);
    // The new holder of the lease records what this worker spent; the reconciler then settles this worker's blocks of calls.
    if (carried !== nothingCarried && !holdsNow) {
      deps.allowance.abandonBlocks();
      carried = nothingCarried;
    }
    const ownsLease = carried !== nothingCarried;
    if (report !== undefined && !ownsLease && deps.assets !== undefined)
      await retryAssets(deps.assets, report);
    if (report !== undefined && !ownsLease && (await reopenForLateAnswers(deps, report))) continue;
    if (report === undefined || transitions[report.header.state]['wave started'] === null) {
      if (report !== undefined && ownsLease)
        await endErasedRun(deps.ledger, report.header, { worker: deps.worker, spent: carried.spent });
      if (holdsNow) carried.returnUnspent();
      return 'not due';
    }
    const { header } = report;
    const { name } = deps.worker;
    if (isLeasedByOtherRun(header, name, ownsLease) || isLeased(header, name, deps.ledger.now()))
      return 'leased';
    if (earlierDeaths(header, name) > maxDeaths) return 'suspect';
    if (!hasTimeForCall(deps)) {
      await yieldLease(deps, header, carried);
      return 'out of time';
    }
    const run = await runOnce(deps, report, carried);
    switch (run.result) {
      case 'again':
        carried = run.carried;
        continue;
      case 'elsewhere':
        carried = run.carried;
        deps.begun();
        waitUntil ??= deps.ledger.now() + deps.settings.calls.attemptTimeoutMs;
        if (await run.others.waitForOthers(waitUntil - deps.ledger.now())) continue;
        await yieldLease(deps, run.header, carried, retryAt(deps, run.others));
        return 'contended';
      default:
        return run.result;
    }
  }
}

async function runOnce(deps: WorkDeps, loaded: Report, carried: Carried): Promise<RunResult> {
  const { ledger, settings, worker } = deps;
  const ownsLease = loaded.header.lease?.owner === worker.name;
  const settled = ownsLease ? { report: loaded } : await settleLost(ledger, loaded);
  if (settled === undefined) return { result: 'again', carried };
  const { report, dead } = settled;
  if (dead !== undefined && dead.spent.unknown > 0) {
    const { batch, id } = loaded.header;
    deps.log.warn(countedLines.lostCalls, { batch, subject: id, unknown: dead.spent.unknown });
  }
  const { header } = report;
  const plan = planOf(subjectName(header), header.inputs, header.varshaphalYear, settings.plan);
  const admission = new Admission(deps, header);
  const judging = await admission.judging(report, plan.calls);
  const statuses = statusesOf(plan, report, settings.retry.unknown, judging);
  const isPoison = !ownsLease && header.attempts >= settings.retry.maxAttempts;
  const outlook: Outlook = {
    report,
    plan,
    statuses,
    judging,
    admission,
    unaccounted: [...(dead === undefined ? [] : [dead]), { worker, spent: carried.spent }],
    carried,
    isPoison,
  };
  const open = isPoison ? [] : openCalls(plan, statuses);
  if ((await admission.admit(open, statuses)).length > 0) return shareAndSend(deps, outlook);
  return (await admission.waitForOpening(open)) ? { result: 'again', carried } : endUnsent(deps, outlook);
}

async function shareAndSend(deps: WorkDeps, outlook: Outlook): Promise<RunResult> {
  const { plan, statuses, admission, carried } = outlook;
  const { header } = outlook.report;
  if (await dropForeignPalmId(deps, outlook)) return { result: 'again', carried };
  const shared = new SharedBuying(deps, outlook);
  try {
    const wave = deps.newWave();
    try {
      if (!(await shared.take({ wave, inputsRevision: header.inputsRevision })))
        return { result: 'again', carried };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // Bought answers cannot be copied now, and must not be bought again.
      const closing = { reason: 'store refuses', probeAt: firstProbeAt(deps) } as const;
      await admission.closeBefore(openCalls(plan, statuses), closing);
      return await endUnsent(deps, outlook);
    }
    const parts = new Map([...outlook.report.parts, ...shared.copied]);
    const known = { ...outlook, report: { header, parts } };
    const wanted = sendableIn(outlook).filter((call) => !shared.isElsewhere(call));
    if (wanted.length > 0) return await send(deps, known, wave, wanted, shared);
    return shared.elsewhereUntil === undefined
      ? await endUnsent(deps, known)
      : { result: 'elsewhere', carried, others: shared, header };
  } finally {
    await shared.release();
  }
}

/**
 * This service does not know a palm_id that another sold.
 * @returns whether the caller must read the report again
 */
async function dropForeignPalmId({ ledger, seller }: WorkDeps, outlook: Outlook): Promise<boolean> {
  const { report, statuses } = outlook;
  const stored = report.parts.get(palmIdPart);
  const isNeeded = sendableIn(outlook).some(({ after }) => after?.part === palmIdPart);
  if (stored === undefined || !isNeeded || statuses.get(palmIdPart) !== 'bought' || isSoldBy(stored, seller))
    return false;
  await losePalmId(ledger, report.header, stored, seller);
  return true;
}

const retryAt = ({ ledger, settings }: WorkDeps, { elsewhereUntil = 0 }: SharedBuying): number =>
  Math.min(elsewhereUntil, ledger.now() + settings.retry.backoff.firstMs);

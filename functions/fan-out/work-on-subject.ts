import { retryAssets } from '../../shared/assets/assets.ts';
import { type Subject, subjectName } from '../../shared/ledger/items/keys.ts';
import { loadReport } from '../../shared/ledger/items/load.ts';
import type { Report } from '../../shared/ledger/items/part.ts';
import { StoreError } from '../../shared/ledger/parts/bodies.ts';
import { losePalmId } from '../../shared/ledger/parts/parts.ts';
import { transitions } from '../../shared/ledger/states/transitions.ts';
import { settleLost } from '../../shared/ledger/waves/lost.ts';
import { deathsOver, holdsLease, isLeased, isLeasedByTwin } from '../../shared/ledger/waves/wave.ts';
import { countedLines } from '../../shared/log.ts';
import { palmIdPart } from '../../shared/plan/part-names.ts';
import { type PlannedCall, planOf } from '../../shared/plan/plan.ts';
import { isSoldBy } from '../../shared/service-client/seller.ts';
import { Admission } from './admission/admission.ts';
import { openCalls, statusesOf } from './call-status.ts';
import { hasTimeForCall } from './deps.ts';
import { openForLate } from './flow/late-answers.ts';
import type { WorkDeps } from './flow/work-deps.ts';
import { firstProbeAt } from './gate-names.ts';
import { endUnsent, send, yieldLease } from './send.ts';
import { SharedBuying } from './shared-buying.ts';
import { type Carried, type JobResult, nothingCarried, type Outlook, type Turn } from './turn.ts';

/**
 * Settles the calls of dead workers, copies answers bought elsewhere, sends the open calls and records the result.
 * @param mostDeaths a subject is skipped if more workers than this have died while they worked on it
 */
export async function workOnSubject(
  deps: WorkDeps,
  subject: Subject,
  mostDeaths = Number.POSITIVE_INFINITY,
): Promise<JobResult> {
  let carried = nothingCarried;
  let patientUntil: number | undefined;
  for (;;) {
    const report = await loadReport(deps.ledger, subject);
    const mine = carried !== nothingCarried;
    const has = report !== undefined && holdsLease(report.header, deps.worker.name);
    // The worker that now holds the lease records what this worker spent. From that record the reconciler settles the
    // budget blocks of this worker.
    if (mine && !has) {
      deps.allowance.abandonBlocks();
      carried = nothingCarried;
    }
    if (report !== undefined && !mine && deps.assets !== undefined) await retryAssets(deps.assets, report);
    if (report !== undefined && !mine && (await openForLate(deps, report))) continue;
    if (report === undefined || transitions[report.header.state]['wave started'] === null) {
      if (has) carried.written();
      return 'not due';
    }
    const { header } = report;
    const { name } = deps.worker;
    if (isLeasedByTwin(header, name, mine) || isLeased(header, name, deps.ledger.now())) return 'leased';
    if (deathsOver(header, name) > mostDeaths) return 'suspect';
    if (!hasTimeForCall(deps)) {
      await yieldLease(deps, header, carried);
      return 'out of time';
    }
    const turn = await takeTurn(deps, report, carried);
    switch (turn.result) {
      case 'again':
        carried = turn.carried;
        continue;
      case 'elsewhere':
        carried = turn.carried;
        deps.begun();
        patientUntil ??= deps.ledger.now() + deps.settings.calls.attemptTimeoutMs;
        if (await turn.others.waitForOthers(patientUntil - deps.ledger.now())) continue;
        await yieldLease(deps, turn.header, carried, comeBackAt(deps, turn.others));
        return 'contended';
      default:
        return turn.result;
    }
  }
}

async function takeTurn(deps: WorkDeps, loaded: Report, carried: Carried): Promise<Turn> {
  const { ledger, settings, worker } = deps;
  const mine = loaded.header.lease?.owner === worker.name;
  const settled = mine ? { report: loaded } : await settleLost(ledger, loaded);
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
  const poisonous = !mine && header.attempts >= settings.retry.maxAttempts;
  const outlook: Outlook = {
    report,
    plan,
    statuses,
    judging,
    admission,
    unaccounted: [...(dead === undefined ? [] : [dead]), { worker, spent: carried.spent }],
    carried,
    poisonous,
  };
  const open = poisonous ? [] : openCalls(plan, statuses);
  if ((await admission.turn(open, statuses)).length > 0) return shareAndSend(deps, outlook);
  return (await admission.waitForOpening(open)) ? { result: 'again', carried } : endUnsent(deps, outlook);
}

async function shareAndSend(deps: WorkDeps, outlook: Outlook): Promise<Turn> {
  const { plan, statuses, admission, carried } = outlook;
  const { header } = outlook.report;
  const sendable = () => admission.snapshot.passable(openCalls(plan, statuses), statuses);
  if (await dropForeignPalmId(deps, outlook, sendable())) return { result: 'again', carried };
  const shared = new SharedBuying(deps, { report: outlook.report, plan, statuses, sendable });
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
    const wanted = sendable().filter((call) => !shared.isElsewhere(call));
    if (wanted.length > 0) return await send(deps, known, wave, wanted, shared);
    return shared.elsewhereUntil === undefined
      ? await endUnsent(deps, known)
      : { result: 'elsewhere', carried, others: shared, header };
  } finally {
    await shared.release();
  }
}

/**
 * Another service sold the palm_id, which this service does not know.
 * @returns whether the caller must read the report again
 */
async function dropForeignPalmId(
  { ledger, seller }: WorkDeps,
  { report, statuses }: Outlook,
  sendable: readonly PlannedCall[],
): Promise<boolean> {
  const stored = report.parts.get(palmIdPart);
  const isNeeded = sendable.some(({ after }) => after?.part === palmIdPart);
  if (stored === undefined || !isNeeded || statuses.get(palmIdPart) !== 'bought' || isSoldBy(stored, seller))
    return false;
  await losePalmId(ledger, report.header, stored, seller);
  return true;
}

const comeBackAt = ({ ledger, settings }: WorkDeps, { elsewhereUntil = 0 }: SharedBuying): number =>
  Math.min(elsewhereUntil, ledger.now() + settings.retry.backoff.firstMs);

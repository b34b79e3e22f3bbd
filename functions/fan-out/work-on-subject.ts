import { batchCeilingHolder, monthCeilingHolder, noteShortage } from '../../shared/budget/shortage.ts';
import { fullJitter } from '../../shared/client/backoff.ts';
import { type Base, bases } from '../../shared/contract/operations.ts';
import { gateHolder, gateSentences, isClosed, isProbe, readGate } from '../../shared/gate/gate.ts';
import { type Subject, subjectName } from '../../shared/ledger/keys.ts';
import { loadReport } from '../../shared/ledger/load.ts';
import { type Lost, settleLost } from '../../shared/ledger/lost.ts';
import type { Header, Report } from '../../shared/ledger/model.ts';
import { postpone } from '../../shared/ledger/postpone.ts';
import { claimInputs, releaseInputs, reuseParts, sharedInputs } from '../../shared/ledger/reuse.ts';
import { transitions } from '../../shared/ledger/states.ts';
import {
  addSpent,
  beginWave,
  type Ending,
  endWave,
  isLeased,
  nothingSpent,
  type Spent,
} from '../../shared/ledger/waves.ts';
import { type PartName, type Plan, type PlannedCall, planOf } from '../../shared/plan/plan.ts';
import type { FanOutDeps } from './deps.ts';
import { endStateOf, isReady, type Standing, standings, tallyOf } from './standing.ts';
import { baseOf, gateOf, Wave, type WaveResult } from './wave.ts';

/** What became of one job. None of these is an error: the message is done with, the table says what is due. */
export type JobResult = 'nothing due' | 'leased' | 'no time' | 'contended' | 'settled' | 'open' | 'held';

/**
 * Works on one subject until it is settled, held or out of time: settles what a dead worker left, copies what has been
 * bought elsewhere, sends what is open and sendable, and writes down how it stands.
 */
export async function workOnSubject(deps: FanOutDeps, subject: Subject): Promise<JobResult> {
  let carried: Spent = nothingSpent;
  for (;;) {
    const report = await loadReport(deps.ledger, subject);
    if (report === undefined || transitions[report.header.state]['wave begins'] === null)
      return 'nothing due';
    if (isLeased(report.header, deps.worker.name, deps.ledger.now())) return 'leased';
    if (deps.remaining() < deps.settings.attemptTimeout + deps.settings.margin) {
      await leave(deps, report.header, carried);
      return 'no time';
    }
    const turn = await takeTurn(deps, report, carried);
    if (turn.result !== 'again') return turn.result;
    carried = turn.carried;
  }
}

type Turn = { readonly result: JobResult } | { readonly result: 'again'; readonly carried: Spent };

async function takeTurn(deps: FanOutDeps, report: Report, carried: Spent): Promise<Turn> {
  const { ledger, settings, worker } = deps;
  const dead = report.header.lease?.owner === worker.name ? undefined : await settleLost(ledger, report);
  const hashes = settings.reuse ? sharedInputs(report.header.inputs) : [];
  const claim = await claimInputs(ledger, hashes, report.header, worker.until);
  if (!claim.ok) {
    await leave(deps, report.header, carried, Math.min(claim.until, ledger.now() + settings.backoff.first));
    return { result: 'contended' };
  }
  try {
    const current = dead === undefined ? report : ((await loadReport(ledger, report.header)) ?? report);
    return await takeClaimedTurn(deps, current, carried, dead, claim.sources);
  } finally {
    await releaseInputs(ledger, hashes, report.header);
  }
}

async function takeClaimedTurn(
  deps: FanOutDeps,
  report: Report,
  carried: Spent,
  dead: Lost | undefined,
  sources: readonly Subject[],
): Promise<Turn> {
  const { ledger, settings, worker } = deps;
  const { header } = report;
  const plan = planOf(subjectName(header), header.inputs, header.varshaphalYear, settings.plan);
  const standing = standings(plan, report, settings.unknown);
  const wave = deps.newWave();
  const copied = await reuseParts(ledger, header, openCalls(plan, standing), sources, {
    wave,
    inputsRevision: header.inputsRevision,
  });
  for (const part of copied) standing.set(part, 'bought');
  const parts =
    copied.size === 0 ? report.parts : ((await loadReport(ledger, header))?.parts ?? report.parts);

  const poisonous = dead !== undefined && header.attempts >= settings.maxAttempts;
  const gates = await gatesFor(deps, header, poisonous ? [] : openCalls(plan, standing));
  const calls = poisonous ? [] : openCalls(plan, standing).filter((call) => !gates.closed.has(baseOf(call)));
  const sendable = onlyOneProbe(calls, standing, gates.probing);
  // A secret that cannot be read must show before an intent is written: nothing has been sent then.
  if (sendable.length > 0) await deps.credentials.current();
  const shortage = sendable.length > 0 ? await deps.allowance.take(header.batch, sendable.length) : undefined;
  const first =
    shortage === undefined
      ? sendable.filter((call) => isReady(call, standing)).slice(0, settings.callsAtOnce)
      : [];
  const reused = { ...nothingSpent, reused: copied.size };
  const held = await beginWave(ledger, header, worker, {
    wave,
    leaving: first,
    reserved: shortage === undefined ? sendable.length : 0,
    spent: [...(dead === undefined ? [] : [dead]), { worker: worker.name, spent: addSpent(carried, reused) }],
    dueAt: worker.until + settings.takeOverAfter,
  });
  if (held === undefined) {
    if (shortage === undefined) deps.allowance.putBack(header.batch, sendable.length);
    return { result: 'contended' };
  }

  const result =
    first.length === 0
      ? nothingSent
      : await new Wave(deps, {
          header: held,
          wave,
          first,
          calls: sendable,
          parts,
          standing,
          probing: gates.probing,
        }).run();
  if (result.failure !== undefined) {
    deps.allowance.putBack(header.batch, sendable.length - result.left);
    throw result.failure;
  }
  if (shortage === undefined) {
    deps.allowance.putBack(header.batch, sendable.length - result.spent.bought - result.spent.unknown);
  }
  if (shortage !== undefined) {
    await noteShortage(ledger, shortage, header.batch, sendable.length, ledger.now() + settings.lookAgain);
  }
  const ending = endingOf(deps, {
    header: held,
    plan,
    standing,
    gates,
    result,
    shortage,
    poisonous,
    parts,
    copied,
  });
  return end(deps, held, result.spent, ending, gates.probing.size > 0 && result.progress);
}

const nothingSent: WaveResult = {
  spent: nothingSpent,
  closed: new Set(),
  notSent: false,
  retryUnknown: false,
  progress: false,
  left: 0,
};

const openCalls = (plan: Plan, standing: ReadonlyMap<PartName, Standing>): PlannedCall[] =>
  plan.calls.filter((call) => standing.get(call.part) === 'open');

interface Gates {
  /** Closed bases, with one sentence each. */
  readonly closed: ReadonlyMap<Base, string>;
  readonly probing: ReadonlySet<Base>;
}

async function gatesFor(deps: FanOutDeps, subject: Subject, calls: readonly PlannedCall[]): Promise<Gates> {
  const needed = bases.filter((base) => calls.some((call) => baseOf(call) === base));
  const now = deps.ledger.now();
  const closed = new Map<Base, string>();
  const probing = new Set<Base>();
  for (const base of needed) {
    const gate = await readGate(deps.ledger, gateOf(deps, base));
    if (!isClosed(gate, now)) continue;
    if (isProbe(gate, subjectName(subject), now)) probing.add(base);
    else closed.set(base, gateSentences[gate.reason ?? 'slow down']);
  }
  return { closed, probing };
}

/** Through a closed gate goes one call, the first that is ready. */
function onlyOneProbe(
  calls: readonly PlannedCall[],
  standing: ReadonlyMap<PartName, Standing>,
  probing: ReadonlySet<Base>,
): PlannedCall[] {
  const probes = [...probing].flatMap(
    (base) => calls.find((call) => baseOf(call) === base && isReady(call, standing)) ?? [],
  );
  return calls.filter((call) => !probing.has(baseOf(call)) || probes.includes(call));
}

interface Situation {
  readonly header: Header;
  readonly plan: Plan;
  readonly standing: ReadonlyMap<PartName, Standing>;
  readonly gates: Gates;
  readonly result: WaveResult;
  readonly shortage: 'batch' | 'month' | undefined;
  readonly poisonous: boolean;
  readonly parts: Report['parts'];
  readonly copied: ReadonlySet<PartName>;
}

function endingOf(deps: FanOutDeps, situation: Situation): Ending {
  const { settings, ledger, random } = deps;
  const { header, plan, standing, gates, result, shortage } = situation;
  const open = openCalls(plan, standing);
  if (open.length === 0) return settled(situation);
  const now = ledger.now();
  if (situation.poisonous) {
    return givenUp(
      situation,
      `given up: the function died ${header.attempts} times in a row while working on it`,
    );
  }
  if (shortage === 'batch') {
    const reason =
      'The ceiling of the batch is reached: raise it with "palmleaf upload --ceiling" or redrive.';
    return { kind: 'held', holder: batchCeilingHolder(header.batch), reason };
  }
  if (shortage === 'month') {
    return {
      kind: 'held',
      holder: monthCeilingHolder,
      reason: 'The ceiling of the month is reached; it goes on next month.',
    };
  }
  const closed = open.filter((call) => gates.closed.has(baseOf(call)) || result.closed.has(baseOf(call)));
  const behindProbe = open.filter((call) => gates.probing.has(baseOf(call)));
  const [waitingFor] = [...closed, ...behindProbe];
  if (waitingFor !== undefined && closed.length + behindProbe.length >= open.length) {
    const base = baseOf(waitingFor);
    const reason = gates.closed.get(base) ?? 'The gate to the service closed while calls were under way.';
    return { kind: 'held', holder: gateHolder(gateOf(deps, base)), reason };
  }
  if (result.notSent && !result.progress) {
    const laters = header.laters + 1;
    if (laters >= settings.maxLaters)
      return givenUp(situation, `given up: the service could not be reached ${laters} times in a row`);
    const delay = fullJitter(settings.backoff, laters, random);
    return {
      kind: 'open',
      dueAt: now + delay,
      laters,
      reason: 'The service could not be reached; tried again by itself.',
    };
  }
  const delay = result.notSent
    ? fullJitter(settings.backoff, 1, random)
    : result.retryUnknown
      ? fullJitter(settings.unknownDelay, 1, random)
      : 0;
  return { kind: 'open', dueAt: now + delay, laters: 0 };
}

function settled(situation: Situation): Ending {
  const tally = tallyNow(situation);
  return { kind: 'settled', state: endStateOf(tally), tally };
}

function givenUp(situation: Situation, reason: string): Ending {
  const tally = tallyNow(situation);
  return { kind: 'settled', state: tally.bought > 0 ? 'partial' : 'failed', tally, reason };
}

function tallyNow({ plan, standing, parts, copied }: Situation) {
  const reused = plan.calls.filter(
    ({ part }) =>
      standing.get(part) === 'bought' && (copied.has(part) || parts.get(part)?.reusedFrom !== undefined),
  );
  return tallyOf(plan, standing, reused.length);
}

/** Ends the turn. Inputs that moved meanwhile, or a gate that a probe opened, are planned for again at once. */
async function end(
  deps: FanOutDeps,
  held: Header,
  spent: Spent,
  ending: Ending,
  probed: boolean,
): Promise<Turn> {
  const { ledger, worker } = deps;
  if (probed && ending.kind !== 'settled') return { result: 'again', carried: spent };
  if (await endWave(ledger, held, worker, spent, ending)) {
    return { result: ending.kind };
  }
  return { result: 'again', carried: spent };
}

/** Lets a subject be: whoever looks next, keeper or a fresh job, goes on with it. */
async function leave(deps: FanOutDeps, header: Header, carried: Spent, dueAt?: number): Promise<void> {
  const { ledger, worker } = deps;
  const at = dueAt ?? ledger.now();
  if (header.lease?.owner === worker.name) {
    await endWave(ledger, header, worker, carried, { kind: 'open', dueAt: at, laters: header.laters });
  } else {
    await postpone(ledger, header, at);
  }
}

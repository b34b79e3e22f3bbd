import { changeTrial } from '../../shared/holds/change-trial.ts';
import { currentTrialHold, waitingOnFirst, waitingOnPause, waitingOnTrial } from '../../shared/holds/hold.ts';
import { noteResumed } from '../../shared/holds/pause.ts';
import { isAwaited, released, seatsTaken } from '../../shared/holds/trial.ts';
import { readBatchItem } from '../../shared/ledger/batches/batches.ts';
import {
  type Releasing,
  type TrialKind,
  type TrialMark,
  trialKinds,
} from '../../shared/ledger/items/hold-marks.ts';
import { subjectName, subjectOfPartition } from '../../shared/ledger/items/keys.ts';
import { parkedOn } from '../../shared/ledger/waves/release.ts';
import type { ReconcilerDeps } from './deps.ts';
import { releaseWaiting } from './release-waiting.ts';

/** Hints that are sent in a run however deep the queue is: another batch of a million may keep it so for hours. */
const leastHints = 1000;

/**
 * So long somebody may come to wait for a hold that is over: a worker that had read of it lives for three minutes, and may
 * have been frozen for more.
 */
const lateMs = 20 * 60_000;

interface Look {
  /** Hints that were sent. */
  readonly count: number;
  /** When to look again, where somebody may still wait. */
  readonly again?: number;
}

const nobody: Look = { count: 0 };

/** Releases those who waited for a batch that was paused, or that its trial held, or for the first of their kind. */
export async function releaseHeld(deps: ReconcilerDeps, batch: string): Promise<Look> {
  const item = await readBatchItem(deps.ledger, batch);
  return together([
    await releaseResumed(deps, batch, item?.pause),
    await releaseTried(deps, batch, item?.trial),
  ]);
}

function together(looks: readonly Look[]): Look {
  const times = looks.flatMap(({ again }) => again ?? []);
  const count = looks.reduce((sum, look) => sum + look.count, 0);
  return times.length === 0 ? { count } : { count, again: Math.min(...times) };
}

async function releaseResumed(
  deps: ReconcilerDeps,
  batch: string,
  pause: (Releasing & { readonly at: number }) | undefined,
): Promise<Look> {
  if (pause === undefined) return nobody;
  const note = (done: Releasing) => noteResumed(deps.ledger, batch, { ...done, at: pause.at });
  return releaseFrom(deps, waitingOnPause(batch), pause, note);
}

async function releaseTried(
  deps: ReconcilerDeps,
  batch: string,
  trial: TrialMark | undefined,
): Promise<Look> {
  if (trial === undefined) return nobody;
  const isOff = deps.settings.trial === 0;
  if (isOff && currentTrialHold({ trial }) === undefined && isAwaited(trial)) {
    // The setting was taken away: nobody waits for the first any more.
    await changeTrial(deps.ledger, batch, (now) => now && released(now, deps.ledger.now()));
    return { count: 0, again: deps.ledger.now() };
  }
  const looks: Look[] = [];
  const { hold } = trial;
  if (hold !== undefined) {
    if (hold.endedAt === undefined) return nobody;
    const note = (done: Releasing) =>
      noteTrial(deps, batch, (now) =>
        now.hold?.revision === hold.revision ? { ...now, hold: { ...now.hold, ...done } } : now,
      );
    looks.push(await releaseFrom(deps, waitingOnTrial(batch), hold, note));
  }
  for (const kind of trialKinds) looks.push(await releaseKind(deps, batch, trial, kind));
  return together(looks);
}

async function releaseKind(
  deps: ReconcilerDeps,
  batch: string,
  trial: TrialMark,
  kind: TrialKind,
): Promise<Look> {
  const waitingOn = waitingOnFirst(batch, kind);
  const own = trial.kinds[kind];
  if (own?.passed !== undefined) {
    const { revision } = own.passed;
    const note = (passed: Releasing) =>
      noteTrial(deps, batch, (now) => {
        const before = now.kinds[kind];
        const isSame = before?.passed?.revision === revision && now.epoch === trial.epoch;
        return isSame ? { ...now, kinds: { ...now.kinds, [kind]: { ...before, passed } } } : now;
      });
    return releaseFrom(deps, waitingOn, own.passed, note);
  }
  const { ledger, settings, jobs } = deps;
  const taken = own === undefined ? 0 : Object.keys(seatsTaken(own, ledger.now())).length + own.told.length;
  const waiting = await parkedOn(ledger, waitingOn, Math.max(1, settings.trial - taken));
  const next = taken < settings.trial ? waiting : [];
  await jobs.send(
    next.flatMap(({ pk }) => {
      const subject = subjectOfPartition(pk);
      return subject === undefined ? [] : [{ kind: 'subject', key: subjectName(subject) } as const];
    }),
  );
  const mayCome = waiting.length > 0 || ledger.now() < trial.changedAt + lateMs;
  return mayCome
    ? { count: next.length, again: ledger.now() + settings.reconciler.recheckAfterMs }
    : { count: next.length };
}

/** The look of the reconciler itself is no change that it has to look at again. */
async function noteTrial(
  deps: ReconcilerDeps,
  batch: string,
  change: (trial: TrialMark) => TrialMark,
): Promise<void> {
  await changeTrial(deps.ledger, batch, (trial) => trial && change(trial), { next: 'is looked at already' });
}

/**
 * Releases those who waited for something that is over, many a minute and spread over it, until nobody is left and nobody
 * can be on the way.
 *
 * @param note keeps how far that has come
 */
async function releaseFrom(
  deps: ReconcilerDeps,
  waitingOn: string,
  mark: Releasing,
  note: (done: Releasing) => Promise<void>,
): Promise<Look> {
  const { ledger, settings } = deps;
  if (mark.endedAt === undefined || mark.releasedAt !== undefined) return nobody;
  const { revision, endedAt, release } = mark;
  const { sent, isNobodyLeft, pass } = await releaseWaiting(deps, {
    waitingOn,
    revision,
    release,
    least: leastHints,
  });
  if (isNobodyLeft && ledger.now() >= endedAt + lateMs) {
    await note({ revision, endedAt, releasedAt: ledger.now() });
    return { count: sent };
  }
  if (pass !== undefined) await note({ revision, endedAt, release: pass });
  return { count: sent, again: ledger.now() + settings.reconciler.recheckAfterMs };
}

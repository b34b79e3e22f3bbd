import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { releaseNow } from '../../shared/blockers/release.ts';
import { Allowance } from '../../shared/budget/allowance.ts';
import type { Settings } from '../../shared/config/settings.ts';
import type { Backlog, Jobs } from '../../shared/jobs/job.ts';
import type { Invocation } from '../../shared/lambda/invocation.ts';
import type { RootLog } from '../../shared/lambda/logger.ts';
import type { Worker } from '../../shared/ledger/context.ts';
import { Parking } from '../../shared/ledger/waves/parking.ts';
import { type FanOutDeps, type FanOutSettings, timeForCallsMs } from './deps.ts';
import { CallFlow } from './flow/call-flow.ts';
import { firstProbeAt } from './gate-names.ts';
import { Breaker } from './gates/breaker.ts';
import type { NamedSubject } from './subjects-of.ts';
import { BatchReadings } from './trials/batch-readings.ts';
import { BatchTrials, type TrialDeps } from './trials/trials.ts';
import { HintWork } from './work-on-hints.ts';

interface FanOutParts
  extends Pick<
    FanOutDeps,
    | 'ledger'
    | 'credentials'
    | 'send'
    | 'addressOf'
    | 'palmIdIn'
    | 'prices'
    | 'costsVary'
    | 'seller'
    | 'shapes'
    | 'assets'
    | 'sleep'
    | 'random'
  > {
  readonly settings: FanOutSettings & Pick<Settings, 'budget' | 'services' | 'trial'>;
  /** A hash of the service and its profile; a new hash starts new trials. */
  readonly profile: string;
  readonly jobs: Jobs;
  /** Without it, an invocation works on its own messages only. */
  readonly backlog?: Backlog;
  readonly newName: () => string;
  readonly log: RootLog;
}

export function createFanOut(parts: FanOutParts) {
  const { ledger, settings, newName, log } = parts;
  const batches = new BatchReadings(ledger);
  const breaker = new Breaker(parts, newName(), () => firstProbeAt(parts));

  return async (event: SQSEvent, invocation: Invocation): Promise<SQSBatchResponse> => {
    const { sleep, credentials, backlog } = parts;
    const remainingMs = () => invocation.getRemainingTimeInMillis();
    const until = ledger.now() + remainingMs() + settings.lease.marginMs;
    const flow = new CallFlow({
      ledger,
      settings,
      sleep,
      credentials,
      remainingMs,
      endpoints: settings.services,
      log,
    });
    const depsFor = (jobs: readonly NamedSubject[]) =>
      depsOf(parts, { batches, breaker }, { name: newName(), until }, jobs, invocation);
    const failed = await new HintWork({
      depsFor,
      flow,
      backlog,
      sleep,
      log,
      timeForCallsMs: () => timeForCallsMs({ remainingMs, settings }),
    }).run(event.Records);
    return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

function depsOf(
  { settings, newName, log: root, profile, jobs: hints, ...parts }: FanOutParts,
  { batches, breaker }: { readonly batches: BatchReadings; readonly breaker: Breaker },
  worker: Worker,
  jobs: readonly NamedSubject[],
  invocation: Invocation,
): FanOutDeps {
  const byBatch = Map.groupBy(jobs, ({ subject }) => subject.batch);
  const names = new Map([...byBatch].map(([batch, group]) => [batch, group.map(({ key }) => key)]));
  const log = root.child({ worker: worker.name });
  const { ledger, random } = parts;
  const releasing = { ledger, jobs: hints, random, settings: settings.reconciler };
  const release: TrialDeps['release'] = (blocker, decision) => releaseNow(releasing, blocker, decision);
  const trying = { ledger, batches, worker, log, size: settings.trial, profile, release };
  return {
    ...parts,
    worker,
    batches,
    breaker,
    trials: settings.trial === 0 ? undefined : new BatchTrials(trying),
    parking: new Parking(ledger, worker, settings.reconciler.recheckAfterMs),
    allowance: new Allowance({ ...parts, worker, subjects: names, settings: settings.budget }),
    endpoints: settings.services,
    settings,
    remainingMs: () => invocation.getRemainingTimeInMillis(),
    newWave: newName,
    log,
  };
}

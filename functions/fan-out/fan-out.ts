import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { releaseNow } from '../../shared/blockers/release.ts';
import { Allowance } from '../../shared/budget/allowance.ts';
import type { Settings } from '../../shared/config/settings.ts';
import type { Backlog, Jobs } from '../../shared/jobs/job.ts';
import type { Invocation } from '../../shared/lambda/invocation.ts';
import type { RootLog } from '../../shared/lambda/logger.ts';
import { Parking } from '../../shared/ledger/waves/parking.ts';
import { type FanOutDeps, type FanOutSettings, type SharedDeps, timeForCallsMs } from './deps.ts';
import { CallFlow } from './flow/call-flow.ts';
import { firstProbeAt } from './gate-names.ts';
import { Breaker } from './gates/breaker.ts';
import { BatchReadings } from './trials/batch-readings.ts';
import { BatchTrials, type TrialDeps } from './trials/trials.ts';
import { HintWork, type NamedSubject } from './work-on-hints.ts';

interface FanOutParts extends SharedDeps {
  readonly settings: FanOutSettings & Pick<Settings, 'budget' | 'services' | 'trial'>;
  /** A new hash of the service and its profile starts new trials. */
  readonly profile: string;
  readonly jobs: Jobs;
  /** Without it, an invocation works on its own messages only. */
  readonly backlog?: Backlog;
  readonly newName: () => string;
  readonly log: RootLog;
}

export function createFanOut({ settings, newName, log: root, profile, jobs: hints, ...parts }: FanOutParts) {
  const { ledger, random, sleep, backlog } = parts;
  const batches = new BatchReadings(ledger);
  const breaker = new Breaker({ ledger, settings }, newName(), () => firstProbeAt({ ...parts, settings }));
  const releasing = { ledger, jobs: hints, random, settings: settings.reconciler };
  const release: TrialDeps['release'] = (blocker, decision) => releaseNow(releasing, blocker, decision);

  return async (event: SQSEvent, invocation: Invocation): Promise<SQSBatchResponse> => {
    const remainingMs = () => invocation.getRemainingTimeInMillis();
    const until = ledger.now() + remainingMs() + settings.lease.marginMs;
    const shared = { ...parts, settings, endpoints: settings.services, remainingMs, batches, breaker };
    const flow = new CallFlow({ ...shared, log: root });
    const depsFor = (jobs: readonly NamedSubject[]): FanOutDeps => {
      const worker = { name: newName(), until };
      const byBatch = Map.groupBy(jobs, ({ subject }) => subject.batch);
      const subjects = new Map([...byBatch].map(([batch, group]) => [batch, group.map(({ key }) => key)]));
      const log = root.child({ worker: worker.name });
      const trying = { ledger, batches, worker, log, size: settings.trial, profile, release };
      return {
        ...shared,
        worker,
        trials: settings.trial === 0 ? undefined : new BatchTrials(trying),
        parking: new Parking(ledger, worker, settings.reconciler.recheckAfterMs),
        allowance: new Allowance({ ...parts, worker, subjects, settings: settings.budget }),
        newWave: newName,
        log,
      };
    };
    const timeLeft = () => timeForCallsMs({ remainingMs, settings });
    const work = new HintWork({ depsFor, flow, backlog, sleep, log: root, timeForCallsMs: timeLeft });
    const failed = await work.run(event.Records);
    return { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

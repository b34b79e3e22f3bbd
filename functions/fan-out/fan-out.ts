import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { releaseNow } from '../../shared/blockers/release.ts';
import { Allowance } from '../../shared/budget/allowance.ts';
import type { Settings } from '../../shared/config/settings.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import type { Invocation } from '../../shared/lambda/invocation.ts';
import type { RootLog } from '../../shared/lambda/logger.ts';
import type { Worker } from '../../shared/ledger/context.ts';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import { Parking } from '../../shared/ledger/waves/parking.ts';
import { correlationOf, countedLines } from '../../shared/log.ts';
import type { FanOutDeps, FanOutSettings } from './deps.ts';
import { firstProbeAt } from './gate-names.ts';
import { Breaker } from './gates/breaker.ts';
import { type NamedSubject, subjectsOf } from './subjects-of.ts';
import { BatchReadings } from './trials/batch-readings.ts';
import { BatchTrials, type TrialDeps } from './trials/trials.ts';
import { workOnSubjects } from './work-on-subjects.ts';

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
  readonly newName: () => string;
  readonly log: RootLog;
}

export function createFanOut(parts: FanOutParts) {
  const { ledger, settings, newName, log } = parts;
  const batches = new BatchReadings(ledger);
  const breaker = new Breaker(parts, newName(), () => firstProbeAt(parts));

  return async (event: SQSEvent, invocation: Invocation): Promise<SQSBatchResponse> => {
    const until = ledger.now() + invocation.getRemainingTimeInMillis() + settings.lease.marginMs;
    const { named, failed } = subjectsOf(event, log);
    // Redelivered messages come last, so that failing subjects delay no other.
    for (const again of [false, true]) {
      const jobs = named.filter((one) => one.again === again);
      if (jobs.length === 0) continue;
      const worker: Worker = { name: newName(), until };
      const deps = depsOf(parts, { batches, breaker }, worker, jobs, invocation);
      const subjects = jobs.map(({ subject }) => subject);
      for (const worked of await workOnSubjects(deps, subjects)) {
        const name = subjectName(worked.subject);
        const { batch, id } = worked.subject;
        const about = { batch, subject: id, correlationId: correlationOf(name) };
        if ('result' in worked) deps.log.info(countedLines.jobDone, { ...about, result: worked.result });
        else failed.push(...jobs.flatMap(({ key, messageId }) => (key === name ? [messageId] : [])));
      }
    }
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
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
  const letGo: TrialDeps['letGo'] = (blocker, way) => releaseNow(releasing, blocker, way);
  const trying = { ledger, batches, worker, log, size: settings.trial, profile, letGo };
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

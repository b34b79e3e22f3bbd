import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { ReportStore } from '../../shared/aws/report-store.ts';
import { SecretCredentials } from '../../shared/aws/secret-credentials.ts';
import { Allowance } from '../../shared/budget/allowance.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import type { Worker } from '../../shared/ledger/context.ts';
import { subjectName } from '../../shared/ledger/items/keys.ts';
import type { Log } from '../../shared/log.ts';
import { send, thaw } from '../../shared/service-client/caller.ts';
import type { FanOutDeps } from './deps.ts';
import { type NamedSubject, subjectsOf } from './subjects-of.ts';
import { workOnSubjects } from './work-on-subjects.ts';

const { TABLE_NAME, STORE_BUCKET, SECRET_ARN, SETTINGS } = readEnvironment('fan-out');
const log = createLog('fan-out');
const now = () => Date.now();
const store = new ReportStore(new S3Client({}), STORE_BUCKET);
const ledger = { table: openTable(TABLE_NAME), bodies: store, now };
const credentials = new SecretCredentials(
  new SecretsManagerClient({}),
  SECRET_ARN,
  SETTINGS.credential.maxAgeMs,
  now,
);
const caller = {
  fetch,
  now,
  attemptTimeoutMs: SETTINGS.calls.attemptTimeoutMs,
  policy: SETTINGS.answers,
};

/** Works on the subjects that a batch of jobs names. */
export async function handler(event: SQSEvent, context: Context): Promise<SQSBatchResponse> {
  await thaw();
  const until = now() + context.getRemainingTimeInMillis() + SETTINGS.lease.marginMs;
  const { named, failed } = subjectsOf(event, log);
  // A message that was received before comes after the fresh ones: what keeps failing holds nobody up.
  for (const again of [false, true]) {
    const jobs = named.filter((one) => one.again === again);
    if (jobs.length === 0) continue;
    const worker: Worker = { name: randomUUID(), until };
    const workerLog = log.child({ worker: worker.name });
    for (const worked of await workOnSubjects(
      depsOf(worker, jobs, context, workerLog),
      jobs.map(({ subject }) => subject),
    )) {
      const { batch, id } = worked.subject;
      if ('result' in worked)
        workerLog.info('A job is done with', { batch, subject: id, result: worked.result });
      else
        failed.push(
          ...jobs.filter(({ key }) => key === subjectName(worked.subject)).map(({ messageId }) => messageId),
        );
    }
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

function depsOf(worker: Worker, jobs: readonly NamedSubject[], context: Context, workerLog: Log): FanOutDeps {
  const byBatch = Map.groupBy(jobs, ({ subject }) => subject.batch);
  const names = new Map([...byBatch].map(([batch, group]) => [batch, group.map(({ key }) => key)]));
  const allowance = new Allowance(ledger, worker, names, SETTINGS.budget);
  return {
    ledger,
    worker,
    allowance,
    credentials,
    endpoints: SETTINGS.services,
    send: (call, endpoint, credential) => send(call, endpoint, credential, caller),
    addressOf: (key) => store.addressOf(key),
    settings: SETTINGS,
    sleep: (milliseconds) => sleep(milliseconds),
    random: Math.random,
    remainingMs: () => context.getRemainingTimeInMillis(),
    newWave: () => randomUUID(),
    log: workerLog,
  };
}

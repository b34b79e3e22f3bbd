import { randomUUID } from 'node:crypto';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { KeptBucket } from '../../shared/aws/kept-bucket.ts';
import { SecretCredentials } from '../../shared/aws/secret-credentials.ts';
import { Allowance } from '../../shared/budget/allowance.ts';
import { send } from '../../shared/client/caller.ts';
import { readEnvironment, variables } from '../../shared/config/environment.ts';
import { type Job, job } from '../../shared/jobs/job.ts';
import { subjectOf } from '../../shared/jobs/subject-of.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { PoisonMessage, parseBody, workOnRecords } from '../../shared/lambda/sqs-batch.ts';
import { subjectName } from '../../shared/ledger/keys.ts';
import type { Worker } from '../../shared/ledger/waves.ts';
import type { Log } from '../../shared/log.ts';
import type { FanOutDeps } from './deps.ts';
import { fanOutSettings } from './settings.ts';
import { workOnSubject } from './work-on-subject.ts';

const { TABLE_NAME, KEPT_BUCKET, SECRET_ARN, SETTINGS } = readEnvironment(
  {
    TABLE_NAME: variables.TABLE_NAME,
    KEPT_BUCKET: variables.KEPT_BUCKET,
    SECRET_ARN: variables.SECRET_ARN,
    SETTINGS: variables.SETTINGS,
  },
  process.env,
);
const log = createLog('fan-out');
const now = () => Date.now();
const kept = new KeptBucket(new S3Client({}), KEPT_BUCKET);
const ledger = { table: openTable(TABLE_NAME), bodies: kept, now };
const credentials = new SecretCredentials(
  new SecretsManagerClient({}),
  SECRET_ARN,
  SETTINGS.credentialAge,
  now,
);
const settings = fanOutSettings(SETTINGS);
const caller = {
  fetch,
  now,
  attemptTimeout: SETTINGS.attemptTimeout,
  policy: {
    statusFalseIsBought: SETTINGS.statusFalseIsBought,
    serverErrorIsUnknown: SETTINGS.serverErrorIsUnknown,
  },
};

/** The lease outlives the invocation by this much: then its worker is surely dead. */
const leaseMargin = 10_000;

/** Works on the subjects that a batch of jobs names. */
export async function handler(event: SQSEvent, context: Context): Promise<SQSBatchResponse> {
  // A socket that went stale while the function was frozen shows only after the event loop has turned once.
  await turn();
  const worker: Worker = {
    name: randomUUID(),
    until: now() + context.getRemainingTimeInMillis() + leaseMargin,
  };
  const allowance = new Allowance(ledger, worker, subjectsOf(event), {
    monthlyCeiling: SETTINGS.monthlyCeiling,
    placesCeiling: SETTINGS.placesCeiling,
    blockSize: SETTINGS.blockSize,
  });
  try {
    return await workOnRecords(event, log, (record, own) =>
      work(depsOf(worker, allowance, context, own), record),
    );
  } finally {
    await allowance.close();
  }
}

async function work(deps: FanOutDeps, record: SQSRecord): Promise<void> {
  const subject = subjectOf(jobIn(record));
  if (subject === undefined) throw new PoisonMessage('The job names no subject');
  const result = await workOnSubject(deps, subject);
  deps.log.info('A job is done with', { batch: subject.batch, subject: subject.id, result });
}

function jobIn(record: SQSRecord): Job {
  const parsed = job.safeParse(parseBody(record));
  if (!parsed.success) throw new PoisonMessage('The message is no job');
  return parsed.data;
}

/** The subjects of an invocation by batch, for the blocks that it draws. */
function subjectsOf(event: SQSEvent): Map<string, string[]> {
  const subjects = new Map<string, string[]>();
  for (const record of event.Records) {
    const parsed = job.safeParse(safeJson(record.body));
    const subject = parsed.success ? subjectOf(parsed.data) : undefined;
    if (subject !== undefined) {
      subjects.set(subject.batch, [...(subjects.get(subject.batch) ?? []), subjectName(subject)]);
    }
  }
  return subjects;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function depsOf(worker: Worker, allowance: Allowance, context: Context, own: Log): FanOutDeps {
  return {
    ledger,
    worker,
    allowance,
    credentials,
    endpoints: SETTINGS.services,
    send: (call, endpoint, credential) => send(call, endpoint, credential, caller),
    addressOf: (key) => kept.addressOf(key),
    settings,
    sleep: (milliseconds) => sleep(milliseconds),
    random: Math.random,
    remaining: () => context.getRemainingTimeInMillis(),
    newWave: () => randomUUID(),
    log: own,
  };
}

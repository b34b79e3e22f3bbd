import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { bases, type OperationName, operations } from '@palmleaf/contract/operations';
import type { Context } from 'aws-lambda';
import { groupedOn, openTable } from '../../shared/aws/document-client.ts';
import { nameHashOf } from '../../shared/aws/erasure-key.ts';
import { openQueues, QueueJobs } from '../../shared/aws/queue.ts';
import { lazyObjects } from '../../shared/aws/s3-later.ts';
import { SecretCredentials } from '../../shared/aws/secret-credentials.ts';
import { sendUpload } from '../../shared/aws/upload-queue.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { configuredSeller } from '../../shared/config/seller.ts';
import { deleteConversation } from '../../shared/erasure/sweep/conversations.ts';
import type { Jobs } from '../../shared/jobs/job.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { TableOfSealedCursors } from '../../shared/ledger/sealed-cursors.ts';
import { correlationOf } from '../../shared/log.ts';
import { gateMetrics, reconcilerMetrics } from '../../shared/metrics.ts';
import { priceTable } from '../../shared/money/prices.ts';
import { activeProfile } from '../../shared/service-client/profile/active.ts';
import { palmIdIn } from '../../shared/service-client/profile/contents.ts';
import { ScannedIndex } from '../../shared/table/scanned-index.ts';
import type { Upload } from '../../shared/uploads/upload.ts';
import type { ReconcilerDeps } from './deps.ts';
import { reconcile } from './reconcile.ts';

const variables = readEnvironment('reconciler');
const settings = variables.SETTINGS;
/** Larger scans would cost more read units than queries. */
const maxScanned = 100;
const log = createLog('reconciler');
const metrics = new Metrics({ namespace: variables.METRICS_NAMESPACE, serviceName: 'reconciler' });
const now = () => Date.now();
const queues = openQueues();
const jobs = new QueueJobs(queues, variables.JOBS_QUEUE_URL, settings.customerWeights);
const loggedJobs: Jobs = {
  async send(hints, delaySeconds) {
    await jobs.send(hints, delaySeconds);
    for (const { key } of hints) log.info('A hint is sent', { correlationId: correlationOf(key) });
  },
};
const secrets = new SecretsManagerClient({});
const credentials = new SecretCredentials(secrets, variables.SECRET_ARN, 0, now);
const nameHash = nameHashOf(secrets, variables.ERASURE_KEY);
const dynamo = openTable(variables.TABLE_NAME);
const ledger = {
  table: new TableOfSealedCursors(groupedOn(dynamo), nameHash),
  bodies: noBodies,
  now,
};

const serviceTable = variables.SERVICE_TABLE === undefined ? undefined : openTable(variables.SERVICE_TABLE);

const prices = priceTable(activeProfile.prices ?? settings.ownPrices);
const erasure = {
  service: {
    seller: configuredSeller(activeProfile.name, settings),
    addressOf: (operation: OperationName) => settings.services[operations[operation].base].url,
    palmIdIn: (body: unknown) => palmIdIn(activeProfile, body),
    forgetConversation: serviceTable && ((sid: string) => deleteConversation(serviceTable, sid)),
  },
  nameHash,
  store: lazyObjects(variables.STORE_BUCKET),
  inbox: lazyObjects(variables.INBOX_BUCKET),
  deadQueues: variables.DEAD_QUEUES,
  secondSweepAfterMs: settings.erasure.secondSweepAfterMs,
};

export const handler = withRequestId(async (_event: unknown, context: Context): Promise<void> => {
  // When little is due, one scan replaces a query for each of 26 partitions.
  const due = { index: 'due', read: () => dynamo.scanIndex('due', maxScanned) } as const;
  const deps: ReconcilerDeps = {
    ledger: { ...ledger, table: new ScannedIndex(ledger.table, due) },
    jobs: loggedJobs,
    queueDepth: () => jobs.depth(),
    uploads: { send: sendUploadHint },
    erasure,
    gates: bases.map((base) => ({ base, scheme: settings.services[base].scheme })),
    credential: () => credentials.read(),
    settings,
    prices,
    random: Math.random,
    remainingMs: () => context.getRemainingTimeInMillis(),
    log,
  };
  const done = await reconcile(deps);
  metrics.addMetric(reconcilerMetrics.oldestDue, MetricUnit.Milliseconds, done.oldestMs);
  metrics.addMetric(reconcilerMetrics.waiting, MetricUnit.Count, done.isWaiting ? 1 : 0);
  metrics.addMetric(reconcilerMetrics.republished, MetricUnit.Count, done.republished);
  metrics.addMetric(reconcilerMetrics.released, MetricUnit.Count, done.released);
  metrics.addMetric(reconcilerMetrics.spendShare, MetricUnit.Percent, done.spentPercent);
  // CloudWatch sums values of one name.
  for (const reason of done.gatesClosed) metrics.addMetric(gateMetrics[reason], MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
  if (done.sent > 0 || done.released > 0 || done.gatesClosed.length > 0)
    log.info('The reconciler has run', { ...done });
});

async function sendUploadHint(upload: Upload): Promise<void> {
  const queueUrl =
    upload.kind === 'photo' || upload.kind === 'zip' ? variables.PHOTOS_QUEUE_URL : variables.ROWS_QUEUE_URL;
  await sendUpload(queues, queueUrl, upload);
  log.info('An upload is sent again', { uploadId: correlationOf(upload.key) });
}

import type { Context } from 'aws-lambda';
import { openTable } from '../../shared/aws/document-client.ts';
import { openQueues, QueueJobs } from '../../shared/aws/queue.ts';
import { readEnvironment } from '../../shared/config/environment.ts';
import { createLog } from '../../shared/lambda/logger.ts';
import { withRequestId } from '../../shared/lambda/request-id.ts';
import { noBodies } from '../../shared/ledger/context.ts';
import { resumeRefresh, startRefresh } from '../../shared/places/refresh.ts';

const { TABLE_NAME, JOBS_QUEUE_URL, SETTINGS } = readEnvironment('panchang');
const log = createLog('panchang');
const ledger = { table: openTable(TABLE_NAME), bodies: noBodies, now: () => Date.now() };
const jobs = new QueueJobs(openQueues(), JOBS_QUEUE_URL, SETTINGS.customerWeights);

export const handler = withRequestId(async (_event: unknown, context: Context): Promise<void> => {
  await startRefresh(ledger, SETTINGS.places.monthsAhead);
  const remainingMs = () => context.getRemainingTimeInMillis();
  const result = await resumeRefresh({ ledger, jobs, jobGraceMs: SETTINGS.jobs.graceMs, remainingMs });
  log.info('The refresh of places has run', { ...result });
});

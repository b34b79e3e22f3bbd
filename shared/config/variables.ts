import * as z from 'zod';
import { settings } from './settings.ts';

/** @param what completes "must be ..." */
const text = (what: string) => z.string(`must be ${what}`).min(1, `must be ${what}`);

const json = text('the settings as JSON, as infra writes them').transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
});

const known = z.object({
  TABLE_NAME: text('the name of the one table'),
  INBOX_BUCKET: text('the name of the inbox bucket'),
  STORE_BUCKET: text('the name of the store: prepared photos and long answers'),
  SERVICE_TABLE: z
    .string('must be the name of the table of the self-hosted service, or empty if there is none')
    .transform((name) => name || undefined),
  JOBS_QUEUE_URL: text('the address of the jobs queue'),
  PHOTOS_QUEUE_URL: text('the address of the photos queue'),
  ROWS_QUEUE_URL: text('the address of the rows queue'),
  BOOKS_QUEUE_URL: text('the address of the books queue'),
  DEAD_QUEUES: text('the names of the dead-letter queues, separated by commas').transform((names) =>
    names.split(','),
  ),
  BUS_NAME: text('the name of the event bus'),
  SECRET_ARN: text("the ARN of the secret with the service's credential"),
  ERASURE_KEY: text('the ARN of the secret with the erasure key'),
  WEBHOOK_KEY: text('the ARN of the secret with the key of webhooks'),
  MAY_CHANGE: z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
  FEEDS_URL: z
    .string('must be the address of the feeds, or empty if there is none')
    .transform((address) => address || undefined),
  LINKS_URL: z
    .string('must be the address of reader links, or empty if there is none')
    .transform((address) => address || undefined),
  METRICS_NAMESPACE: text('the namespace of the metrics of this stack'),
  SETTINGS: json.pipe(settings),
});

export type VariableName = keyof typeof known.shape;

export const environments = {
  photos: known.pick({
    TABLE_NAME: true,
    STORE_BUCKET: true,
    JOBS_QUEUE_URL: true,
    PHOTOS_QUEUE_URL: true,
    ERASURE_KEY: true,
    SETTINGS: true,
  }),
  rows: known.pick({
    TABLE_NAME: true,
    JOBS_QUEUE_URL: true,
    ROWS_QUEUE_URL: true,
    ERASURE_KEY: true,
    SETTINGS: true,
  }),
  'fan-out': known.pick({
    TABLE_NAME: true,
    STORE_BUCKET: true,
    JOBS_QUEUE_URL: true,
    SECRET_ARN: true,
    SETTINGS: true,
  }),
  reconciler: known.pick({
    TABLE_NAME: true,
    INBOX_BUCKET: true,
    STORE_BUCKET: true,
    SERVICE_TABLE: true,
    JOBS_QUEUE_URL: true,
    PHOTOS_QUEUE_URL: true,
    ROWS_QUEUE_URL: true,
    DEAD_QUEUES: true,
    SECRET_ARN: true,
    ERASURE_KEY: true,
    METRICS_NAMESPACE: true,
    SETTINGS: true,
  }),
  'dead-letters': known.pick({ TABLE_NAME: true, ERASURE_KEY: true, SETTINGS: true }),
  publish: known.pick({ TABLE_NAME: true, BUS_NAME: true }),
  webhooks: known.pick({ TABLE_NAME: true, ERASURE_KEY: true, WEBHOOK_KEY: true, SETTINGS: true }),
  books: known.pick({ TABLE_NAME: true, STORE_BUCKET: true, BOOKS_QUEUE_URL: true, SETTINGS: true }),
  panchang: known.pick({ TABLE_NAME: true, JOBS_QUEUE_URL: true, SETTINGS: true }),
  reports: known.pick({
    TABLE_NAME: true,
    INBOX_BUCKET: true,
    STORE_BUCKET: true,
    BOOKS_QUEUE_URL: true,
    JOBS_QUEUE_URL: true,
    ERASURE_KEY: true,
    WEBHOOK_KEY: true,
    MAY_CHANGE: true,
    FEEDS_URL: true,
    LINKS_URL: true,
    SETTINGS: true,
  }),
  feeds: known.pick({ TABLE_NAME: true }),
  links: known.pick({ TABLE_NAME: true, STORE_BUCKET: true }),
} as const;

export type FunctionName = keyof typeof environments;

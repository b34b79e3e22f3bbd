import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { groupOf } from '../../../shared/aws/queue.ts';
import { groupOfUpload } from '../../../shared/aws/upload-queue.ts';
import { withNotificationRelay } from '../../../shared/lambda/relay.ts';
import { uploadHint, uploadsIn } from '../../../shared/lambda/s3-event.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { silentLog } from '../../paper/world/log.ts';
import { sqsRecord } from '../../support/worlds/sqs-record.ts';

const notification: unknown = JSON.parse(
  readFileSync(new URL('../../../events/aws/s3-put.json', import.meta.url), 'utf8'),
);
const [upload] = uploadsIn(notification);
if (upload === undefined) throw new Error('The example has no upload');
const invocation = { getRemainingTimeInMillis: () => 60_000 };

function intake(fails = false) {
  const sent: UploadEvent[] = [];
  const worked: string[] = [];
  const handler = withNotificationRelay(
    async (one) => {
      if (fails) throw new Error('the queue is away');
      sent.push(one);
    },
    silentLog,
    async ({ Records }) => {
      worked.push(...Records.map(({ messageId }) => messageId));
      return { batchItemFailures: [{ itemIdentifier: 'from work' }] };
    },
  );
  return { handler, sent, worked };
}

describe('The relay before an intake function', () => {
  test('The relay forwards a notification of S3 as a hint, and the intake function does not read the upload yet', async () => {
    const { handler, sent, worked } = intake();
    const answer = await handler({ Records: [sqsRecord('s3', notification, 'photos', 1)] }, invocation);
    expect(answer).toEqual({ batchItemFailures: [] });
    expect(sent).toEqual([upload]);
    expect(worked).toEqual([]);
  });

  test('The relay passes hints and unreadable messages to the function, and reports its failures', async () => {
    const { handler, sent, worked } = intake();
    const hint = sqsRecord('hint', uploadHint(upload), 'photos', 1);
    const unreadable = { ...hint, messageId: 'no JSON', body: 'x' };
    const answer = await handler({ Records: [hint, unreadable] }, invocation);
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'from work' }] });
    expect(sent).toEqual([]);
    expect(worked).toEqual(['hint', 'no JSON']);
  });

  test('The relay returns a notification to the queue when it cannot send it on', async () => {
    const { handler } = intake(true);
    const answer = await handler({ Records: [sqsRecord('s3', notification, 'photos', 1)] }, invocation);
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 's3' }] });
  });
});

describe('The group of an upload', () => {
  const group = (key: string) => groupOfUpload({ key });

  test('A customer with a weight of 3 has three message groups of jobs, and one of them for all of its uploads', () => {
    const ids = Array.from({ length: 60 }, (_, index) => index);
    const jobs = ids.map((id) => groupOf({ kind: 'subject', key: `@acme//june/${id}` }, { acme: 3 }));
    const uploads = ids.map((id) => group(`palms/@acme/june/${id}.jpg`));
    expect(new Set(jobs).size).toBe(3);
    expect(new Set(uploads).size).toBe(1);
    expect(jobs).toContain(uploads[0]);
  });

  test('An upload has the message group of its customer’s jobs, whatever it contains', () => {
    const acme = groupOf({ kind: 'subject', key: '@acme//june/anna' });
    const keys = [
      'palms/@acme/june/anna.jpg',
      'births/@acme/july.csv',
      'places/@acme/south.csv',
      'palms/@acme/june.zip',
      'births/@acme/june.doc',
    ];
    for (const key of keys) expect(group(key), key).toBe(acme);
    expect(group('births/@zeta/june.csv')).not.toBe(acme);
    expect(acme).toMatch(/^[0-9a-f]{32}$/);
  });

  test('An upload without a customer has the message group of the jobs of its batch', () => {
    expect(group('births/june.csv')).toBe(groupOf({ kind: 'subject', key: 'june/anna' }));
    expect(group('births/june.csv')).not.toBe(group('births/july.csv'));
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { uploadHint, uploadsIn } from '../../../shared/lambda/s3-event.ts';
import { PoisonMessageError } from '../../../shared/lambda/sqs-batch.ts';

const example = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../events/aws/${name}`, import.meta.url), 'utf8'));

const put = z
  .looseObject({ Records: z.array(z.looseObject({ s3: z.looseObject({ object: z.looseObject({}) }) })) })
  .parse(example('s3-put.json'));

const changed = (record: object, object: object = {}) => ({
  Records: put.Records.map((one) => ({
    ...one,
    s3: { ...one.s3, object: { ...one.s3.object, ...object } },
    ...record,
  })),
});

describe('A notification of S3', () => {
  test('A notification in the wording of the AWS example yields one upload', () => {
    expect(uploadsIn(put)).toEqual([
      {
        bucket: 'inbox-example',
        key: "palms/june/Priya's palm (1) + प्रिया.jpg",
        etag: 'd41d8cd98f00b204e9800998ecf8427e',
        sequencer: '0055AED6DCD90281E5',
        time: Date.parse('2026-06-01T08:15:30.123Z'),
        sizeBytes: 1024,
      },
    ]);
  });

  test('A key in a notification is decoded exactly once: a percent sign in the name stays', () => {
    expect(uploadsIn(changed({}, { key: 'palms/june/100%252B+%2525.jpg' }))).toMatchObject([
      { key: 'palms/june/100%2B %25.jpg' },
    ]);
  });

  test('A notification of a deleted object yields no upload', () => {
    expect(uploadsIn(changed({ eventName: 'ObjectRemoved:Delete' }))).toEqual([]);
  });

  test('A notification of a finished multipart upload counts like any other', () => {
    expect(uploadsIn(changed({ eventName: 'ObjectCreated:CompleteMultipartUpload' }))).toHaveLength(1);
  });

  test('A notification of several objects yields each of them', () => {
    expect(uploadsIn({ Records: [...put.Records, ...put.Records] })).toHaveLength(2);
  });

  test.each(['', 'yesterday', '2026-02-30T25:00:00Z', '2026-000Z'])(
    'A notification whose time cannot be parsed is poison before anything is written: "%s"',
    (eventTime) => {
      expect(() => uploadsIn(changed({ eventTime }))).toThrow(PoisonMessageError);
    },
  );

  test('The test notification of S3 yields no upload', () => {
    expect(uploadsIn(example('s3-test-event.json'))).toEqual([]);
  });
});

describe('A hint of the reconciler', () => {
  test('A hint of the reconciler yields the upload of the event without decoding it again', () => {
    const upload = { ...uploadsIn(put)[0], key: 'palms/june/50%25+.jpg' };
    const event = { bucket: 'b', etag: 'e', sequencer: '1', time: 1, sizeBytes: 2, ...upload };
    expect(uploadsIn(JSON.parse(JSON.stringify(uploadHint(event))))).toEqual([event]);
  });

  test('A hint of the reconciler holds only the upload event of its item', () => {
    const event = { bucket: 'b', key: 'k', etag: 'e', sequencer: '1', time: 1, sizeBytes: 2 };
    const item = { ...event, warnings: ['something'], state: 'reading' };
    expect(uploadHint(item)).toEqual({ kind: 'upload', upload: event });
  });
});

test.each<[what: string, body: unknown]>([
  ['a text', 'hello'],
  ['nothing', null],
  ['a job of another queue', { kind: 'subject', key: 'june/anna' }],
  ['an event of another service', changed({ eventSource: 'aws:sns' })],
  ['a schedule', example('schedule.json')],
  ['a hint without the members of an upload', { kind: 'upload', upload: { key: 'palms/june/anna.jpg' } }],
])('A message with %s is poison', (_what, body) => {
  expect(() => uploadsIn(body)).toThrow(PoisonMessageError);
});

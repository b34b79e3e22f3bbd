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

/** Returns the example event with changed members of its record or its object. */
const changed = (record: object, object: object = {}) => ({
  Records: put.Records.map((one) => ({
    ...one,
    s3: { ...one.s3, object: { ...one.s3.object, ...object } },
    ...record,
  })),
});

describe('A notification of S3', () => {
  test("tells of one upload, in the words of AWS's example", () => {
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

  test('is decoded exactly once: a percent sign of the name stays', () => {
    expect(uploadsIn(changed({}, { key: 'palms/june/100%252B+%2525.jpg' }))).toMatchObject([
      { key: 'palms/june/100%2B %25.jpg' },
    ]);
  });

  test('of anything but a new object tells of nothing', () => {
    expect(uploadsIn(changed({ eventName: 'ObjectRemoved:Delete' }))).toEqual([]);
  });

  test('of a finished multipart upload counts as any other', () => {
    expect(uploadsIn(changed({ eventName: 'ObjectCreated:CompleteMultipartUpload' }))).toHaveLength(1);
  });

  test('of several objects tells of each', () => {
    expect(uploadsIn({ Records: [...put.Records, ...put.Records] })).toHaveLength(2);
  });

  test.each(['', 'yesterday', '2026-02-30T25:00:00Z', '2026-000Z'])(
    'whose time cannot be read is poison, before anything is written: "%s"',
    (eventTime) => {
      expect(() => uploadsIn(changed({ eventTime }))).toThrow(PoisonMessageError);
    },
  );

  test('sent to try the queue tells of nothing', () => {
    expect(uploadsIn(example('s3-test-event.json'))).toEqual([]);
  });
});

describe('A hint of reconciler', () => {
  test('is the upload as the event told of it, not decoded again', () => {
    const upload = { ...uploadsIn(put)[0], key: 'palms/june/50%25+.jpg' };
    const event = { bucket: 'b', etag: 'e', sequencer: '1', time: 1, sizeBytes: 2, ...upload };
    expect(uploadsIn(JSON.parse(JSON.stringify(uploadHint(event))))).toEqual([event]);
  });

  test('carries nothing else of the item it was made from', () => {
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
  ['a hint with too little in it', { kind: 'upload', upload: { key: 'palms/june/anna.jpg' } }],
])('%s is poison', (_what, body) => {
  expect(() => uploadsIn(body)).toThrow(PoisonMessageError);
});

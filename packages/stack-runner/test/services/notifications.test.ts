import { join } from 'node:path';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { openJournal } from '../../platform/journal.ts';
import { openStateDirectory } from '../../platform/state-directory.ts';
import { encodeEventKey } from '../../services/s3/event.ts';
import {
  type BucketNotification,
  configurationFromXml,
  configurationToXml,
  matchesNotification,
  refuseOverlap,
} from '../../services/s3/notification-configuration.ts';
import { S3Notifier } from '../../services/s3/notifier.ts';
import { s3Operation } from '../../services/s3/operation.ts';
import { createSequencer } from '../../services/s3/sequencer.ts';

const queue = 'arn:aws:sqs:eu-central-1:000000000000:photos';
const notification = (
  prefix: string,
  suffix = '',
  events = ['s3:ObjectCreated:*'],
  arn = queue,
): BucketNotification => ({
  kind: 'Queue',
  id: `${prefix}*${suffix}`,
  arn,
  events,
  prefix,
  suffix,
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolderOfTest('s3');
});

describe('two notifications overlap', () => {
  test.each([
    ['palms/', '', 'palms/june/', '', true],
    ['palms/', '.jpg', 'palms/', '.png', false],
    ['palms/', '.jpg', 'palms/', 'a.jpg', true],
    ['palms/', '', 'births/', '', false],
    ['', '.csv', 'births/', '', true],
  ])(
    'S3 compares the notifications %s*%s and %s*%s: overlap %s',
    (prefix, suffix, otherPrefix, otherSuffix, overlap) => {
      const check = () =>
        refuseOverlap([notification(prefix, suffix), notification(otherPrefix, otherSuffix)]);
      if (overlap) expect(check).toThrow('Configurations overlap');
      else expect(check).not.toThrow();
    },
  );

  test('S3 finds no overlap between notifications for different events', () => {
    refuseOverlap([notification('a/'), notification('a/', '', ['s3:ObjectRemoved:*'])]);
  });

  test('S3 finds an overlap whenever some key matches both notifications', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 4 });
    fc.assert(
      fc.property(
        part,
        part,
        part,
        part,
        fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 8 }),
        (...texts) => {
          const [p1, s1, p2, s2, key] = texts;
          const [left, right] = [notification(p1, s1), notification(p2, s2)];
          const both = [left, right].every((each) => matchesNotification(each, 'ObjectCreated:Put', key));
          if (both) expect(() => refuseOverlap([left, right])).toThrow('overlap');
        },
      ),
    );
  });
});

test('A notification configuration survives a round trip through XML', () => {
  const configuration = {
    notifications: [notification('a&b/', ".j'pg"), { ...notification('c/'), kind: 'CloudFunction' as const }],
    eventBridge: true,
  };
  expect(configurationFromXml(configurationToXml(configuration))).toEqual(configuration);
});

describe('the key of an event', () => {
  test('The runner encodes the key of an event as S3 does', () => {
    expect(encodeEventKey("palms/Priya's palm (1) + left.jpg")).toBe(
      'palms/Priya%27s+palm+%281%29+%2B+left.jpg',
    );
  });

  test('Decoding the key of an event once returns the key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (key) => {
        expect(decodeURIComponent(encodeEventKey(key).replaceAll('+', ' '))).toBe(key);
      }),
    );
  });
});

describe('sequencers', () => {
  test('Sequencers only grow, within one millisecond, after a clock change and across a restart', () => {
    let clock = 1_800_000_000_000;
    const seen: string[] = [];
    for (const jump of [0, 0, 5, -100_000, 0]) {
      const journal = openJournal(join(folder, 'journal.sqlite'));
      const next = createSequencer(journal, () => clock);
      clock += jump;
      seen.push(next(), next());
      clock += 1;
      seen.push(next());
      journal.close();
    }
    expect(seen).toEqual([...seen].sort());
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen.map((text) => text.length))).toEqual(new Set([18]));
  });
});

describe('an S3 request', () => {
  const operationOf = (method: string, key: string, query: string, headers = {}) =>
    s3Operation({ method, bucket: 'b', key, query: new URLSearchParams(query), headers });

  test('The runner recognises an S3 request by its method and sub-resource', () => {
    expect(operationOf('PUT', 'k', 'x-id=PutObject')).toBe('PutObject');
    expect(operationOf('PUT', 'k', '', { 'x-amz-copy-source': 'b/k' })).toBe('CopyObject');
    expect(operationOf('PUT', 'k', 'partNumber=1&uploadId=u')).toBe('UploadPart');
    expect(operationOf('GET', 'k', 'X-Amz-Signature=s&response-content-type=t')).toBe('GetObject');
    expect(operationOf('POST', '', 'delete=')).toBe('DeleteObjects');
    expect(operationOf('GET', '', 'list-type=2&prefix=p')).toBe('ListObjects');
    expect(operationOf('DELETE', 'k', 'versionId=1')).toBe('DeleteObject');
  });

  test.each([
    ['PUT', 'k', 'tagging'],
    ['PUT', 'k', 'acl'],
    ['PUT', 'k', 'something-new'],
    ['PUT', 'k', 'versionId=1'],
    ['GET', 'k', 'uploadId=u'],
    ['GET', '', 'uploads'],
    ['DELETE', '', 'versioning'],
    ['DELETE', '', 'policy'],
    ['PATCH', 'k', ''],
  ])('The runner does not forward %s %s?%s to the store', (method, key, query) => {
    expect(operationOf(method, key, query)).toBeUndefined();
  });
});

describe('the notifier', () => {
  interface Sent {
    arn: string;
    body: { Event?: string; Records?: { eventName: string; s3: { object: { key: string } } }[] };
  }

  function start() {
    const journal = openJournal(join(folder, 'journal.sqlite'));
    const sent: Sent[] = [];
    const notifier = new S3Notifier({
      region: 'eu-central-1',
      account: '000000000000',
      state: openStateDirectory(folder),
      journal,
      exists: async (arn) => arn === queue,
      sendToQueue: async (arn, body) => void sent.push({ arn, body: JSON.parse(body) }),
      invoke: () => expect.fail('no function is notified'),
      putEvent: () => expect.fail('no bus is notified'),
    });
    return { notifier, sent, stop: () => journal.close() };
  }
  const configuration = { notifications: [notification('palms/')], eventBridge: false };

  test('The notifier sends the test event to a new destination and not again at the next start', async () => {
    const first = start();
    await first.notifier.configure('inbox', configuration);
    expect(first.sent.map(({ body }) => body.Event)).toEqual(['s3:TestEvent']);
    first.stop();
    const second = start();
    await second.notifier.configure('inbox', configuration);
    expect(second.sent).toEqual([]);
    second.stop();
  });

  test('The notifier sends the missing events of completed writes after a kill, and no events of writes that did not complete', async () => {
    const killed = start();
    await killed.notifier.configure('inbox', configuration);
    killed.notifier.recordIntent('inbox', 'palms/stored.jpg', 'ObjectCreated:Put');
    killed.notifier.recordIntent('inbox', 'palms/never-stored.jpg', 'ObjectCreated:Put');
    killed.stop();
    for (const expected of [['palms/stored.jpg'], []]) {
      const next = start();
      await next.notifier.recover(async (_, key) =>
        key === 'palms/stored.jpg' ? { sizeBytes: 1, eTag: 'e' } : undefined,
      );
      expect(next.sent.flatMap(({ body }) => body.Records?.map(({ s3 }) => s3.object.key) ?? [])).toEqual(
        expected,
      );
      next.stop();
    }
  });
});

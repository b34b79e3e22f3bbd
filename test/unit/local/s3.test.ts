import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketLocationCommand,
  GetBucketNotificationConfigurationCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketNotificationConfigurationCommand,
  PutBucketPolicyCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type QueueConfiguration,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, test } from 'vitest';
import { rawRequest } from '../../support/hostile/raw-request.ts';
import { signedHeaders } from '../../support/local-app/signed-fetch.ts';
import { useStack } from '../../support/local-app/with-stack.ts';
import { s3Calls } from './s3-calls.ts';

const local = useStack();
const bucket = (): string => local.aws.output('Bucket');
const put = (Key: string, Body: string | Buffer, more: object = {}) =>
  local.aws.s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body, ...more }));
const get = async (Key: string, more: object = {}): Promise<string | undefined> => {
  const { Body } = await local.aws.s3.send(new GetObjectCommand({ Bucket: bucket(), Key, ...more }));
  return Body?.transformToString();
};

interface Seen {
  name: string;
  key: string;
  size?: number;
  eTag?: string;
  sequencer: string;
}

async function events(count: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  while (seen.length < count) {
    const messages = await local.aws.take('Idle', { waitSeconds: 5 });
    if (messages.length === 0) throw new Error(`only ${seen.length} of ${count} events came`);
    for (const { Body = '' } of messages) {
      for (const { eventName, s3 } of JSON.parse(Body).Records ?? [])
        seen.push({ name: eventName, ...s3.object });
    }
  }
  return seen;
}

describe('objects', () => {
  test('The local S3 keeps content, user metadata and type of an object, and serves ranges', async () => {
    await put('palms/a.txt', 'abcdefgh', { Metadata: { batch: 'june' }, ContentType: 'text/plain' });
    const head = await local.aws.s3.send(new HeadObjectCommand({ Bucket: bucket(), Key: 'palms/a.txt' }));
    expect(head).toMatchObject({ ContentLength: 8, ContentType: 'text/plain', Metadata: { batch: 'june' } });
    expect(await get('palms/a.txt', { Range: 'bytes=2-4' })).toBe('cde');
    expect(await get('palms/a.txt', { Range: 'bytes=-3' })).toBe('fgh');
  });

  test('The local S3 does not overwrite an object when If-None-Match or If-Match forbid it', async () => {
    const { ETag } = await put('palms/once.txt', 'first', { IfNoneMatch: '*' });
    await expect(put('palms/once.txt', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
    await expect(put('palms/once.txt', 'third', { IfMatch: '"0"' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    await put('palms/once.txt', 'fourth', { IfMatch: ETag });
    expect(await get('palms/once.txt')).toBe('fourth');
  });

  test('Exactly one of many concurrent writers with If-None-Match creates an object in the local S3', async () => {
    const writers = Array.from({ length: 8 }, (_, index) =>
      put('palms/race.txt', `writer ${index}`, { IfNoneMatch: '*' }).then(
        () => 1,
        () => 0,
      ),
    );
    const results = await Promise.all(writers);
    expect(results.filter((won) => won === 1)).toHaveLength(1);
  });

  test('The local S3 refuses objects outside the prefixes that the bucket policy allows', async () => {
    const denied = { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } };
    await expect(put('elsewhere/a.txt', 'x')).rejects.toMatchObject(denied);
    const start = new CreateMultipartUploadCommand({ Bucket: bucket(), Key: 'palmsx/a.txt' });
    await expect(local.aws.s3.send(start)).rejects.toMatchObject(denied);
  });

  test('The local S3 accepts an object larger than one request in parts', async () => {
    const Body = Buffer.alloc(12 * 1024 * 1024, 7);
    const upload = new Upload({
      client: local.aws.s3,
      params: { Bucket: bucket(), Key: 'births/big.csv', Body },
    });
    await upload.done();
    const head = await local.aws.s3.send(new HeadObjectCommand({ Bucket: bucket(), Key: 'births/big.csv' }));
    expect(head.ContentLength).toBe(Body.length);
    const [event] = await events(1);
    expect(event).toMatchObject({ name: 'ObjectCreated:CompleteMultipartUpload', size: Body.length });
    expect(`"${event?.eTag}"`).toBe(head.ETag);
  });

  test('The local S3 accepts an object of 20 MB in one request', async () => {
    const Body = Buffer.alloc(20 * 1024 * 1024, 9);
    await put('palms/large.bin', Body);
    const head = await local.aws.s3.send(new HeadObjectCommand({ Bucket: bucket(), Key: 'palms/large.bin' }));
    expect(head.ContentLength).toBe(Body.length);
  });

  test('The local S3 lists objects by prefix and with delimiters', async () => {
    await Promise.all(['palms/l/1.jpg', 'palms/l/2.jpg', 'palms/l/m/3.jpg'].map((key) => put(key, '')));
    const list = await local.aws.s3.send(
      new ListObjectsV2Command({ Bucket: bucket(), Prefix: 'palms/l/', Delimiter: '/' }),
    );
    expect(list.Contents?.map(({ Key }) => Key)).toEqual(['palms/l/1.jpg', 'palms/l/2.jpg']);
    expect(list.CommonPrefixes).toEqual([{ Prefix: 'palms/l/m/' }]);
  });
});

describe('events', () => {
  test('Events of the local S3 name the encoded key, the ETag and the size, in the order of the writes', async () => {
    const { ETag } = await put('births/a b+ü.csv', 'one');
    await put('births/a b+ü.csv', 'three');
    const [first, second] = await events(2);
    expect(first).toMatchObject({ name: 'ObjectCreated:Put', key: 'births/a+b%2B%C3%BC.csv', size: 3 });
    expect(`"${first?.eTag}"`).toBe(ETag);
    expect(second).toMatchObject({ size: 5 });
    expect((first?.sequencer ?? '') < (second?.sequencer ?? '')).toBe(true);
  });

  test('The local S3 sends no event for a key that the suffix excludes', async () => {
    await put('births/notes.txt', 'x');
    await put('births/b.csv', 'x');
    expect((await events(1)).map(({ key }) => key)).toEqual(['births/b.csv']);
  });

  test('The local S3 sends an event for a copy, and none for a deletion without a subscription', async () => {
    const CopySource = `${bucket()}/births/b.csv`;
    await local.aws.s3.send(new CopyObjectCommand({ Bucket: bucket(), Key: 'births/copy.csv', CopySource }));
    await local.aws.s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key: 'births/copy.csv' }));
    await local.aws.s3.send(
      new DeleteObjectsCommand({ Bucket: bucket(), Delete: { Objects: [{ Key: 'births/b.csv' }] } }),
    );
    await put('births/last.csv', 'x');
    expect((await events(2)).map(({ name, key }) => `${name} ${key}`)).toEqual([
      'ObjectCreated:Copy births/copy.csv',
      'ObjectCreated:Put births/last.csv',
    ]);
    await expect(get('births/b.csv')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('The local S3 sends an event for a form upload and enforces its policy', async () => {
    const { url, fields } = await createPresignedPost(local.aws.s3, {
      Bucket: bucket(),
      Key: ['births/$', '{filename}'].join(''),
      Conditions: [
        ['starts-with', '$key', 'births/'],
        ['content-length-range', 1, 20],
      ],
    });
    const post = (content: string, changed: Record<string, string> = {}): Promise<Response> => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value);
      form.append('file', new Blob([content]), 'posted.csv');
      return fetch(url, { method: 'POST', body: form });
    };
    expect((await post('name\nAnna')).status).toBe(204);
    expect((await events(1))[0]).toMatchObject({
      name: 'ObjectCreated:Post',
      key: 'births/posted.csv',
      size: 9,
    });
    expect(await get('births/posted.csv')).toBe('name\nAnna');
    expect((await post('x'.repeat(21))).status).toBe(400);
    expect((await post('x', { key: 'palms/other.jpg' })).status).toBe(403);
  });
});

describe('presigned addresses', () => {
  test('Presigned addresses of the local S3 read and write without credentials until they expire', async () => {
    await put('palms/signed.txt', 'secret');
    const command = new GetObjectCommand({ Bucket: bucket(), Key: 'palms/signed.txt' });
    const read = await getSignedUrl(local.aws.s3, command, { expiresIn: 60 });
    expect(await (await fetch(read)).text()).toBe('secret');
    const old = await getSignedUrl(local.aws.s3, command, {
      expiresIn: 60,
      signingDate: new Date(Date.now() - 61_000),
    });
    const expired = await fetch(old);
    expect(expired.status).toBe(403);
    expect(await expired.text()).toContain('Request has expired');
    const write = await getSignedUrl(
      local.aws.s3,
      new PutObjectCommand({ Bucket: bucket(), Key: 'births/put.csv' }),
    );
    expect((await fetch(write, { method: 'PUT', body: 'a,b' })).status).toBe(200);
    expect((await events(1))[0]).toMatchObject({ name: 'ObjectCreated:Put', key: 'births/put.csv' });
  });

  test('The local S3 refuses a presigned address in which anything was changed', async () => {
    const command = new GetObjectCommand({ Bucket: bucket(), Key: 'palms/signed.txt' });
    const address = await getSignedUrl(local.aws.s3, command, { expiresIn: 60 });
    const changed = [
      address.replace('signed.txt', 'a.txt'),
      address.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'),
      address.replace(/X-Amz-Signature=(.)/, (_, first) => `X-Amz-Signature=${first === '0' ? 1 : 0}`),
    ];
    const statuses = await Promise.all(changed.map(async (one) => (await fetch(one)).status));
    expect(statuses).toEqual([403, 403, 403]);
  });

  test('The local S3 refuses a request without any signature', async () => {
    const response = await fetch(`${local.stack.endpoint}/${bucket()}/palms/signed.txt`);
    expect(response.status).toBe(403);
  });
});

describe('missing operations', () => {
  test('The local S3 refuses an operation that it does not emulate by name, and changes nothing', async () => {
    await put('palms/plain.txt', 'plain');
    const Tagging = { TagSet: [{ Key: 'a', Value: 'b' }] };
    const refused = { name: 'NotImplemented', $metadata: { httpStatusCode: 501 } };
    const Key = 'palms/plain.txt';
    await expect(
      local.aws.s3.send(new PutObjectTaggingCommand({ Bucket: bucket(), Key, Tagging })),
    ).rejects.toMatchObject(refused);
    await expect(put(Key, 'tagged', { Tagging: 'a=b' })).rejects.toMatchObject(refused);
    await expect(
      local.aws.s3.send(new PutBucketPolicyCommand({ Bucket: bucket(), Policy: '{}' })),
    ).rejects.toMatchObject(refused);
    expect(await get(Key)).toBe('plain');
  });
});

describe('the notification configuration', () => {
  const read = () => local.aws.s3.send(new GetBucketNotificationConfigurationCommand({ Bucket: bucket() }));
  const write = (QueueConfigurations: QueueConfiguration[]) =>
    local.aws.s3.send(
      new PutBucketNotificationConfigurationCommand({
        Bucket: bucket(),
        NotificationConfiguration: { QueueConfigurations },
      }),
    );

  test('The notification configuration equals the template, and is refused for overlapping notifications or an unknown queue', async () => {
    const { QueueConfigurations = [] } = await read();
    expect(QueueConfigurations).toHaveLength(2);
    const [first] = QueueConfigurations;
    if (first === undefined) throw new Error('no notification');
    const overlapping: QueueConfiguration = {
      QueueArn: first.QueueArn,
      Events: ['s3:ObjectCreated:Put'],
      Filter: { Key: { FilterRules: [{ Name: 'prefix', Value: 'palms/june/' }] } },
    };
    await expect(write([...QueueConfigurations, overlapping])).rejects.toMatchObject({
      name: 'InvalidArgument',
    });
    await expect(write([{ ...overlapping, QueueArn: `${first.QueueArn}x` }])).rejects.toMatchObject({
      name: 'InvalidArgument',
    });
    expect((await read()).QueueConfigurations).toEqual(QueueConfigurations);
  });

  test('The local bucket with notifications has a location', async () => {
    const { LocationConstraint } = await local.aws.s3.send(
      new GetBucketLocationCommand({ Bucket: bucket() }),
    );
    expect(LocationConstraint).toBe('eu-central-1');
  });
});

test('A failed multipart upload to the local S3 sends no event', async () => {
  const Key = 'births/broken.csv';
  const { UploadId } = await local.aws.s3.send(new CreateMultipartUploadCommand({ Bucket: bucket(), Key }));
  await local.aws.s3.send(
    new UploadPartCommand({ Bucket: bucket(), Key, UploadId, PartNumber: 1, Body: 'small' }),
  );
  const Parts = [{ PartNumber: 1, ETag: '"00000000000000000000000000000000"' }];
  await expect(
    local.aws.s3.send(
      new CompleteMultipartUploadCommand({ Bucket: bucket(), Key, UploadId, MultipartUpload: { Parts } }),
    ),
  ).rejects.toThrow();
  await put('births/after.csv', 'x');
  expect((await events(1)).map(({ key }) => key)).toEqual(['births/after.csv']);
});

test.each(Object.entries(s3Calls('BUCKET', 'births/signed.csv')))(
  'The local S3 refuses %s whose body differs from the signed one, and changes nothing',
  async (operation, { method, path, headers = {} }) => {
    await put('births/signed.csv', 'kept');
    const at = (text: string) => text.replace('BUCKET', bucket());
    const address = new URL(at(path), local.stack.endpoint);
    const copies = Object.entries(headers).map(([name, value]) => [name, at(value)]);
    const init = { method, headers: Object.fromEntries(copies), body: 'signed' };
    const signed = await signedHeaders(local.stack, 's3', address.href, init);
    const all = { host: address.host, connection: 'close', 'content-length': '4', ...signed };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    const target = `${method} ${address.pathname}${address.search} HTTP/1.1`;
    const answer = await rawRequest('127.0.0.1', Number(address.port), [target, ...lines], 'sent');
    expect(answer.status).toBe(400);
    if (method !== 'HEAD') expect(answer.body, operation).toContain('XAmzContentSHA256Mismatch');
    expect(await get('births/signed.csv')).toBe('kept');
  },
);

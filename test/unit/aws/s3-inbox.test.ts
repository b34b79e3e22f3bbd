import { createServer } from 'node:http';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { S3ArchiveInbox, S3Inbox } from '../../../shared/aws/s3-inbox.ts';
import { DeletedObjectError } from '../../../shared/uploads/inbox.ts';

const upload = { bucket: 'inbox', key: 'births/june.csv', etag: 'a' };
let next = { status: 404, code: 'NoSuchKey' };
const server = createServer(({ method }, response) => {
  const object = {
    etag: '"b"',
    'last-modified': 'Sun, 01 Nov 2026 08:00:00 GMT',
    'x-amz-meta-product': 'palm',
  };
  response.writeHead(next.status, { 'content-type': 'application/xml', ...(next.status === 200 && object) });
  response.end(method === 'HEAD' ? undefined : `<Error><Code>${next.code}</Code></Error>`);
});
let client: S3Client;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  client = new S3Client({
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'eu-central-1',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
});

afterAll(async () => {
  client.destroy();
  await new Promise((resolve) => server.close(resolve));
});

describe('An object of the inbox', () => {
  test('The inbox distinguishes a deleted object from an overwritten one', async () => {
    next = { status: 404, code: 'NoSuchKey' };
    await expect(new S3Inbox(client).read(upload)).rejects.toThrow(DeletedObjectError);
    next = { status: 412, code: 'PreconditionFailed' };
    expect(await new S3Inbox(client).read(upload)).toBeUndefined();
  });

  test('The archive inbox distinguishes a deleted object from an overwritten one, also when the answer has no body', async () => {
    const archives = new S3ArchiveInbox(client);
    next = { status: 404, code: 'NoSuchKey' };
    await expect(archives.range(upload, 0, 10)).rejects.toThrow(DeletedObjectError);
    await expect(new S3Inbox(client).find(upload)).rejects.toThrow(DeletedObjectError);
    next = { status: 412, code: 'PreconditionFailed' };
    expect(await archives.range(upload, 0, 10)).toBeUndefined();
    expect(await new S3Inbox(client).find(upload)).toBeUndefined();
    const put = () => archives.put({ ...upload, last: undefined }, new Uint8Array(1), {});
    expect(await put()).toBeUndefined();
    next = { status: 409, code: 'ConditionalRequestConflict' };
    expect(await put()).toBeUndefined();
  });

  test('The inbox finds the current version of an object, with its time', async () => {
    next = { status: 200, code: '' };
    expect(await new S3Inbox(client).find({ ...upload, etag: '' })).toEqual({
      etag: 'b',
      time: Date.parse('2026-11-01T08:00:00Z'),
      metadata: { product: 'palm' },
    });
  });

  test('The inbox does not treat a 403 of S3 as a deleted object', async () => {
    next = { status: 403, code: 'AccessDenied' };
    await expect(new S3Inbox(client).read(upload)).rejects.not.toThrow(DeletedObjectError);
  });
});

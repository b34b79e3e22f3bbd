import {
  CopyObjectCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { describe, expect, test } from 'vitest';
import { noncurrentBucket } from '../../../packages/stack-runner/services/s3/versions/versioned-objects.ts';
import { useStack } from '../../support/local-app/with-stack.ts';

const local = useStack();
const versionedBucket = () => local.aws.output('VersionedBucket');
const s3 = () => local.aws.s3;

async function put(Key: string, Body: string): Promise<string> {
  const { VersionId = '' } = await s3().send(new PutObjectCommand({ Bucket: versionedBucket(), Key, Body }));
  return VersionId;
}
async function get(Key: string, VersionId?: string): Promise<string | undefined> {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: versionedBucket(), Key, VersionId }));
  return Body?.transformToString();
}
const remove = (Key: string, VersionId?: string) =>
  s3().send(new DeleteObjectCommand({ Bucket: versionedBucket(), Key, VersionId }));

interface ListEntry {
  readonly Key?: string | undefined;
  readonly VersionId?: string | undefined;
  readonly IsLatest?: boolean | undefined;
}

/** Newest first. A current version has a star, a marker a dash. */
async function versionLines(Prefix: string, bucket = versionedBucket()): Promise<string[]> {
  const answer = await s3().send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix }));
  const lineWith = (mark: string) => (each: ListEntry) =>
    `${mark}${each.Key} ${each.VersionId}${each.IsLatest === true ? '*' : ''}`;
  return [...(answer.DeleteMarkers ?? []).map(lineWith('-')), ...(answer.Versions ?? []).map(lineWith(''))];
}

describe('a versioned bucket', () => {
  test('A versioned bucket keeps overwritten objects and serves every version by its id', async () => {
    const first = await put('over/a', 'one');
    const second = await put('over/a', 'two');
    expect([await get('over/a'), await get('over/a', first), await get('over/a', second)]).toEqual([
      'two',
      'one',
      'two',
    ]);
    expect(await versionLines('over/')).toEqual([`over/a ${second}*`, `over/a ${first}`]);
    const head = await s3().send(
      new HeadObjectCommand({ Bucket: versionedBucket(), Key: 'over/a', VersionId: first }),
    );
    expect(head).toMatchObject({ ContentLength: 3, VersionId: first });
    await expect(get('over/a', 'nobody')).rejects.toMatchObject({ name: 'NoSuchVersion' });
  });

  test('A versioned bucket hides a deleted object behind a marker, and deleting the marker restores the object', async () => {
    const version = await put('back/a', 'paid');
    const { VersionId: marker = '', DeleteMarker } = await remove('back/a');
    expect(DeleteMarker).toBe(true);
    await expect(get('back/a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(get('back/a', marker)).rejects.toMatchObject({ name: 'MethodNotAllowed' });
    expect(await get('back/a', version)).toBe('paid');
    const visible = await s3().send(new ListObjectsV2Command({ Bucket: versionedBucket(), Prefix: 'back/' }));
    expect(visible.KeyCount).toBe(0);
    expect(await versionLines('back/')).toEqual([`-back/a ${marker}*`, `back/a ${version}`]);
    expect(await remove('back/a', marker)).toMatchObject({ DeleteMarker: true, VersionId: marker });
    expect(await get('back/a')).toBe('paid');
    expect(await versionLines('back/')).toEqual([`back/a ${version}*`]);
  });

  test('When the current version is deleted, a versioned bucket makes the version before it current, until none is left', async () => {
    const [first, second, third] = [
      await put('last/a', '1'),
      await put('last/a', '2'),
      await put('last/a', '3'),
    ];
    await remove('last/a', second);
    await remove('last/a', third);
    expect(await get('last/a')).toBe('1');
    await remove('last/a', first);
    await expect(get('last/a')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await versionLines('last/')).toEqual([]);
    // S3 gives the same answer for a missing version.
    expect(await remove('last/a', first)).toMatchObject({ VersionId: first });
  });

  test('A versioned bucket creates a delete marker for a key that it has never held', async () => {
    const { VersionId } = await remove('never/a');
    expect(await versionLines('never/')).toEqual([`-never/a ${VersionId}*`]);
  });

  test('A versioned bucket deletes many objects in one request, with a marker where no version is named', async () => {
    const version = await put('many/a', 'x');
    await put('many/b', 'y');
    const { Deleted = [] } = await s3().send(
      new DeleteObjectsCommand({
        Bucket: versionedBucket(),
        Delete: { Objects: [{ Key: 'many/a', VersionId: version }, { Key: 'many/b' }] },
      }),
    );
    expect(Deleted).toMatchObject([
      { Key: 'many/a', VersionId: version },
      { Key: 'many/b', DeleteMarker: true },
    ]);
    expect(Deleted[1]?.DeleteMarkerVersionId).toMatch(/^[\w-]{32}$/);
    expect((await versionLines('many/')).map((line) => line.split(' ')[0])).toEqual(['-many/b', 'many/b']);
  });

  test('A versioned bucket gives copies, multipart uploads and form uploads a version too', async () => {
    const old = await put('ways/a', 'old');
    await put('ways/a', 'new');
    const CopySource = `${versionedBucket()}/ways/a?versionId=${old}`;
    const copy = await s3().send(
      new CopyObjectCommand({ Bucket: versionedBucket(), Key: 'ways/copy', CopySource }),
    );
    expect(await get('ways/copy', copy.VersionId)).toBe('old');
    const Body = Buffer.alloc(6 * 1024 * 1024, 'p');
    const parts = await new Upload({
      client: s3(),
      params: { Bucket: versionedBucket(), Key: 'ways/parts', Body },
    }).done();
    const head = new HeadObjectCommand({
      Bucket: versionedBucket(),
      Key: 'ways/parts',
      VersionId: parts.VersionId,
    });
    expect((await s3().send(head)).ContentLength).toBe(Body.length);
    const { url, fields } = await createPresignedPost(s3(), { Bucket: versionedBucket(), Key: 'ways/form' });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['sent']));
    const sent = await fetch(url, { method: 'POST', body: form });
    expect(await get('ways/form', sent.headers.get('x-amz-version-id') ?? '')).toBe('sent');
  });

  test('A versioned bucket lists its versions page by page and groups them by a delimiter', async () => {
    for (const key of ['pages/a/1', 'pages/a/2', 'pages/b', 'pages/c/1']) await put(key, key);
    await put('pages/b', 'again');
    const all = await versionLines('pages/');
    expect(all).toHaveLength(5);
    const found: string[] = [];
    let markers: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
    do {
      const page = await s3().send(
        new ListObjectVersionsCommand({
          Bucket: versionedBucket(),
          Prefix: 'pages/',
          MaxKeys: 2,
          ...markers,
        }),
      );
      for (const { Key, VersionId, IsLatest } of page.Versions ?? [])
        found.push(`${Key} ${VersionId}${IsLatest === true ? '*' : ''}`);
      markers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    } while (markers.KeyMarker !== undefined);
    expect(found).toEqual(all);
    const groups: string[] = [];
    let keyMarker: string | undefined;
    do {
      const page = await s3().send(
        new ListObjectVersionsCommand({
          Bucket: versionedBucket(),
          Prefix: 'pages/',
          Delimiter: '/',
          MaxKeys: 1,
          KeyMarker: keyMarker,
        }),
      );
      groups.push(...(page.CommonPrefixes ?? []).map((each) => `${each.Prefix}`));
      keyMarker = page.NextKeyMarker;
      // As in S3, the key marker alone excludes the second version of pages/b.
    } while (keyMarker !== undefined);
    expect(groups).toEqual(['pages/a/', 'pages/c/']);
  });

  test('A versioned bucket reports that it keeps versions, and cannot be deleted while it has some', async () => {
    await put('full/a', 'x');
    expect((await s3().send(new GetBucketVersioningCommand({ Bucket: versionedBucket() }))).Status).toBe(
      'Enabled',
    );
    await expect(s3().send(new DeleteBucketCommand({ Bucket: versionedBucket() }))).rejects.toMatchObject({
      name: 'BucketNotEmpty',
    });
    const Status = 'Suspended';
    const suspend = new PutBucketVersioningCommand({
      Bucket: versionedBucket(),
      VersioningConfiguration: { Status },
    });
    await expect(s3().send(suspend)).rejects.toMatchObject({ name: 'NotImplemented' });
  });

  test('A versioned bucket hides the location of noncurrent bytes from clients', async () => {
    const { Buckets = [] } = await s3().send(new ListBucketsCommand({}));
    expect(Buckets.map(({ Name }) => Name)).not.toContain(noncurrentBucket);
    await expect(s3().send(new ListObjectsV2Command({ Bucket: noncurrentBucket }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });
});

describe('a bucket without versioning', () => {
  const plain = () => local.aws.output('Bucket');

  test('A bucket without versioning has one version of each object, which can be read and deleted under the id null', async () => {
    for (const Key of ['palms/v1', 'palms/v2'])
      await s3().send(new PutObjectCommand({ Bucket: plain(), Key, Body: 'x' }));
    expect(await versionLines('palms/v', plain())).toEqual(['palms/v1 null*', 'palms/v2 null*']);
    const read = new GetObjectCommand({ Bucket: plain(), Key: 'palms/v1', VersionId: 'null' });
    expect(await (await s3().send(read)).Body?.transformToString()).toBe('x');
    await s3().send(new DeleteObjectCommand({ Bucket: plain(), Key: 'palms/v1', VersionId: 'null' }));
    expect(await versionLines('palms/v', plain())).toEqual(['palms/v2 null*']);
  });
});

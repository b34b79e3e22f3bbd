import type { Need } from '../../iam/decide.ts';
import { decoded } from '../../iam/decoded.ts';
import type { S3Operation } from './operation.ts';

interface ObjectRequest {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly copySource: string | undefined;
}

const onObject =
  (action: string) =>
  ({ bucket, key }: ObjectRequest): Need[] => [
    { action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}/${key}` },
  ];
const onVersion =
  (action: string, ofVersion: string) =>
  (request: ObjectRequest): Need[] =>
    onObject(request.query.has('versionId') ? ofVersion : action)(request);
const onBucket =
  (action: string) =>
  ({ bucket }: ObjectRequest): Need[] => [{ action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}` }];

const listing =
  (action: string) =>
  ({ bucket, query }: ObjectRequest): Need[] => [
    {
      action,
      resource: `arn:aws:s3:::${bucket}`,
      context: { 's3:prefix': [query.get('prefix') ?? ''], 's3:delimiter': [query.get('delimiter') ?? ''] },
    },
  ];

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html */
const needs: Readonly<Record<S3Operation, (request: ObjectRequest) => Need[]>> = {
  ListBuckets: () => [{ action: 's3:ListAllMyBuckets', resource: '*' }],
  CreateBucket: onBucket('CreateBucket'),
  DeleteBucket: onBucket('DeleteBucket'),
  HeadBucket: onBucket('ListBucket'),
  GetBucketLocation: onBucket('GetBucketLocation'),
  ListObjects: listing('s3:ListBucket'),
  ListObjectVersions: listing('s3:ListBucketVersions'),
  GetBucketVersioning: onBucket('GetBucketVersioning'),
  PutBucketVersioning: onBucket('PutBucketVersioning'),
  GetBucketNotificationConfiguration: onBucket('GetBucketNotification'),
  PutBucketNotificationConfiguration: onBucket('PutBucketNotification'),
  BucketLifecycle: (request) =>
    onBucket(request.method === 'GET' ? 'GetLifecycleConfiguration' : 'PutLifecycleConfiguration')(request),
  PostObject: onObject('PutObject'),
  DeleteObjects: onVersion('DeleteObject', 'DeleteObjectVersion'),
  PutObject: onObject('PutObject'),
  CopyObject: (request) => [...onObject('PutObject')(request), ...source(request)],
  GetObject: onVersion('GetObject', 'GetObjectVersion'),
  HeadObject: onVersion('GetObject', 'GetObjectVersion'),
  GetObjectAttributes: (request) => [
    ...onVersion('GetObject', 'GetObjectVersion')(request),
    ...onVersion('GetObjectAttributes', 'GetObjectVersionAttributes')(request),
  ],
  DeleteObject: onVersion('DeleteObject', 'DeleteObjectVersion'),
  CreateMultipartUpload: onObject('PutObject'),
  UploadPart: onObject('PutObject'),
  CompleteMultipartUpload: onObject('PutObject'),
  AbortMultipartUpload: onObject('AbortMultipartUpload'),
};

export function objectNeeds(operation: S3Operation, request: ObjectRequest): Need[] {
  return needs[operation](request);
}

function source({ copySource = '' }: ObjectRequest): Need[] {
  const { bucket, key, versionId } = copySourceOf(copySource);
  const action = versionId === undefined ? 's3:GetObject' : 's3:GetObjectVersion';
  return [{ action, resource: `arn:aws:s3:::${bucket}/${key}` }];
}

interface CopySource {
  readonly bucket: string;
  readonly key: string;
  readonly versionId: string | undefined;
}

export function copySourceOf(header: string): CopySource {
  const [path = '', query = ''] = header.split('?');
  const [bucket = '', ...key] = decoded(path).replace(/^\//, '').split('/');
  return { bucket, key: key.join('/'), versionId: new URLSearchParams(query).get('versionId') ?? undefined };
}

import type { Need } from '../../iam/decide.ts';
import { decoded } from '../../iam/decoded.ts';
import type { S3Operation } from './operation.ts';

interface ObjectRequest {
  readonly method: string;
  readonly bucket: string;
  /** For DeleteObjects one of the keys that its body names. */
  readonly key: string;
  readonly query: URLSearchParams;
  /** `x-amz-copy-source` */
  readonly copySource: string | undefined;
}

const onObject =
  (action: string) =>
  ({ bucket, key }: ObjectRequest): Need[] => [
    { action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}/${key}` },
  ];
const onBucket =
  (action: string) =>
  ({ bucket }: ObjectRequest): Need[] => [{ action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}` }];

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html */
const needs: Readonly<Record<S3Operation, (request: ObjectRequest) => Need[]>> = {
  ListBuckets: () => [{ action: 's3:ListAllMyBuckets', resource: '*' }],
  CreateBucket: onBucket('CreateBucket'),
  DeleteBucket: onBucket('DeleteBucket'),
  HeadBucket: onBucket('ListBucket'),
  GetBucketLocation: onBucket('GetBucketLocation'),
  ListObjects: ({ bucket, query }) => [
    {
      action: 's3:ListBucket',
      resource: `arn:aws:s3:::${bucket}`,
      context: { 's3:prefix': [query.get('prefix') ?? ''], 's3:delimiter': [query.get('delimiter') ?? ''] },
    },
  ],
  GetBucketNotificationConfiguration: onBucket('GetBucketNotification'),
  PutBucketNotificationConfiguration: onBucket('PutBucketNotification'),
  BucketLifecycle: (request) =>
    onBucket(request.method === 'GET' ? 'GetLifecycleConfiguration' : 'PutLifecycleConfiguration')(request),
  PostObject: onObject('PutObject'),
  DeleteObjects: onObject('DeleteObject'),
  PutObject: onObject('PutObject'),
  CopyObject: (request) => [...onObject('PutObject')(request), ...source(request)],
  GetObject: onObject('GetObject'),
  HeadObject: onObject('GetObject'),
  GetObjectAttributes: (request) => [
    ...onObject('GetObject')(request),
    ...onObject('GetObjectAttributes')(request),
  ],
  DeleteObject: onObject('DeleteObject'),
  CreateMultipartUpload: onObject('PutObject'),
  UploadPart: onObject('PutObject'),
  CompleteMultipartUpload: onObject('PutObject'),
  AbortMultipartUpload: onObject('AbortMultipartUpload'),
};

export function objectNeeds(operation: S3Operation, request: ObjectRequest): Need[] {
  return needs[operation](request);
}

/** A copy also reads its source. */
function source({ copySource = '' }: ObjectRequest): Need[] {
  const path = decoded(copySource).replace(/^\//, '').split('?')[0] ?? '';
  return [{ action: 's3:GetObject', resource: `arn:aws:s3:::${path}` }];
}

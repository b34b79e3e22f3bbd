import type { IncomingHttpHeaders } from 'node:http';

export type S3Operation =
  | 'ListBuckets'
  | 'CreateBucket'
  | 'DeleteBucket'
  | 'HeadBucket'
  | 'GetBucketLocation'
  | 'ListObjects'
  | 'ListObjectVersions'
  | 'GetBucketVersioning'
  | 'PutBucketVersioning'
  | 'GetBucketNotificationConfiguration'
  | 'PutBucketNotificationConfiguration'
  | 'BucketLifecycle'
  | 'PostObject'
  | 'DeleteObjects'
  | 'PutObject'
  | 'CopyObject'
  | 'GetObject'
  | 'HeadObject'
  | 'GetObjectAttributes'
  | 'DeleteObject'
  | 'CreateMultipartUpload'
  | 'UploadPart'
  | 'CompleteMultipartUpload'
  | 'AbortMultipartUpload';

export type StreamedOperation = 'PutObject' | 'UploadPart';

const plainParameters =
  /^(x-id|x-amz-.*|X-Amz-.*|response-.*|list-type|prefix|delimiter|marker|key-marker|version-id-marker|continuation-token|start-after|max-keys|encoding-type|fetch-owner)$/;

interface Request {
  readonly method: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** An allowlist: the store takes an unknown sub-resource for a plain PUT and would overwrite the object. */
export function s3Operation({ method, bucket, key, query, headers }: Request): S3Operation | undefined {
  const names = [...query.keys()].filter((name) => !plainParameters.test(name)).sort();
  const sub = names.join('&');
  if (bucket === '') return method === 'GET' && sub === '' ? 'ListBuckets' : undefined;
  if (key === '') return bucketOperations[`${method} ${sub}`] ?? postObject(method, sub, headers);
  const operation = objectOperations[`${method} ${sub}`];
  const copies = headers['x-amz-copy-source'] !== undefined;
  if (operation === 'PutObject' && copies) return 'CopyObject';
  return operation === 'UploadPart' && copies ? undefined : operation;
}

const bucketOperations: Record<string, S3Operation> = {
  'PUT ': 'CreateBucket',
  'DELETE ': 'DeleteBucket',
  'HEAD ': 'HeadBucket',
  'GET ': 'ListObjects',
  'GET location': 'GetBucketLocation',
  'GET versions': 'ListObjectVersions',
  'GET versioning': 'GetBucketVersioning',
  'PUT versioning': 'PutBucketVersioning',
  'GET notification': 'GetBucketNotificationConfiguration',
  'PUT notification': 'PutBucketNotificationConfiguration',
  'GET lifecycle': 'BucketLifecycle',
  'PUT lifecycle': 'BucketLifecycle',
  'DELETE lifecycle': 'BucketLifecycle',
  'POST delete': 'DeleteObjects',
};

const objectOperations: Record<string, S3Operation> = {
  'PUT ': 'PutObject',
  'GET ': 'GetObject',
  'GET partNumber': 'GetObject',
  'GET versionId': 'GetObject',
  'HEAD ': 'HeadObject',
  'HEAD partNumber': 'HeadObject',
  'HEAD versionId': 'HeadObject',
  'GET attributes': 'GetObjectAttributes',
  'GET attributes&versionId': 'GetObjectAttributes',
  'DELETE ': 'DeleteObject',
  'DELETE versionId': 'DeleteObject',
  'POST uploads': 'CreateMultipartUpload',
  'PUT partNumber&uploadId': 'UploadPart',
  'POST uploadId': 'CompleteMultipartUpload',
  'DELETE uploadId': 'AbortMultipartUpload',
};

function postObject(method: string, sub: string, headers: IncomingHttpHeaders): S3Operation | undefined {
  const form = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
  return method === 'POST' && sub === '' && form ? 'PostObject' : undefined;
}

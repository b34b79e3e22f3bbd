import type { S3Operation } from '../../../packages/stack-runner/services/s3/operation.ts';

interface S3Call {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Omits PostObject, whose signature is in its form. */
export const s3Calls = (bucket: string, key: string): Record<Exclude<S3Operation, 'PostObject'>, S3Call> => {
  const ofBucket = (method: string, sub = ''): S3Call => ({ method, path: `/${bucket}${sub}` });
  const ofObject = (method: string, sub = ''): S3Call => ({ method, path: `/${bucket}/${key}${sub}` });
  return {
    ListBuckets: { method: 'GET', path: '/' },
    CreateBucket: { method: 'PUT', path: '/another-bucket' },
    DeleteBucket: ofBucket('DELETE'),
    HeadBucket: ofBucket('HEAD'),
    GetBucketLocation: ofBucket('GET', '?location'),
    ListObjects: ofBucket('GET', '?list-type=2'),
    ListObjectVersions: ofBucket('GET', '?versions'),
    GetBucketVersioning: ofBucket('GET', '?versioning'),
    PutBucketVersioning: ofBucket('PUT', '?versioning'),
    GetBucketNotificationConfiguration: ofBucket('GET', '?notification'),
    PutBucketNotificationConfiguration: ofBucket('PUT', '?notification'),
    BucketLifecycle: ofBucket('DELETE', '?lifecycle'),
    DeleteObjects: ofBucket('POST', '?delete'),
    PutObject: ofObject('PUT'),
    CopyObject: { ...ofObject('PUT'), headers: { 'x-amz-copy-source': `${bucket}/${key}` } },
    GetObject: ofObject('GET'),
    HeadObject: ofObject('HEAD'),
    GetObjectAttributes: ofObject('GET', '?attributes'),
    DeleteObject: ofObject('DELETE'),
    CreateMultipartUpload: ofObject('POST', '?uploads'),
    UploadPart: ofObject('PUT', '?partNumber=1&uploadId=any'),
    CompleteMultipartUpload: ofObject('POST', '?uploadId=any'),
    AbortMultipartUpload: ofObject('DELETE', '?uploadId=any'),
  };
};

import { randomBytes } from 'node:crypto';

export type S3EventName =
  | 'ObjectCreated:Put'
  | 'ObjectCreated:Post'
  | 'ObjectCreated:Copy'
  | 'ObjectCreated:CompleteMultipartUpload'
  | 'ObjectRemoved:Delete'
  | 'ObjectRemoved:DeleteMarkerCreated';

export interface S3Change {
  readonly eventName: S3EventName;
  readonly bucket: string;
  readonly key: string;
  readonly sequencer: string;
  readonly time: Date;
  readonly sizeBytes?: number;
  readonly eTag?: string;
  readonly versionId?: string;
}

/** Form encoding: a blank is `+`, a slash stays. */
export function encodeEventKey(key: string): string {
  return encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html */
export function s3Event(change: S3Change, configurationId: string, region: string): object {
  const { bucket, key, sizeBytes, eTag, sequencer, versionId } = change;
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: change.time.toISOString(),
        eventName: change.eventName,
        userIdentity: { principalId: 'AWS:LOCAL' },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': requestId(), 'x-amz-id-2': 'local' },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId,
          bucket: { name: bucket, ownerIdentity: { principalId: 'LOCAL' }, arn: `arn:aws:s3:::${bucket}` },
          object: {
            key: encodeEventKey(key),
            ...(sizeBytes === undefined ? {} : { size: sizeBytes }),
            ...(eTag === undefined ? {} : { eTag }),
            ...(versionId === undefined ? {} : { versionId }),
            sequencer,
          },
        },
      },
    ],
  };
}

export function testEvent(bucket: string): object {
  return {
    Service: 'Amazon S3',
    Event: 's3:TestEvent',
    Time: new Date().toISOString(),
    Bucket: bucket,
    RequestId: requestId(),
    HostId: 'local',
  };
}

export function eventBridgeDetail(change: S3Change, account: string): { detailType: string; detail: object } {
  const created = change.eventName.startsWith('ObjectCreated');
  const reasons: Record<S3EventName, string> = {
    'ObjectCreated:Put': 'PutObject',
    'ObjectCreated:Post': 'POST Object',
    'ObjectCreated:Copy': 'CopyObject',
    'ObjectCreated:CompleteMultipartUpload': 'CompleteMultipartUpload',
    'ObjectRemoved:Delete': 'DeleteObject',
    'ObjectRemoved:DeleteMarkerCreated': 'DeleteObject',
  };
  const deletion =
    change.eventName === 'ObjectRemoved:Delete' ? 'Permanently Deleted' : 'Delete Marker Created';
  return {
    detailType: created ? 'Object Created' : 'Object Deleted',
    detail: {
      version: '0',
      bucket: { name: change.bucket },
      object: {
        key: change.key,
        size: change.sizeBytes,
        etag: change.eTag,
        'version-id': change.versionId,
        sequencer: change.sequencer,
      },
      'request-id': requestId(),
      requester: account,
      'source-ip-address': '127.0.0.1',
      reason: reasons[change.eventName],
      ...(created ? {} : { 'deletion-type': deletion }),
    },
  };
}

function requestId(): string {
  return randomBytes(8).toString('hex').toUpperCase();
}

import type { Upload } from '../../shared/uploads/upload.ts';

type KnownUpload = Pick<Upload, 'bucket' | 'key' | 'etag' | 'sizeBytes' | 'sequencer' | 'time'>;

export function uploadEventAgain({ bucket, key, etag, sizeBytes, sequencer, time }: KnownUpload): object {
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        eventTime: new Date(time).toISOString(),
        eventName: 'ObjectCreated:Put',
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'again',
          bucket: { name: bucket },
          object: {
            key: encodeURIComponent(key).replaceAll('%2F', '/'),
            size: sizeBytes,
            eTag: etag,
            sequencer,
          },
        },
      },
    ],
  };
}

import type { UploadEvent } from '../../../../shared/uploads/upload.ts';

/** S3 writes a space as a plus. */
const encoded = (key: string): string =>
  encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');

export const s3Notification = ({ bucket, key, etag, sequencer, time, sizeBytes }: UploadEvent) => ({
  Records: [
    {
      eventVersion: '2.1',
      eventSource: 'aws:s3',
      awsRegion: 'us-east-1',
      eventTime: new Date(time).toISOString(),
      eventName: 'ObjectCreated:Put',
      s3: {
        s3SchemaVersion: '1.0',
        bucket: { name: bucket, arn: `arn:aws:s3:::${bucket}` },
        object: { key: encoded(key), size: sizeBytes, eTag: etag, sequencer },
      },
    },
  ],
});

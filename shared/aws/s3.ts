import { S3Client } from '@aws-sdk/client-s3';
import { BucketObjects } from './objects.ts';
import { ReportStore } from './report-store.ts';
import { S3ArchiveInbox, S3Inbox } from './s3-inbox.ts';
import { uploadForm } from './upload-form.ts';

/** Loaded only by {@link file://./s3-later.ts}. */
export const openStore = (bucket: string): ReportStore => new ReportStore(new S3Client({}), bucket);

export const openObjects = (bucket: string): BucketObjects => new BucketObjects(new S3Client({}), bucket);

export const openInbox = (): S3Inbox => new S3Inbox(new S3Client({}));

export const openArchives = (): S3ArchiveInbox => new S3ArchiveInbox(new S3Client({}));

export function openForms(bucket: string) {
  const client = new S3Client({});
  return (key: string, maxBytes: number, metadata?: Readonly<Record<string, string>>) =>
    uploadForm(client, bucket, key, maxBytes, metadata);
}

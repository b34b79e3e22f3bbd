import * as z from 'zod';
import { decodeEventKey } from '../intake/object-key.ts';
import { type UploadEvent, uploadEvent } from '../uploads/upload.ts';
import { PoisonMessageError } from './sqs-batch.ts';

const testEvent = z.looseObject({ Event: z.literal('s3:TestEvent') });

const s3Event = z.looseObject({
  Records: z.array(
    z.looseObject({
      eventSource: z.literal('aws:s3'),
      eventTime: z.string().refine((text) => !Number.isNaN(Date.parse(text))),
      eventName: z.string(),
      s3: z.looseObject({
        bucket: z.looseObject({ name: z.string() }),
        object: z.looseObject({
          key: z.string(),
          size: z.number().default(0),
          eTag: z.string().default(''),
          sequencer: z.string().default(''),
        }),
      }),
    }),
  ),
});

const hint = z.strictObject({ kind: z.literal('upload'), upload: uploadEvent });
export const uploadHint = (upload: UploadEvent) => ({
  kind: 'upload' as const,
  upload: uploadEvent.parse(upload),
});

export function isS3Event(body: string): boolean {
  try {
    return s3Event.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

/** None for S3's test event. @throws PoisonMessageError for another kind of message */
export function uploadsIn(body: unknown): UploadEvent[] {
  if (testEvent.safeParse(body).success) return [];
  const ownHint = hint.safeParse(body);
  if (ownHint.success) return [ownHint.data.upload];
  const event = s3Event.safeParse(body);
  if (!event.success)
    throw new PoisonMessageError('The message is neither an S3 event nor a hint of Palmleaf');
  return event.data.Records.filter(({ eventName }) => eventName.startsWith('ObjectCreated:')).map(
    ({ eventTime, s3: { bucket, object } }) => ({
      bucket: bucket.name,
      key: decodeEventKey(object.key),
      etag: object.eTag,
      sequencer: object.sequencer,
      time: Date.parse(eventTime),
      sizeBytes: object.size,
    }),
  );
}

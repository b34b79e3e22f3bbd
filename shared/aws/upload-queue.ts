import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import { customerOf } from '../customers/customer.ts';
import { uploadHint } from '../lambda/s3-event.ts';
import { batchOfUpload } from '../uploads/classify-upload.ts';
import type { UploadEvent } from '../uploads/upload.ts';
import { groupOfOwner, messageBody } from './queue.ts';

export async function sendUpload(client: SQSClient, queueUrl: string, upload: UploadEvent): Promise<void> {
  await client.send(
    new SendMessageCommand({
      QueueUrl: queueUrl,
      MessageBody: messageBody(uploadHint(upload)),
      MessageGroupId: groupOfUpload(upload),
    }),
  );
}

export function groupOfUpload({ key }: Pick<UploadEvent, 'key'>): string {
  const batch = batchOfUpload(key);
  return groupOfOwner(customerOf(batch), batch);
}

import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';

const record = z.looseObject({
  messageId: z.string(),
  body: z.string(),
  attributes: z.looseObject({ ApproximateReceiveCount: z.string() }),
});
const queueEvent = z.looseObject({ Records: z.array(record) });

export const isQueueEvent = (event: unknown): event is SQSEvent => queueEvent.safeParse(event).success;

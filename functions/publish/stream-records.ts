import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { StreamRecord } from './publish-records.ts';

const attribute = z.custom<AttributeValue>(
  (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 1,
  'not a DynamoDB attribute value',
);

const streamEvent = z.looseObject({
  Records: z.array(
    z.looseObject({
      dynamodb: z.looseObject({
        SequenceNumber: z.string(),
        NewImage: z.record(z.string(), attribute).optional(),
      }),
    }),
  ),
});

export function recordsIn(event: unknown): StreamRecord[] {
  return streamEvent.parse(event).Records.flatMap(({ dynamodb: { SequenceNumber, NewImage } }) => {
    const item = NewImage === undefined ? {} : unmarshall(NewImage);
    const { pk, sk } = item;
    if (typeof pk !== 'string' || typeof sk !== 'string') return [];
    return [{ sequence: SequenceNumber, item: { ...item, pk, sk } }];
  });
}

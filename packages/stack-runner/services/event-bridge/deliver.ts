import { isObject, type Json, textOf } from '../../basics/json.ts';

export interface Delivery {
  readonly arn: string;
  readonly input: Json;
  readonly messageGroupId?: string | undefined;
  readonly source?: string | undefined;
  readonly detailType?: string | undefined;
}

interface Destinations {
  invoke(functionArn: string, payload: string): { readonly done: Promise<void> };
  sendToQueue(arn: string, body: string, messageGroupId?: string): Promise<void>;
  putEvent(busArn: string, source: string, detailType: string, detail: Json): Promise<void>;
  writeLog(groupArn: string, line: string): void;
}

const kinds = [':lambda:', ':sqs:', ':event-bus/', ':logs:'] as const;

export function isDeliverable(arn: string): boolean {
  return kinds.some((kind) => arn.includes(kind));
}

/** Resolves when the target has stored the event; `done` settles when a function has finished. */
export async function deliver(
  destinations: Destinations,
  delivery: Delivery,
): Promise<{ readonly done: Promise<void> }> {
  const { arn, input } = delivery;
  if (arn.includes(':lambda:')) return destinations.invoke(arn, JSON.stringify(input));
  if (arn.includes(':sqs:')) {
    await destinations.sendToQueue(
      arn,
      typeof input === 'string' ? input : JSON.stringify(input),
      delivery.messageGroupId,
    );
  } else if (arn.includes(':event-bus/')) {
    const event = isObject(input) ? input : {};
    await destinations.putEvent(
      arn,
      delivery.source ?? textOf(event.source ?? 'aws.scheduler'),
      delivery.detailType ?? textOf(event['detail-type'] ?? 'Scheduled Event'),
      event.detail ?? input,
    );
  } else if (arn.includes(':logs:')) destinations.writeLog(arn, JSON.stringify(input));
  return { done: Promise.resolve() };
}

import * as z from 'zod/mini';
import { type EventDetail, eventSource } from './events.ts';
import { deliver, jsonOf, type Listeners, UnreadableEventError } from './listeners.ts';

/** The envelope that a rule of the bus puts into a queue. */
const envelope = z.looseObject({
  source: z.string(),
  'detail-type': z.string(),
  detail: z.unknown(),
});

export interface Messages {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

export interface Failures {
  readonly batchItemFailures: { readonly itemIdentifier: string }[];
}

/**
 * Creates a Lambda handler for an SQS queue that a rule of the event bus fills. Turn on ReportBatchItemFailures, so
 * that only failed messages return to the queue.
 * @param failed called for every such message
 */
export function onEvents(
  listeners: Listeners,
  failed: (messageId: string, error: unknown) => void = () => undefined,
): (messages: Messages) => Promise<Failures> {
  return async ({ Records }) => {
    const batchItemFailures: { itemIdentifier: string }[] = [];
    for (const { messageId, body } of Records) {
      try {
        await dispatch(listeners, body);
      } catch (error) {
        failed(messageId, error);
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}

/** Handles reports that have ended, in any state. See {@link onEvents}. */
export function onReport(
  listener: (
    report: EventDetail<'report.completed'>,
    kind: 'report.completed' | 'report.partial' | 'report.failed' | 'report.cancelled',
  ) => Promise<void>,
  failed?: (messageId: string, error: unknown) => void,
): (messages: Messages) => Promise<Failures> {
  return onEvents(
    {
      'report.completed': (detail) => listener(detail, 'report.completed'),
      'report.partial': (detail) => listener(detail, 'report.partial'),
      'report.failed': (detail) => listener(detail, 'report.failed'),
      'report.cancelled': (detail) => listener(detail, 'report.cancelled'),
    },
    failed,
  );
}

async function dispatch(listeners: Listeners, body: string): Promise<void> {
  const parsed = envelope.safeParse(jsonOf(body));
  if (!parsed.success || parsed.data.source !== eventSource) {
    throw new UnreadableEventError('The message is not a Palmleaf event from EventBridge');
  }
  await deliver(listeners, parsed.data['detail-type'], parsed.data.detail);
}

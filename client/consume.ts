import { z } from 'zod';
import { PalmleafError } from './errors.ts';
import { type EventDetail, type EventKind, eventSchemas, eventSource } from './events.ts';

/** What a rule of the bus puts into a queue: the event in EventBridge's envelope. */
const envelope = z.looseObject({
  source: z.string(),
  'detail-type': z.string(),
  detail: z.unknown(),
});

/** The part of an SQS event that Lambda gives a consumer. */
export interface Messages {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

/** What to do about each kind of event. An event may come more than once: its `id` is then the same. */
export type Listeners = { readonly [Kind in EventKind]?: (detail: EventDetail<Kind>) => Promise<void> };

/** What Lambda takes as the messages to give back to the queue. */
export interface Failures {
  readonly batchItemFailures: { readonly itemIdentifier: string }[];
}

/** Thrown for a message that is no event, or an event of a version that this reader does not know. */
export class UnreadableEventError extends PalmleafError {
  override readonly name = 'UnreadableEventError';
}

/**
 * A Lambda handler for a queue that a rule of the bus fills. Messages are worked on one by one; what a listener throws,
 * or what cannot be read, is given back to the queue alone. Turn on ReportBatchItemFailures at the mapping.
 *
 * @param failed is told of every message that is given back
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

/** Listens to reports that have ended, whatever they came to. See {@link onEvents}. */
export function onReport(
  listener: (
    report: EventDetail<'report.completed'>,
    kind: 'report.completed' | 'report.partial' | 'report.failed',
  ) => Promise<void>,
  failed?: (messageId: string, error: unknown) => void,
): (messages: Messages) => Promise<Failures> {
  return onEvents(
    {
      'report.completed': (detail) => listener(detail, 'report.completed'),
      'report.partial': (detail) => listener(detail, 'report.partial'),
      'report.failed': (detail) => listener(detail, 'report.failed'),
    },
    failed,
  );
}

async function dispatch(listeners: Listeners, body: string): Promise<void> {
  const parsed = envelope.safeParse(jsonOf(body));
  if (!parsed.success || parsed.data.source !== eventSource) {
    throw new UnreadableEventError('The message is no event of Palmleaf in the envelope of EventBridge');
  }
  const { 'detail-type': kind, detail } = parsed.data;
  if (isKind(kind)) await deliver(kind, listeners, detail);
}

const isKind = (name: string): name is EventKind => Object.hasOwn(eventSchemas, name);

async function deliver<Kind extends EventKind>(
  kind: Kind,
  listeners: Listeners,
  detail: unknown,
): Promise<void> {
  const listener = listeners[kind];
  if (listener === undefined) return;
  const known = eventSchemas[kind].safeParse(detail);
  if (!known.success) {
    const where = known.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new UnreadableEventError(`The event is not what this version can read: ${where}`);
  }
  await listener(known.data);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

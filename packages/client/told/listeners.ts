import { PalmleafError } from '../errors.ts';
import { eventSchemas } from './event-schemas.ts';
import type { EventDetail, EventKind } from './events.ts';

/** What to do about each kind of event. An event may come more than once: its `id` is then the same. */
export type Listeners = { readonly [Kind in EventKind]?: (detail: EventDetail<Kind>) => Promise<void> };

/** Thrown for a message that is no event, or an event of a version that this reader does not know. */
export class UnreadableEventError extends PalmleafError {
  override readonly name = 'UnreadableEventError';
}

/**
 * Gives an event to the listener of its kind. A kind that this version does not know, or nobody listens to, is passed over.
 *
 * @throws UnreadableEventError when it has not the shape of its kind
 */
export async function deliver(listeners: Listeners, kind: string, detail: unknown): Promise<void> {
  if (isKind(kind)) await deliverAs(listeners, kind, detail);
}

const isKind = (name: string): name is EventKind => Object.hasOwn(eventSchemas, name);

async function deliverAs<Kind extends EventKind>(
  listeners: Listeners,
  kind: Kind,
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

/** The value that a text holds as JSON; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

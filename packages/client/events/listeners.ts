import { PalmleafError } from '../errors.ts';
import { eventSchemas } from './event-schemas.ts';
import type { EventDetail, EventKind } from './events.ts';

/** An event may arrive more than once, with the same `id`. */
export type Listeners = { readonly [Kind in EventKind]?: (detail: EventDetail<Kind>) => Promise<void> };

/** Thrown for a message that is not an event of a known version. */
export class UnreadableEventError extends PalmleafError {
  override readonly name = 'UnreadableEventError';
}

/**
 * Skips kinds without a listener.
 * @throws UnreadableEventError if the event does not match its schema
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
    throw new UnreadableEventError(`This version cannot read the event: ${where}`);
  }
  await listener(known.data);
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

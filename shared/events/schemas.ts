import * as z from 'zod';
import type { EventKind } from './event-kinds.ts';
import { eventDetails } from './events.ts';

/** The version of the events that this code tells. Older ones stay stored, so that readers can be tested on them. */
const eventVersion = 1;

export const schemaFile = (kind: EventKind): string => `${kind}-v${eventVersion}.json`;

/** The JSON Schema of an event's detail, as text. Readers must pass over members that they do not know. */
export function schemaText(kind: EventKind): string {
  const schema = z.toJSONSchema(eventDetails[kind], { io: 'input' });
  return `${JSON.stringify({ title: kind, ...schema }, null, 2)}\n`;
}

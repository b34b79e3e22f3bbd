import * as z from 'zod';
import type { EventKind } from './event-kinds.ts';
import { eventDetails } from './events.ts';

/** Older versions stay stored to test readers. */
const eventVersion = 1;

export const schemaFile = (kind: EventKind): string => `${kind}-v${eventVersion}.json`;

/** JSON Schema as text. Readers must ignore unknown members. */
export function schemaText(kind: EventKind): string {
  const schema = z.toJSONSchema(eventDetails[kind], { io: 'input' });
  return `${JSON.stringify({ title: kind, ...schema }, null, 2)}\n`;
}

import { writeFileSync } from 'node:fs';
import { eventKinds } from '../shared/events/event-kinds.ts';
import { schemaFile, schemaText } from '../shared/events/schemas.ts';

for (const kind of eventKinds) {
  writeFileSync(new URL(`schemas/${schemaFile(kind)}`, import.meta.url), schemaText(kind));
}

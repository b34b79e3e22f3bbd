import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { eventKinds } from '../../../shared/events/event-kinds.ts';
import { eventDetails, eventSource } from '../../../shared/events/events.ts';
import { schemaFile, schemaText } from '../../../shared/events/schemas.ts';

const folder = (name: string) => new URL(`../../../events/${name}/`, import.meta.url);
const read = (name: string, file: string) => readFileSync(new URL(file, folder(name)), 'utf8');

const fileName = z.templateLiteral([z.enum(eventKinds), '-v', z.int().min(1), '.json']);
const envelope = z.looseObject({
  'detail-type': z.enum(eventKinds),
  source: z.literal(eventSource),
  detail: z.looseObject({ version: z.int(), id: z.string() }),
});
const jsonSchema = z.looseObject({ required: z.array(z.string()) });

const stored = readdirSync(folder('examples'));

describe('The stored events', () => {
  test('The repository stores an example of every kind of event and the schema of its version', () => {
    expect(stored.sort()).toEqual(readdirSync(folder('schemas')).sort());
    expect(stored).toEqual(expect.arrayContaining(eventKinds.map(schemaFile)));
  });

  test.each(stored)('The stored event %s parses with its schema and with this code', (file) => {
    fileName.parse(file);
    const example = envelope.parse(JSON.parse(read('examples', file)));
    expect(file).toBe(`${example['detail-type']}-v${example.detail.version}.json`);
    const schema = z.fromJSONSchema(JSON.parse(read('schemas', file)));
    expect(schema.parse(example.detail)).toEqual(example.detail);
    expect(eventDetails[example['detail-type']].parse(example.detail)).toEqual(example.detail);
  });

  test.each(stored)('The schema of %s rejects an event that lacks any required member', (file) => {
    const { detail } = envelope.parse(JSON.parse(read('examples', file)));
    const stored = JSON.parse(read('schemas', file));
    const schema = z.fromJSONSchema(stored);
    for (const name of jsonSchema.parse(stored).required) {
      const { [name]: _left, ...rest } = detail;
      expect(schema.safeParse(rest).success, name).toBe(false);
    }
  });

  test.each(eventKinds)(
    'The stored schema of %s equals the one in code; if not, run "npm run events"',
    (kind) => {
      expect(JSON.parse(read('schemas', schemaFile(kind)))).toEqual(JSON.parse(schemaText(kind)));
    },
  );
});

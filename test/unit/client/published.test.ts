import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { reportSchema, subjectsPageSchema } from '../../../packages/client/api/view-schemas.ts';
import { eventSchemas } from '../../../packages/client/events/event-schemas.ts';
import type { SubjectsPage } from '../../../packages/client/generated/endpoints.ts';
import * as client from '../../../packages/client/index.ts';
import { type EventKind, eventKinds } from '../../../shared/events/event-kinds.ts';
import * as server from '../../../shared/events/events.ts';
import * as views from '../../../shared/views/views.ts';
import { finished } from './finished.ts';

/** The published types do not say which fields are read-only. */
type DeepReadonly<T> = T extends readonly (infer Entry)[]
  ? readonly DeepReadonly<Entry>[]
  : T extends object
    ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> }
    : T;

function plain(schema: z.core.$ZodType): unknown {
  const text = JSON.stringify(z.toJSONSchema(schema), (name, value) => {
    if (name === 'description' && typeof value === 'string') return undefined;
    return name === 'required' && Array.isArray(value) ? value.toSorted() : value;
  });
  return JSON.parse(text);
}

const examples = globSync('*.json', {
  cwd: fileURLToPath(new URL('../../../events/examples', import.meta.url)),
});
const example = z.object({ 'detail-type': z.enum(eventKinds), detail: z.unknown() });

describe('The published client', () => {
  test('The types of the client equal those of the pipeline', () => {
    expectTypeOf<client.ReportView>().toEqualTypeOf<DeepReadonly<views.ReportView>>();
    expectTypeOf<client.SubjectView>().toEqualTypeOf<DeepReadonly<views.SubjectView>>();
    expectTypeOf<client.PartView>().toEqualTypeOf<DeepReadonly<views.PartView>>();
    expectTypeOf<SubjectsPage>().toEqualTypeOf<DeepReadonly<z.output<typeof views.subjectsPage>>>();
    expectTypeOf<client.EventKind>().toEqualTypeOf<EventKind>();
    expectTypeOf<client.EventDetails>().toEqualTypeOf<
      DeepReadonly<{ [Kind in EventKind]: server.EventDetail<Kind> }>
    >();
  });

  test('The former name of the type SubjectFilter still compiles', () => {
    expectTypeOf<client.Wanted>().toEqualTypeOf<client.SubjectFilter>();
  });

  test('The client supports every kind of event of the pipeline', () => {
    expect(client.eventSource).toBe(server.eventSource);
    expect(client.eventKinds).toEqual(eventKinds);
    expect(Object.keys(eventSchemas)).toEqual([...eventKinds]);
  });

  test.each(eventKinds)('The client accepts the same shape as the pipeline as %s', (kind) => {
    expect(plain(eventSchemas[kind])).toEqual(plain(server.eventDetails[kind]));
  });

  test('The client accepts the same reports and pages of subjects as the pipeline', () => {
    expect(plain(reportSchema)).toEqual(plain(views.reportView));
    expect(plain(subjectsPageSchema)).toEqual(plain(views.subjectsPage));
  });

  test('The client reads each example of an event', async () => {
    const received: unknown[] = [];
    const keep = async (detail: unknown) => void received.push(detail);
    const handler = client.onEvents(Object.fromEntries(client.eventKinds.map((kind) => [kind, keep])));
    const bodies = examples.map((file) =>
      readFileSync(new URL(`../../../events/examples/${file}`, import.meta.url), 'utf8'),
    );
    const Records = bodies.map((body, index) => ({ messageId: String(index), body }));
    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
    const known = bodies.map((body) => example.parse(JSON.parse(body)));
    expect(received).toEqual(
      known.map(({ 'detail-type': kind, detail }) => server.eventDetails[kind].parse(detail)),
    );
    expect(new Set(known.map(({ 'detail-type': kind }) => kind))).toEqual(new Set(eventKinds));
  });

  test('The client reads a report that the reports function returns', async () => {
    const { ask } = await finished();
    const answer: unknown = await (await ask('/batches/june/reports/left%2Fanna')).json();
    expect(await client.createReader(ask).getReport('june', 'left/anna')).toEqual(
      views.reportView.parse(answer),
    );
  });
});

test('The client package imports nothing else of this repository', () => {
  const files = globSync('packages/client/**/*.ts', {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    exclude: ['packages/client/test/**'],
  });
  const imports = files.flatMap((file) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    return [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from);
  });
  expect(imports.length).toBeGreaterThan(5);
  expect(
    imports.filter((from) => from !== 'zod/mini' && !/^\.\.?\/(?:[\w-]+\/)?[\w-]+\.ts$/.test(from)),
  ).toEqual([]);
});

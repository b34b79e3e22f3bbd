/** The tests share one stack and run in order: the first finds it as deployed. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholder } from '@palmleaf/contract/placeholder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { signedCalls } from '../../shared/aws/signed-calls.ts';
import { jsonOf } from '../../shared/json.ts';
import { correlationOf } from '../../shared/log.ts';
import { gateSentence } from '../../shared/reasons/reason-text.ts';
import { refusedRowsView } from '../../shared/reports/refused-rows.ts';
import { compare, purchasesOf } from '../chaos/purchases.ts';
import { readLedger } from '../chaos/read-ledger.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { birthsCsv } from '../support/pipeline/births.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline, type Pipeline } from '../support/pipeline/pipeline.ts';
import { bodyOf } from '../support/pipeline/stored-report.ts';

const sample = (path: string) => readFileSync(new URL(`../../events/samples/inbox/${path}`, import.meta.url));
const stateDir = temporaryFolder('pipeline');
const purged = Array.from({ length: 12 }, (_, index) => `p${index}`);
const logLine = z.looseObject({
  message: z.string().optional(),
  operation: z.string().optional(),
  requestId: z.string().optional(),
  correlationId: z.string().optional(),
  uploadId: z.string().optional(),
});
let pipeline: Pipeline;
let stack: LocalStack | undefined;

beforeAll(async () => {
  ({ pipeline, stack } = await openPipeline({ stateDir }));
});

afterAll(async () => {
  await stack?.stop();
});

test('The pipeline buys nothing without a credential, says so in one sentence, and continues with one', async () => {
  await pipeline.setSecret({ token: placeholder });
  await pipeline.put('births/june.csv', sample('births/samples.csv'));
  await pipeline.put('palms/june/ben.jpg', sample('palms/samples/ben.jpg'));
  await eventually('every subject waits', async () => {
    const subjects = [...(await pipeline.subjects('june').catch(() => new Map())).values()];
    return subjects.length === 11 && subjects.every(({ state }) => state === 'waiting');
  });
  const waiting = await pipeline.batch('june');
  const sentence = gateSentence('placeholder');
  expect(waiting?.gates.map((gate) => gate.sentence)).toContain(sentence);
  const reasons = [...(await pipeline.subjects('june')).values()].map(({ reason }) => reason);
  expect(reasons).toContain(sentence);
  expect(reasons).not.toContain(undefined);
  expect(waiting?.calls).toEqual({ bought: 0, reused: 0, unknown: 0 });

  await pipeline.setSecret({ token: 'a-token-of-the-tests' });
  const ended = await pipeline.ended('june', 11);
  expect(ended).toMatchObject({ complete: 11, partial: 0, failed: 0 });
  await eventually('no gate is closed', async () => (await pipeline.batch('june'))?.gates.length === 0);
});

test("The pipeline makes one report of a person's photo and row", async () => {
  await pipeline.put('palms/june/anna.jpg', sample('palms/samples/anna.jpg'));
  await eventually('the photo is taken', async () => (await pipeline.report('june', 'anna')).hasPhoto);
  await pipeline.ended('june', 11);

  const { header, parts } = await pipeline.readStored('june', 'anna');
  expect(header).toMatchObject({ state: 'complete', callsBought: parts.size });
  const families = [...parts.keys()].map((name) => name.split('/')[0]);
  expect(families.filter((family) => family === 'palm')).toHaveLength(17);
  expect(families.filter((family) => family === 'chart')).toHaveLength(4);
  expect(families.filter((family) => family === 'chat')).toHaveLength(2);
  expect([...parts.values()].every(({ state }) => state === 'bought')).toBe(true);
  const natal = parts.get('chart/natal_chart_interpretation');
  expect(natal && bodyOf(natal)).toMatchObject({ planets: expect.any(Array), houses: expect.any(Array) });

  const shown = await pipeline.report('june', 'anna');
  expect(shown).toMatchObject({ state: 'complete', name: 'Anna Example', hasPhoto: true });
  expect(shown.parts.map(({ part }) => part).sort()).toEqual([...parts.keys()].sort());
  expect(shown.parts.find(({ part }) => part === 'chart/natal_chart_interpretation')?.answer).toEqual(
    natal && bodyOf(natal),
  );
});

test('The logs of all functions and of the service name a person by one id', async () => {
  const linesOf = (name: string): z.output<typeof logLine>[] =>
    readdirSync(join(stateDir, 'logs'))
      .filter((file) => new RegExp(`^Palmleaf-${name}[0-9A-F]{8}`, 'i').test(file))
      .flatMap((file) => readFileSync(join(stateDir, 'logs', file), 'utf8').split('\n'))
      .flatMap((line) => {
        const read = logLine.safeParse(jsonOf(line));
        return read.success ? [read.data] : [];
      });
  const anna = correlationOf('june/anna');
  const linesAboutAnna = (name: string) =>
    linesOf(name).filter(({ correlationId }) => correlationId === anna);
  const uploads = ['palms/june/anna.jpg', 'births/june.csv'].map(correlationOf);
  expect(linesAboutAnna('Photos')).toContainEqual(
    expect.objectContaining({ message: 'A photo is accepted', uploadId: uploads[0] }),
  );
  expect(linesOf('Rows').map(({ uploadId }) => uploadId)).toContain(uploads[1]);
  expect(linesAboutAnna('FanOut')).toContainEqual(
    expect.objectContaining({ message: 'Calls are sent', uploads }),
  );
  expect(linesAboutAnna('FanOut').map(({ message }) => message)).toContain('A job is finished');
  expect(linesAboutAnna('Reconciler').map(({ message }) => message)).toContain('A hint is sent');
  const served = linesAboutAnna('Service').map(({ operation }) => operation);
  expect(served).toEqual(expect.arrayContaining(['natal_chart_interpretation', 'get-palm-id', 'chat']));
  for (const name of ['Photos', 'FanOut', 'Reconciler', 'Service'])
    expect(linesAboutAnna(name).every(({ requestId }) => requestId !== undefined)).toBe(true);
});

test('The pipeline records refusals by upload, line and field', async () => {
  const { rejections = [], uploads = [] } = (await pipeline.batch('june')) ?? {};
  expect(rejections.map(({ upload, line, field }) => ({ upload, line, field }))).toEqual([
    { upload: 'births/june.csv', line: 8, field: 'date' },
    { upload: 'births/june.csv', line: 13, field: 'id' },
  ]);
  expect(uploads.find(({ key }) => key === 'births/june.csv')).toMatchObject({
    state: 'done',
    rows: 12,
    accepted: 10,
    refused: 2,
  });

  const refusedRows = await pipeline.reports('/batches/june/refused-rows', {
    method: 'POST',
    body: { upload: 'births/june.csv' },
  });
  expect(refusedRowsView.parse(await refusedRows.json()).grid.rows.map(({ line }) => line)).toEqual([8, 13]);

  await pipeline.put('palms/july/notes.jpg', 'this is not a photo');
  await eventually('it is refused', async () => {
    const view = await pipeline.batch('july');
    return view?.rejections.some(({ upload, reason }) => upload === 'palms/july/notes.jpg' && reason !== '');
  });
  expect(await pipeline.subjects('july')).toEqual(new Map());
});

test("The ledger equals the service's count, request by request", async () => {
  const { byRequest } = await pipeline.serviceCharges();
  const { reports } = await readLedger(pipeline.table, pipeline.output('TableName'));
  const address = (key: string) => `${pipeline.stack.endpoint}/${pipeline.output('StoreBucket')}/${key}`;
  const purchases = reports.flatMap((report) => purchasesOf(report, address));
  const found = compare(purchases, byRequest);
  expect(found).toMatchObject({ bought: 77, unexplained: [], unlisted: [], unpaid: [] });
  expect((await pipeline.batch('june'))?.calls.bought).toBe(77);
});

test('The service refuses unsigned calls, whatever their credential', async () => {
  const address = new URL('/v1/natal_aspects_report', pipeline.output('ServiceUrl')).href;
  const token = await pipeline.secretToken('CredentialSecret');
  const request = {
    method: 'POST',
    headers: { 'x-service-key': token, 'content-type': 'application/json' },
    body: JSON.stringify({ day: 1, month: 1, year: 2000, hour: 12, min: 0, lat: 51, lon: 0, tzone: 0 }),
  };
  const before = (await pipeline.serviceCharges()).charged;
  const unsigned = await fetch(address, request);
  expect([unsigned.status, await unsigned.json()]).toEqual([403, { Message: 'Forbidden' }]);
  const { region, credentials } = pipeline.stack;
  const identity = async () => ({ ...credentials, secretAccessKey: 'of somebody else' });
  expect((await signedCalls(fetch, { region, identity })(address, request)).status).toBe(403);
  expect((await pipeline.serviceCharges()).charged).toBe(before);
  expect((await pipeline.toService(address, request)).status).toBe(200);
  const unknown = { ...request, headers: { ...request.headers, 'x-service-key': 'no-such-token' } };
  expect((await pipeline.toService(address, unknown)).status).toBe(401);
});

test('The pipeline buys nothing when an object is put again, or under another batch', async () => {
  const before = (await pipeline.serviceCharges()).charged;
  await pipeline.put('births/june.csv', sample('births/samples.csv'));
  await pipeline.put('palms/june/anna.jpg', sample('palms/samples/anna.jpg'));
  await pipeline.put('palms/again/anna.jpg', sample('palms/samples/anna.jpg'));
  expect(await pipeline.ended('again', 1)).toMatchObject({ calls: { bought: 0, reused: 17, unknown: 0 } });
  await eventually('the table is read again', async () => {
    const view = await pipeline.batch('june');
    return view?.uploads.some(({ key, unchanged }) => key === 'births/june.csv' && unchanged === 10);
  });
  await pipeline.ended('june', 11);
  expect((await pipeline.serviceCharges()).charged).toBe(before);
});

test.each([
  { batch: 'holi 2026', id: "Priya's palm (1) + left" },
  { batch: 'ग्रीष्म + यात्रा', id: 'प्रिया/हाथ 100% & 🖐🏽' },
])('The pipeline accepts keys as people write them: $batch/$id', async ({ batch, id }) => {
  await pipeline.put(`palms/${batch}/${id}.jpg`, sample('palms/samples/anna.jpg'));
  await pipeline.put(`births/${batch}.csv`, birthsCsv([id], 500));
  await eventually('photo and row are taken', async () => {
    const view = await pipeline.batch(batch);
    return view?.uploads.length === 2 && view.uploads.every(({ state }) => state === 'done');
  });
  await pipeline.ended(batch, 1);
  const shown = await pipeline.report(batch, id);
  expect(shown).toMatchObject({ batch, id, state: 'complete', hasPhoto: true });
  const { parts } = await pipeline.readStored(batch, id);
  expect(parts.size).toBe(17 + 4);
});

test('Every subject ends although the jobs queue is purged in the middle of a batch', async () => {
  await pipeline.put('births/purged.csv', birthsCsv(purged, 600));
  const open = await eventually('the batch is under way', async () => {
    const view = await pipeline.batch('purged');
    return view !== undefined && view.subjects > 0 && view.open;
  });
  await pipeline.purgeJobs();
  expect(open).toBeGreaterThan(0);
  await eventually('the table is read', async () => {
    const view = await pipeline.batch('purged');
    return view?.subjects === purged.length && view.uploads.every(({ state }) => state === 'done');
  });
  await pipeline.purgeJobs();
  const ended = await pipeline.ended('purged', purged.length);
  expect(ended).toMatchObject({ complete: 12, calls: { bought: 48 } });
});

test('A second start buys nothing when a photo and two tables are uploaded again', async () => {
  const before = await pipeline.serviceCharges();
  await stack?.stop();
  ({ pipeline, stack } = await openPipeline({ stateDir }));
  await pipeline.put('palms/june/ben.jpg', sample('palms/samples/ben.jpg'));
  await pipeline.put('births/june/again.csv', sample('births/samples.csv'));
  await pipeline.put('births/purged/again.csv', birthsCsv(purged, 600));
  for (const [batch, people, subjects] of [
    ['june', 10, 11],
    ['purged', 12, 12],
  ] as const) {
    await eventually(`${batch} is read again`, async () => {
      const view = await pipeline.batch(batch);
      return view?.uploads.some(
        ({ key, unchanged }) => key === `births/${batch}/again.csv` && unchanged === people,
      );
    });
    await pipeline.ended(batch, subjects);
  }
  expect(await pipeline.serviceCharges()).toEqual(before);
});

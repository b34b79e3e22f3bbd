import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { constants, inflateSync } from 'node:zlib';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { erasureView } from '../../shared/views/erasure-view.ts';
import { type Needle, type Trace, tracesIn } from '../support/files/byte-search.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline, type Pipeline } from '../support/pipeline/pipeline.ts';

const stateDir = join(temporaryFolder('erased-bytes'), 'stack');
const scratch = temporaryFolder('erased-bytes-copies');
let stack: LocalStack;
let pipeline: Pipeline;

const photo = readFileSync(new URL('../../events/samples/inbox/palms/samples/anna.jpg', import.meta.url));
const name = 'Ottoline Quarles';
const sentence = 'Will the lighthouse keeper write again?';
const latitude = '12.345678';
const head = 'id,name,date,time,lat,lon,timezone,question';
const births = `${head}\neve,${name},1983-08-24,06:37,${latitude},77.5,5.5,${sentence}\nada,Ada,1990-02-01,03:04,13.5,77.5,5.5,\n`;

beforeAll(async () => {
  ({ stack, pipeline } = await openPipeline({ stateDir }));
});
let isStopped = false;
const stop = async (): Promise<void> => {
  if (!isStopped) await stack.stop({ graceSeconds: 10 });
  isStopped = true;
};
afterAll(stop);

/** Searches for pieces of the picture, because a database file stores it in pages. */
const pieces = (what: string, bytes: Uint8Array): Needle[] =>
  Array.from({ length: 8 }, (_, index) => {
    const from = Math.floor((bytes.length / 9) * (index + 0.5));
    return { what, content: bytes.subarray(from, from + 48) };
  });

async function needlesOfEve(): Promise<Needle[]> {
  const Bucket = pipeline.output('StoreBucket');
  const { Contents = [] } = await pipeline.s3.send(new ListObjectsV2Command({ Bucket }));
  const needles: Needle[] = [
    { what: 'name', content: name },
    { what: 'question', content: sentence },
    // A unique latitude represents all birth data, which are stored together.
    { what: 'birth', content: latitude },
    ...pieces('photo', photo),
  ];
  for (const { Key = '' } of Contents) {
    const { Body } = await pipeline.s3.send(new GetObjectCommand({ Bucket, Key }));
    const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
    if (Key.endsWith('.jpg')) needles.push(...pieces(`stored ${Key.split('/')[0]}`, bytes));
  }
  return needles;
}

const packed = /eJ[A-Za-z0-9+/]{20,}={0,2}/g;

/** The emulator stores binary values as base64 in JSON. A page of its file may hold only the beginning of a value. */
function inflatedStart(base64: string): Buffer {
  try {
    return inflateSync(Buffer.from(base64, 'base64'), { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}

const tracesAlsoPacked = (where: string, bytes: Buffer, needles: readonly Needle[]): Trace[] => [
  ...tracesIn(where, bytes, needles),
  ...[...bytes.toString('latin1').matchAll(packed)].flatMap(([text]) =>
    tracesIn(`${where} > inflated`, inflatedStart(text), needles),
  ),
];

const databases = ['dynamodb/tables.sqlite', 'fauxqs/fauxqs.db', 'journal.sqlite'];

function searchState(needles: readonly Needle[]): Trace[] {
  const found: Trace[] = [];
  for (const entry of readdirSync(stateDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const where = file.slice(stateDir.length + 1);
    found.push(...tracesAlsoPacked(where, Buffer.from(where), needles));
    found.push(...tracesAlsoPacked(where, readFileSync(file), needles));
  }
  for (const file of databases) found.push(...searchRows(file, needles));
  return found;
}

const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map((row) => String(row.name));

function searchRows(file: string, needles: readonly Needle[]): Trace[] {
  const database = new DatabaseSync(join(stateDir, file), { readOnly: true, timeout: 5000 });
  try {
    return tablesOf(database).flatMap((table) =>
      database
        .prepare(`SELECT * FROM "${table}"`)
        .all()
        .flatMap((row) =>
          Object.values(row).flatMap((value) =>
            tracesAlsoPacked(
              `${file} ${table} ${String(row.key ?? row.pk ?? '')}`,
              value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value)),
              needles,
            ),
          ),
        ),
    );
  } finally {
    database.close();
  }
}

function searchBeyondReceipt(needles: readonly Needle[]): Trace[] {
  cpSync(stateDir, scratch, { recursive: true, force: true });
  for (const [file, deletion] of [
    ['dynamodb/tables.sqlite', 'DELETE FROM _stream_records'],
    ['fauxqs/fauxqs.db', "DELETE FROM s3_objects WHERE key LIKE 'births/%'"],
  ] as const) {
    const database = new DatabaseSync(join(scratch, file));
    database.exec(`PRAGMA secure_delete = ON; ${deletion}; PRAGMA wal_checkpoint(TRUNCATE)`);
    database.close();
  }
  const found: Trace[] = [];
  for (const entry of readdirSync(scratch, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    found.push(...tracesAlsoPacked(file.slice(scratch.length + 1), readFileSync(file), needles));
  }
  return found;
}

const places = (traces: readonly Trace[]): string[] =>
  [...new Set(traces.map(({ what, where }) => `${what} in ${where}`))].sort();

test('After an erasure the state directory holds no byte of the person, except those with a removal day in the receipt', async () => {
  await pipeline.put('births/june.csv', births);
  await pipeline.put('palms/june/eve.jpg', photo);
  await pipeline.ended('june', 2);
  const needles = await needlesOfEve();
  const kinds = new Set(needles.map(({ what }) => what));
  expect(kinds.size).toBeGreaterThan(4);
  const found = searchState(needles);
  expect(new Set(found.map(({ what }) => what))).toEqual(kinds);
  expect(searchBeyondReceipt(needles)).not.toEqual([]);

  const erasureAnswer = await pipeline.reports('/batches/june/reports/eve/erase', {
    method: 'POST',
    body: {},
  });
  expect(erasureAnswer.ok).toBe(true);
  const receipt = await eventually('the last sweep is over', async () => {
    const answer = await pipeline.reports('/batches/june/reports/eve/receipt');
    const view = erasureView.parse(await answer.json());
    return view.doneAt !== undefined && view;
  });
  const days = new Map(receipt.remains.map(({ what, until }) => [what, until]));
  for (const what of ['the change stream of the table', 'the uploaded table of births that holds the row'])
    expect(days.get(what), what).toMatch(/^\d{4}-/);

  await eventually(
    'the logs of the databases are empty',
    async () => searchBeyondReceipt(needles).length === 0,
  ).catch(() => expect(places(searchBeyondReceipt(needles))).toEqual([]));
  const left = searchRows('dynamodb/tables.sqlite', needles).filter(
    ({ where }) => !where.includes(' _stream_records '),
  );
  expect(places(left)).toEqual([]);
  expect(places(searchRows('journal.sqlite', needles))).toEqual([]);
  for (const { where } of searchRows('fauxqs/fauxqs.db', needles)) expect(where).toContain('births/june.csv');

  await stop();
  expect(places(searchBeyondReceipt(needles))).toEqual([]);
});

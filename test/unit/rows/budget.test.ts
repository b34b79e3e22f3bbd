import { describe, expect, test } from 'vitest';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { writeWorkbook } from '../../../shared/intake/workbook/write-workbook.ts';
import { budgetFor } from '../../../shared/untrusted/budgets.ts';
import type { InboxObject } from '../../../shared/uploads/inbox.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

const header = ['id', 'date', 'time', 'lat', 'lon', 'timezone'];
const rowOf = (id: string) => [id, '1990-05-10', '19:55', '52.52', '13.405', 'Europe/Berlin'];
const ids = Array.from({ length: 400 }, (_, index) => `person-${index}`);
const csv = [header, ...ids.map(rowOf)].map((cells) => `${cells.join(',')}\n`).join('');

async function ingested(
  key: string,
  content: string | Uint8Array,
  spend: (usage: { processorMs: number; memoryBytes: number }, chunk: number) => void,
) {
  const world = new IntakeWorld();
  world.chunkBytes = 4096;
  const usage = { processorMs: 0, memoryBytes: 0 };
  let chunk = 0;
  const spending = (object: InboxObject): InboxObject => ({
    ...object,
    chunks: async function* () {
      for await (const bytes of object.chunks()) {
        chunk += 1;
        spend(usage, chunk);
        yield bytes;
      }
    },
    bytes: async () => {
      chunk += 1;
      spend(usage, chunk);
      return object.bytes();
    },
  });
  const read = async (...asked: Parameters<typeof world.inbox.read>) => {
    const object = await world.inbox.read(...asked);
    return object && spending(object);
  };
  const event = world.put(key, content);
  await ingestRows(
    {
      ledger: world.ledger,
      inbox: { ...world.inbox, read },
      jobs: world.queue,
      reader: { name: 'reader', until: world.now + 130_000 },
      settings: usualIntake,
      remainingMs: () => 100_000,
      usage: { processorMs: () => usage.processorMs, memoryBytes: () => usage.memoryBytes },
      hints: { send: () => Promise.reject(new Error('There is time enough')) },
      log: silent,
    },
    event,
    'june',
  );
  return world;
}

const chunksOfTable = Math.ceil(csv.length / 4096);

describe('a table beyond its budget', () => {
  test('A table that exceeds its budget of processor time keeps the rows read so far, and the upload ends with a recorded reason', async () => {
    // The survey of dates reads every chunk once before the first row is accepted.
    const world = await ingested('births/june.csv', csv, (usage, chunk) => {
      if (chunk === chunksOfTable + 3) usage.processorMs += budgetFor('table', csv.length * 2).processorMs;
    });
    expect(world.subjects().length).toBeGreaterThan(50);
    expect(world.subjects().length).toBeLessThan(ids.length);
    expect(world.rejections()).toMatchObject([{ code: 'not-a-table', reason: { code: 'reading-too-slow' } }]);
    expect(world.uploads()).toMatchObject([{ state: 'done' }]);
  });

  test('A table that exceeds its budget of memory is rejected as too large to read', async () => {
    const world = await ingested('births/june.csv', csv, (usage, chunk) => {
      if (chunk === 1) usage.memoryBytes += 2 * budgetFor('table', csv.length).memoryBytes;
    });
    expect(world.rejections()).toMatchObject([{ reason: { code: 'reading-too-large' } }]);
  });

  test('A table is read whole if its steps take no processor time', async () => {
    const world = await ingested('births/june.csv', csv, () => undefined);
    expect(world.subjects()).toHaveLength(ids.length);
    expect(world.rejections()).toEqual([]);
  });
});

test('A workbook is stopped while it is unpacked, before its first row', async () => {
  const workbook = writeWorkbook([{ name: 'births', rows: [header, ...ids.map(rowOf)] }]);
  // The first reading counts the rows of other sheets.
  const world = await ingested('births/june.xlsx', workbook, (usage, chunk) => {
    if (chunk === 2) usage.processorMs += 2 * budgetFor('workbook', workbook.length).processorMs;
  });
  expect(world.subjects()).toEqual([]);
  expect(world.rejections()).toMatchObject([{ code: 'not-a-table', reason: { code: 'reading-too-slow' } }]);
  expect(world.uploads()).toMatchObject([{ state: 'refused' }]);
});

test('A workbook is read whole within the budget of its size', async () => {
  const workbook = writeWorkbook([{ name: 'births', rows: [header, ...ids.map(rowOf)] }]);
  const world = await ingested('births/june.xlsx', workbook, (usage, chunk) => {
    if (chunk === 2) usage.processorMs += budgetFor('workbook', workbook.length).processorMs - 1;
  });
  expect(world.subjects()).toHaveLength(ids.length);
  expect(world.rejections()).toEqual([]);
});

test('A workbook whose other sheets exceed the budget keeps every row of the sheet that is read', async () => {
  const workbook = writeWorkbook([
    { name: 'births', rows: [header, ...ids.map(rowOf)] },
    { name: 'old', rows: [header, ...ids.map(rowOf)] },
  ]);
  const world = await ingested('births/june.xlsx', workbook, (usage, chunk) => {
    if (chunk === 1) usage.processorMs += 2 * budgetFor('workbook', workbook.length).processorMs;
    if (chunk === 2) usage.processorMs = 0;
  });
  expect(world.subjects()).toHaveLength(ids.length);
  expect(world.rejections()).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { readingMetadata, writeChoices } from '../../../shared/intake/choices.ts';
import { writeWorkbook } from '../../../shared/intake/workbook/write-workbook.ts';
import { header as headerSchema } from '../../../shared/ledger/items/header.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';
import type { Inbox } from '../../../shared/uploads/inbox.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

async function read(
  world: IntakeWorld,
  event: UploadEvent,
  checksInTime = 1_000_000,
  inbox: Inbox = world.inbox,
) {
  for (let invocation = 1; invocation < 500; invocation += 1) {
    let left = checksInTime;
    const deps = {
      ledger: world.ledger,
      inbox,
      jobs: world.queue,
      reader: { name: `reader ${invocation}`, until: world.now + 130_000 },
      settings: usualIntake,
      remainingMs: () => (left-- > 0 ? 100_000 : 0),
      hints: { send: async () => {} },
      log: silent,
    };
    await ingestRows(deps, event, 'june');
    world.now += 1000;
    if (world.uploads().every(({ state }) => state !== 'reading')) return invocation;
  }
  throw new Error('The upload is never read to its end');
}

const rowOf = (world: IntakeWorld, id: string) => {
  const item = [...world.table.items()].find(({ pk, sk }) => pk === `subject#june/${id}` && sk === 'report');
  return headerSchema.parse(item).inputs.row?.value;
};

const line = (index: number, date: string) => `p${index},${date},10:30,52,13`;
const longTable = (last: string) =>
  `id,date,time,lat,lon\n${Array.from({ length: 9000 }, (_one, index) => line(index, '03/04/1990')).join('\n')}\n${line(9000, last)}\n`;

describe('The dates of a table', () => {
  test('A reader surveys the dates of a table to the last before it accepts the first row', async () => {
    const world = new IntakeWorld();
    await read(
      world,
      world.put(
        'births/june.csv',
        `id,date,time,lat,lon\n${line(0, '03/04/1990')}\n${line(1, '12/31/1990')}\n`,
      ),
    );
    expect(rowOf(world, 'p0')?.birthDate).toEqual({ day: 4, month: 3, year: 1990 });
    expect(world.uploads()[0]).toMatchObject({
      state: 'done',
      warnings: [{ code: 'dates-in-order', proof: { order: 'mdy', line: 3 } }],
    });
  });

  test('The order of dates is decided once, and resumed readers continue the survey with its findings', async () => {
    const world = new IntakeWorld();
    const starts: number[] = [];
    const counted: Inbox = {
      ...world.inbox,
      read: (upload, fromByte) => {
        starts.push(fromByte ?? 0);
        return world.inbox.read(upload, fromByte);
      },
    };
    const event = world.put('births/june.csv', longTable('31/12/1990'));
    expect(await read(world, event, 2, counted)).toBeGreaterThan(5);
    expect(world.uploads()[0]?.counts).toMatchObject({ rows: 9001, accepted: 9001, refused: 0 });
    expect(rowOf(world, 'p0')?.birthDate).toEqual({ day: 3, month: 4, year: 1990 });
    // Two readers start at the first byte, to survey and to read; every other one resumes.
    expect(starts.filter((byte) => byte === 0)).toHaveLength(2);
  });

  test('A reader uses the order of dates that the uploader chose, and refuses an invalid choice', async () => {
    const world = new IntakeWorld();
    const table = `id,date,time,lat,lon\n${line(0, '03/04/1990')}\n`;
    const reading = writeChoices({ dates: 'mdy' });
    await read(world, world.put('births/june.csv', table, { [readingMetadata]: reading }));
    expect(rowOf(world, 'p0')?.birthDate).toEqual({ day: 4, month: 3, year: 1990 });
    expect(world.uploads()[0]).toMatchObject({ reading });
    await read(world, world.put('births/june.csv', table, { [readingMetadata]: 'dates=xyz' }));
    expect(world.uploads()[0]?.state).toBe('refused');
    expect(world.rejections().at(-1)?.code).toBe('bad-choice');
  });
});

test('A table gives the same births and refusals whenever its readers run, also after the end of the year', async () => {
  const rows = Array.from({ length: 100 }, (_, year) => line(year, `31/12/${String(year).padStart(2, '0')}`));
  const readAfter = async (waitMs: number, checksInTime?: number) => {
    const world = new IntakeWorld();
    world.now = Date.UTC(2026, 11, 31, 23, 59);
    const event = world.put('births/june.csv', ['id,date,time,lat,lon', ...rows, ''].join('\n'));
    world.now += waitMs;
    await read(world, event, checksInTime);
    const refused = world.rejections().map(({ line: at, code }) => `${at} ${code}`);
    const headers = [...world.table.items()].filter(({ sk }) => sk === 'report');
    const births = headers.map((item) => headerSchema.parse(item).inputs.row?.value.birth?.year);
    return { births: births.sort(), refused: refused.sort() };
  };
  const atOnce = await readAfter(0);
  expect(atOnce.births.length).toBeGreaterThan(50);
  for (const wait of [59_000, 60_000, 400 * 86_400_000]) expect(await readAfter(wait, 2)).toEqual(atOnce);
});

describe('A workbook', () => {
  const rows = Array.from({ length: 1200 }, (_one, index) => [
    `p${index}`,
    '1990-05-10',
    '19:55',
    '52,5',
    '13,4',
  ]);
  const bytes = writeWorkbook([{ name: 'births', rows: [['id', 'date', 'time', 'lat', 'lon'], ...rows] }]);

  test('A workbook is read like a table, also over several invocations', async () => {
    const world = new IntakeWorld();
    expect(await read(world, world.put('births/june.xlsx', bytes), 1)).toBeGreaterThan(3);
    expect(world.uploads()[0]?.counts).toMatchObject({ rows: 1200, accepted: 1200, refused: 0 });
    expect(rowOf(world, 'p1199')?.birth).toMatchObject({ lat: 52.5, lon: 13.4, hour: 19, min: 55 });
  });

  test('The rows of the sheets that an upload does not read are counted once with a reason, over several invocations', async () => {
    const world = new IntakeWorld();
    const several = writeWorkbook([
      { name: 'Brides', rows: [['id', 'date', 'time', 'lat', 'lon'], ...rows] },
      { name: 'Grooms', rows: [['id', 'date', 'time', 'lat', 'lon'], ...rows.slice(0, 30)] },
      { name: 'Notes', rows: [['Call on Monday']] },
    ]);
    expect(await read(world, world.put('births/june.xlsx', several), 1)).toBeGreaterThan(3);
    const [upload] = world.uploads();
    expect(upload?.counts).toEqual({ rows: 1231, accepted: 1200, unchanged: 0, refused: 0, leftOut: 31 });
    expect(upload?.warnings.map((reason) => refusalText({ reason }))).toEqual([
      'The sheet "Grooms" with 30 rows was left out: an upload is one table; palmleaf upload and the page for uploads send every sheet.',
      'The sheet "Notes" with 1 row was left out: there is no header with the columns of a table.',
    ]);
  });

  test('A workbook that is invalid or too big is refused with a reason', async () => {
    const world = new IntakeWorld();
    await read(world, world.put('births/june.xlsx', 'id,date\n'));
    await read(world, { ...world.put('births/july.xlsx', bytes), sizeBytes: 21 * 1024 * 1024 });
    expect(world.rejections().map(({ code }) => code)).toEqual(['not-a-table', 'table-too-big']);
  });
});

test('The reader retries an upload when the inbox fails in the middle of a workbook', async () => {
  const world = new IntakeWorld();
  const event = world.put(
    'births/june.xlsx',
    writeWorkbook([
      {
        name: 'x',
        rows: [
          ['id', 'photo'],
          ['a', 'a.jpg'],
        ],
      },
    ]),
  );
  let fails = 1;
  const failing: Inbox = {
    ...world.inbox,
    read: async (upload, fromByte) => {
      const object = await world.inbox.read(upload, fromByte);
      return (
        object && {
          ...object,
          bytes: async () => {
            fails -= 1;
            if (fails >= 0) throw new Error('S3 is down');
            return object.bytes();
          },
        }
      );
    },
  };
  await read(world, event, 1_000_000, failing);
  expect(world.uploads()[0]).toMatchObject({ state: 'done', counts: { accepted: 1 } });
});

import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import type { TableDeps } from '../../../functions/rows/table-upload.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { Inbox } from '../../../shared/uploads/inbox.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';
import { header, line, read, table } from './reading-rows.ts';

describe('A table of births', () => {
  test('Intake writes each row of a table of births to the header of its person, and sends a job', async () => {
    const world = new IntakeWorld();
    await read(world, world.put('births/june.csv', table(line('anna'), line('ben'))));
    expect(world.subjects()).toEqual(['june/anna', 'june/ben']);
    expect(world.jobs).toEqual([
      { kind: 'subject', key: 'june/anna' },
      { kind: 'subject', key: 'june/ben' },
    ]);
    expect(world.uploads()[0]).toMatchObject({ state: 'done', counts: { rows: 2, accepted: 2, refused: 0 } });
  });

  test('The same event of a table of births changes nothing and sends nothing', async () => {
    const world = new IntakeWorld();
    const event = world.put('births/june.csv', table(line('anna')));
    for (let time = 0; time < 5; time += 1) await read(world, event);
    expect(world.jobs).toHaveLength(1);
  });

  test('The same content of a table of births counts as unchanged', async () => {
    const world = new IntakeWorld();
    const content = table(line('anna'));
    await read(world, world.put('births/june.csv', content));
    await read(world, world.put('births/june.csv', content));
    expect(world.jobs).toHaveLength(1);
    expect(world.uploads()[0]?.counts).toEqual({ rows: 1, accepted: 0, unchanged: 1, refused: 0 });
  });

  test('An older version of a table that comes late never replaces a newer one', async () => {
    const world = new IntakeWorld();
    const older = world.put('births/june.csv', table(line('anna', 'Old')));
    const newer = world.put('births/june.csv', table(line('anna', 'New')));
    await read(world, newer);
    world.put('births/june.csv', table(line('anna', 'Old')));
    await read(world, older).catch(() => undefined);
    const item = await world.table.get({ pk: 'subject#june/anna', sk: 'report' });
    expect(JSON.stringify(item)).toContain('New');
  });

  test('The later of two rows with one id is refused, and the refusal names the first', async () => {
    const world = new IntakeWorld();
    await read(world, world.put('births/june.csv', table(line('anna'), line('ben'), line('anna', 'Other'))));
    expect(world.rejections()).toMatchObject([
      { line: 4, field: 'id', reason: { code: 'id-used', line: 2 } },
    ]);
    expect(world.subjects()).toEqual(['june/anna', 'june/ben']);
  });

  test('The first of two rows with one id counts, however long its write takes', async () => {
    const world = new IntakeWorld();
    const { transact } = world.table;
    let isSlow = true;
    world.table.transact = async (writes) => {
      const waits = isSlow && writes.some(({ key }) => key.sk === 'report');
      if (waits) isSlow = false;
      for (let tick = 0; waits && tick < 20; tick += 1) await setImmediate();
      return transact.call(world.table, writes);
    };
    await read(world, world.put('births/june.csv', table(line('anna', 'First'), line('anna', 'Second'))));
    expect(world.rejections()).toMatchObject([{ line: 3, reason: { code: 'id-used', line: 2 } }]);
    expect(JSON.stringify(await world.table.get({ pk: 'subject#june/anna', sk: 'report' }))).toContain(
      'First',
    );
  });

  test('The successor of a dead reader resumes at a checkpoint instead of the first row', async () => {
    const world = new IntakeWorld();
    const lines = Array.from({ length: 400 }, (_, index) => line(`p${index}`));
    const event = world.put('births/june.csv', table(...lines));
    let sent = 0;
    const send: TableDeps['jobs']['send'] = async (jobs) => {
      sent += jobs.length;
      if (sent > 300) await new Promise(() => {});
    };
    void read(world, event, undefined, { jobs: { send } });
    while (sent <= 300) await setImmediate();
    const byte = world.uploads()[0]?.checkpoint?.byte ?? 0;
    expect(byte).toBeGreaterThan(event.sizeBytes / 4);
    const again: string[] = [];
    world.now += 200_000;
    const sendAgain: TableDeps['jobs']['send'] = async (jobs) =>
      void again.push(...jobs.map(({ key }) => key));
    await read(world, event, undefined, { jobs: { send: sendAgain } });
    expect(again.length).toBeLessThan(300);
    expect(world.subjects()).toHaveLength(400);
  });

  test('A bad row is recorded by line and field and stops no other row', async () => {
    const world = new IntakeWorld();
    const bad = 'bad,1990-02-31,25:00,91,13,Europe/Berlin,Nobody';
    await read(world, world.put('births/june.csv', table(line('anna'), bad, line('ben'))));
    expect(world.subjects()).toEqual(['june/anna', 'june/ben']);
    expect(new Set(world.rejections().map(({ line: number, field }) => `${number} ${field}`))).toEqual(
      new Set(['3 date', '3 time', '3 lat']),
    );
  });

  test('A table that was overwritten before it was read waits for the event of the newer version', async () => {
    const world = new IntakeWorld();
    const first = world.put('births/june.csv', table(line('anna')));
    const second = world.put('births/june.csv', table(line('ben')));
    await read(world, first);
    expect(world.uploads()[0]?.state).toBe('superseded');
    await read(world, second);
    expect(world.subjects()).toEqual(['june/ben']);
  });

  test('A table of births that kills every reader is refused after the last attempt, and the rows that were accepted before remain', async () => {
    const world = new IntakeWorld();
    const event = world.put('births/june.csv', table(line('anna'), 'bad,,,,,,', line('ben')));
    const jobs = { send: () => new Promise<never>(() => undefined) };
    for (let attempt = 1; attempt <= maxUploadAttempts; attempt += 1) {
      void read(world, event, undefined, { jobs });
      await setImmediate();
      world.now += 131_000;
    }
    await read(world, event);
    expect(world.uploads()).toMatchObject([{ state: 'refused', counts: { refused: 1 } }]);
    expect(world.rejections()).toMatchObject([{ reason: { code: 'reader-died', of: 'file' } }]);
    expect(world.subjects()).toEqual(['june/anna']);
  });

  test.each([
    ['the inbox, from the start', 0],
    ['the inbox, in the middle of the table', 700],
  ])(
    'A table of births that %s does not deliver is retried for hours and read in the end',
    async (_what, good) => {
      const world = new IntakeWorld();
      world.chunkBytes = 100;
      const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
      const event = world.put('births/june.csv', table(...ids.map((id) => line(id)), 'bad,,,,,,'));
      let bytesGiven = 0;
      const inbox: Inbox = {
        ...world.inbox,
        read: async (upload, fromByte) => {
          if (good === 0) throw new Error('ServiceUnavailable');
          const object = await world.inbox.read(upload, fromByte);
          if (object === undefined) return undefined;
          const chunks = async function* () {
            for await (const chunk of object.chunks()) {
              bytesGiven += chunk.length;
              if (bytesGiven % (good + 100) >= good) throw new Error('ECONNRESET');
              yield chunk;
            }
          };
          return { ...object, chunks };
        },
      };
      for (let attempt = 1; attempt <= 3 * maxUploadAttempts; attempt += 1) {
        await ingestRows(
          {
            ledger: world.ledger,
            inbox,
            jobs: world.queue,
            reader: { name: `failing ${attempt}`, until: world.now + 130_000 },
            settings: usualIntake,
            remainingMs: () => 100_000,
            hints: { send: async (upload) => void world.hints.push(upload) },
            log: silent,
          },
          event,
          'june',
        );
        expect(world.uploads()).toMatchObject([
          { state: 'reading', attempts: 0, dueAt: world.now + 120_000 },
        ]);
        world.now += 120_000;
      }
      await read(world, event);
      expect(world.uploads()).toMatchObject([
        { state: 'done', counts: { rows: 41, accepted: 40, refused: 1 } },
      ]);
      expect(world.subjects()).toHaveLength(40);
      expect(world.rejections().every(({ line: number }) => number === 42)).toBe(true);
    },
  );

  test('A table that no attempt can read is refused after the last attempt', async () => {
    const world = new IntakeWorld();
    const event = world.put('births/june.csv', table(line('anna')));
    const broken: Uint8Array = new Proxy(new Uint8Array(10), {
      get: (_bytes, name) => {
        // The runtime first checks whether a yielded value is a promise.
        if (name !== 'then') throw new RangeError('Invalid array length');
      },
    });
    const inbox: Inbox = {
      ...world.inbox,
      read: async () => ({
        metadata: {},
        bytes: async () => broken,
        chunks: async function* () {
          yield broken;
        },
      }),
    };
    for (let attempt = 1; attempt <= maxUploadAttempts; attempt += 1) {
      await expect(read(world, event, undefined, { inbox })).rejects.toThrow('A table could not be read');
      world.now += 131_000;
    }
    await read(world, event);
    expect(world.uploads()).toMatchObject([{ state: 'refused' }]);
  });

  test('A table with more wrong rows than are listed says how many more there are, even when several invocations read it', async () => {
    const settings = { ...usualIntake, intake: { ...usualIntake.intake, maxRefusedRows: 3 } };
    for (const pollsInTime of [() => 1_000_000, () => 2]) {
      const world = new IntakeWorld();
      const bad = Array.from(
        { length: 40 },
        (_, index) => `bad${index},1990-02-31,25:00,91,13,Europe/Berlin,`,
      );
      const event = world.put('births/june.csv', table(...bad.slice(0, 20), line('anna'), ...bad.slice(20)));
      await read(world, event, pollsInTime, { settings });
      expect(world.uploads()).toMatchObject([
        { state: 'done', counts: { rows: 41, accepted: 1, refused: 40 } },
      ]);
      const [closing, ...listed] = world
        .rejections()
        .sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
        .map(({ line: number, code, reason }) => ({ number, code, reason }));
      expect(closing).toEqual({
        number: undefined,
        code: 'too-many-refusals',
        reason: { code: 'refusals-unlisted', listed: 3, unlisted: 37 },
      });
      expect([...new Set(listed.map(({ number }) => number))]).toEqual([2, 3, 4]);
    }
  });

  test('A table that was deleted before it was read ends as deleted with a reason', async () => {
    const world = new IntakeWorld();
    const event = world.put('births/june.csv', table(line('anna')));
    world.remove('births/june.csv');
    await read(world, event);
    expect(world.uploads()).toMatchObject([{ state: 'deleted', warnings: [{ code: 'object-deleted' }] }]);
  });

  test('A row that names a photo leaves a link that the photo follows', async () => {
    const world = new IntakeWorld();
    const content = `${header},photo\n${line('anna')},IMG_1.jpg\n`;
    await read(world, world.put('births/june.csv', content));
    expect(await world.table.get({ pk: 'batch#june', sk: 'photo#IMG_1' })).toMatchObject({ id: 'anna' });
  });

  test.each([
    ['Dr. Anna', 'Dr. Anna'],
    ['left/IMG 1.HEIC', 'left/IMG 1'],
    ['Jose\u0301.jpg', 'Jos\u00e9'],
  ])('A row that names the photo %j means the one with that key', async (photo, id) => {
    const world = new IntakeWorld();
    await read(world, world.put('births/june.csv', `${header},photo\n${line('anna')},${photo}\n`));
    expect(await world.table.get({ pk: 'batch#june', sk: `photo#${id}` })).toMatchObject({ id: 'anna' });
  });

  test('A row that is refused for its id links no photo', async () => {
    const world = new IntakeWorld();
    const content = `${header},photo\n${line('anna')},\n${line('anna', 'Other')},IMG_1.jpg\n`;
    await read(world, world.put('births/june.csv', content));
    expect(world.rejections()).toHaveLength(1);
    expect(await world.table.get({ pk: 'batch#june', sk: 'photo#IMG_1' })).toBeUndefined();
  });
});

describe('a reader at its deadline', () => {
  test('A reader that runs out of time resumes at the recorded byte without duplicate or lost rows, wherever it is cut', async () => {
    const name = fc.oneof(
      fc.constantFrom('Zoë', 'प्रिया', '"quoted, with comma"', '"two\nlines"', '"a ""quote"""', '👋🏽'),
      fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcäöü') }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 1, maxLength: 120 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 97 }),
        async (names, rooms, chunk) => {
          const world = new IntakeWorld();
          world.chunkBytes = chunk;
          const rows = names.map((one, index) => line(`p${index}`, one));
          let invocation = 0;
          await read(
            world,
            world.put('births/june.csv', table(...rows)),
            () => rooms[invocation++ % rooms.length] ?? 0,
          );
          expect(world.subjects()).toHaveLength(names.length);
          expect(world.rejections()).toEqual([]);
          expect(world.uploads()[0]).toMatchObject({
            state: 'done',
            counts: { rows: names.length, accepted: names.length, unchanged: 0, refused: 0 },
          });
          expect(new Set(world.jobs.map(({ key }) => key)).size).toBe(names.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('A resumed reader keeps the warnings of the one before it', async () => {
    const world = new IntakeWorld();
    const rows = Array.from({ length: 5 }, (_, index) => `${line(`p${index}`)},42`);
    const event = world.put('births/june.csv', `${header},shoe size\n${rows.join('\n')}\n`);
    await read(world, event, () => 1);
    expect(world.uploads()[0]).toMatchObject({
      state: 'done',
      warnings: [{ code: 'columns-ignored', columns: ['shoe size'], more: 0 }],
      counts: { rows: 5 },
    });
  });
});

import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ingestPlaces } from '../../../functions/rows/ingest-places.ts';
import type { TableDeps } from '../../../functions/rows/table-upload.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { placeItems, placeKey, placeSubject } from '../../../shared/places/place.ts';
import { maxUploadAttempts } from '../../../shared/uploads/claim.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { dieAtWrite } from '../../support/table/die-at-write.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

const header = 'id,lat,lon,name,timezone';
const delhi = 'delhi,28.61,77.21,Delhi,Asia/Kolkata';
const berlin = 'berlin,52.52,13.405,Berlin,';
const table = (...lines: string[]) => `${[header, ...lines].join('\n')}\n`;

let invocations = 0;

function take(
  world: IntakeWorld,
  event: UploadEvent,
  more: Partial<TableDeps> = {},
  name = 'cities',
): Promise<void> {
  invocations += 1;
  const reader = { name: `reader ${invocations}`, until: world.now + 130_000 };
  return ingestPlaces(
    {
      ledger: world.ledger,
      inbox: world.inbox,
      jobs: world.queue,
      reader,
      settings: usualIntake,
      remainingMs: () => 100_000,
      hints: { send: async (upload) => void world.hints.push(upload) },
      log: silent,
      ...more,
    },
    event,
    name,
  );
}

const stored = async (world: IntakeWorld, id: string) => {
  const item = await world.table.get(placeKey(id));
  return item === undefined ? undefined : placeItems.parse(item);
};

describe('A table of places', () => {
  test('A table of places stores each place with its given or derived zone', async () => {
    const world = new IntakeWorld();
    await take(world, world.put('places/cities.csv', table(delhi, berlin)));
    expect(await stored(world, 'delhi')).toMatchObject({
      name: 'Delhi',
      lat: 28.61,
      timezone: 'Asia/Kolkata',
    });
    expect(await stored(world, 'berlin')).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(world.uploads()).toMatchObject([
      {
        kind: 'places',
        batch: 'places/cities',
        state: 'done',
        counts: { rows: 2, accepted: 2, unchanged: 0, refused: 0 },
      },
    ]);
    expect(world.subjects()).toEqual([]);
    expect(world.jobs).toEqual([
      { kind: 'place', key: 'delhi' },
      { kind: 'place', key: 'berlin' },
    ]);
  });

  test('A table of places of a customer stores places apart from those of others with the same ids', async () => {
    const world = new IntakeWorld();
    await take(world, world.put('places/cities.csv', table(delhi)));
    const south = 'delhi,8.1,77.5,Delhi in the south,Asia/Kolkata';
    await take(world, world.put('places/@acme/cities.csv', table(south)), {}, '@acme//cities');
    expect(await stored(world, 'delhi')).toMatchObject({ lat: 28.61 });
    expect(await stored(world, '@acme//delhi')).toMatchObject({ lat: 8.1, name: 'Delhi in the south' });
    expect(world.jobs).toEqual([
      { kind: 'place', key: 'delhi' },
      { kind: 'place', key: '@acme//delhi' },
    ]);
  });

  test('A place has exactly the language of its newest table, for all pairs of tables', async () => {
    const languages = ['', 'hi', 'ta'];
    for (const [older, newer] of languages.flatMap((one) => languages.map((other) => [one, other]))) {
      const world = new IntakeWorld();
      for (const language of [older, newer])
        await take(world, world.put('places/cities.csv', `${header},language\n${delhi},${language}\n`));
      expect((await stored(world, 'delhi'))?.language ?? '', `${older} then ${newer}`).toBe(newer);
    }
  });

  test('Every place is due after a second reading of its table, at whatever write the first reader died', async () => {
    let at = 0;
    for (let hasDied = true; hasDied; at += 1) {
      const world = new IntakeWorld();
      const event = world.put('places/cities.csv', table(delhi, berlin));
      hasDied = await dieAtWrite(world.table, at, () => take(world, event));
      world.now += 10 * 60_000;
      await take(world, event);
      for (const id of ['delhi', 'berlin'])
        expect(await world.table.get(headerKey(placeSubject(id))), `${id} ${at}`).toMatchObject({
          state: 'due',
        });
    }
    expect(at).toBeGreaterThan(5);
  });

  test('A bad place is recorded by line and field and affects no other', async () => {
    const world = new IntakeWorld();
    await take(world, world.put('places/cities.csv', table(delhi, 'nowhere,91,1,Nowhere,', berlin)));
    expect(world.rejections()).toMatchObject([{ line: 3, field: 'lat', code: 'out-of-range' }]);
    expect(await stored(world, 'nowhere')).toBeUndefined();
    expect(await stored(world, 'berlin')).toBeDefined();
    expect(world.uploads()).toMatchObject([{ state: 'done', counts: { rows: 3, accepted: 2, refused: 1 } }]);
  });

  test('A repeated event of a table of places changes nothing, and neither does a second upload of the same content', async () => {
    const world = new IntakeWorld();
    const first = world.put('places/cities.csv', table(delhi));
    await take(world, first);
    await take(world, first);
    await take(world, world.put('places/cities.csv', table(delhi)));
    expect(world.uploads()).toMatchObject([{ counts: { rows: 1, accepted: 0, unchanged: 1, refused: 0 } }]);
  });

  test('A newer table of places moves a place, and an older one that comes late does not', async () => {
    const world = new IntakeWorld();
    const older = world.put('places/cities.csv', table('delhi,28.61,77.21,Old name,'));
    await take(world, world.put('places/cities.csv', table(delhi)));
    await take(world, older);
    expect(await stored(world, 'delhi')).toMatchObject({ name: 'Delhi' });
  });

  test.each([
    ['zero bytes', '', 'empty-file'],
    ['a header only', `${header}\n`, 'no-rows'],
    ['no lon', 'id,lat\ndelhi,28.6\n', 'missing-column'],
  ])('A table of places is refused as a whole: %s', async (_what, content, code) => {
    const world = new IntakeWorld();
    await take(world, world.put('places/cities.csv', content));
    expect(world.uploads()).toMatchObject([{ state: 'refused' }]);
    expect(world.rejections()).toMatchObject([{ code, upload: 'places/cities.csv' }]);
  });

  test('Of two tables that store a place at the same time, the newer counts, whichever writes first', async () => {
    for (const isKnown of [false, true])
      for (const isOlderFirst of [false, true]) {
        const world = new IntakeWorld();
        if (isKnown) await take(world, world.put('places/a.csv', table(delhi)), {}, 'a');
        const older = world.put('places/b.csv', table('delhi,28.61,77.21,Old Delhi,Asia/Kolkata'));
        const newer = world.put('places/c.csv', table('delhi,28.61,77.21,New Delhi,Asia/Kolkata'));
        const tables = [() => take(world, older, {}, 'b'), () => take(world, newer, {}, 'c')];
        const [first, second] = isOlderFirst ? tables : tables.toReversed();
        const seen = meanwhile(
          world.table,
          ({ key }) => key.sk === 'place',
          async () => second?.(),
        );
        await first?.();
        expect(seen.times).toBe(1);
        expect((await stored(world, 'delhi'))?.name).toBe('New Delhi');
      }
  });

  test('A table of places that was deleted before it was read ends as deleted', async () => {
    const world = new IntakeWorld();
    const event = world.put('places/cities.csv', table(delhi));
    world.remove('places/cities.csv');
    await take(world, event);
    expect(world.uploads()).toMatchObject([{ state: 'deleted' }]);
  });

  test('A table of places that kills every reader is refused after the last attempt, with the reason', async () => {
    const world = new IntakeWorld();
    const event = world.put('places/cities.csv', table(delhi));
    const inbox = { ...world.inbox, read: () => new Promise<never>(() => undefined) };
    for (let attempt = 1; attempt <= maxUploadAttempts; attempt += 1) {
      void take(world, event, { inbox });
      await setImmediate();
      world.now += 131_000;
    }
    await take(world, event, { inbox });
    expect(world.uploads()).toMatchObject([{ state: 'refused', counts: { refused: 1 } }]);
    expect(world.uploads()[0]).not.toHaveProperty('dueAt');
    expect(world.rejections()).toMatchObject([
      { upload: event.key, reason: { code: 'reader-died', of: 'file' } },
    ]);
  });

  test('A table of places that the inbox cannot deliver is retried for hours and accepted in the end', async () => {
    const world = new IntakeWorld();
    const event = world.put('places/cities.csv', table(delhi));
    const inbox = { ...world.inbox, read: () => Promise.reject(new Error('ServiceUnavailable')) };
    for (let attempt = 1; attempt <= 3 * maxUploadAttempts; attempt += 1) {
      await take(world, event, { inbox });
      expect(world.uploads()).toMatchObject([{ state: 'reading', attempts: 0, dueAt: world.now + 120_000 }]);
      world.now += 120_000;
    }
    await take(world, event);
    expect(world.uploads()).toMatchObject([{ state: 'done', counts: { accepted: 1, refused: 0 } }]);
    expect(world.rejections()).toEqual([]);
  });

  test('A table of places that outlasts an invocation resumes at the recorded byte', async () => {
    const world = new IntakeWorld();
    const ids = Array.from({ length: 95 }, (_, index) => `place-${index}`);
    const lines = ids.map((id, index) => (index === 33 ? `${id},91,1,Nowhere,` : `${id},28.61,77.21,Delhi,`));
    const event = world.put('places/cities.csv', table(...lines));
    let invocations = 0;
    do {
      let groups = 3;
      await take(world, event, { remainingMs: () => (groups-- > 1 ? 100_000 : 0) });
      invocations += 1;
    } while (world.uploads()[0]?.state === 'reading' && invocations < 20);
    expect(invocations).toBe(4);
    expect(world.hints).toHaveLength(3);
    expect(world.uploads()).toMatchObject([
      { state: 'done', counts: { rows: 95, accepted: 94, unchanged: 0, refused: 1 } },
    ]);
    expect(world.rejections()).toMatchObject([{ line: 35, field: 'lat' }]);
    expect(world.jobs.map(({ key }) => key)).toEqual(ids.filter((id) => id !== 'place-33'));
  });
});

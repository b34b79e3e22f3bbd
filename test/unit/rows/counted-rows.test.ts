import { expect, test } from 'vitest';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { cancelSubject } from '../../../shared/holds/cancel.ts';
import { nameHash } from '../../support/ledger/erasing.ts';
import { IntakeWorld } from '../../support/worlds/intake-world.ts';
import { header, line, read, table } from './reading-rows.ts';

test.each([
  ['accepted', true],
  ['unchanged', true],
  ['older', false],
  ['cancelled', false],
  ['erased', false],
] as const)('Only an accepted or unchanged row links its photo: %s, links: %s', async (what, links) => {
  const world = new IntakeWorld();
  const ledger = { ...world.ledger, nameHash };
  const event = world.put('births/old.csv', `${header},photo\n${line('anna')},IMG_1.jpg\n`);
  const newName = what === 'unchanged' ? 'Nobody' : 'Somebody';
  const other = world.put('births/new.csv', table(line('anna', newName)));
  if (what !== 'accepted') await read(world, other, undefined, { ledger });
  if (what === 'cancelled') await cancelSubject(ledger, { batch: 'june', id: 'anna' });
  if (what === 'erased') await eraseSubject(ledger, nameHash, { batch: 'june', id: 'anna' });
  const late = what === 'unchanged' ? { ...event, time: world.now } : event;
  await read(world, late, undefined, { ledger });
  const link = await world.table.get({ pk: 'batch#june', sk: 'photo#IMG_1' });
  expect(link !== undefined).toBe(links);
});

test.each([
  ['dates in a proven order', '12/31/1990', '03/04/1990'],
  ['dates in either order', '03/04/1990', '04/05/1990'],
  ['a bad date', '31/31/1990', '1990-05-10'],
])(
  'A table with %s and a strange column ends the same, read by one invocation or by several',
  async (_what, first, date) => {
    const dates = [first, ...Array.from({ length: 400 }, () => date)];
    const rows = dates.map((one, index) => `p${index % 390},${one},19:55,52.52,13.405,Europe/Berlin,A,42`);
    const ends = await Promise.all(
      [1_000_000, 1].map(async (room) => {
        const world = new IntakeWorld();
        const event = world.put('births/june.csv', `${header},shoe size\n${rows.join('\n')}\n`);
        const turns = await read(world, event, () => room);
        expect(turns > 2).toBe(room === 1);
        const { state, counts, warnings } = world.uploads()[0] ?? {};
        const refused = world.rejections().map(({ line: at, code }) => [at, code]);
        return { state, counts, warnings, refused, subjects: world.subjects() };
      }),
    );
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[0]?.warnings).toContainEqual({ code: 'columns-ignored', columns: ['shoe size'], more: 0 });
  },
);

test.each([
  ['an empty file', '', { rows: 0, accepted: 0, unchanged: 0, refused: 1 }],
  ['an unreadable header', 'a,b,c\n1,2,3\n4,5,6\n', { rows: 0, accepted: 0, unchanged: 0, refused: 1 }],
  [
    'a refused row between others',
    `${header}\n${line('anna')}\nben,31/31/1990,19:55,52.52,13.405,Europe/Berlin,B\n${line('cleo')}\n`,
    { rows: 3, accepted: 2, unchanged: 0, refused: 1 },
  ],
])(
  'Every row counts once, and a refused header or file counts as no row: %s',
  async (_what, text, counts) => {
    const world = new IntakeWorld();
    await read(world, world.put('births/june.csv', text));
    expect(world.uploads()).toMatchObject([{ counts }]);
  },
);

import { expect, test } from 'vitest';
import { inputNoteText } from '../../../../shared/reasons/input-note-text.ts';
import { births, refusalsOf, rowsOf, textOf } from '../helpers.ts';

const read = async (date: string, lat: number, lon: number, tzone: string) => {
  const items = await births(`id,date,time,lat,lon,tzone\na,${date},10:00,${lat},${lon},${tzone}\n`);
  return {
    birth: rowsOf(items)[0]?.birth,
    notes: rowsOf(items)[0]?.notes ?? [],
    refusals: refusalsOf(items),
  };
};

test.each([
  ['5.3', 5.5],
  ['5.30', 5.5],
  ['+5.3', 5.5],
  ['5.5', 5.5],
])(
  'The offset %s of Pune is five and a half hours, because spreadsheets drop the last zero',
  async (tzone, hours) => {
    expect((await read('1990-07-10', 18.52, 73.86, tzone)).birth?.tzone).toBe(hours);
  },
);

test.each([
  ['5.3', '1943-07-10', 18.52, 73.86],
  ['5.30', '1943-07-10', 18.52, 73.86],
  ['1.15', '1990-07-10', 52.5, 13.4],
])(
  'The offset %s in %s is refused, because no clock showed either of its meanings',
  async (tzone, date, lat, lon) => {
    const { refusals } = await read(date, lat, lon, tzone);
    expect(refusals).toMatchObject([{ code: 'bad-zone', field: 'tzone' }]);
    expect(textOf(refusals[0])).toContain('5:30');
  },
);

test.each([
  ['4.92', 18.52, 73.86, 4.92],
  ['4.55', 18.52, 73.86, 4 + 55 / 60],
])('The offset %s is the sun time of the place', async (tzone, lat, lon, hours) => {
  expect((await read('1890-07-10', lat, lon, tzone)).birth?.tzone).toBeCloseTo(hours, 3);
});

test('A given offset that clocks at the place did not show at that time is noted', async () => {
  const noted = async (date: string, tzone: string) =>
    (await read(date, 40.71, -74.01, tzone)).notes.map(inputNoteText);
  expect(await noted('1990-07-10', '-5')).toEqual([
    'tzone -5 was used as given; the zone America/New_York would make it -4.',
  ]);
  expect(await noted('1990-07-10', '-4')).toEqual([]);
  expect(await noted('1990-01-10', '-5')).toEqual([]);
});

test.each([
  ['Central Time', '1988-07-13', 41.85, -87.65, -5],
  ['Central Time', '1988-01-13', 41.85, -87.65, -6],
  ['Central Standard Time', '1988-01-13', 41.85, -87.65, -6],
  ['Central Daylight Time', '1988-07-13', 41.85, -87.65, -5],
  ['Pacific Daylight Time', '1988-07-13', 34.05, -118.24, -7],
  ['Indian Standard Time', '1988-07-13', 18.52, 73.86, 5.5],
  ['E 5:30', '1988-07-13', 18.52, 73.86, 5.5],
  ['East 5:30', '1988-07-13', 18.52, 73.86, 5.5],
  ['W 6:00', '1988-01-13', 41.85, -87.65, -6],
])('The zone %s on %s is read', async (zone, date, lat, lon, hours) => {
  expect((await read(date, lat, lon, zone)).birth?.tzone).toBe(hours);
});

test.each([
  ['Central Daylight Time', '1988-01-13', 41.85, -87.65],
  ['Pacific Time', '1988-07-13', 41.85, -87.65],
  ['Indian Standard Time', '1988-07-13', 41.85, -87.65],
  ['Madras Time', '1988-07-13', 18.52, 73.86],
  ['Local Time', '1988-07-13', 18.52, 73.86],
])(
  'The zone %s on %s is refused, because clocks at the place showed another or it has no known offset',
  async (...[zone, date, lat, lon]) => {
    expect((await read(date, lat, lon, zone)).refusals).toMatchObject([{ code: 'bad-zone' }]);
  },
);

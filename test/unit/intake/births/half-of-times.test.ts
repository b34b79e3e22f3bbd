import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTable } from '../../../../shared/intake/check-table.ts';

const check = async (times: readonly string[]) => {
  const rows = times.map((time, at) => `p${at},1990-05-10,${time},52.5,13.4`);
  const file = Buffer.from(`id,date,time,lat,lon\n${rows.join('\n')}\n`);
  const clocks: string[] = [];
  const open = () => [file];
  const { refusals, warnings } = await checkTable(
    { kind: 'rows', batch: 'june', choices: {}, thisYear: 2026, open },
    { onRow: ({ birth }) => clocks.push(`${birth?.hour}:${String(birth?.min).padStart(2, '0')}`) },
  );
  const warned = warnings.map(({ reason }) => reason.code);
  return { clocks, warned, refused: refusals.map(({ line, reason }) => [(line ?? 0) - 2, reason.code]) };
};

const faceHour = fc.integer({ min: 1, max: 12 });
const minute = fc.integer({ min: 0, max: 59 }).map((min) => String(min).padStart(2, '0'));
const half = fc.constantFrom('am', 'pm', ' AM', ' p.m.', ' in the evening');

test('Beside times with am or pm, intake refuses a time without them or reports its assumption, unless another time shows a 24-hour clock', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(faceHour, minute, half), { minLength: 1, maxLength: 5 }),
      faceHour,
      minute,
      fc.boolean(),
      async (marked, bare, min, isLate) => {
        const spoken = marked.map(([hour, other, said]) =>
          said.includes('evening') ? `7:${other}${said}` : `${hour}:${other}${said}`,
        );
        const { clocks, refused, warned } = await check([
          ...spoken,
          `${bare}:${min}`,
          ...(isLate ? ['19:05'] : []),
        ]);
        const at = spoken.length;
        if (isLate || at < 3) expect([clocks[at], refused]).toEqual([`${bare}:${min}`, []]);
        else expect(refused).toEqual([[at, 'half-of-day-missing']]);
        expect(warned).toEqual(isLate || at >= 3 ? [] : ['half-assumed']);
      },
    ),
    { numRuns: 60 },
  ));

test.each([
  ['only a 24-hour clock', ['7:45', '6:10', '11:05'], ['7:45', '6:10', '11:05']],
  [
    'zeros before the hours of a 24-hour clock',
    ['7:45 pm', '7:50 pm', '06:10', '11:05 pm'],
    ['19:45', '19:50', '6:10', '23:05'],
  ],
  ['midnight and noon in words', ['midnight', 'noon', 'noon', '6:10'], ['0:00', '12:00', '12:00', '6:10']],
  ['an hour of zero', ['7:45 pm', '8 am', '9 am', '0:10', '6:10'], ['19:45', '8:00', '9:00', '0:10', '6:10']],
  [
    'words and seconds of a 24-hour clock',
    [
      '7 pm',
      '8 pm',
      '6 am',
      '9:15 hrs',
      '10.15 hours',
      '10h15',
      '9:15 Uhr',
      '10h',
      '9 ч',
      '9 heures',
      '8:30:15',
    ],
    ['19:00', '20:00', '6:00', '9:15', '10:15', '10:15', '9:15', '10:00', '9:00', '9:00', '8:30'],
  ],
  [
    'German parts of the day',
    ['morgens 6:00', 'abends 8:00', 'nachts 1:00', 'mittags 12:30', '8:30', '10.15 Uhr'],
    ['6:00', '20:00', '1:00', '12:30', '8:30', '10:15'],
  ],
  [
    'French and Russian parts of the day',
    ['8h du soir', '6 утра', '8 вечера', '7:30'],
    ['20:00', '6:00', '20:00', '7:30'],
  ],
])('A table with %s is read', async (_name, times, wanted) => {
  expect(await check(times)).toEqual({ clocks: wanted, refused: [], warned: [] });
});

test.each([
  ['बजे', ['शाम 6:30', 'सुबह 6:30', 'रात 11:30', '7:30 बजे']],
  ["o'clock", ['7 pm', '8 pm', '6 am', "7 o'clock"]],
])('The hour word %s leaves the half of the day open', async (_word, times) => {
  expect((await check(times)).refused).toEqual([[3, 'half-of-day-missing']]);
});

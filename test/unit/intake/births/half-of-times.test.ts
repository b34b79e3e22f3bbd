import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTable } from '../../../../shared/intake/check-table.ts';

const check = async (times: readonly string[]) => {
  const rows = times.map((time, at) => `p${at},1990-05-10,${time},52.5,13.4`);
  const file = Buffer.from(`id,date,time,lat,lon\n${rows.join('\n')}\n`);
  const clocks: string[] = [];
  const open = () => [file];
  const { refusals } = await checkTable(
    { kind: 'rows', batch: 'june', choices: {}, thisYear: 2026, open },
    { onRow: ({ birth }) => clocks.push(`${birth?.hour}:${String(birth?.min).padStart(2, '0')}`) },
  );
  return { clocks, refused: refusals.map(({ line, reason }) => [(line ?? 0) - 2, reason.code]) };
};

const faceHour = fc.integer({ min: 1, max: 12 });
const minute = fc.integer({ min: 0, max: 59 }).map((min) => String(min).padStart(2, '0'));
const half = fc.constantFrom('am', 'pm', ' AM', ' p.m.', ' in the evening');

test('Beside times with am and pm, a time that can be either is refused, unless another is after noon', () =>
  fc.assert(
    fc.asyncProperty(
      faceHour,
      minute,
      half,
      faceHour,
      minute,
      fc.boolean(),
      async (bare, min, said, hour, other, isLate) => {
        const spoken = said.includes('evening') ? `7:${other}${said}` : `${hour}:${other}${said}`;
        const times = [spoken, `${bare}:${min}`, ...(isLate ? [`19:${other}`] : [])];
        const { clocks, refused } = await check(times);
        if (isLate) expect([clocks[1], refused]).toEqual([`${bare}:${min}`, []]);
        else expect(refused).toEqual([[1, 'half-of-day-missing']]);
      },
    ),
    { numRuns: 60 },
  ));

test.each([
  ['only a 24-hour clock', ['7:45', '6:10', '11:05'], ['7:45', '6:10', '11:05']],
  ['zeros before the hours of a 24-hour clock', ['7:45 pm', '06:10', '11:05 pm'], ['19:45', '6:10', '23:05']],
  ['midnight and noon in words', ['midnight', 'noon', '6:10'], ['0:00', '12:00', '6:10']],
  ['an hour of zero', ['7:45 pm', '0:10', '6:10'], ['19:45', '0:10', '6:10']],
])('A table with %s is read', async (_name, times, wanted) => {
  expect(await check(times)).toEqual({ clocks: wanted, refused: [] });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import { isRefused } from '../../../../shared/intake/refusal.ts';
import { calendarDate } from '../../../../shared/intake/values/dates.ts';
import { cutAt, textOf } from '../helpers.ts';

const languages = ['en', 'de', 'fr', 'es', 'hi'];
const days = fc.date({ min: new Date('1800-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });

test('A date with the name of a weekday is read only if it was that day', () => {
  fc.assert(
    fc.property(
      days,
      fc.constantFrom(...languages),
      fc.integer({ min: -3, max: 3 }),
      (day, language, off) => {
        const named = new Date(day.getTime() + off * 86_400_000);
        const weekday = named.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' });
        const iso = day.toISOString().slice(0, 10);
        for (const text of [
          `${weekday}, ${iso}`,
          `${weekday}, ${iso.split('-').reverse().join('.')}`,
          `${weekday}, ${day.getUTCDate()} ${day.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' })} ${day.getUTCFullYear()}`,
        ]) {
          const date = calendarDate(text);
          expect([text, isRefused(date) ? date.refusal.code : date.day]).toEqual([
            text,
            off === 0 ? day.getUTCDate() : 'contradiction',
          ]);
        }
      },
    ),
  );
});

test.each([
  ['2047-01-27', 'the year of the upload'],
  ['12 May 2031', 'the year of the upload'],
])('A birth of a later year than the upload (%s) is refused', async (date, said) => {
  const open = () =>
    cutAt(Buffer.from(`id,date,time,lat,lon\na,${date},10:00,52.5,13.4\nb,2026-12-31,10:00,52.5,13.4\n`));
  const found = await checkTable({ kind: 'rows', batch: 'june', choices: {}, thisYear: 2026, open });
  expect(found.accepted).toBe(1);
  expect(found.refusals.map(textOf)).toEqual([expect.stringContaining(said)]);
});

import { expect, test } from 'vitest';
import { datesIn } from '../../../books/model/dates.ts';
import { wordsIn } from '../../../books/words/words.ts';
import { panchang } from '../../../functions/reports/pages/chart/panchang.ts';
import { yogas } from '../../../functions/reports/pages/chart/yogas.ts';
import { textsIn } from '../../../functions/reports/pages/words/texts.ts';
import { answers } from '../../support/pages/answers.ts';

const words = (page: { toString(): string }): string =>
  page
    .toString()
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('a day of a panchang tells when its names end, with the date where that is another day', () => {
  const days = answers.chennai.panchang_data;
  const later = days.find((day) => !day.tithi_end.startsWith(`2026-11-${String(day.date).padStart(2, '0')}`));
  const sameDay = days.find((day) =>
    day.tithi_end.startsWith(`2026-11-${String(day.date).padStart(2, '0')}`),
  );
  const page = words(panchang(answers.chennai));
  expect(page).toContain(`${sameDay?.paksha} ${sameDay?.tithi} until ${sameDay?.tithi_end.slice(11, 16)}`);
  expect(page).toContain(
    `until ${later?.tithi_end.slice(11, 16)} (${Number(later?.tithi_end.slice(8, 10))}.)`,
  );
  expect(page).toContain('Rahu kalam');
});

test('nothing of a day is shown as a raw field', () => {
  for (const answer of [answers.chennai, answers.tamilMonth, answers.tamilNames])
    expect(words(panchang(answer))).not.toMatch(/T\d\d:\d\d:|Tithi id|Weekday id|Month name|\bno\b/);
});

test('an almanac of another shape is shown as it is', () => {
  const [first] = answers.chennai.panchang_data;
  const odd = { ...first, sunrise: 'six o’clock', festivals: { main: 'Fair' }, rahu_kalam: ['8', '9'] };
  const page = words(panchang({ ...answers.chennai, panchang_data: [odd] }));
  for (const value of ['six o’clock', 'Fair', 'Rahu kalam']) expect(page).toContain(value);
});

const yearOf = (answer: unknown): string =>
  words(yogas(answer, wordsIn('en'), textsIn('en'), datesIn('en')({ dateStyle: 'long' })));

test('a year is told by its lord and its periods, without numbers of planets', () => {
  const page = yearOf(answers.varshaphal);
  expect(page).toContain('Lord of the year Jupiter');
  expect(page).toContain('Rahu 17 May 2026 3 June 2026');
  expect(page).not.toMatch(/Yog id|Matters|Other pairs|Lord id/);
});

test('a yoga that occurs comes before those that do not, which are folded, and names each pair once', () => {
  const [first, second, third] = answers.varshaphal;
  const page = yogas(
    [
      first,
      { ...second, is_yog_happening: true, powerfullness_percentage: '20', planets: [] },
      {
        ...third,
        is_yog_happening: true,
        powerfullness_percentage: '60',
        planets: Array.from({ length: 10 }, () => ['Moon', 'Mars']),
      },
    ],
    wordsIn('en'),
    textsIn('en'),
    datesIn('en')({ dateStyle: 'long' }),
  ).toString();
  expect(page.split('Moon – Mars').length - 1).toBe(1);
  const [open = '', folded = ''] = page.split('<details');
  expect(open.indexOf(third?.yog_name ?? '?')).toBeLessThan(open.indexOf(second?.yog_name ?? '?'));
  expect(folded).toContain(first?.yog_name ?? '?');
});

test('yogas without the year are told all the same', () => {
  const [first] = answers.varshaphal;
  const page = yearOf([{ ...first, annual_chart: { age: 'unknown' } }]);
  expect(page).toContain(first?.yog_name ?? '?');
  expect(page).not.toContain('Lord of the year');
});

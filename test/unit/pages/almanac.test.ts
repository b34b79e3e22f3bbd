import { expect, test } from 'vitest';
import { panchang } from '../../../functions/reports/pages/chart/panchang.ts';
import { yogas } from '../../../functions/reports/pages/chart/yogas.ts';
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
    `until ${later?.tithi_end.slice(11, 16)} on ${Number(later?.tithi_end.slice(8, 10))}`,
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

test('a year is told by its lords, periods and houses, without numbers of planets', () => {
  const page = words(yogas(answers.varshaphal));
  expect(page).toContain('Lord of the year Jupiter');
  expect(page).toContain('Jupiter, lord of the ascendant, with Saturn, lord of houses 2 and 3');
  expect(page).toContain('Rahu 2026-05-17 2026-06-03');
  expect(page).not.toMatch(/Yog id|Matters|Other pairs|Lord id/);
});

test('yogas without the year show what else they hold as it is', () => {
  const [first] = answers.varshaphal;
  const page = words(yogas([{ ...first, annual_chart: { age: 'unknown' } }]));
  expect(page).toContain('Annual chart');
  expect(page).not.toContain('What rules the year');
});

import { yearPieces } from '@palmleaf/books/testing';
import { panchangRequest } from '@palmleaf/contract/astrology';
import { type Language, languages, languagesWith } from '@palmleaf/contract/languages';
import { describe, expect, test } from 'vitest';
import { panchang } from '../../../functions/reports/pages/chart/panchang.ts';
import { todayOf } from '../../../functions/reports/pages/places/today.ts';
import { astrologyOperations } from '../../../packages/service/astrology/operations.ts';
import { answers } from '../../support/pages/answers.ts';
import { onPage } from '../../support/pages/pieces.ts';
import { wordingOf } from '../../support/pages/wordings.ts';

const words = (page: { toString(): string }): string =>
  page
    .toString()
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a day of a panchang', () => {
  const [, first] = answers.chennai.panchang_data;
  const dayWith = (tithiEnd: string, language: Language = 'en') =>
    panchang(
      { ...answers.chennai, panchang_data: [{ ...first, tithi_end: tithiEnd, nakshatra_end: null }] },
      'h3',
      wordingOf(language),
    );

  test('A day shows only the time for a name that ends on the same day, without an explanation', () => {
    expect(words(dayWith('2026-11-02T14:52:00'))).toContain('until 14:52 ');
    expect(dayWith('2026-11-02T14:52:00').toString()).not.toContain('<sup>');
  });

  test.each(languages)(
    'A day marks a time of the next day, and the page explains the mark, also to screen readers: %s',
    (language) => {
      const page = dayWith('2026-11-03T04:30:00', language);
      expect(page.toString()).toContain('04:30<sup aria-hidden="true">+1</sup>');
      expect(page.toString()).toContain(`<sup>+1</sup> ${wordingOf(language).texts.nextDay}</p>`);
      expect(page.toString()).toContain(`<span class="unseen"> ${wordingOf(language).texts.nextDay}</span>`);
      expect(words(page)).not.toContain('(3');
    },
  );

  test('A day shows the time of any other day with its date', () => {
    expect(words(dayWith('2026-11-04T04:30:00', 'de'))).toContain('bis 04:30 (4. November)');
    expect(words(dayWith('2026-11-01T04:30:00'))).toContain('until 04:30 (1 November)');
  });

  test('A day shows only times when the answer does not say to which day they belong', () => {
    const { month: _month, year: _year, ...undated } = answers.chennai;
    const page = panchang({ ...undated, panchang_data: [{ ...first, tithi_end: '2026-11-03T04:30:00' }] });
    expect(words(page)).toContain('until 04:30 ');
    expect(page.toString()).not.toContain('<sup');
  });
});

test('Every language has distinct words for the next day', () => {
  expect(new Set(languages.map((language) => wordingOf(language).texts.nextDay)).size).toBe(languages.length);
});

test('The list of places says that a time after midnight belongs to the next day', () => {
  const today = {
    date: '2026-11-30',
    paksha: 'Krishna',
    tithi: 'Saptami',
    tithiEnd: '2026-12-01T00:12:00',
    nakshatra: 'Pushya',
    nakshatraEnd: '2026-11-30T10:59:00',
    festivals: [],
  };
  expect(words(todayOf(today))).toMatch(/until 00:12 the next day .*until 10:59 /);
});

test('A day shows no raw value or field name', () => {
  for (const answer of [answers.chennai, answers.tamilMonth, answers.tamilNames])
    expect(words(panchang(answer))).not.toMatch(/T\d\d:\d\d:|Tithi id|Weekday id|Month name|\bno\b/);
});

const inIndia = languagesWith('panchang').filter((language) => language !== 'en');

test.each(inIndia)(
  'The page of a month of our own service has only words of its language: %s',
  async (language) => {
    const asked = { day: 1, month: 7, year: 2026, hour: 12, min: 0, lat: 13.08, lon: 80.27, tzone: 5.5 };
    const { body } = await astrologyOperations().tamil_month_panchang(panchangRequest.parse(asked), {
      language,
    });
    const page = words(panchang(body, 'h3', wordingOf(language)));
    expect(page.match(/[A-Za-z]{2,}/g)).toBeNull();
    for (const name of [wordingOf(language).texts.moonrise, wordingOf(language).texts.karana])
      expect(page.split(` ${name} `).length).toBeGreaterThan(28);
  },
);

test('An almanac of an unknown shape is shown in the plain form', () => {
  const [first] = answers.chennai.panchang_data;
  const odd = { ...first, sunrise: 'six o’clock', festivals: { main: 'Fair' }, rahu_kalam: ['8', '9'] };
  const page = words(panchang({ ...answers.chennai, panchang_data: [odd] }));
  for (const value of ['six o’clock', 'Fair', 'Rahu kalam']) expect(page).toContain(value);
});

const yearOf = (answer: unknown): string => words(onPage((wording) => yearPieces(answer, wording)));

test('A year shows its lord and its periods without numbers of planets', () => {
  const page = yearOf(answers.varshaphal);
  expect(page).toContain('Lord of the year Jupiter');
  expect(page).toContain('Rahu 17 May 2026 3 June 2026');
  expect(page).not.toMatch(/Yog id|Matters|Other pairs|Lord id/);
});

test('A yoga that occurs comes before the others, which are folded, and names each pair once', () => {
  const [first, second, third] = answers.varshaphal;
  const page = onPage((wording) =>
    yearPieces(
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
      wording,
    ),
  );
  expect(page.split('Moon – Mars').length - 1).toBe(1);
  const [open = '', folded = ''] = page.split('<details');
  expect(open.indexOf(third?.yog_name ?? '?')).toBeLessThan(open.indexOf(second?.yog_name ?? '?'));
  expect(folded).toContain(first?.yog_name ?? '?');
});

test('Yogas without the year are still shown', () => {
  const [first] = answers.varshaphal;
  const page = yearOf([{ ...first, annual_chart: { age: 'unknown' } }]);
  expect(page).toContain(first?.yog_name ?? '?');
  expect(page).not.toContain('Lord of the year');
});

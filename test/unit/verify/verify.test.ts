import { type Birth, houseTypes } from '@palmleaf/contract/birth';
import type { Language } from '@palmleaf/contract/languages';
import { describe, expect, test } from 'vitest';
import { verdictText } from '../../../packages/cli/commands/batches/verify.ts';
import { plainLines } from '../../../packages/cli/terminal/line.ts';
import { nakshatraNumber, tithiNumber } from '../../../packages/cli/verify/panchang-names.ts';
import { type VerifiedPart, verifyReport } from '../../../packages/cli/verify/verify.ts';
import { natalAspectsReport } from '../../../packages/service/astrology/aspects-report/operation.ts';
import { natalChartInterpretation } from '../../../packages/service/astrology/natal/operation.ts';
import { tamilMonthPanchang } from '../../../packages/service/astrology/panchang/operation.ts';
import { allPanchangTexts } from '../../../packages/texts/tables/panchang/languages.ts';
import type { ReportView } from '../../../shared/views/views.ts';

type HouseType = (typeof houseTypes)[number];
const born: Birth = { day: 4, month: 7, year: 1990, hour: 6, min: 30, lat: 12.97, lon: 77.59, tzone: 5.5 };

async function report(
  birth: Birth,
  asked = birth,
  house_type: HouseType = 'placidus',
  language: Language = 'en',
) {
  const context = { language, now: () => 0 };
  const part = (operation: string, { body }: { body?: unknown }) => ({
    part: `chart/${operation}`,
    operation,
    state: 'bought' as const,
    unknowns: 0,
    answer: JSON.parse(JSON.stringify(body)),
  });
  const parts = [
    part('natal_chart_interpretation', await natalChartInterpretation({ ...asked, house_type }, context)),
    part('natal_aspects_report', await natalAspectsReport(asked, { language: 'en' })),
    part('tamil_month_panchang', await tamilMonthPanchang(asked, context)),
    part('varshaphal_yoga', { body: [] }),
  ];
  const view: ReportView = {
    batch: 'june',
    id: 'anna',
    state: 'complete',
    calls: { bought: 4, reused: 0, unknown: 0 },
    report: '/',
    updatedAt: '2026-11-22T00:00:00.000Z',
    createdAt: '2026-11-22T00:00:00.000Z',
    revision: 1,
    inputsRevision: 1,
    notes: [],
    hasPhoto: false,
    birth: { ...birth, houseType: house_type },
    parts,
  };
  return view;
}

const answerIn = (view: ReportView, operation: string) =>
  view.parts.find((part) => part.operation === operation)?.answer;
const findingsIn = (view: ReportView) =>
  verifyReport(view).flatMap(({ part, findings }) => findings.map(({ where }) => `${part} ${where}`));

const births: Birth[] = Array.from({ length: 40 }, (_, i) => ({
  day: 1 + ((i * 7) % 28),
  month: 1 + ((i * 5) % 12),
  year: 1805 + ((i * 97) % 390),
  hour: (i * 11) % 24,
  min: (i * 13) % 60,
  lat: ((i * 37) % 130) - 65,
  lon: ((i * 53) % 360) - 180,
  tzone: ((i * 3) % 50) / 2 - 12,
}));

describe('Answers of our own service', () => {
  test('The verification confirms the answers of our own service for forty births in all house systems and five languages', async () => {
    for (const [index, birth] of births.entries()) {
      const house = houseTypes[index % houseTypes.length];
      const language = (['en', 'de', 'ru', 'hi', 'ta'] as const)[index % 5];
      const view = await report(birth, birth, house, language);
      expect(findingsIn(view), JSON.stringify(birth)).toEqual([]);
      const [chart, aspects, panchang] = verifyReport(view);
      expect(chart?.compared).toBeGreaterThan(90);
      expect(aspects?.compared).toBeGreaterThan(3);
      expect(panchang?.compared).toBeGreaterThan(100);
    }
  });
});

describe('planted errors', () => {
  test('The verification finds an error of one arc minute in any position', async () => {
    const view = await report(born);
    const places = [
      ...Array.from({ length: 13 }, (_, i) => ['planets', i, 'full_degree'] as const),
      ...Array.from({ length: 12 }, (_, i) => ['houses', i, 'degree'] as const),
    ];
    for (const [list, index, field] of places) {
      for (const error of [1 / 60, -1 / 60]) {
        const changed = structuredClone(view);
        const entry = Reflect.get(Object(answerIn(changed, 'natal_chart_interpretation')), list)[index];
        entry[field] = (entry[field] + error + 360) % 360;
        expect(findingsIn(changed).join(), `${list} ${index}`).toContain(field);
      }
    }
    for (const angle of ['ascendant', 'midheaven', 'vertex']) {
      const changed = structuredClone(view);
      const answer = Object(answerIn(changed, 'natal_chart_interpretation'));
      answer[angle] += 1 / 60;
      expect(findingsIn(changed)).toEqual([`chart/natal_chart_interpretation ${angle}`]);
    }
  });

  test('The verification finds a wrong sign, sign number, degree, house or retrograde mark of a planet', async () => {
    const view = await report(born);
    const changes: ((planet: Record<string, unknown>) => void)[] = [
      (planet) => Object.assign(planet, { sign: planet.sign === 'Aries' ? 'Taurus' : 'Aries' }),
      (planet) => Object.assign(planet, { sign_id: (Number(planet.sign_id) % 12) + 1 }),
      (planet) => Object.assign(planet, { full_degree: (Number(planet.full_degree) + 30) % 360 }),
      (planet) => Object.assign(planet, { house: (Number(planet.house) % 12) + 1 }),
      (planet) => Object.assign(planet, { is_retro: planet.is_retro === 'true' ? 'false' : 'true' }),
    ];
    for (const change of changes) {
      const changed = structuredClone(view);
      change(Object(answerIn(changed, 'natal_chart_interpretation')).planets[1]);
      expect(findingsIn(changed)).toHaveLength(1);
    }
  });

  test('The verification finds an error of one hour in the time zone, which moves the computed moment', async () => {
    for (const birth of births.slice(0, 12)) {
      const tzone = birth.tzone > 0 ? birth.tzone - 1 : birth.tzone + 1;
      const wrong = await report(birth, { ...birth, tzone });
      const parts = verifyReport(wrong).filter(({ findings }) => findings.length > 0);
      expect(parts.map(({ part }) => part)).toContain('chart/natal_chart_interpretation');
      expect(parts.map(({ part }) => part)).toContain('chart/tamil_month_panchang');
    }
  });

  test('The verification finds a wrong tithi, nakshatra or paksha, and an extra day', async () => {
    const view = await report(born);
    const change = (edit: (days: Record<string, unknown>[]) => void) => {
      const changed = structuredClone(view);
      const answer = Object(answerIn(changed, 'tamil_month_panchang'));
      for (const day of answer.panchang_data)
        for (const name of Object.keys(day)) {
          if (!['date', 'tithi', 'nakshatra', 'paksha'].includes(name)) delete day[name];
        }
      edit(answer.panchang_data);
      return findingsIn(changed);
    };
    expect(change(() => undefined)).toEqual([]);
    expect(change((days) => Object.assign(days[9] ?? {}, { tithi: 'Panchami' }))).toEqual([
      'chart/tamil_month_panchang day 10 tithi',
    ]);
    expect(change((days) => Object.assign(days[9] ?? {}, { nakshatra: 'Rohini' }))).toHaveLength(1);
    expect(change((days) => Object.assign(days[9] ?? {}, { paksha: 'Shukla' })).length).toBeGreaterThan(0);
    expect(
      change((days) => days.push({ date: 32, tithi: 'Panchami', nakshatra: 'Rohini', paksha: 'Shukla' }))
        .length,
    ).toBeGreaterThan(0);
  });

  test('The verification finds an aspect between two bodies that have none', async () => {
    const view = await report(born);
    const list = answerIn(view, 'natal_aspects_report');
    if (!Array.isArray(list)) throw new Error('no aspects');
    list.push({ aspecting_planet: 'Sun', aspected_planet: 'Mercury', type: 'Opposition', report: '' });
    expect(findingsIn(view)).toEqual(['chart/natal_aspects_report aspect Sun Opposition Mercury']);
  });
});

describe('incomparable answers', () => {
  test('The verification never confirms incomparable content: yogas, other shapes, unknown names, no birth', async () => {
    const view = await report(born);
    const sentences = (changed: ReportView) => verifyReport(changed).flatMap(({ unverified }) => unverified);
    expect(sentences(view)).toEqual(['Yogas of a year hold no positions: there is nothing to compare.']);
    for (const answer of [
      undefined,
      null,
      'text',
      7,
      [],
      {},
      { planets: 'none' },
      { planets: [{ name: 'Vulcan', full_degree: 3 }] },
      { panchang_data: [{ date: 1, tithi: 'x', nakshatra: 'y' }] },
    ]) {
      const changed = structuredClone(view);
      const parts = changed.parts.map((part) => ({ ...part, answer }));
      const verified = verifyReport({ ...changed, parts });
      expect(verified.every(({ unverified, findings }) => unverified.length > 0 || findings.length > 0)).toBe(
        true,
      );
    }
    const { birth: _, ...without } = view;
    expect(new Set(sentences(without))).toEqual(new Set(['The report has no birth data.']));
  });

  test('The verification recognises many spellings of tithis and nakshatras and never confuses two', async () => {
    const { tithis, nakshatras, newMoon } = await allPanchangTexts.en();
    expect(nakshatras.map(nakshatraNumber)).toEqual(nakshatras.map((_, i) => i + 1));
    expect(tithis.map((name) => tithiNumber(name, 'Shukla'))).toEqual(tithis.map((_, i) => i + 1));
    expect(tithiNumber(newMoon, 'Krishna')).toBe(30);
    expect(['Satabhishaa', 'Dhanista', 'Uttarashada', 'Moola', 'Pushyami'].map(nakshatraNumber)).toEqual([
      24, 23, 21, 19, 8,
    ]);
    expect(tithiNumber('Krishna Paksha Dwadasi', 'Krishna')).toBe(27);
    expect(tithiNumber('Someday', 'Krishna')).toBeUndefined();
  });
});

test('The comparison prints lines for people', async () => {
  const wrong = verifyReport(await report(born, { ...born, tzone: 4.5 }));
  const text = plainLines(verdictText(wrong, 1, false)).join('\n');
  expect(text).toMatch(/^3 answers of 1 report compared, \d+ values: \d answers differ\.$/m);
  expect(text).toMatch(
    /june\/anna +chart\/natal_chart_interpretation +planets Moon full_degree +\d+\.\d{4}° +\d+\.\d{4}° +\d+(\.\d)?′/,
  );
  expect(text).toMatch(/chart\/varshaphal_yoga +1 +Yogas of a year/);
  const nothing: VerifiedPart[] = [];
  expect(verdictText(nothing, 3, false)).toEqual(['No chart and no panchang is bought in 3 reports.']);
});

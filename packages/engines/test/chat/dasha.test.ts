import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subPeriods, Vimshottari } from '../../forecast/dasha.ts';
import { nakshatraOf } from '../../zodiac/nakshatra.ts';

const year = 365.25 * 86_400_000;
const birth = new Date('1990-01-01T00:00:00Z');
const years = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / year;

describe('Vimshottari', () => {
  test('A Moon at the beginning of Rohini gets ten years of Moon, then Mars, Rahu, Jupiter', () => {
    const round = new Vimshottari(40, birth).mahadashas();
    expect(round.map(({ lord }) => lord).slice(0, 4)).toEqual(['Moon', 'Mars', 'Rahu', 'Jupiter']);
    expect(round[0]?.from).toEqual(birth);
    expect(round.map(years).map((value) => Math.round(value * 1000) / 1000)).toEqual([
      10, 7, 18, 16, 19, 17, 7, 20, 6,
    ]);
  });

  test('A Moon in the middle of Ashwini gets three and a half years of Ketu', () => {
    const [ketu] = new Vimshottari(20 / 3, birth).mahadashas();
    expect(ketu?.lord).toBe('Ketu');
    expect(((ketu?.to.getTime() ?? 0) - birth.getTime()) / year).toBeCloseTo(3.5, 6);
  });

  test('The sub-period of Venus in its own great period lasts 3 years and 4 months, as in the texts', () => {
    const venus = new Vimshottari(40 / 3, birth).mahadashas()[0];
    const [first, second] = venus ? subPeriods(venus) : [];
    expect(first && years(first)).toBeCloseTo(3 + 4 / 12, 6);
    expect(second && [second.lord, years(second)]).toEqual(['Sun', expect.closeTo(1, 6)]);
  });

  test('Every moment of a life is in three nested periods', () => {
    const moon = fc.integer({ min: 0, max: 35_999 }).map((step) => step / 100 + 0.003);
    const age = fc.double({ min: 0, max: 250, noNaN: true });
    fc.assert(
      fc.property(moon, age, (longitude, old) => {
        const at = new Date(birth.getTime() + Math.round(old * year));
        const { maha, antar, pratyantar } = new Vimshottari(longitude, birth).at(at);
        for (const [outer, inner] of [
          [maha, antar],
          [antar, pratyantar],
        ] as const) {
          expect(inner.from >= outer.from && inner.to <= outer.to).toBe(true);
        }
        expect(pratyantar.from <= at && at < pratyantar.to).toBe(true);
        if (old < 1e-6) expect(maha.lord).toBe(nakshatraOf(longitude).lord);
      }),
    );
  });
});

test('A longitude at each end and in the middle of the zodiac has its nakshatra, quarter and lord', () => {
  expect(nakshatraOf(0)).toMatchObject({ name: 'Ashwini', pada: 1, lord: 'Ketu' });
  expect(nakshatraOf(359.999)).toMatchObject({ name: 'Revati', pada: 4, lord: 'Mercury' });
  expect(nakshatraOf(186.7)).toMatchObject({ name: 'Swati', pada: 1, lord: 'Rahu' });
});

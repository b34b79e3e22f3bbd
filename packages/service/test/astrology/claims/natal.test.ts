import { computeChart } from '@palmleaf/engines/chart';
import { houseSystems, loadOracle, randomBirths } from '@palmleaf/engines/testing';
import { natalClaims, natalTexts, readingLanguages } from '@palmleaf/texts/testing';
import { expect, test } from 'vitest';
import { holds } from './decide.ts';
import { statedIn } from './leaves.ts';
import { judgeNatal } from './natal-claims.ts';
import { skyOf } from './sky.ts';

const oracle = await loadOracle();
const births = randomBirths(5, 120).map((birth, i) => {
  const houseSystem = houseSystems[i % houseSystems.length] ?? 'placidus';
  return {
    chart: computeChart(birth, { houseSystem, zodiac: 'tropical' }),
    sky: skyOf(oracle, birth, houseSystem),
  };
});

test.each(readingLanguages)(
  'Swiss Ephemeris confirms every sentence of a natal answer in %s',
  async (language) => {
    const { contained, texts, untrue } = await judgeNatal(language, births);
    expect(untrue).toEqual([]);
    expect(contained).toBeGreaterThan(0.5 * texts);
  },
);

test('For one birth, exactly two of the sentences on the phase of the Moon are true, and two on the halves of the sky', () => {
  const sky = births[0]?.sky;
  if (!sky) throw new Error('no birth');
  const trueOf = (...kinds: readonly string[]): number =>
    statedIn(natalTexts.en, natalClaims).filter(({ claim }) => kinds.includes(claim.is) && holds(claim, sky))
      .length;
  expect(trueOf('elongation')).toBe(2);
  expect(trueOf('most planets', 'planets shared')).toBe(2);
});

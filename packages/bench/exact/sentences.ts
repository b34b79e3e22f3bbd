/** Compares sentences with Swiss Ephemeris or the drawing: npm run sentences [-- BIRTHS] */
import { readFileSync, writeFileSync } from 'node:fs';
import { countGiven } from '../../../test/support/command-line.ts';
import { computeChart } from '../../engines/chart/chart.ts';
import { houseSystems } from '../../engines/chart/houses/cusps.ts';
import { loadOracle, randomBirths } from '../../engines/test/astrology/oracle.ts';
import { judgeAspects } from '../../service/test/astrology/claims/aspects-claims.ts';
import { judgeNatal } from '../../service/test/astrology/claims/natal-claims.ts';
import { drawnMonths, judgeMonths } from '../../service/test/astrology/claims/panchang-months.ts';
import { skyOf } from '../../service/test/astrology/claims/sky.ts';
import { judgeYears } from '../../service/test/astrology/claims/year/year-claims.ts';
import { drawnPlans } from '../../service/test/vastu/drawn-plans.ts';
import { vastuClaims } from '../../service/test/vastu/plan-claims.ts';
import { readPlan } from '../../service/vastu/reading.ts';
import { writtenIn } from '../../texts/languages/texts-by-language.ts';
import { aspectsLanguages } from '../../texts/tables/aspects-report/index.ts';
import { readingLanguages } from '../../texts/tables/natal-reading/index.ts';
import { allYearTexts } from '../../texts/tables/year/languages.ts';
import { withSentences } from './sentences-table.ts';

const births = countGiven('node packages/bench/exact/sentences.ts [BIRTHS]', {
  otherwise: 10_000,
  least: 10,
});
const oracle = await loadOracle();

interface SentenceCount {
  readonly what: string;
  readonly of: string;
  readonly languages: number;
  readonly sentences: number;
  readonly untrue: readonly string[];
}

function* skies(systemOf: (i: number) => (typeof houseSystems)[number]) {
  for (const [i, birth] of randomBirths(61, births).entries()) {
    const chart = computeChart(birth, { houseSystem: systemOf(i), zodiac: 'tropical' });
    yield { chart, sky: skyOf(oracle, birth, systemOf(i)) };
  }
}

async function inEach<Language>(
  what: string,
  of: string,
  languages: readonly Language[],
  judge: (language: Language) => Promise<{ readonly sentences: number; readonly untrue: readonly string[] }>,
): Promise<SentenceCount> {
  const sums = { sentences: 0, untrue: [] as string[] };
  for (const language of languages) {
    const { sentences, untrue } = await judge(language);
    sums.sentences += sentences;
    sums.untrue.push(...untrue);
    console.log(`${what}, ${String(language)}: ${sentences} sentences, ${untrue.length} of them false`);
  }
  return { what, of, languages: languages.length, ...sums };
}

function homes(): SentenceCount {
  const plans = drawnPlans(65, Math.ceil(births / 5));
  const found = plans.map((plan) => vastuClaims(plan, readPlan('vst_1', plan)));
  return {
    what: 'a home',
    of: `${plans.length} plans`,
    languages: 1,
    sentences: found.reduce((sum, { made }) => sum + made, 0),
    untrue: found.flatMap(({ denied }) => denied),
  };
}

const months = drawnMonths(64, Math.ceil(births / 10), 66);
const years = randomBirths(63, births).map((birth, i) => ({
  birth,
  year: Math.min(2200, birth.year + 1 + (i % 80)),
}));
const counts = [
  await inEach('a natal answer and its reading', `${births} births`, readingLanguages, (language) =>
    judgeNatal(
      language,
      skies((i) => houseSystems[i % houseSystems.length] ?? 'placidus'),
    ),
  ),
  await inEach('an aspects report', `${births} births`, aspectsLanguages, (language) =>
    judgeAspects(
      language,
      skies(() => 'placidus'),
    ),
  ),
  await inEach('a year', `${births} years`, writtenIn(allYearTexts), (language) =>
    judgeYears(language, oracle, years),
  ),
  await inEach('a panchang', `${months.length} months`, ['en'], () => judgeMonths(oracle, months)),
  homes(),
];

const file = new URL('../../../docs/accuracy.md', import.meta.url);
writeFileSync(file, withSentences(readFileSync(file, 'utf8'), counts));
for (const sentence of new Set(counts.flatMap(({ untrue }) => untrue))) console.log(sentence);
process.exitCode = counts.every(({ untrue }) => untrue.length === 0) ? 0 : 1;

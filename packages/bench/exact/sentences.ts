/** Compares sentences with Swiss Ephemeris or the drawing: npm run sentences [-- BIRTHS --of CLASS --language CODE] */
import { readFileSync, writeFileSync } from 'node:fs';
import { flagsGiven, refuse } from '../../../test/support/processes/command-line.ts';
import { computeChart } from '../../engines/chart/chart.ts';
import { houseSystems } from '../../engines/chart/houses/cusps.ts';
import { loadOracle, randomBirths, yearAtAge } from '../../engines/test/astrology/oracle.ts';
import { judgeAspects } from '../../service/test/astrology/claims/aspects-claims.ts';
import { highPlaces, judgeHighDays } from '../../service/test/astrology/claims/high-days.ts';
import { judgeNatal } from '../../service/test/astrology/claims/natal-claims.ts';
import { drawnMonths, judgeMonths } from '../../service/test/astrology/claims/panchang-months.ts';
import { skyOf } from '../../service/test/astrology/claims/sky.ts';
import { annualCases, judgeYears } from '../../service/test/astrology/claims/year/year-claims.ts';
import { vastuClaims } from '../../service/test/vastu/plan-claims.ts';
import { randomPlans } from '../../service/test/vastu/random-plans.ts';
import { readPlan } from '../../service/vastu/reading.ts';
import { writtenIn } from '../../texts/languages/texts-by-language.ts';
import { aspectsLanguages } from '../../texts/tables/aspects-report/index.ts';
import { readingLanguages } from '../../texts/tables/natal-reading/index.ts';
import { allYearTexts } from '../../texts/tables/year/languages.ts';
import { type JudgedClass, withSentences } from './sentences-table.ts';

const usage = 'npm run sentences -- [BIRTHS] [--of CLASS]… [--language CODE]…';
const { values, positionals } = flagsGiven(
  {
    allowPositionals: true,
    options: { of: { type: 'string', multiple: true }, language: { type: 'string', multiple: true } },
  },
  usage,
);
const births = Number(positionals[0] ?? 10_000);
if (!Number.isInteger(births) || births < 10) refuse('BIRTHS is a number from 10.', usage);
const oracle = await loadOracle();

interface Found {
  readonly sentences: number;
  readonly untrue: readonly string[];
}

interface SentenceClass<Language extends string> {
  readonly what: string;
  readonly sample: string;
  readonly languages: readonly Language[];
  /** Computes the skies once for all languages. */
  readonly judge: () => (language: Language) => Promise<Found>;
}

function skies(systemOf: (i: number) => (typeof houseSystems)[number]) {
  return randomBirths(61, births).map((birth, i) => ({
    chart: computeChart(birth, { houseSystem: systemOf(i), zodiac: 'tropical' }),
    sky: skyOf(oracle, birth, systemOf(i)),
  }));
}

async function judged<Language extends string>(one: SentenceClass<Language>): Promise<JudgedClass[]> {
  const chosenLanguages = one.languages.filter((language) => values.language?.includes(language) !== false);
  if (chosenLanguages.length === 0) return [];
  const judge = one.judge();
  const rows: JudgedClass[] = [];
  for (const language of chosenLanguages) {
    const { sentences, untrue } = await judge(language);
    console.log(`${one.what}, ${language}: ${sentences} sentences, ${untrue.length} of them false`);
    for (const sentence of new Set(untrue)) console.log(sentence);
    rows.push({ what: one.what, language, sample: one.sample, sentences, untrue: untrue.length });
  }
  return rows;
}

const plans = Math.ceil(births / 5);
const months = Math.ceil(births / 10);
const places = Math.ceil(births / 250);
const elevenYears = Array.from({ length: 11 }, (_, i) => 2020 + i);

function homes(): Found {
  const found = randomPlans(65, plans).map((plan) => vastuClaims(plan, readPlan('vst_1', plan)));
  return {
    sentences: found.reduce((sum, { made }) => sum + made, 0),
    untrue: found.flatMap(({ denied }) => denied),
  };
}

const classes: Readonly<Record<string, () => Promise<JudgedClass[]>>> = {
  natal: () =>
    judged({
      what: 'a natal answer and its reading',
      sample: `${births} births`,
      languages: readingLanguages,
      judge: () => {
        const drawn = skies((i) => houseSystems[i % houseSystems.length] ?? 'placidus');
        return (language) => judgeNatal(language, drawn);
      },
    }),
  aspects: () =>
    judged({
      what: 'an aspects report',
      sample: `${births} births`,
      languages: aspectsLanguages,
      judge: () => {
        const drawn = skies(() => 'placidus');
        return (language) => judgeAspects(language, drawn);
      },
    }),
  years: () =>
    judged({
      what: 'a year',
      sample: `${births} years`,
      languages: writtenIn(allYearTexts),
      judge: () => {
        const drawn = randomBirths(63, births).map((birth, i) => ({
          birth,
          year: yearAtAge(birth, 1 + (i % 80)),
        }));
        const cases = annualCases(oracle, drawn);
        return (language) => judgeYears(language, cases);
      },
    }),
  panchang: () =>
    judged({
      what: 'a panchang',
      sample: `${months} months`,
      languages: ['en'],
      judge: () => () => judgeMonths(oracle, drawnMonths(64, months, 66)),
    }),
  latitudes: () =>
    judged({
      what: 'a day from 60 to 78 degrees',
      sample: `${places} places, 2020 to 2030`,
      languages: ['en'],
      judge: () => () => judgeHighDays(oracle, highPlaces(places), elevenYears),
    }),
  homes: () =>
    judged({
      what: 'a home',
      sample: `${plans} plans`,
      languages: ['en'],
      judge: () => async () => homes(),
    }),
};

const file = new URL('../../../docs/accuracy.md', import.meta.url);
for (const name of values.of ?? Object.keys(classes)) {
  const rows = await (classes[name] ?? refuse(`Write one of ${Object.keys(classes).join(', ')}.`, usage))();
  writeFileSync(file, withSentences(readFileSync(file, 'utf8'), rows));
  if (rows.some(({ untrue }) => untrue > 0)) process.exitCode = 1;
}

/**
 * Reads every claim about a majority, a lead or a balance in the answers for 10,000 random charts and checks it against
 * their own numbers; compares every Ithasala and Easarpha of 600 annual charts with the sky ten seconds later, and counts how
 * often each yoga happens. Fails when something is false:
 *
 *   npm run truth
 */
import { computeChart } from '../../engines/chart/chart.ts';
import { houseSystems } from '../../engines/chart/houses/cusps.ts';
import { annualChart } from '../../engines/varshaphal/annual-chart.ts';
import { natalAnswer } from '../../service/astrology/natal/answer.ts';
import { natalReading } from '../../service/astrology/natal/reading/reading.ts';
import { allReadingTexts } from '../../service/astrology/natal/reading/texts/index.ts';
import { natalTexts } from '../../service/astrology/natal/texts/index.ts';
import { varshaphalAnswer } from '../../service/astrology/varshaphal/operation.ts';
import { varshaphalTexts } from '../../service/astrology/varshaphal/texts/index.ts';
import { motionsOfYear } from '../../test/unit/astrology/annual-motion.ts';
import { claimsOf } from '../../test/unit/astrology/claims.ts';
import { randomBirths } from '../../test/unit/astrology/oracle.ts';

const charts = 10_000;
const readingWords = await allReadingTexts.en();
let claims = 0;
const denied: string[] = [];
for (const [i, birth] of randomBirths(1, charts).entries()) {
  const houseSystem = houseSystems[i % houseSystems.length] ?? 'placidus';
  const chart = computeChart(birth, { houseSystem, zodiac: 'tropical' });
  const found = claimsOf({
    ...natalAnswer(chart, natalTexts('en')),
    reading: natalReading(chart, readingWords),
  });
  claims += found.made;
  denied.push(...found.denied);
}
console.log(`${claims} claims in ${charts} charts, ${denied.length} of them false`);
for (const sentence of new Set(denied)) console.log(sentence);

const years = 600;
const motions = { ithasalas: 0, easarphas: 0, denied: 0 };
const happened = new Map<string, number>();
for (const birth of randomBirths(2, years)) {
  const year = Math.min(2200, birth.year + 30);
  const { ithasalas, easarphas, denied: wrong } = motionsOfYear(birth, year);
  motions.ithasalas += ithasalas;
  motions.easarphas += easarphas;
  motions.denied += wrong;
  for (const { yog_name, is_yog_happening } of varshaphalAnswer(
    annualChart(birth, year).planets,
    varshaphalTexts('en'),
  )) {
    happened.set(yog_name, (happened.get(yog_name) ?? 0) + (is_yog_happening ? 1 : 0));
  }
}
console.log(
  `${motions.ithasalas} Ithasalas and ${motions.easarphas} Easarphas in ${years} years, ${motions.denied} of them move the other way`,
);
for (const [name, count] of happened)
  console.log(`${((100 * count) / years).toFixed(1).padStart(5)} % ${name}`);
process.exitCode = denied.length + motions.denied === 0 ? 0 : 1;

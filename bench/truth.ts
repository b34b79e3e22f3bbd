/**
 * Reads every claim about a majority, a lead or a balance in the answers for 10,000 random charts and checks it against
 * their own numbers; fails when one is false:
 *
 *   npm run truth
 */
import { computeChart } from '../engines/chart/chart.ts';
import { houseSystems } from '../engines/chart/houses/cusps.ts';
import { natalAnswer } from '../service/astrology/natal/answer.ts';
import { natalTexts } from '../service/astrology/natal/texts/index.ts';
import { claimsOf } from '../test/unit/astrology/claims.ts';
import { randomBirths } from '../test/unit/astrology/oracle.ts';

const charts = 10_000;
let claims = 0;
const denied: string[] = [];
for (const [i, birth] of randomBirths(1, charts).entries()) {
  const houseSystem = houseSystems[i % houseSystems.length] ?? 'placidus';
  const found = claimsOf(
    natalAnswer(computeChart(birth, { houseSystem, zodiac: 'tropical' }), natalTexts('en')),
  );
  claims += found.made;
  denied.push(...found.denied);
}
console.log(`${claims} claims in ${charts} charts, ${denied.length} of them false`);
for (const sentence of new Set(denied)) console.log(sentence);
process.exitCode = denied.length === 0 ? 0 : 1;

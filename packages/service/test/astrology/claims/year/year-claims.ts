import type { Birth } from '@palmleaf/contract/birth';
import type { Oracle } from '@palmleaf/engines/testing';
import { annualChart } from '@palmleaf/engines/varshaphal';
import { type YearClaim, yearClaims } from '@palmleaf/texts/testing';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import { allYearTexts } from '@palmleaf/texts/year';
import { summaryOf } from '../../../../astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../../astrology/varshaphal/operation.ts';
import { type Heard, listening } from '../listen.ts';
import type { Judged } from '../natal-claims.ts';
import { annualSkyOf } from './annual-sky.ts';
import { holdsInYear } from './decide-year.ts';

/** The return is found within two seconds. */
const shiftsDays = [0, -3 / 86_400, 3 / 86_400];

interface BirthYear {
  readonly birth: Birth;
  readonly year: number;
}

export async function judgeYears(
  language: keyof typeof allYearTexts,
  oracle: Oracle,
  years: readonly BirthYear[],
  skies: readonly BirthYear[] = years,
): Promise<Omit<Judged, 'texts'>> {
  const [prose, names] = [await allYearTexts[language](), await varshaphalTexts(language)];
  const told = new Set<string>();
  const untrue: string[] = [];
  let sentences = 0;
  for (const [i, { birth, year }] of years.entries()) {
    const heard: Heard[] = [];
    const texts = listening(prose, yearClaims, (one) => heard.push(one));
    const annual = annualChart(birth, year);
    const said = [
      ...varshaphalAnswer(annual.planets, names, texts).map(({ yog_prediction: text }) => text),
      summaryOf(annual, texts),
    ].join(' ');
    const decided = skies[i] ?? { birth, year };
    const charts = shiftsDays.map((shift) =>
      annualSkyOf(oracle, decided.birth, decided.year - decided.birth.year, shift),
    );
    for (const { text, claim } of heard) {
      if (!isYearClaim(claim) || !said.includes(text)) continue;
      sentences += 1;
      told.add(text);
      if (!charts.some((sky) => holdsInYear(claim, sky))) untrue.push(text);
    }
  }
  return { told: told.size, sentences, untrue };
}

const isYearClaim = (claim: unknown): claim is YearClaim =>
  typeof claim === 'object' && claim !== null && 'is' in claim;

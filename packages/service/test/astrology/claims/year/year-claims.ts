import type { Birth } from '@palmleaf/contract/birth';
import type { Oracle } from '@palmleaf/engines/testing';
import { annualChart } from '@palmleaf/engines/varshaphal';
import { type YearClaim, yearClaims } from '@palmleaf/texts/testing';
import { varshaphalTexts } from '@palmleaf/texts/varshaphal';
import { allYearTexts } from '@palmleaf/texts/year';
import { summaryOf } from '../../../../astrology/varshaphal/annual-chart.ts';
import { varshaphalAnswer } from '../../../../astrology/varshaphal/operation.ts';
import type { Judged } from '../natal-claims.ts';
import { type ReportedSentence, reportingClaims } from '../report-claims.ts';
import { type AnnualSky, annualSkyOf } from './annual-sky.ts';
import { holdsInYear } from './decide-year.ts';

/** The engine finds the return of the Sun within two seconds. */
const shiftsDays = [0, -3 / 86_400, 3 / 86_400];

interface BirthYear {
  readonly birth: Birth;
  readonly year: number;
}

interface AnnualCase {
  readonly annual: ReturnType<typeof annualChart>;
  readonly skies: readonly AnnualSky[];
}

/** @param others the births and years whose sky decides */
export function annualCases(
  oracle: Oracle,
  years: readonly BirthYear[],
  others: readonly BirthYear[] = years,
): readonly AnnualCase[] {
  return years.map((own, i) => {
    const { birth, year } = others[i] ?? own;
    return {
      annual: annualChart(own.birth, own.year),
      skies: shiftsDays.map((shift) => annualSkyOf(oracle, birth, year - birth.year, shift)),
    };
  });
}

export async function judgeYears(
  language: keyof typeof allYearTexts,
  cases: readonly AnnualCase[],
): Promise<Omit<Judged, 'texts'>> {
  const [prose, names] = [await allYearTexts[language](), await varshaphalTexts(language)];
  const seen = new Set<string>();
  const untrue: string[] = [];
  let sentences = 0;
  for (const { annual, skies } of cases) {
    const reported: ReportedSentence[] = [];
    const texts = reportingClaims(prose, yearClaims, (one) => reported.push(one));
    const statements = [
      ...varshaphalAnswer(annual.planets, names, texts).map(({ yog_prediction: text }) => text),
      summaryOf(annual, texts),
    ].join(' ');
    for (const { text, claim } of reported) {
      if (!isYearClaim(claim) || !statements.includes(text)) continue;
      sentences += 1;
      seen.add(text);
      if (!skies.some((sky) => holdsInYear(claim, sky))) untrue.push(text);
    }
  }
  return { contained: seen.size, sentences, untrue };
}

const isYearClaim = (claim: unknown): claim is YearClaim =>
  typeof claim === 'object' && claim !== null && 'is' in claim;

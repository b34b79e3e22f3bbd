import type { AspectPoint, Chart } from '@palmleaf/engines/chart';
import { type AspectsTexts, allAspectsTexts } from '@palmleaf/texts/aspects-report';
import { capital } from '@palmleaf/texts/languages';
import {
  type AspectsLanguage,
  type Claim,
  type PairClaim,
  pairClaim,
  paragraphClaims,
  signsClaim,
} from '@palmleaf/texts/testing';
import { aspectsReport } from '../../../astrology/aspects-report/report.ts';
import { holds } from './decide.ts';
import type { Judged } from './natal-claims.ts';
import { type ReportedSentence, reportingClaims } from './report-claims.ts';
import type { Sky } from './sky.ts';

type Pair = readonly [AspectPoint, AspectPoint];

const stepsOf = { same: 0, sextile: 2, square: 3, trine: 4, opposition: 6 } as const;

export async function judgeAspects(
  language: AspectsLanguage,
  births: Iterable<{ readonly chart: Chart; readonly sky: Sky }>,
): Promise<Judged> {
  const texts = await allAspectsTexts[language]();
  const seen = new Set<string>();
  const untrue: string[] = [];
  let sentences = 0;
  const judge = (slot: string, text: string, claim: Claim, sky: Sky): void => {
    sentences += 1;
    seen.add(slot);
    if (!holds(claim, sky)) untrue.push(text);
  };
  const meanings = pairTexts(texts);
  const bySigns = new Map<string, readonly Slot[]>();
  const signsOf = (pair: Pair): readonly Slot[] => {
    const known = bySigns.get(pair.join()) ?? signTexts(texts, pair);
    bySigns.set(pair.join(), known);
    return known;
  };
  for (const { chart, sky } of births) {
    const reported: ReportedSentence[] = [];
    const report = aspectsReport(
      chart,
      reportingClaims(texts, paragraphClaims, (one) => reported.push(one)),
    );
    for (const { aspect, report: statement } of report) {
      const pair: Pair = [aspect.aspecting, aspect.aspected];
      const meant = meanings.filter(({ text }) => statement.startsWith(text));
      const signs = signsOf(pair).filter(({ text }) => statement.includes(text));
      const others = reported.flatMap(({ text, claim }) =>
        isPairClaim(claim) && statement.includes(text) ? [{ slot: text, text, claim: claim(pair) }] : [],
      );
      if (meant.length !== 1) untrue.push(`no single meaning: ${statement}`);
      for (const { slot, text, claim } of [...meant, ...signs, ...others]) judge(slot, text, claim, sky);
    }
  }
  return { contained: seen.size, texts: meanings.length, sentences, untrue };
}

const isPairClaim = (claim: unknown): claim is PairClaim => typeof claim === 'function';

interface Slot {
  readonly slot: string;
  readonly text: string;
  readonly claim: Claim;
}

function pairTexts({ pairs }: AspectsTexts): readonly Slot[] {
  return Object.entries(pairs).flatMap(([key, kinds]) =>
    (['conjunction', 'soft', 'hard'] as const).flatMap((kind) => {
      const text = Object.entries(kinds).find(([name]) => name === kind)?.[1];
      return text === undefined ? [] : [{ slot: `${key} ${kind}`, text, claim: pairClaim(key, kind) }];
    }),
  );
}

function signTexts({ names, sign, signPairs }: AspectsTexts, [a, b]: Pair): readonly Slot[] {
  const written = (template: string, [one, other]: Pair): string =>
    capital(template.replace('{a}', names[one]).replace('{b}', names[other]));
  const orders: readonly Pair[] = [
    [a, b],
    [b, a],
  ];
  const within = (['same', 'sextile', 'square', 'trine', 'opposition'] as const).flatMap((steps) =>
    signPairs[steps].flatMap((template, i) =>
      orders.map((order) => ({
        slot: template,
        text: written(template, order),
        claim: signsClaim(order, i + 1, stepsOf[steps]),
      })),
    ),
  );
  const across = signPairs.across.flatMap((template) =>
    orders.flatMap((order) =>
      Array.from({ length: 12 }, (_, i) => i + 1).flatMap((first) =>
        [1, 5, 7, 11].map((steps): Slot => {
          const named = template
            .replace('{s}', sign(first))
            .replace('{t}', sign(((first + steps - 1) % 12) + 1));
          const claims: readonly Claim[] = [
            signsClaim(order, first, steps),
            { is: 'across signs', between: order },
          ];
          return { slot: template, text: written(named, order), claim: { is: 'all', of: claims } };
        }),
      ),
    ),
  );
  return [...within, ...across];
}

import { type Nativity, pointOf } from '@palmleaf/engines/chart';
import { type Passage, type Span, subPeriods } from '@palmleaf/engines/forecast';
import { strengthOf } from '@palmleaf/engines/jyotish';
import { type Period, type Statement, wholeMonth } from '@palmleaf/texts/chat/terms';
import { near, readIn, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { isHelpful } from '../basics/passage-kind.ts';
import { bodiesOf, type TopicFacts, weightIn } from '../basics/topic.ts';
import { yesIf } from '../basics/worth.ts';
import { passagesOf } from './outlook.ts';
import { vimshottariOf } from './periods.ts';

function favours({ nativity }: Brief, span: Span, facts: TopicFacts): boolean {
  const names = bodiesOf(facts).map(({ name }) => name);
  if (nativity.tradition === 'VEDIC') {
    return vimshottariOf(nativity)
      .antardashas(span.from, span.to)
      .some(({ maha, antar }) => names.some((name) => name === maha.lord || name === antar.lord));
  }
  return isMostlyHelpful(passagesOf(nativity, span, facts));
}

export function favourStatements(brief: Brief, period: Period, facts: TopicFacts): Statement[] {
  const { topic } = facts;
  const { form, asked } = brief.understood;
  const answerOf = (does: boolean) => (form === 'closed' ? yesIf(does) : undefined);
  const head = (does: boolean): Statement[] => [
    { say: 'favours', answer: answerOf(does), topic, period, favours: does },
  ];
  const does = favours(brief, period, facts);
  if (brief.nativity.tradition === 'WESTERN') return head(does);
  const from = period.from < brief.now && brief.now < period.to ? brief.now : period.from;
  const span = { from, to: period.to };
  const peak = peakOf(brief, span, facts);
  const best = asksOneMonth(asked, brief) ? wholeMonthIn(peak) : peak;
  const isPart = lengthOf(best) < maxShareOfPart * lengthOf(span);
  if (lengthOf(period) < minWithPartsMs) return head(does || peak.weight > 0);
  if (does) return isPart ? [...head(does), { say: 'most of all', best }] : head(does);
  if (isShortPeriod(period) && peak.weight > 0 && !isPart) return head(true);
  return peak.weight > 0 ? [{ say: 'partly', answer: answerOf(true), topic, period, best }] : head(does);
}

export function asksOneMonth(asked: string, { language }: Brief): boolean {
  return near(wordingIn(asked, readIn(asked, [language])), ['one', 'which'], ['unit month'], 1);
}

export function wholeMonthIn(span: Span): Span {
  const { from, to } = span;
  const startsMonth = from.getUTCDate() === 1;
  const month = wholeMonth(from.getUTCFullYear(), from.getUTCMonth() + (startsMonth ? 0 : 1));
  return month.to <= to ? month : span;
}

const shortPeriodMs = 100 * 86_400_000;
const minWithPartsMs = 45 * 86_400_000;
const maxShareOfPart = 0.75;

export const isShortPeriod = (span: Span): boolean => lengthOf(span) < shortPeriodMs;

interface WeightedSpan extends Span {
  readonly weight: number;
}

function weightedSpansOf({ nativity }: Brief, { from, to }: Span, facts: TopicFacts): WeightedSpan[] {
  return vimshottariOf(nativity)
    .antardashas(from, to)
    .flatMap(({ maha, antar }) =>
      subPeriods(antar).map((sub) => ({
        from: sub.from > from ? sub.from : from,
        to: sub.to < to ? sub.to : to,
        weight: weightIn(facts, antar.lord) + (weightIn(facts, maha.lord) + weightIn(facts, sub.lord)) / 2,
      })),
    )
    .filter((each) => each.from < each.to);
}

const lengthOf = ({ from, to }: Span): number => to.getTime() - from.getTime();

const minPeakMs = 20 * 86_400_000;

/** The strongest part of a span, the earliest of equals. */
export function peakOf(brief: Brief, span: Span, facts: TopicFacts): WeightedSpan {
  const least = Math.min(minPeakMs, lengthOf(span) / 2);
  const long = weightedSpansOf(brief, span, facts).filter((each) => lengthOf(each) >= least);
  const [best] = long.toSorted((one, other) => other.weight - one.weight);
  return best ?? { ...span, weight: 0 };
}

function supportOf(brief: Brief, span: Span, facts: TopicFacts): number {
  if (brief.nativity.tradition === 'WESTERN') {
    const passages = passagesOf(brief.nativity, span, facts);
    return passages.length === 0 ? 0 : passages.filter(isHelpful).length / passages.length;
  }
  const stretches = weightedSpansOf(brief, span, facts);
  return stretches.reduce((sum, each) => sum + each.weight * lengthOf(each), 0) / lengthOf(span);
}

const leastDifference = { slight: 0.1, clear: 1 };

interface Compared {
  /** Undefined if the times are alike. */
  readonly better?: Period;
  readonly much: 'clear' | 'slight';
  /** The first time favours the matter. */
  readonly good: boolean;
}

export function compareTimes(
  brief: Brief,
  [one, other]: readonly [Period, Period],
  facts: TopicFacts,
): Compared {
  const difference = supportOf(brief, one, facts) - supportOf(brief, other, facts);
  const much = Math.abs(difference) >= leastDifference.clear ? 'clear' : 'slight';
  const good = favours(brief, one, facts);
  if (Math.abs(difference) < leastDifference.slight) return { much, good };
  return { better: difference > 0 ? one : other, much, good };
}

export function betterOfTimes(
  brief: Brief,
  [one, other]: readonly [Period, Period],
  facts: TopicFacts,
): Statement[] {
  const { topic } = facts;
  const { better, much, good } = compareTimes(brief, [one, other], facts);
  if (better === undefined) return [{ say: 'alike times', topic, one, other, good }];
  return [
    { say: 'better time', topic, better, lesser: better === one ? other : one },
    { say: 'by how much', much },
  ];
}

export function goodTimeStatement({ nativity, understood }: Brief, period: Period): Statement {
  const good =
    nativity.tradition === 'VEDIC'
      ? areLordsStrong(nativity, period)
      : isMostlyHelpful(passagesOf(nativity, period));
  const answer = understood.form === 'closed' ? yesIf(good) : undefined;
  return { say: 'good time', answer, period, good };
}

function areLordsStrong(nativity: Nativity, { from }: Span): boolean {
  const { maha, antar } = vimshottariOf(nativity).at(from);
  return strengthOf(pointOf(nativity, maha.lord)) + strengthOf(pointOf(nativity, antar.lord)) >= 0;
}

function isMostlyHelpful(passages: readonly Passage[]): boolean {
  const helping = passages.filter(isHelpful).length;
  return passages.length > 0 && 2 * helping >= passages.length;
}

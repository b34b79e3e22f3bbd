import type { Subject } from '@palmleaf/texts/chat/terms';
import { thanksIndex } from '../answer/talk.ts';
import { type Classification, likeliestFirst, type Ranked, sumOf } from '../question/classifier/classify.ts';
import { isOffChart, isTerm, type Label, questionLabelOf } from '../question/classifier/labels.ts';
import { isAboutBond } from '../question/frame/names.ts';
import type { Reading, Setting } from '../question/frame/reading.ts';
import { bodiesIn } from '../question/matter.ts';
import { hasOnlyQuestionWords } from '../question/phrases.ts';
import { isBesideTerms } from './beyond.ts';

/** Costs of an answer to another matter, a needless refusal, a free guess, and a refusal for a wrong reason. */
const costs = { other: 3, refusal: 2, guess: 1.8, wrongReason: 0.6 };
/** Exponent: the classifier is too unsure, because only training hides features. */
const sharpness = 1.5;

/** For the label that lexicons or conversation suggest. */
const oddsFactors = { time: 2, offChart: 5, before: 2, bond: 0.5 };
const offChartKinds: readonly Subject['kind'][] = ['beyond', 'matching'];

export const isNamed = ({ subject }: Reading): boolean =>
  subject.kind !== 'planet' && isTerm(questionLabelOf(subject));

function oddsFactorOf({ subject, periodNamed }: Reading): number {
  if (offChartKinds.includes(subject.kind)) return oddsFactors.offChart;
  return subject.kind === 'timing' && periodNamed ? oddsFactors.time : 1;
}

export const probabilityIn = (ranked: readonly Ranked<Label>[], label: Label): number =>
  ranked.find(({ is }) => is === label)?.probability ?? 0;

/** Returns undefined if a free guess costs least. */
export function labelOfLeastCost(ranked: readonly Ranked<Label>[]): Label | undefined {
  const offChartProbability = sumOf(ranked.filter(({ is }) => isOffChart(is)));
  const costOf = ({ is, probability }: Ranked<Label>): number =>
    isOffChart(is)
      ? costs.refusal * (1 - offChartProbability) + costs.wrongReason * (offChartProbability - probability)
      : costs.other * (1 - probability);
  const [best] = ranked.toSorted((one, other) => costOf(one) - costOf(other));
  const guess = costs.guess * (1 - offChartProbability) + costs.wrongReason * offChartProbability;
  return best && costOf(best) <= guess ? best.is : undefined;
}

/** If the lexicons found a term, the message is about no other term, computed or not. */
export function weightedByRules(
  classification: Classification,
  first: Reading,
  message: string,
  { before, isDisputed }: Setting,
): Ranked<Label>[] {
  const { subjects } = classification;
  const own = questionLabelOf(first.subject);
  const earlier = before && questionLabelOf(before.subject);
  const followUp = isDisputed ? probabilityIn(subjects, 'follow-up') : 0;
  const sharpened = subjects
    .filter(({ is }) => is !== 'follow-up' || (before ? !isDisputed : hasOnlyQuestionWords(message)))
    .map(({ is, probability }) => ({
      is,
      probability: (probability + (is === 'protest' ? followUp : 0)) ** sharpness,
    }));
  const isThanked = thanksIndex(message) >= 0;
  // The glossary has all terms that are not computed.
  const isOfPlanet = own === 'planet' && classification.reasons[0]?.is === 'term';
  // A planet passes through a named house.
  const isOfHouse = own === 'house' && bodiesIn(first.wording).length > 0;
  const odds = sharpened
    .map((each) => (isOfHouse && each.is === 'transit' ? { ...each, is: own } : each))
    .filter(({ is }) => !(isThanked && is === 'protest'))
    .filter(({ is }) => !(isOfPlanet && is === 'not-computed'))
    .filter(
      ({ is }) =>
        !isNamed(first) ||
        is === own ||
        !(isTerm(is) || (is === 'not-computed' && !isBesideTerms(classification))),
    )
    .map(({ is, probability }) => {
      const isBond = is === 'other-chart' && isAboutBond(first.wording);
      const factor = is === own ? oddsFactorOf(first) : isBond ? oddsFactors.bond : 1;
      const isExpected =
        (before !== undefined && (is === earlier || is === 'follow-up')) || (isDisputed && is === 'protest');
      return { is, probability: probability * factor * (isExpected ? oddsFactors.before : 1) };
    });
  const total = sumOf(odds);
  return likeliestFirst(odds.map(({ is, probability }) => ({ is, probability: probability / total })));
}

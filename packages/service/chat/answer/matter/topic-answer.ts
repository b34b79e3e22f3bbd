import { houseOfNativity } from '@palmleaf/engines/chart';
import type { Paragraphs, Statement } from '@palmleaf/texts/chat/terms';
import { type Topic, topicProfiles } from '@palmleaf/texts/chat/terms';
import { has, hitsOf, type Wording } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { livedPart } from '../basics/lived.ts';
import { type TopicFacts, topicFacts } from '../basics/topic.ts';
import { worthLead } from '../basics/worth.ts';
import { favourStatement } from '../time/favour.ts';
import { outlookOf } from '../time/outlook.ts';
import { isWished, windowsOf } from '../time/windows.ts';
import { furtherNature, natureOf } from './nature.ts';
import { beforeTimes, openingOf } from './opening.ts';
import { topicRemedies } from './remedies.ts';
import { spouseAnswer } from './spouse.ts';
import { moodStatement, standing, verdictOf, verdictStatement } from './verdict.ts';

export function topicAnswer(topic: Topic, brief: Brief): Paragraphs {
  return [...bodyOf(topic, brief), isRepeated(topic, brief) ? [] : limitsOf(topic, brief)];
}

function bodyOf(topic: Topic, brief: Brief): Paragraphs {
  const { intent, period, form, followUp } = brief.understood;
  const facts = topicFacts(topic, brief);
  const asked = form === 'closed';
  switch (intent) {
    case 'when':
      return [
        ...(asked && period.from >= brief.nativity.born
          ? [[moodStatement(facts.topic, brief) ?? favourStatement(brief, period, facts)]]
          : [beforeTimes(topic, brief)]),
        windowsOf(brief, facts),
        ofSomebodyElse(topic, brief),
        natureOf(topic, brief).slice(0, 2),
      ];
    case 'outlook': {
      const lived = livedPart(period, brief.nativity);
      const ofMood = asked ? moodStatement(facts.topic, brief) : undefined;
      const before = beforeTimes(topic, brief);
      const isOfBoth = before[0]?.say === 'favours';
      const head = lived && !isOfBoth ? [ofMood ?? favourStatement(brief, lived, facts)] : [];
      return [[...head, ...before], opened(brief, outlookOf(brief, period, facts))];
    }
    case 'more':
      return [furtherNature(topic, stepsInto(topic, brief), brief) ?? nothingLeft];
    case 'why':
      return [[basisOf(topic, brief)], followUp ? standing(topic, brief) : natureOf(topic, brief)];
    case 'worth':
      return [
        [{ ...verdictStatement(topic, brief), answer: worthLead(brief, verdictOf(facts) !== 'weak') }],
        followUp ? standing(topic, brief) : natureOf(topic, brief),
      ];
    case 'remedy':
      return [
        has(brief.understood.wording, 'rite') ? [] : beforeTimes(topic, brief),
        ...topicRemedies(topic, brief),
      ];
    case 'nature': {
      if (topic === 'spouse' || (topic === 'marriage' && form === 'kind'))
        return [...spouseAnswer(brief), windowsOf(brief, topicFacts('marriage', brief))];
      const opening = openingOf(topic, brief);
      const nature = natureOf(topic, brief);
      const isChosen = form === 'choice' && opening[0]?.say !== 'undecided';
      return [
        [...opening, ...ofSomebodyElse(topic, brief), ...bodyCare(topic, brief)],
        nature,
        isChosen || form === 'kind' ? [] : timesOf(facts, brief),
      ];
    }
  }
}

/** A wish wants a date; a state and a fear want the months ahead. */
function timesOf(facts: TopicFacts, brief: Brief): Statement[] {
  const { form, mood, period } = brief.understood;
  const isOfMonths = form === 'open' || mood === 'fear' || mood === 'leaving' || !isWished(facts.topic);
  return isOfMonths && form !== 'advice'
    ? opened(brief, outlookOf(brief, period, facts))
    : windowsOf(brief, facts);
}

function limitsOf(topic: Topic, { understood: { wording, sorrow } }: Brief): Statement[] {
  if (topic === 'lawsuit') return [{ say: 'no legal advice' }];
  if (topic !== 'health') return [];
  return sorrow || has(wording, 'low mood')
    ? [{ say: 'no diagnosis' }, { say: 'low mood' }]
    : [{ say: 'no diagnosis' }];
}

const others = ['partner', 'love', 'in-laws', 'children', 'boss'] as const;
const headWords = 4;

const isOfAnother = (wording: Wording): boolean =>
  has(wording, 'he or she') ||
  hitsOf(wording, 'my').some(
    ({ from: at, to }) =>
      to <= headWords && hitsOf(wording, ...others).some(({ from }) => from === to || from === at),
  );

function ofSomebodyElse(topic: Topic, { understood: { wording, mood } }: Brief): Statement[] {
  return mood !== 'leaving' &&
    !has(wording, 'how many') &&
    ['love', 'marriage', 'career', 'children', 'friends', 'in-laws', 'enemies'].includes(topic) &&
    isOfAnother(wording)
    ? [{ say: 'other side' }]
    : [];
}

function bodyCare(topic: Topic, { nativity, understood }: Brief): Statement[] {
  if (topic !== 'health' || understood.sorrow) return [];
  return [{ say: 'body care', sign: houseOfNativity(nativity, 6).sign }];
}

const nothingLeft: readonly Statement[] = [{ say: 'nothing left' }];

function basisOf(topic: Topic, { nativity: { tradition } }: Brief): Statement {
  const { house, significators } = topicProfiles[topic];
  return { say: 'basis', topic, house: house[tradition], significators: significators[tradition] };
}

export function opened({ understood: { period } }: Brief, statements: readonly Statement[]): Statement[] {
  return [{ say: 'period', period }, ...statements];
}

function isRepeated(topic: Topic, { earlier }: Brief): boolean {
  return earlier.some(({ subject }) => subject.kind === 'topic' && subject.topic === topic);
}

function stepsInto(topic: Topic, { earlier }: Brief): number {
  return earlier.filter(
    ({ subject, intent }) => subject.kind === 'topic' && subject.topic === topic && intent === 'more',
  ).length;
}

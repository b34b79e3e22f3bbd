import { strengthOf } from '@palmleaf/engines/jyotish';
import type { Statement, Topic, Verdict } from '@palmleaf/texts/chat/terms';
import { readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import type { Brief } from '../../composer.ts';
import { sentencesOf } from '../../question/clauses.ts';
import { isUnknownDeed } from '../../question/deeds.ts';
import { hasPhrase } from '../../question/phrases.ts';
import { bodiesOf, type TopicFacts, topicFacts } from '../basics/topic.ts';
import { yesIf } from '../basics/worth.ts';

export function verdictOf(facts: TopicFacts): Verdict {
  const sum = scoreOf(facts);
  return sum >= 2 ? 'strong' : sum <= -2 ? 'weak' : 'mixed';
}

export function scoreOf(facts: TopicFacts): number {
  const parts = [facts.ruler, ...bodiesOf(facts)].map(strengthOf);
  return (2 * parts.reduce((total, each) => total + each, 0)) / parts.length;
}

const neverDeniedTopics: readonly Topic[] = [
  'health',
  'mother',
  'father',
  'children',
  'love',
  'marriage',
  'spouse',
];

/** The chat advises nobody to stay: a chart cannot show how the asker is treated. */
export const relationshipTopics: readonly Topic[] = ['love', 'marriage', 'spouse'];

export function yesOrNoStatement(topic: Topic, brief: Brief): Statement {
  const ofMood = moodStatement(topic, brief);
  if (ofMood !== undefined) return ofMood;
  const { asked } = brief.understood;
  const language = readIn(asked, [brief.language]);
  if (isUnknownDeed(asked, wordingIn(asked, language), language)) return verdictStatement(topic, brief);
  const verdict = verdictOf(topicFacts(topic, brief));
  const neverDenied = neverDeniedTopics.includes(topic);
  return { say: 'promise', answer: yesIf(neverDenied || verdict !== 'weak'), topic, verdict, neverDenied };
}

const wishedAway: readonly Topic[] = ['abroad', 'travel'];

/** Never says yes to a fear. Returns undefined for a hope. */
export function moodStatement(topic: Topic, brief: Brief): Statement | undefined {
  const { asked, mood } = brief.understood;
  if (mood !== 'fear' && (mood !== 'leaving' || wishedAway.includes(topic))) return undefined;
  const verdict = verdictOf(topicFacts(topic, brief));
  // The story of a loss reads as a fear: a hope for a child must not get "no" first.
  const isStory = topic === 'children' && sentencesOf(brief.question).length > 1;
  if (mood === 'fear')
    return isStory || hasPhrase('decides', tokensOf(asked))
      ? { say: 'verdict', topic, verdict }
      : { say: 'feared', answer: 'no', topic, verdict };
  if (verdict !== 'strong') return { say: 'leaving', topic, verdict };
  return relationshipTopics.includes(topic)
    ? { say: 'leaving', topic, verdict: 'strong on a relationship' }
    : { say: 'leaving', answer: 'no', topic, verdict };
}

export function verdictStatement(topic: Topic, brief: Brief): Statement<'verdict'> {
  return { say: 'verdict', topic, verdict: verdictOf(topicFacts(topic, brief)) };
}

export function bestAndWorst(topic: Topic, brief: Brief): Statement[] {
  const order = bodiesOf(topicFacts(topic, brief)).sort((a, b) => strengthOf(b) - strengthOf(a));
  const [best, worst] = [order[0], order.at(-1)];
  if (!best || !worst) return [];
  return best.name === worst.name
    ? [{ say: 'rests on', point: best }]
    : [{ say: 'best and worst', best, worst }];
}

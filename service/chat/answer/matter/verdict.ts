import { strengthOf } from '../../../../engines/jyotish/strength.ts';
import type { Brief } from '../../composer.ts';
import type { Topic } from '../../question/topics.ts';
import { promises } from '../../words/topics.ts';
import { bodiesOf, type TopicFacts, topicFacts } from '../basics/topic.ts';

type Verdict = 'strong' | 'mixed' | 'weak';

/** How the chart stands to a topic: ruler, occupants and significators together, the ruler counted twice. */
export function verdictOf(facts: TopicFacts): Verdict {
  const sum = scoreOf(facts);
  return sum >= 2 ? 'strong' : sum <= -2 ? 'weak' : 'mixed';
}

/** A topic's strength, averaged over its planets so that topics of many and few compare. */
export function scoreOf(facts: TopicFacts): number {
  const parts = [facts.ruler, ...bodiesOf(facts)].map(strengthOf);
  return (2 * parts.reduce((total, each) => total + each, 0)) / parts.length;
}

const feared =
  /\b(?:divorced?|separat\w*|break ?up|lose|losing|fail\w*|loss(?:es)?|delay\w*|late|den(?:y|ied)|problems?|troubles?|difficult\w*|bad|harm\w*|danger\w*|accidents?|jail|prison|fired|laid off|unlucky|poor|bankrupt\w*|cheat\w*|betray\w*|struggle|leav(?:e|ing)|quit|resign\w*|give up|suffer\w*|obstacles?|black magic|evil eye|enem(?:y|ies)|against me|alone forever|never)\b/;

/** The first sentence of an answer to a yes-or-no question about a topic. */
export function yesOrNo(topic: Topic, brief: Brief): string {
  const facts = topicFacts(topic, brief);
  const verdict = verdictOf(facts);
  const { strong, mixed, weak } = promises[topic];
  const { word } = facts.profile;
  const subject = topic === 'self' ? 'yourself' : word;
  if (feared.test(brief.understood.text)) {
    const because: Record<Verdict, string> = {
      strong: `No, your chart does not show that: it is strong on ${subject}`,
      mixed: `No, not by this chart alone: it is mixed on ${subject}, with some strain and some help`,
      weak: `No, nothing of the kind is fixed, but care is asked: your chart is under some strain on ${subject}`,
    };
    return `${because[verdict]}.`;
  }
  return verdict === 'weak' ? `${weak}.` : `Yes, ${verdict === 'strong' ? strong : mixed}.`;
}

const verdictWords: Record<Verdict, (word: string) => string> = {
  strong: (word) => `your chart is strong on ${word}: things here come back when you put work into them.`,
  mixed: (word) => `your chart is mixed on ${word}: some of it flows, some of it has to be learned.`,
  weak: (word) => `your chart asks for patience with ${word}: it comes later than wished, and by practice.`,
};

/** The verdict as a clause of its own, with its full stop. */
export function verdictClause(topic: Topic, brief: Brief): string {
  const facts = topicFacts(topic, brief);
  return verdictWords[verdictOf(facts)](topic === 'self' ? 'self-confidence and drive' : facts.profile.word);
}

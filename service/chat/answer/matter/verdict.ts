import { strengthOf } from '../../../../engines/jyotish/strength.ts';
import type { Brief } from '../../composer.ts';
import type { Topic } from '../../question/topics.ts';
import { promises, skillIn } from '../../words/topics.ts';
import { placement } from '../basics/say.ts';
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
  const subject = skillIn[topic] ?? word;
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

type VerdictWords = Record<Verdict, (word: string) => string>;

const ofThings: VerdictWords = {
  strong: (word) => `your chart is strong on ${word}: things here come back when you put work into them.`,
  mixed: (word) => `your chart is mixed on ${word}: some of it flows, some of it has to be learned.`,
  weak: (word) => `your chart asks for patience with ${word}: it comes later than wished, and by practice.`,
};
const ofPeople: VerdictWords = {
  strong: (word) => `your chart is strong on ${word}: there is help and goodwill here.`,
  mixed: (word) => `your chart is mixed on ${word}: some of it is warm, some has to be worked out.`,
  weak: (word) => `your chart asks for patience with ${word}: closeness takes time and good will.`,
};
const ofHealth: VerdictWords = {
  strong: (word) => `your chart is strong on ${word}: you hold out well and recover quickly.`,
  mixed: (word) => `your chart is mixed on ${word}: it rises and falls with how you live.`,
  weak: (word) => `your chart asks for care with ${word}: regular habits do more for you than strain.`,
};
const people: readonly Topic[] = ['mother', 'father', 'siblings', 'family', 'in-laws', 'friends'];

/** The verdict as a clause of its own, with its full stop. */
export function verdictClause(topic: Topic, brief: Brief): string {
  const facts = topicFacts(topic, brief);
  const words = topic === 'health' ? ofHealth : people.includes(topic) ? ofPeople : ofThings;
  return words[verdictOf(facts)](skillIn[topic] ?? facts.profile.word);
}

/** Which planets of a topic stand best and worst. */
export function standing(topic: Topic, brief: Brief): string {
  const order = bodiesOf(topicFacts(topic, brief)).sort((a, b) => strengthOf(b) - strengthOf(a));
  const [best, worst] = [order[0], order.at(-1)];
  if (!best || !worst) return '';
  if (best.name === worst.name) return `It rests on ${placement(best, brief.level)}.`;
  return `Of its planets ${placement(best, brief.level)} stands best, and ${placement(worst, brief.level)} has the hardest stand.`;
}

import type { Nativity, PlacedBody } from '@palmleaf/engines/chart';
import type { RefusedMatter } from '../question/cautions.ts';
import type { BeyondTopic, selfTopics } from '../question/subject.ts';
import type { Topic } from '../question/topics.ts';
import type { Nothing } from './nothing.ts';

export type Rising = Nativity['ascendant'];

export interface TalkStatements {
  /** `name` may be empty; `again`: a second greeting. */
  hello: { name: string; again: boolean };
  'your chart': { rising: Rising; moon: PlacedBody };
  askable: Nothing;
  welcome: { name: string };
  'ask on': Nothing;
  goodbye: { name: string };
  'kept open': Nothing;
  program: Nothing;
  'no days': Nothing;
  'how can I help': Nothing;
  'leaning on': Nothing;
  /** `matter`: the question names only a time; `first`: the first question. */
  'not understood': { why: 'matter' | 'first' | 'later' };
  refused: { matter: RefusedMatter };
  'two charts': Nothing;
  'no letters': Nothing;
  'leanings only': Nothing;
  'no diagnosis': Nothing;
  'no legal advice': Nothing;
  'low mood': Nothing;
  sorry: Nothing;
  'neither good nor bad': Nothing;
}

export interface SelfStatements {
  'not computed': { term: string };
  /** `word` as in the question; `topic`: what the rest is about. */
  uncertain: { word: string; topic: Topic };
  'on words': { words: string };
  self: { about: (typeof selfTopics)[number] | BeyondTopic | 'three' | 'part' | 'free' };
}

/** Answers to the form of a question: which of two, why, what to do, how long. */
export interface FormStatements {
  /** Both sides in the words of the question; `sign`: the kind of the sign of the topic's house. */
  undecided: { one: string; other: string; sign: 'movable' | 'fixed' | 'dual' };
  /** `worst`: the weakest planet of the topic. */
  reason: { topic: Topic; worst: PlacedBody };
  'no reason': { topic: Topic };
  advice: { topic: Topic; best: PlacedBody; worst: PlacedBody };
  lasts: { until: Date };
}

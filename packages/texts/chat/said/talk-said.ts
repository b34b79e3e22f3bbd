import type { Nativity, PlacedBody } from '@palmleaf/engines/chart';
import type { RefusedMatter } from '../question/cautions.ts';
import type { BeyondTopic, selfTopics } from '../question/subject.ts';
import type { Topic } from '../question/topics.ts';
import type { Nothing } from './nothing.ts';

/** The Ascendant of a chart. */
export type Rising = Nativity['ascendant'];

/** What is said of the conversation itself: greetings, limits, refusals. */
export interface TalkSaid {
  /** `name` may be empty; `again`: the conversation has begun before. */
  hello: { name: string; again: boolean };
  'your chart': { rising: Rising; moon: PlacedBody };
  /** What can be asked. */
  askable: Nothing;
  welcome: { name: string };
  'ask on': Nothing;
  goodbye: { name: string };
  'kept open': Nothing;
  program: Nothing;
  'no days': Nothing;
  'how can I help': Nothing;
  'leaning on': Nothing;
  /** `matter`: a time is asked for, and not of what; `first` and `later`: in a conversation's first question, and after it. */
  'not understood': { why: 'matter' | 'first' | 'later' };
  refused: { matter: RefusedMatter };
  'two charts': Nothing;
  'no letters': Nothing;
  /** No exact day and no guarantee. */
  'leanings only': Nothing;
  'no diagnosis': Nothing;
  'no legal advice': Nothing;
  'low mood': Nothing;
  /** To who is sad. */
  sorry: Nothing;
  'neither good nor bad': Nothing;
}

/** What the chat says about itself, and of what it does not read. */
export interface SelfSaid {
  /** `term` as the question has it. */
  'not computed': { term: string };
  /** `word` as the question has it; `topic`: what the rest of the question is about. */
  uncertain: { word: string; topic: Topic };
  self: { about: (typeof selfTopics)[number] | BeyondTopic | 'three' };
}

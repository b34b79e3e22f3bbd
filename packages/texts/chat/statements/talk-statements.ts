import type { Nativity, PlacedBody } from '@palmleaf/engines/chart';
import type { Span } from '@palmleaf/engines/forecast';
import type { RefusedMatter } from '../question/cautions.ts';
import type { Period } from '../question/period.ts';
import type { BeyondTopic, selfTopics } from '../question/subject.ts';
import type { Topic } from '../question/topics.ts';
import type { Nothing } from './nothing.ts';
import type { Within } from './time-statements.ts';

export type Rising = Nativity['ascendant'];

export interface TalkStatements {
  /** `name` may be empty; `again`: a second greeting. */
  hello: { name: string; again: boolean };
  'your chart': { rising: Rising; moon: PlacedBody };
  askable: Nothing;
  welcome: { name: string };
  'ask on': Nothing;
  goodbye: { name: string };
  'talk can go on': Nothing;
  program: Nothing;
  'no good or bad days': Nothing;
  'how can I help': Nothing;
  'remembers the talk': Nothing;
  /** `no matter`: the question names only a time; otherwise whether it is the first of its talk or a `later` one. */
  'not understood': { why: 'no matter' | 'first' | 'later' };
  refused: { matter: RefusedMatter };
  'two charts': Nothing;
  'no Latin letters': Nothing;
  'leanings only': Nothing;
  'no diagnosis': Nothing;
  'no legal advice': Nothing;
  'low mood': Nothing;
  sorry: Nothing;
  'neither good nor bad': Nothing;
  'still holds': Nothing;
}

interface Lights {
  readonly sun: number;
  readonly moon: number;
  readonly rising: number;
}

export interface SelfStatements {
  'not computed': { term: string };
  /** `other`: the next likely topic of an unsure question. */
  'if not meant': { other?: Topic | undefined };
  'quoted words': { words: string };
  /** `three`: only three questions are answered; `part`: the repeated question stays unanswered */
  self: {
    about:
      | (typeof selfTopics)[number]
      | BeyondTopic
      | 'three'
      | 'part'
      | 'free'
      | 'zodiacs'
      | 'listening'
      | 'trust'
      | 'askOfOthers'
      | 'ownSide'
      | 'otherBirth'
      | 'missedAgain'
      | 'sickPet'
      | 'vedicMethod'
      | 'westernMethod'
      | 'positions';
  };
  'both zodiacs': { western: Lights; vedic: Lights };
  'cast for': { time: string; offset: string };
  'rising lasts': { sign: number; from: string; to: string };
  'moon lasts': { what: 'star' | 'moon'; span?: { from: string; to: string } | undefined };
  'dashas move': { days: number };
}

export type Leaning = 'movable' | 'fixed' | 'dual to movable' | 'dual to fixed';
export type Much = 'clear' | 'slight';

/** What the present time favours: to risk less, or what can still be undone. */
export type Daring = 'careful' | 'open';

export type SideReason =
  | { readonly is: 'leaning'; readonly leaning: Leaning }
  | { readonly is: 'matters'; readonly better: Topic; readonly lesser: Topic }
  | { readonly is: 'times'; readonly topic: Topic; readonly better: Period; readonly lesser: Period };

export type EvenReason =
  | { readonly is: 'one part' }
  | { readonly is: 'matters'; readonly one: Topic; readonly other: Topic }
  | {
      readonly is: 'good times' | 'plain times';
      readonly topic: Topic;
      readonly one: Period;
      readonly other: Period;
    };

export type QuotedSides = Readonly<Record<'one' | 'other', string>>;

/** Which of two, when, why, what to do, how long. */
export interface FormStatements {
  side: { quoted?: QuotedSides | undefined; by: SideReason };
  even: { quoted?: QuotedSides | undefined; by: EvenReason };
  /** Of a fact that the asker adds to an earlier question. */
  noted: { topic: Topic };
  /** Never bold: the deed may be one that nobody should do. */
  'time for a deed': { topic: Topic; daring: Daring };
  'chart cannot decide': { quoted?: QuotedSides | undefined; topic: Topic };
  'better time': { topic: Topic; better: Period; lesser: Period };
  'alike times': { topic: Topic; one: Period; other: Period; good: boolean };
  'by how much': { much: Much };
  partly: { topic: Topic; period: Period; best: Span };
  'not by age': { age: number };
  after: { best: Span };
  stronger: { best: Span };
  'most of all': { best: Span };
  'best span': { topic: Topic; wished: boolean; within: Within; best: Span };
  'best times': { topic: Topic; wished: boolean; within: Within; at: readonly Date[] };
  /** `worst`: the weakest planet of the topic. */
  reason: { topic: Topic; worst: PlacedBody };
  'no reason': { topic: Topic };
  advice: { topic: Topic; best: PlacedBody; worst: PlacedBody };
  lasts: { until: Date };
  eases: { topic: Topic; until: Date };
}

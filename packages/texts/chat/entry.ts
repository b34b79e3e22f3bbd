export type { RefusedMatter } from './question/cautions.ts';
export {
  ahead,
  comingYear,
  following,
  midnight,
  type Period,
  periodNameSchema,
  plusDays,
  units,
  wholeMonth,
  wholeYear,
} from './question/period.ts';
export {
  type BeyondTopic,
  type CharmQuestion,
  type DoshaName,
  doshaNames,
  type Ranking,
  type SmallTalk,
  type StarQuestion,
  type Subject,
  subjectSchema,
} from './question/subject.ts';
export { type Topic, type TopicProfile, topicProfiles, topics } from './question/topics.ts';
export type { Charm } from './said/charm-said.ts';
export type { Because } from './said/dosha-said.ts';
export type { Level } from './said/level.ts';
export type { Verdict } from './said/matter-said.ts';
export type { PlanetState } from './said/planet-said.ts';
export type { Spell } from './said/saturn-said.ts';
export type { Answer, Paragraphs, Said, Statement } from './said/statement.ts';
export type { Effect, LordReason } from './said/time-said.ts';
export { type VedicMatter, vedicMatters } from './said/western-said.ts';

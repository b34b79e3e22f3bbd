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
export { chatTopics, type Topic, type TopicProfile, topicProfiles } from './question/topics.ts';
export type { Charm } from './statements/charm-statements.ts';
export type { Because } from './statements/dosha-statements.ts';
export type { Level } from './statements/level.ts';
export type { Verdict } from './statements/matter-statements.ts';
export type { PlanetState } from './statements/planet-statements.ts';
export type { Spell } from './statements/saturn-statements.ts';
export type { Answer, Paragraphs, Statement, Statements } from './statements/statement.ts';
export type { Daring, Leaning, QuotedSides } from './statements/talk-statements.ts';
export type { Effect, LordReason } from './statements/time-statements.ts';
export { type VedicMatter, vedicMatters } from './statements/western-statements.ts';

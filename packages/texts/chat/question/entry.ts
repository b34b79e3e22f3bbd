// What other packages use of this folder.
export { demandsCertainty, type RefusedMatter, refusedMatterIn } from './cautions.ts';
export { comingYear, following, type Period, periodIn, periodNameSchema } from './period.ts';
export {
  bodyIn,
  type CharmQuestion,
  type DoshaName,
  doshaNames,
  houseIn,
  type Ranking,
  type SmallTalk,
  type StarQuestion,
  type Subject,
  subjectSchema,
} from './subject.ts';
export { type Topic, type TopicProfile, topicProfiles, topics } from './topics.ts';

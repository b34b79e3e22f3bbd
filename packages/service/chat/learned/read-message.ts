import { type BeyondTopic, chatTopics, type Subject, type Topic } from '@palmleaf/texts/chat/terms';
import { type Mood, readIn, tokensOf } from '@palmleaf/texts/lexicons';
import { thanksIndex } from '../answer/talk.ts';
import {
  type Classification,
  classified,
  isLikelyAside,
  likeliestAside,
  type Ranked,
  sumOf,
} from '../question/classifier/classify.ts';
import {
  type Aside,
  asideKinds,
  isOffChart,
  isTerm,
  type Label,
  questionLabelOf,
} from '../question/classifier/labels.ts';
import { askedClausesOf, sentencesOf } from '../question/clauses.ts';
import { addressIn } from '../question/frame/address.ts';
import { isOneDay } from '../question/frame/days.ts';
import { readByRules } from '../question/frame/read.ts';
import { type Reading, readingOf, type Setting } from '../question/frame/reading.ts';
import { isPetInNeed } from '../question/pets.ts';
import { isOfPeople } from '../question/sides.ts';
import { evidenceOf } from '../question/topic.ts';
import { isBesideTerms } from './beyond.ts';
import {
  isInKnownWords,
  offerThreshold,
  probabilityOfReading,
  type ScoredReading,
  scored,
  withCertainty,
} from './charge.ts';
import { choosesOtherTopic } from './chosen.ts';
import { classifiedForm } from './classified-form.ts';
import { isSurelyUnanswered, offChartReadings, protestOf } from './off-chart.ts';
import { withOwnPart } from './own-part.ts';
import { subjectOf } from './subject.ts';
import { likelyMatter, withoutContinuations, withoutUnlikelyMatters } from './unlikely.ts';
import { isNamed, labelOfLeastCost, probabilityIn, weightedByRules } from './weigh.ts';

const clauseThreshold = 0.6;
/** Beside another question about the chat. */
const clauseOfService = 0.4;
const refusalThreshold = 0.25;
const likelyThreshold = 0.25;
const wordsLeftToRules = 2;
const knownWordsLeftToRules = 5;
const wordsOfTerm = 8;
const maxWordsOfMood = 8;
const moods: readonly Mood[] = ['fear', 'leaving'];
const kindsLeftToRules: readonly Subject['kind'][] = ['not computed', 'day', 'best days', 'kalam'];
const dayKinds: readonly Subject['kind'][] = ['day', 'best days'];

/** The classifier decides what a message asks; the lexicons are evidence. */
export function readMessage(written: string, { offer, ...setting }: Setting): ScoredReading[] {
  if (offer && choosesOtherTopic(written, offer))
    return confirmedReading(offer.question, offer.other, setting).map(withCertainty);
  const message = withoutCourtesies(written, setting);
  const classification = classifiedAddress(message, setting);
  const read = readByRules(message, {
    ...setting,
    isRefusalLikely: (asked) =>
      [message, asked].some((each) => isOtherChartLikely(classified(each, setting.hints))),
    protestIn: (sentence) => protestIn(sentence, message, setting),
  });
  const readings = correctedReadings(message, read, classification, setting);
  const settled = withoutUnlikelyMatters(
    scored(readings, { message, read, classification, setting }),
    readIn(message, setting.hints),
  );
  const [first] = settled;
  if (first && isPetInNeed(message, setting.hints) && !settled.some(namesMatter))
    return [withCertainty({ ...first, subject: { kind: 'beyond', what: 'pet' }, refused: undefined })];
  return first && isRemark(message, settled, classification, setting)
    ? [{ ...first, subject: { kind: 'small talk', what: 'noise' } }]
    : withOwnPart(message, settled, setting);
}

const namesMatter = ({ subject, wording, sorrow }: Reading): boolean => {
  if (subject.kind === 'topic')
    return subject.topic !== 'health' && evidenceOf(wording, subject.topic).hits.length > 0;
  const isNoise = subject.kind === 'small talk' && subject.what === 'noise' && !sorrow;
  return !isNoise && !kindsWithoutMatter.includes(subject.kind);
};
const kindsWithoutMatter: readonly Subject['kind'][] = ['unknown', 'timing', 'beyond'];

/** "Brother, when will I find work?" asks about no brother. */
function classifiedAddress(message: string, { hints }: Setting): Classification {
  const rest = classified(addressIn(message)?.rest ?? message, hints);
  const [best] = rest.subjects;
  return best && best.probability >= likelyMatter && !isOffChart(best.is) ? rest : classified(message, hints);
}

const courtesyThreshold = 0.9;
const jokeThreshold = 0.6;

/** "How are you? Will I move?" asks one thing, "Thanks! When do you sleep?" nothing. */
function withoutCourtesies(message: string, { hints }: Setting): string {
  const sentences = sentencesOf(message);
  const isCourtesy = (sentence: string, kind: Aside, threshold = courtesyThreshold): boolean => {
    const { subjects, asides } = classified(sentence, hints);
    const [best] = subjects;
    return best?.is === 'talk' && best.probability >= threshold && asides[0]?.is === kind;
  };
  const asked = sentences.filter((each) => !isCourtesy(each, 'wellbeing'));
  const unthanked = asked.filter((each) => !isCourtesy(each, 'thanks'));
  const rest = unthanked.some((each) => each.includes('?')) ? unthanked : asked;
  const kept = rest.join(' ');
  const isJoke =
    isCourtesy(message, 'thanks', jokeThreshold) &&
    (classified(kept, hints).subjects[0]?.probability ?? 0) < likelyMatter;
  return rest.length > 0 && rest.length < sentences.length && !isJoke ? kept : message;
}

const remarkThreshold = 0.25;

const isRemark = (
  message: string,
  readings: readonly ScoredReading[],
  { asides: [aside] }: Classification,
  { before }: Setting,
): boolean =>
  before !== undefined &&
  !message.includes('?') &&
  aside?.is === 'noise' &&
  aside.probability >= remarkThreshold &&
  readings.every(({ probability, refused, sorrow }) => !refused && !sorrow && probability < likelyMatter);

const protestThreshold = 0.5;

/** Undefined for a whole message, which has other readings to weigh. */
function protestIn(
  sentence: string,
  message: string,
  { hints, before, isDisputed }: Setting,
): BeyondTopic | undefined {
  if (sentence.trim() === message.trim() || thanksIndex(message) >= 0) return undefined;
  const classification = classified(sentence, hints);
  const [best] = classification.subjects;
  if (best?.is !== 'protest' || best.probability < protestThreshold) return undefined;
  const what = protestOf(classification, isDisputed);
  return before === undefined && !isSurelyUnanswered(classification) && what === 'unanswered'
    ? undefined
    : what;
}

const isOtherChartLikely = ({ subjects }: Classification): boolean =>
  probabilityIn(subjects, 'other-chart') >= refusalThreshold;

function correctedReadings(
  message: string,
  read: readonly Reading[],
  classification: Classification,
  setting: Setting,
): readonly Reading[] {
  const readings = withoutUnlikelyDays(read, message, classification, setting);
  const [first] = readings;
  if (first === undefined || first.languageWished || (first.followUp && setting.before)) return readings;
  const words = tokensOf(message).length;
  const [best] = classification.subjects;
  const isOfNoChart =
    (best?.is === 'world' || best?.is === 'not-computed') &&
    (!isNamed(first) || isBesideTerms(classification));
  const isShort =
    first.subject.kind === 'topic'
      ? !isLikelyAside(classification) &&
        (words <= wordsLeftToRules ||
          (first.intent === 'remedy' && words <= knownWordsLeftToRules) ||
          isInKnownWords(message, setting, knownWordsLeftToRules))
      : first.subject.kind !== 'unknown' &&
        (words <= (isNamed(first) ? wordsOfTerm : wordsLeftToRules) ||
          (first.subject.kind === 'planet' &&
            best?.is === 'service' &&
            isInKnownWords(message, setting, knownWordsLeftToRules)));
  const isEmotional = readings.some(
    ({ sorrow, mood, subject }) =>
      (sorrow && subject.kind !== 'unknown') ||
      (words <= maxWordsOfMood && moods.includes(mood) && best?.is !== 'service'),
  );
  const isLeftToRules =
    (isShort && !isOfNoChart) ||
    isEmotional ||
    (readings.some(isDecidedByRules) && !(isOnlyDate(first) && isOfNoChart));
  const formed = { ...first, ...classifiedForm(first, message, classification, setting) };
  const main = isLeftToRules
    ? readings.with(0, isEmotional || first.sides ? first : formed)
    : withCheapestLabel(message, readings, classification, setting);
  return main[0]?.subject.kind === 'beyond'
    ? main
    : withoutContinuations(withOtherClauses(message, main, setting), setting.hints);
}

/** "He is of 11 November." */
const isOnlyDate = ({ subject }: Reading): boolean =>
  subject.kind === 'day' && subject.event === 'anything' && subject.matter === undefined;

function withoutUnlikelyDays(
  readings: readonly Reading[],
  message: string,
  classification: Classification,
  setting: Setting,
): Reading[] {
  const isUnasked = (each: Reading): boolean =>
    each.asked !== message &&
    dayKinds.includes(each.subject.kind) &&
    probabilityOfReading(each, message, classification, setting) < refusalThreshold;
  const isOfOther = classification.subjects[0]?.is === 'other-chart';
  const asked = readings
    .filter((each) => !isUnasked(each))
    .map((each) =>
      isOfOther && isOnlyDate(each)
        ? { ...each, subject: { kind: 'beyond' as const, what: 'otherChart' as const } }
        : each,
    );
  return asked.length > 0 ? asked : readings.map((each) => ({ ...each, subject: { kind: 'unknown' } }));
}

const isDecidedByRules = ({ subject, refused }: Reading): boolean =>
  refused !== undefined || kindsLeftToRules.includes(subject.kind);

function confirmedReading(question: string, topic: Topic, setting: Setting): Reading[] {
  const [first] = readByRules(question, { ...setting, isConfirmed: true });
  return first ? [{ ...first, subject: { kind: 'topic', topic } }] : [];
}

function withCheapestLabel(
  message: string,
  readings: readonly Reading[],
  classification: Classification,
  setting: Setting,
): readonly Reading[] {
  const [first, ...others] = readings;
  if (first === undefined) return readings;
  const agreed = matterOfClause(first, message, classification, setting);
  const ranked = agreed ? [agreed] : weightedByRules(classification, first, message, setting);
  const label = labelOfLeastCost(ranked);
  const classificationOfClause = others.length > 0 ? classified(first.asked, setting.hints) : classification;
  const formed = { ...first, ...classifiedForm(first, message, classificationOfClause, setting) };
  const isReadByRules = readings.some(({ subject }) => questionLabelOf(subject) === label);
  if (label !== undefined && isReadByRules) return [formed, ...others];
  if (others.length > 0 && label === undefined) return readings;
  if (label === undefined) return likeliestMatter(ranked, formed);
  if (isOffChart(label)) {
    const probability = probabilityIn(ranked, label);
    return (
      offChartReadings(label, message, { formed, probability, classification, setting }) ??
      likeliestMatter(
        ranked.filter(({ is }) => !isOffChart(is)),
        formed,
      )
    );
  }
  const subject = subjectOf(label, first.wording);
  if (subject === undefined) return likeliestMatter(ranked, formed);
  return [{ ...formed, subject, followUp: false }];
}

const agreedThreshold = { told: 0.7, asked: 0.4 };
const mostOffChart = 0.3;

/** Beside a story about another matter, the clause that asks decides if words and classifier agree on it. */
function matterOfClause(
  { asked, subject }: Reading,
  message: string,
  { subjects }: Classification,
  { hints }: Setting,
): Ranked<Label> | undefined {
  const [told] = subjects;
  const isStory =
    told &&
    (told.probability < agreedThreshold.told ||
      chatTopics.some((each) => each === told.is && isOfPeople(each)));
  const offChart = sumOf(subjects.filter(({ is }) => isOffChart(is)));
  if (asked === message || !isStory || isOffChart(told.is) || isTerm(told.is) || offChart >= mostOffChart)
    return undefined;
  const [best] = classified(asked, hints).subjects;
  return best && best.is === questionLabelOf(subject) && best.probability >= agreedThreshold.asked
    ? best
    : undefined;
}

/** Adds a reading for each clause that clearly asks about something else. */
function withOtherClauses(
  message: string,
  settledReadings: readonly Reading[],
  { before, ...setting }: Setting,
): Reading[] {
  const clauses = askedClausesOf(sentencesOf(message), readIn(message, setting.hints));
  const readings = [...settledReadings];
  const isService = settledReadings[0]?.subject.kind === 'small talk';
  for (const { clause } of clauses.length > 1 ? clauses : []) {
    const classification = classified(clause, setting.hints);
    const [best] = classification.subjects;
    const service =
      best?.is === 'service' && best.probability >= (isService ? clauseOfService : clauseThreshold)
        ? likeliestAside(asideKinds.service, classification)
        : undefined;
    const isMissing = readings.every(
      ({ subject }) => subject.kind !== 'small talk' || subject.what !== service,
    );
    if (service && isMissing) {
      const reading = { ...readingOf({ kind: 'small talk', what: service }, setting), asked: clause };
      const at = readings.findIndex((each) => each.subject.kind === 'unknown' && each.asked === clause);
      readings.splice(at < 0 ? readings.length : at, at < 0 ? 0 : 1, reading);
    }
    const isNew = readings.every(({ subject }) => questionLabelOf(subject) !== best?.is);
    if (best === undefined || best.probability < clauseThreshold || !isNew) continue;
    if (isOffChart(best.is) || best.is === 'timing' || best.is === 'day') continue;
    const own = readByRules(clause, setting).slice(0, 1);
    const [reading] = own.some(isDecidedByRules)
      ? []
      : withCheapestLabel(clause, own, classification, setting);
    if (reading && questionLabelOf(reading.subject) === best.is) readings.push(reading);
  }
  return readings;
}

/** Answers about the likeliest matter, free of charge; a grieving asker gets an answer about health instead. */
function likeliestMatter(ranked: readonly Ranked<Label>[], reading: Reading): Reading[] {
  if (reading.sorrow) return [{ ...reading, subject: { kind: 'topic', topic: 'health' } }];
  const [best] = ranked;
  const isNamedTopic = (topic: Topic): boolean => evidenceOf(reading.wording, topic).hits.length > 0;
  const [topic] = ranked
    .filter(({ probability }) => probability >= offerThreshold)
    .flatMap(({ is, probability }) =>
      chatTopics.filter((each) => each === is && (probability >= likelyThreshold || isNamedTopic(each))),
    );
  if (best === undefined || isOffChart(best.is)) return notUnderstood(reading);
  if (topic) return [{ ...reading, subject: { kind: 'topic', topic } }];
  const { subject, periodNamed, period } = reading;
  const isOfTime = best.is === 'day' || best.is === 'timing';
  const isOfLife = subject.kind === 'topic' && subject.topic === 'self';
  const isOfDay = isOfTime && subject.kind === 'timing' && isOneDay(period);
  if (periodNamed && (isOfLife || isOfDay)) return [{ ...reading, subject: { kind: 'timing' } }];
  const isAsked =
    isNamed(reading) ||
    questionLabelOf(subject) === best.is ||
    (isOfTime && subject.kind === 'topic' && isNamedTopic(subject.topic));
  return isAsked ? [reading] : notUnderstood(reading);
}

const notUnderstood = (reading: Reading): Reading[] => [{ ...reading, subject: { kind: 'unknown' } }];

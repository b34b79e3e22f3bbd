import { chatTopics, type Topic } from '@palmleaf/texts/chat/terms';
import { has, readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { type Classification, classified, type Ranked, sumOf } from '../question/classifier/classify.ts';
import { isOffChart, type Label, questionLabelOf } from '../question/classifier/labels.ts';
import { eventOf } from '../question/frame/days.ts';
import type { Reading, Setting } from '../question/frame/reading.ts';
import { unreadWordsIn } from '../question/frame/unread-words.ts';
import { isGuessOfMore } from '../question/intent.ts';
import { isOfPeople } from '../question/sides.ts';
import { evidenceOf } from '../question/topic.ts';

/** Of all held-out messages, 1.3 % are charged for an answer about something else. */
export const chargeThreshold = 0.7;
const oddsOfKnownWords = 20;
const weightOfOffChart = 2;
const leastLimit = 0.2;
const fewWords = 8;
export const offerThreshold = 0.08;

export interface ScoredReading extends Reading {
  /** Probability that the message asks this; 1 if the asker confirmed it. */
  readonly probability: number;
  /** The likeliest matter that no reading is about. */
  readonly other?: Ranked<Topic> | undefined;
}

export const withCertainty = (reading: Reading): ScoredReading => ({ ...reading, probability: 1 });

interface UnsureMatter {
  readonly topic?: Topic | undefined;
  readonly other?: Topic | undefined;
  /** False if the message names the matter and no other is near: the answer then voices no doubt. */
  readonly isDoubtful: boolean;
}

/** A reply costs something only if the message surely asked everything that it answers. */
export const isSurelyAsked = (answered: readonly ScoredReading[], threshold = chargeThreshold): boolean =>
  answered.every(({ probability }) => probability >= threshold);

/** Returns the matter of the least likely answer. Undefined if all answers are sure or the asker grieves. */
export function unsureMatterOf(
  answered: readonly ScoredReading[],
  threshold = chargeThreshold,
): UnsureMatter | undefined {
  const [unsure] = answered
    .filter((each) => !each.sorrow && !isSurelyAsked([each], threshold))
    .toSorted((one, other) => one.probability - other.probability);
  if (unsure === undefined) return undefined;
  const { subject, probability, wording } = unsure;
  const topic = subject.kind === 'topic' ? subject.topic : undefined;
  const isNamed = topic !== undefined && !isOfPeople(topic) && evidenceOf(wording, topic).hits.length > 0;
  const isNear = (other: Ranked<Topic>): boolean =>
    other.is !== topic && 2 * other.probability >= probability;
  const other = topic && unsure.other && (!isNamed || isNear(unsure.other)) ? unsure.other.is : undefined;
  return { topic, other, isDoubtful: other !== undefined || !isNamed };
}

interface ScoringContext {
  readonly message: string;
  readonly read: readonly Reading[];
  readonly classification: Classification;
  readonly setting: Setting;
}

/** Known words raise the probability of the classifier; a likely matter of no chart limits it. */
export function scored(readings: readonly Reading[], given: ScoringContext): ScoredReading[] {
  const { message, read, classification, setting } = given;
  const labels = readings.flatMap((each) => labelsOf(each, setting));
  const [other] = classification.subjects
    .filter(({ is, probability }) => probability >= offerThreshold && !labels.includes(is))
    .flatMap(({ is, probability }) =>
      chatTopics.filter((topic) => topic === is).map((topic) => ({ is: topic, probability })),
    );
  const isElsewhere = readings.some(({ subject, refused }) => {
    const label = questionLabelOf(subject);
    return refused !== undefined || (label !== undefined && isOffChart(label));
  });
  const labelsByRules = read.map(({ subject }) => questionLabelOf(subject));
  return readings.map((reading) => {
    const asked = reading.asked || message;
    const own = isElsewhere ? classified(asked, setting.hints) : classification;
    const likely = Math.min(
      probabilityOfReading(reading, message, classification, setting),
      Math.max(leastLimit, 1 - weightOfOffChart * offChartProbability(own)),
    );
    const isNamedInKnownWords =
      labelsByRules.includes(questionLabelOf(reading.subject)) &&
      isNamedIn(asked, reading, given) &&
      isInKnownWords(asked, setting);
    const odds = (isNamedInKnownWords ? oddsOfKnownWords : 1) * likely;
    const probability = isGuessOfMore(reading)
      ? leastLimit
      : reading.followUp && isNamedInKnownWords
        ? 1
        : odds / (odds + 1 - likely);
    return { ...reading, probability, other };
  });
}

export function probabilityOfReading(
  reading: Reading,
  message: string,
  classification: Classification,
  setting: Setting,
): number {
  const labels = labelsOf(reading, setting);
  const whole = probabilityOf(labels, classification);
  const { asked } = reading;
  return asked === '' || asked === message
    ? whole
    : Math.max(whole, probabilityOf(labels, classified(asked, setting.hints)));
}

function isNamedIn(asked: string, { subject }: Reading, { message, setting }: ScoringContext): boolean {
  if (asked === message || subject.kind !== 'topic') return true;
  const wording = wordingIn(asked, readIn(asked, setting.hints));
  return evidenceOf(wording, subject.topic).hits.length > 0;
}

/** False for a long message, and for one with another person or an unread word. */
export function isInKnownWords(asked: string, { hints }: Setting, mostWords = fewWords): boolean {
  const language = readIn(asked, hints);
  const wording = wordingIn(asked, language);
  return (
    wording.tokens.length <= mostWords &&
    !has(wording, 'he or she', 'partner', 'children', 'mother', 'father', 'siblings', 'in-laws', 'boss') &&
    unreadWordsIn(asked, wording, language).length === 0
  );
}

const beside: readonly Label[] = ['follow-up', 'talk'];
const offChartProbability = ({ subjects }: Classification): number =>
  sumOf(subjects.filter(({ is }) => isOffChart(is) && !beside.includes(is)));

function probabilityOf(labels: readonly Label[], { subjects }: Classification): number {
  return Math.min(1, sumOf(subjects.filter(({ is }) => labels.includes(is))));
}

function labelsOf({ subject }: Reading, { before }: Setting): Label[] {
  const own = questionLabelOf(subject);
  return [
    ...(own ? [own] : []),
    ...(before ? (['follow-up'] as const) : []),
    ...('matter' in subject && subject.matter ? [subject.matter] : []),
    ...('event' in subject ? chatTopics.filter((topic) => eventOf(topic) === subject.event) : []),
    ...(subject.kind === 'charm' && subject.what === 'day' ? (['day'] as const) : []),
  ];
}

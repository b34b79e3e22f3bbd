import { chatTopics, type Topic } from '@palmleaf/texts/chat/terms';
import { has, readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { type Classification, classified, isLikelyAside } from '../question/classifier/classify.ts';
import { type Label, questionLabelOf } from '../question/classifier/labels.ts';
import { eventOf } from '../question/frame/days.ts';
import type { Reading, Setting } from '../question/frame/reading.ts';
import { unreadWordsIn } from '../question/frame/unread-words.ts';
import { evidenceOf } from '../question/topic.ts';

/** Of all held-out messages, 3 % are charged for an answer about something else. */
export const chargeThreshold = 0.7;
const oddsOfKnownWords = { short: 30, longer: 5 };
const sizes = ['short', 'longer'] as const;
type Size = (typeof sizes)[number];
const fewWords = { short: 5, longer: 10 };
export const offerThreshold = 0.08;

export interface ScoredReading extends Reading {
  /** That the message asks this; 1 if the asker confirmed it. */
  readonly probability: number;
  /** The likeliest matter that no reading is about. */
  readonly other?: Topic | undefined;
}

export const withCertainty = (reading: Reading): ScoredReading => ({ ...reading, probability: 1 });

interface UnsureMatter {
  readonly topic?: Topic | undefined;
  readonly other?: Topic | undefined;
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
  const { subject, other } = unsure;
  return subject.kind === 'topic' ? { topic: subject.topic, other } : {};
}

interface ScoringContext {
  readonly message: string;
  readonly read: readonly Reading[];
  readonly classification: Classification;
  readonly setting: Setting;
}

/** A short clause in known words raises the probability of the classifier, but not beside a likely aside. */
export function scored(readings: readonly Reading[], given: ScoringContext): ScoredReading[] {
  const { message, read, classification, setting } = given;
  const labels = readings.flatMap((each) => labelsOf(each, setting));
  const [other] = classification.subjects
    .filter(({ is, probability }) => probability >= offerThreshold && !labels.includes(is))
    .flatMap(({ is }) => chatTopics.filter((topic) => topic === is));
  const labelsByRules = read.map(({ subject }) => questionLabelOf(subject));
  return readings.map((reading) => {
    const asked = reading.asked || message;
    const likely = probabilityOfReading(reading, message, classification, setting);
    const isRead =
      labelsByRules.includes(questionLabelOf(reading.subject)) && isNamedIn(asked, reading, given);
    const isAside =
      !reading.followUp &&
      isLikelyAside(asked === message ? classification : classified(asked, setting.hints));
    const size = isRead && !isAside ? sizeOfKnownWords(asked, setting) : undefined;
    const odds = (size ? oddsOfKnownWords[size] : 1) * likely;
    const probability = reading.followUp && size ? 1 : odds / (odds + 1 - likely);
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

/** Undefined for a long message, and for one with another person or an unread word. */
export function sizeOfKnownWords(asked: string, { hints }: Setting): Size | undefined {
  const language = readIn(asked, hints);
  const wording = wordingIn(asked, language);
  const size = sizes.find((each) => wording.tokens.length <= fewWords[each]);
  return size !== undefined &&
    !has(wording, 'he or she', 'partner', 'children', 'mother', 'father', 'siblings', 'in-laws', 'boss') &&
    unreadWordsIn(asked, wording, language).length === 0
    ? size
    : undefined;
}

function probabilityOf(labels: readonly Label[], { subjects }: Classification): number {
  const asked = subjects.filter(({ is }) => labels.includes(is));
  return Math.min(
    1,
    asked.reduce((sum, { probability }) => sum + probability, 0),
  );
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

import type { Subject } from '@palmleaf/texts/chat/terms';
import { tokensOf } from '@palmleaf/texts/lexicons';
import type { Form } from '../question/form.ts';
import { readByRules } from '../question/frame/read.ts';
import { about, type Reading, type Setting } from '../question/frame/reading.ts';
import type { Intent } from '../question/intent.ts';
import { phraseAt } from '../question/phrases.ts';
import { type Classification, classified, likeliestFirst, type Ranked } from './classify.ts';
import { type Asked, isFree, isTerm, type Label, questionLabelOf } from './labels.ts';
import { subjectOf } from './subject.ts';

/** Where the lexicon names the same matter, `agreed` suffices. */
const leastCertain = { answer: 0.4, agreed: 0.35, several: 0.4, form: 0.7 };

/** How far a reading by the lexicons multiplies the odds of its label. */
const evidence = { short: 12, term: 3, free: 2 };
const fewWords = 5;
/** So short a message is what the lexicon says. */
const fewest = 2;
const mostOfMood = 8;
const free: readonly Subject['kind'][] = ['beyond', 'small talk', 'matching'];
/** A term that is not computed and a named day are no question of likelihood. */
const certain: readonly Subject['kind'][] = ['not computed', 'day', 'best days', 'kalam'];

/** The classifier decides what a message asks; the lexicons are evidence, and name the term, day and time. */
export function readMessage(message: string, { doubted, ...setting }: Setting): Reading[] {
  if (doubted !== undefined && saysYes(message)) return confirmed(doubted, setting);
  const readings = readByRules(message, setting);
  const [first] = readings;
  const words = tokensOf(message).length;
  const isCertain = readings.some(
    // Grief, fear and leaving have answers of their own.
    ({ subject, refused, sorrow, mood, wished }) =>
      refused ||
      sorrow ||
      wished ||
      (words <= fewest && subject.kind !== 'unknown') ||
      (words <= mostOfMood && mood !== 'neither') ||
      certain.includes(subject.kind),
  );
  if (first === undefined || isCertain || (first.followUp && setting.before)) return readings;
  return settled(message, readings, classified(message, setting.hints), setting);
}

/** A planet may only explain the matter. */
const isNamed = ({ subject }: Reading): boolean =>
  subject.kind !== 'planet' && isTerm(questionLabelOf(subject));

const isTimeAlone = ({ subject, periodNamed }: Reading): boolean => subject.kind === 'timing' && periodNamed;

function weightOf(reading: Reading, message: string): number {
  if (tokensOf(message).length <= fewWords) return evidence.short;
  if (free.includes(reading.subject.kind)) return evidence.free;
  return isNamed(reading) || isTimeAlone(reading) ? evidence.term : 1;
}

function confirmed({ question, topic }: NonNullable<Setting['doubted']>, setting: Setting): Reading[] {
  const [first] = readByRules(question, { ...setting, isSure: true });
  return first ? [{ ...first, subject: { kind: 'topic', topic } }] : [];
}

function settled(
  message: string,
  readings: Reading[],
  classification: Classification,
  setting: Setting,
): Reading[] {
  const [first, ...others] = readings;
  if (first === undefined) return readings;
  const own = readings.map(({ subject }) => questionLabelOf(subject));
  const [best] = weighed(classification.subjects, own[0], weightOf(first, message), isNamed(first));
  if (best === undefined) return readings;
  const formed = { ...first, ...formOf(first, classification) };
  const isCertain = best.probability >= leastCertain.answer;
  if (own.includes(best.is))
    return best.probability >= leastCertain.agreed || others.length > 0
      ? [formed, ...others]
      : doubtful(formed, message);
  if (others.length > 0 && best.probability < leastCertain.several) return readings;
  if (isFree(best.is))
    return isCertain ? ofFree(best.is, message, formed, setting) : doubtful(formed, message);
  const subject = subjectOf(best.is, first.wording);
  if (!subject) return doubtful(formed, message);
  const settledOn = { ...formed, subject, followUp: false };
  return isCertain ? [settledOn] : doubtful(settledOn, message);
}

/** Which of the terms is meant, the lexicon knows better. */
function weighed(
  subjects: readonly Ranked<Label>[],
  own: Label | undefined,
  weight: number,
  isTermNamed: boolean,
): Ranked<Label>[] {
  const terms = subjects
    .filter(({ is }) => isTerm(is))
    .reduce((sum, { probability }) => sum + probability, 0);
  const odds = subjects
    .filter(({ is }) => !isTermNamed || is === own || !isTerm(is))
    .map(({ is, probability }) => ({
      is,
      probability: is === own ? weight * (isTermNamed ? terms : probability) : probability,
    }));
  const total = odds.reduce((sum, { probability }) => sum + probability, 0);
  return likeliestFirst(odds.map(({ is, probability }) => ({ is, probability: probability / total })));
}

/** Asks back free of charge. */
const doubtful = (reading: Reading, message: string): Reading[] =>
  reading.subject.kind === 'topic'
    ? [{ ...reading, subject: { kind: 'uncertain', word: quoted(message), topic: reading.subject.topic } }]
    : unheard(reading);

const unheard = (reading: Reading): Reading[] => [{ ...reading, subject: { kind: 'unknown' } }];

function ofFree(label: Label, message: string, formed: Reading, setting: Setting): Reading[] {
  const { before } = setting;
  if (label === 'follow-up' && before) return [followingUp(before, formed)];
  const subject = freeSubjects[label];
  return subject === undefined ? unheard(formed) : [{ ...about(subject(message), setting), asked: message }];
}

const withoutMatter: readonly Subject['kind'][] = ['unknown', 'small talk', 'timing'];

/** A follow-up takes from the question before only what it does not name itself. */
function followingUp(before: NonNullable<Setting['before']>, formed: Reading): Reading {
  if (!withoutMatter.includes(formed.subject.kind)) return formed;
  const { subject, period } = before;
  return formed.periodNamed
    ? { ...formed, subject, intent: 'outlook', followUp: true }
    : { ...formed, subject, period, intent: furtherOf(formed), followUp: true };
}

const longestQuote = 60;
const quoted = (message: string): string =>
  message
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestQuote);

const freeSubjects: Partial<Record<Label, (message: string) => Subject>> = {
  world: () => ({ kind: 'beyond', what: 'outside' }),
  'other-chart': () => ({ kind: 'beyond', what: 'otherChart' }),
  protest: () => ({ kind: 'beyond', what: 'unanswered' }),
  'not-computed': (message) => ({ kind: 'not computed', term: quoted(message) }),
  service: () => ({ kind: 'small talk', what: 'help' }),
  talk: () => ({ kind: 'small talk', what: 'help' }),
};

const furtherOf = ({ form, intent }: Reading): Intent =>
  form === 'why' ? 'why' : form === 'advice' ? 'remedy' : intent === 'when' ? 'when' : 'more';

const forms: Readonly<Record<Asked, Form>> = {
  'yes-no': 'closed',
  when: 'open',
  why: 'why',
  'what-to-do': 'advice',
  'what-kind': 'kind',
  'how-long': 'duration',
  choice: 'choice',
  open: 'open',
};

function formOf(
  { form, intent }: Reading,
  { askings: [asked] }: Classification,
): { form: Form; intent: Intent } {
  if (asked === undefined || asked.probability < leastCertain.form) return { form, intent };
  if (form !== 'open' || asked.is === 'choice') return { form, intent };
  return { form: forms[asked.is], intent: asked.is === 'when' ? 'when' : intent };
}

const mostOfYes = 3;

function saysYes(message: string): boolean {
  const tokens = tokensOf(message);
  return tokens.length <= mostOfYes && phraseAt('yes', tokens, 0) !== undefined;
}

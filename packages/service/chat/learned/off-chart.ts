import type { BeyondTopic, Subject } from '@palmleaf/texts/chat/terms';
import { readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { quoted } from '../answer/basics/quoted.ts';
import { type Classification, likeliestAside, likeliestReason } from '../question/classifier/classify.ts';
import { asideKinds, type OffChartLabel } from '../question/classifier/labels.ts';
import { protestReadings } from '../question/frame/protest.ts';
import { type Reading, readingOf, type Setting } from '../question/frame/reading.ts';
import { unreadWordsIn } from '../question/frame/unread-words.ts';
import type { Intent } from '../question/intent.ts';
import { isOfPeople } from '../question/sides.ts';
import { refusalOf } from './beyond.ts';
import { probabilityIn } from './weigh.ts';

const sureAside = 0.9;
const leastOfService = 0.2;
const protestThreshold = 0.35;
/** The least probability of a protest before any answer. */
const doubtThreshold = 0.3;

interface OffChartContext {
  readonly formed: Reading;
  /** Probability that the message has this label. */
  readonly probability: number;
  readonly classification: Classification;
  readonly setting: Setting;
}

/** Undefined if the message is not understood. */
export function offChartReadings(
  label: OffChartLabel,
  message: string,
  { formed, probability, classification, setting }: OffChartContext,
): Reading[] | undefined {
  const { before } = setting;
  const [aside] = classification.asides;
  const isOfBirth =
    aside?.is === 'birth-data' &&
    aside.probability >= sureAside &&
    probabilityIn(classification.subjects, 'service') >= leastOfService;
  if (label === 'follow-up' && !isOfBirth) return before && [asFollowUp(before, formed, classification)];
  const subject = subjectOf(label === 'follow-up' ? 'service' : label, message, classification, setting);
  if (subject?.kind === 'small talk' && subject.what === 'past' && formed.periodNamed) return undefined;
  // "What should I do?", "how will tomorrow be?": no word names a fact to look up.
  if (label === 'world' && isOfPlainWords(message, classification, setting))
    return formed.periodNamed ? undefined : [{ ...formed, subject: { kind: 'unknown' } }];
  const isLikely = label !== 'protest' || probability >= protestThreshold;
  if (
    subject?.kind === 'small talk' &&
    label === 'protest' &&
    probabilityIn(classification.subjects, label) < doubtThreshold
  )
    return undefined;
  if (subject?.kind === 'beyond' && label === 'protest') {
    const readings = protestReadings(subject.what, message, setting).slice(isLikely ? 0 : 1);
    return readings.length > 0 ? readings : undefined;
  }
  const refusal =
    label === 'world' || label === 'not-computed'
      ? refusalOf(classification, message, setting.hints)
      : undefined;
  return subject && isLikely
    ? [{ ...readingOf(subject, setting), ...refusal, asked: message, sorrow: formed.sorrow }]
    : undefined;
}

function isOfPlainWords(message: string, classification: Classification, { hints }: Setting): boolean {
  const language = readIn(message, hints);
  const unread = unreadWordsIn(message, wordingIn(message, language), language);
  return likeliestReason(classification) === 'facts' && unread.length === 0;
}

function subjectOf(
  label: Exclude<OffChartLabel, 'follow-up'>,
  message: string,
  classification: Classification,
  { before, isDisputed }: Setting,
): Subject | undefined {
  switch (label) {
    case 'world':
      return { kind: 'beyond', what: 'outside' };
    case 'not-computed':
      return { kind: 'not computed', term: quoted(message) };
    case 'other-chart':
      return { kind: 'beyond', what: 'otherChart' };
    case 'protest': {
      const what = protestOf(classification, isDisputed);
      // Before any answer, a doubt is about astrology.
      return what === 'unanswered' && before === undefined && !isSurelyUnanswered(classification)
        ? { kind: 'small talk', what: 'trust' }
        : { kind: 'beyond', what };
    }
    case 'service':
    case 'talk': {
      const what = likeliestAside([...asideKinds.service, ...asideKinds.talk], classification);
      return what && { kind: 'small talk', what };
    }
  }
}

const sureProtest = 0.9;

export const isSurelyUnanswered = ({ subjects: [best], asides: [kind] }: Classification): boolean =>
  best !== undefined && kind?.is === 'unanswered' && best.probability * kind.probability >= sureProtest;

/** A protest about an answer to a protest disputes the same forecast. */
export const protestOf = (classification: Classification, isDisputed = false): BeyondTopic =>
  isDisputed ? 'missed' : (likeliestAside(asideKinds.protest, classification) ?? 'unanswered');

const leastOfPerson = 0.1;
const withoutMatter: readonly Subject['kind'][] = ['unknown', 'timing'];

/** Takes from `before` only what the follow-up does not name. */
function asFollowUp(
  before: NonNullable<Setting['before']>,
  formed: Reading,
  { subjects }: Classification,
): Reading {
  const { subject: own } = formed;
  // A person in its story is no new matter.
  const isMentioned =
    own.kind === 'topic' && isOfPeople(own.topic) && probabilityIn(subjects, own.topic) < leastOfPerson;
  if (!withoutMatter.includes(own.kind) && !isMentioned) return formed;
  const { subject, period } = before;
  return formed.periodNamed
    ? { ...formed, subject, intent: 'outlook', followUp: true }
    : { ...formed, subject, period, intent: followUpIntentOf(formed), followUp: true };
}

function followUpIntentOf({ form, intent }: Reading): Intent {
  if (form === 'why') return 'why';
  if (form === 'advice') return 'remedy';
  if (intent === 'when') return 'when';
  return form === 'closed' ? 'nature' : 'more';
}

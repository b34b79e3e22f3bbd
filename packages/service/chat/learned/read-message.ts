import { chatTopics, type Subject, type Topic } from '@palmleaf/texts/chat/terms';
import { feelingOf, readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import {
  type Classification,
  classified,
  likeliestFirst,
  type Ranked,
} from '../question/classifier/classify.ts';
import { isFree, isTerm, type Label, questionLabelOf } from '../question/classifier/labels.ts';
import { askingsOf, sentencesOf } from '../question/clauses.ts';
import { protestOf, serviceIn } from '../question/frame/about-service.ts';
import { readByRules } from '../question/frame/read.ts';
import { about, type Reading, type Setting } from '../question/frame/reading.ts';
import type { Intent } from '../question/intent.ts';
import { smallTalkIn } from '../question/small-talk.ts';
import {
  asConfirmed,
  type Heard,
  heard,
  isSurelyAsked,
  knownSize,
  leastOffered,
  likelyOf,
} from './charge.ts';
import { chosenIn } from './chosen.ts';
import { formAsked } from './form-asked.ts';
import { subjectOf } from './subject.ts';

/** In needless refusals avoided; the asker prefers the likeliest answer to being asked back. */
const costs = { other: 3, refusal: 2, asking: 1.8, vague: 0.6 };
/** The classifier is surer than it says: dropout hides features only in training. */
const sharpness = 1.5;
const leastOfClause = 0.6;
const leastBelieved = 0.25;
const leastOfAgreed = 0.4;
const leastOfFree: Partial<Record<Label, number>> = { talk: 0.5, protest: 0.35 };
const leastBeside = 0.15;
const leastOfMatter = 0.8;
const practical: readonly Topic[] = [
  'career',
  'business',
  'government',
  'study',
  'home',
  'land',
  'vehicle',
  'debt',
  'inheritance',
  'lawsuit',
  'travel',
  'abroad',
  'fame',
];

/** How far a reading by the lexicons multiplies the odds of its label. */
const evidence = { short: 8, term: 2, free: 3, before: 2 };
const fewWords = 5;
/** So short a message is what the lexicon says. */
const fewest = 2;
const mostOfTerm = 6;
const mostOfMood = 8;
const ofPartner: readonly Topic[] = ['love', 'marriage', 'spouse'];
const free: readonly Subject['kind'][] = ['beyond', 'small talk', 'matching'];
/** A term that is not computed and a named day are no question of likelihood. */
const certain: readonly Subject['kind'][] = ['not computed', 'day', 'best days', 'kalam'];
const days: readonly Subject['kind'][] = ['day', 'best days'];

/** The classifier decides what a message asks; the lexicons are evidence, and name the term, day and time. */
export function readMessage(message: string, { doubted, ...setting }: Setting): Heard[] {
  const chosen = doubted && chosenIn(message, doubted);
  if (doubted && chosen) return confirmed(doubted.question, chosen, setting).map(asConfirmed);
  const classification = classified(message, setting.hints);
  const read = readByRules(message, { ...setting, mayBe: believed(message, classification, setting) });
  const readings = decided(message, read, classification, setting);
  return besides(heard(readings, { message, read, classification, setting }));
}

function besides(readings: readonly Heard[]): Heard[] {
  const [sure] = readings
    .filter((each) => each.subject.kind === 'topic' && isSurelyAsked([each]))
    .toSorted((one, other) => other.probability - one.probability);
  return readings.flatMap((each) => {
    const { subject, probability, followUp, sorrow, sides, other } = each;
    if (subject.kind !== 'topic' || probability >= leastBeside || followUp || sorrow) return each;
    if (readings.some((other) => other.subject.kind === 'beyond')) return [];
    if (sure === undefined)
      return other && ![other, subject.topic].every((topic) => ofPartner.includes(topic))
        ? { ...each, subject: { kind: 'uncertain', topic: other, other: subject.topic } }
        : each;
    const isVague = sides !== undefined || ['self', 'luck'].includes(subject.topic);
    return isVague ? { ...each, subject: sure.subject, probability: sure.probability } : [];
  });
}

function believed(message: string, whole: Classification, { hints }: Setting): Setting['mayBe'] {
  const likely = (label: Label, { subjects }: Classification): boolean =>
    subjects.some(({ is, probability }) => is === label && probability >= leastBelieved);
  return (what, asked) => {
    const label = questionLabelOf({ kind: 'beyond', what });
    return (
      label === undefined ||
      likely(label, whole) ||
      (asked !== message && likely(label, classified(asked, hints)))
    );
  };
}

function decided(
  message: string,
  read: readonly Reading[],
  classification: Classification,
  setting: Setting,
): Reading[] {
  const grieves = isSad(message, setting);
  const readings = withoutUnaskedDays(read, message, classification, setting).map((each, at) => ({
    ...unrefused(each, classification),
    sorrow: each.sorrow || (grieves && at === 0),
  }));
  const [first] = readings;
  if (first === undefined || first.wished || (first.followUp && setting.before)) return readings;
  const words = tokensOf(message).length;
  const isShort =
    (words <= fewest && first.subject.kind !== 'unknown') ||
    (first.subject.kind === 'topic' && knownSize(message, setting) === 'short');
  // Grief, fear and leaving have answers of their own.
  const isFelt = readings.some(
    ({ sorrow, mood, subject }) =>
      (sorrow && subject.kind !== 'unknown') || (words <= mostOfMood && mood !== 'neither'),
  );
  const isCertain = isShort || isFelt || readings.some(isDecided);
  const main = isCertain ? readings : settled(message, readings, classification, setting);
  return main[0]?.subject.kind === 'beyond' ? main : further(message, main, setting);
}

function withoutUnaskedDays(
  readings: readonly Reading[],
  message: string,
  classification: Classification,
  setting: Setting,
): readonly Reading[] {
  const isUnasked = (each: Reading): boolean =>
    each.asked !== message &&
    days.includes(each.subject.kind) &&
    likelyOf(each, message, classification, setting) < leastBelieved;
  const asked = readings.filter((each) => !isUnasked(each));
  return asked.length > 0 ? asked : readings.map((each) => ({ ...each, subject: { kind: 'unknown' } }));
}

function isSad(message: string, { hints }: Setting): boolean {
  const language = readIn(message, hints);
  return feelingOf(message, wordingIn(message, language), language).sorrow;
}

const isDecided = ({ subject, refused }: Reading): boolean =>
  refused !== undefined || certain.includes(subject.kind);

/** "Is medicine dead for me?" asks for no death, and an "H1B lottery" is no bet. */
function unrefused(reading: Reading, { subjects: [best] }: Classification): Reading {
  const isMeant =
    best === undefined || best.probability < leastOfMatter || !practical.some((each) => each === best.is);
  const { refused } = reading;
  return isMeant || refused === 'distress' || refused === 'sex of a child'
    ? reading
    : { ...reading, refused: undefined };
}

const isNamed = ({ subject }: Reading): boolean =>
  subject.kind !== 'planet' && isTerm(questionLabelOf(subject));

const isTimeAlone = ({ subject, periodNamed }: Reading): boolean => subject.kind === 'timing' && periodNamed;

function weightOf(reading: Reading, message: string): number {
  if (tokensOf(message).length <= fewWords) return evidence.short;
  if (free.includes(reading.subject.kind)) return evidence.free;
  return isNamed(reading) || isTimeAlone(reading) ? evidence.term : 1;
}

function confirmed(question: string, topic: Topic, setting: Setting): Reading[] {
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
  const ranked = weighed(classification.subjects, first, message, setting);
  const label = cheapest(ranked);
  const ofClause = others.length > 0 ? classified(first.asked, setting.hints) : classification;
  const formed = { ...first, ...formAsked(first, message, ofClause, setting) };
  const isOwn = readings.some(({ subject }) => questionLabelOf(subject) === label);
  if (label !== undefined && isOwn) return [formed, ...others];
  if (others.length > 0 && label === undefined) return readings;
  if (label === undefined) return doubtful(ranked, formed);
  const isMatter = !['unknown', 'small talk'].includes(first.subject.kind);
  if (label === 'talk' && isMatter && first.asked !== message) return readings;
  if (first.sorrow && isFree(label) && label !== 'talk') return doubtful(ranked, formed);
  // "What is my D9 chart?" names what the chat computes.
  if (isFree(label) && isNamed(first) && tokensOf(message).length <= mostOfTerm) return [formed, ...others];
  if (isFree(label)) return ofFree(label, message, formed, ranked, setting);
  const subject = subjectOf(label, first.wording);
  if (subject === undefined) return doubtful(ranked, formed);
  const further = others.flatMap((each) =>
    each.followUp && each.periodNamed ? { ...each, subject } : isSureClause(each, setting) ? each : [],
  );
  return [{ ...formed, subject, followUp: false }, ...further];
}

function isSureClause({ asked, subject }: Reading, { hints }: Setting): boolean {
  const own = questionLabelOf(subject);
  const [best] = classified(asked, hints).subjects;
  return best !== undefined && best.is === own && best.probability >= leastOfAgreed;
}

/** A clause that clearly asks about something else is another question. */
function further(message: string, settledOn: Reading[], { before, ...setting }: Setting): Reading[] {
  const clauses = askingsOf(sentencesOf(message), readIn(message, setting.hints));
  const readings = [...settledOn];
  for (const { asked } of clauses.length > 1 ? clauses : []) {
    const classification = classified(asked, setting.hints);
    const [best] = classification.subjects;
    const isNew = readings.every(({ subject }) => questionLabelOf(subject) !== best?.is);
    if (best === undefined || best.probability < leastOfClause || !isNew) continue;
    if (isFree(best.is) || best.is === 'timing' || best.is === 'day') continue;
    const own = readByRules(asked, setting).slice(0, 1);
    const [reading] = own.some(isDecided) ? [] : settled(asked, own, classification, setting);
    if (reading && questionLabelOf(reading.subject) === best.is) readings.push(reading);
  }
  return readings;
}

/** Undefined if asking back costs least. */
function cheapest(ranked: readonly Ranked<Label>[]): Label | undefined {
  const unasked = ranked.filter(({ is }) => isFree(is)).reduce((sum, each) => sum + each.probability, 0);
  const costOf = ({ is, probability }: Ranked<Label>): number =>
    isFree(is)
      ? costs.refusal * (1 - unasked) + costs.vague * (unasked - probability)
      : costs.other * (1 - probability);
  const [best] = ranked.toSorted((one, other) => costOf(one) - costOf(other));
  const asking = costs.asking * (1 - unasked) + costs.vague * unasked;
  return best && costOf(best) <= asking ? best.is : undefined;
}

/** Which of the terms is meant, the lexicon knows better. */
function weighed(
  subjects: readonly Ranked<Label>[],
  first: Reading,
  message: string,
  { before }: Setting,
): Ranked<Label>[] {
  const own = questionLabelOf(first.subject);
  const earlier = before && questionLabelOf(before.subject);
  const sharp = subjects.map(({ is, probability }) => ({ is, probability: probability ** sharpness }));
  const terms = sharp.filter(({ is }) => isTerm(is)).reduce((sum, { probability }) => sum + probability, 0);
  const odds = sharp
    .filter(({ is }) => !isNamed(first) || is === own || !isTerm(is))
    .map(({ is, probability }) => {
      const likely = is === own && isNamed(first) ? terms : probability;
      const said = is === own ? weightOf(first, message) : 1;
      const isExpected = before !== undefined && (is === earlier || is === 'follow-up');
      return { is, probability: likely * said * (isExpected ? evidence.before : 1) };
    });
  const total = odds.reduce((sum, { probability }) => sum + probability, 0);
  return likeliestFirst(odds.map(({ is, probability }) => ({ is, probability: probability / total })));
}

/** Asks back free of charge, unless the asker grieves. */
function doubtful(ranked: readonly Ranked<Label>[], reading: Reading): Reading[] {
  if (reading.sorrow) return [{ ...reading, subject: { kind: 'topic', topic: 'health' } }];
  const [topic, other] = ranked
    .filter(({ probability }) => probability >= leastOffered)
    .flatMap(({ is }) => chatTopics.filter((each) => each === is));
  const [best] = ranked;
  return topic && other && best && !isFree(best.is)
    ? [{ ...reading, subject: { kind: 'uncertain', topic, other } }]
    : unheard(reading);
}

const unheard = (reading: Reading): Reading[] => [{ ...reading, subject: { kind: 'unknown' } }];

function ofFree(
  label: Label,
  message: string,
  formed: Reading,
  ranked: readonly Ranked<Label>[],
  setting: Setting,
): Reading[] {
  const { before } = setting;
  if (label === 'follow-up' && before) return [followingUp(before, formed)];
  const { probability = 0 } = ranked.find(({ is }) => is === label) ?? {};
  const isLikely = probability >= (leastOfFree[label] ?? 0);
  if (label === 'protest') {
    const readings = protestOf(message, setting);
    const kept = isLikely ? readings : readings.filter(({ subject }) => subject.kind !== 'beyond');
    return kept.length > 0 ? kept : unheard(formed);
  }
  if (!isLikely) return unheard(formed);
  const subject = freeSubjects[label];
  return subject === undefined
    ? unheard(formed)
    : [{ ...about(subject(message, setting), setting), asked: message, sorrow: formed.sorrow }];
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

const freeSubjects: Partial<Record<Label, (message: string, setting: Setting) => Subject>> = {
  world: () => ({ kind: 'beyond', what: 'outside' }),
  'other-chart': () => ({ kind: 'beyond', what: 'otherChart' }),
  'not-computed': (message) => ({ kind: 'not computed', term: quoted(message) }),
  service: (message) => ({ kind: 'small talk', what: serviceIn(tokensOf(message)) ?? 'help' }),
  talk: (message, { hints }) => ({
    kind: 'small talk',
    what: smallTalkIn(wordingIn(message, readIn(message, hints))) ?? 'help',
  }),
};

const furtherOf = ({ form, intent }: Reading): Intent =>
  form === 'why' ? 'why' : form === 'advice' ? 'remedy' : intent === 'when' ? 'when' : 'more';

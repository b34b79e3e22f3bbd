import { type Language, languages } from '@palmleaf/contract/languages';
import type { Subject } from '@palmleaf/texts/chat/terms';
import {
  has,
  hitsOf,
  type Romanized,
  readIn,
  tokensOf,
  uncomputedIn,
  type Wording,
  wordingIn,
} from '@palmleaf/texts/lexicons';
import { bodiesIn } from '../matter.ts';
import { holds, phraseAt, phraseOfLanguage, placeOf } from '../phrases.ts';
import { sidesIn, timesOfSides, topicsOfSides } from '../sides.ts';
import { evidenceOf, isPlain } from '../topic.ts';
import { understand } from '../understand.ts';
import { aboutServiceIn, protestIn } from './about-service.ts';
import { calledIn } from './address.ts';
import { type Asking, askingsOf, sentencesOf } from './clauses.ts';
import { dayAskedIn, dayBeside, dayQuestionIn, ofDay } from './days.ts';
import { isAsked, isOfBond, isOwnDeed, nameIn } from './names.ts';
import { aspectBetween, isOfOneChart, isOfOther, isOfOtherBirth, isOfPet, starOfOther } from './others.ts';
import { ofPerson } from './persons.ts';
import { about, type Reading, type Setting } from './reading.ts';
import { remainderOf, unreadIn } from './remainder.ts';

export const mostReadings = 3;

export function readMessage(message: string, { doubted, ...given }: Setting): Reading[] {
  if (doubted !== undefined && saysYes(message)) return readMessage(doubted, { ...given, isSure: true });
  const language = readIn(message, given.hints);
  // A clause is in the language of its message.
  const hints = [...(isLanguage(language) ? [language] : []), ...given.hints];
  // Who protests confirms the matter that they name.
  const isSure = given.isSure || placeOf('unanswered', tokensOf(message)) !== undefined;
  const setting = { ...given, hints, isSure };
  const alone = aboutServiceIn(message, setting);
  if (alone) return [alone];
  const protests: Reading[] = [];
  const sentences = sentencesOf(message).filter((sentence) => {
    const protest = protestIn(sentence, setting);
    if (protests.length === 0) protests.push(...(protest ?? []));
    return !protest;
  });
  if (protests.length === 0 && !message.includes('?') && placeOf('missed', tokensOf(message)))
    return [about({ kind: 'beyond', what: 'missed' }, setting)];
  if (sentences.length === 0) return protests.length > 0 ? protests : [readAsking(message, message, setting)];
  const asked = withoutTalk(sentences, setting);
  const whole = asked.length === sentencesOf(message).length ? message : asked.join(' ');
  const readings = readAskings(whole, askingsOf(asked, language), setting);
  const answerable = readings.filter(({ subject }) => !['unknown', 'small talk'].includes(subject.kind));
  if (protests.length === 0) return readings;
  return answerable.length > 0 ? [...protests.slice(0, 1), ...answerable] : protests;
}

const isLanguage = (language: Language | Romanized | undefined): language is Language =>
  languages.some((each) => each === language);

/** "Ok thx. And money?" is about money. */
function withoutTalk(sentences: readonly string[], { now, birthday, hints }: Setting): readonly string[] {
  if (sentences.length < 2) return sentences;
  const isTalk = (text: string): boolean =>
    understand(text, now, birthday.year, undefined, hints).subject.kind === 'small talk';
  if (!isTalk(sentences.join(' '))) return sentences;
  const rest = sentences.filter((sentence) => !isTalk(sentence));
  return rest.length > 0 ? rest : sentences;
}

function readAskings(whole: string, askings: readonly Asking[], setting: Setting): Reading[] {
  const inOne = (): Reading[] =>
    accounted(whole, askings.length === 1 ? (askings[0]?.asked ?? whole) : whole, setting);
  if (askings.length < 2) return inOne();
  const readings: Reading[] = [];
  let before = setting.before;
  for (const { told, asked } of askings) {
    for (const reading of accounted(`${told} ${asked}`.trim(), asked, { ...setting, before })) {
      readings.push(reading);
      if (!['unknown', 'small talk', 'beyond', 'not computed'].includes(reading.subject.kind))
        before = reading;
    }
  }
  const told = readings.filter(
    ({ subject, refused }) => refused !== undefined || !['unknown', 'small talk'].includes(subject.kind),
  );
  const different = told.filter(
    (one, index) => told.findIndex((other) => keyOf(other) === keyOf(one)) === index,
  );
  const unheard = readings.findLast((each) => each.refused === undefined && isUnheard(each, setting));
  if (unheard && different.length > 0)
    return [...different.slice(0, mostReadings - 1), { ...unheard, subject: { kind: 'unknown' } }];
  const isOne =
    told.length === 1 && readings.every((each) => told.includes(each) || !each.asked.includes('?'));
  return different.length > 1 || isOne ? different : inOne();
}

/** Every matter, planet and day that the clause names gets a reading of its own. */
function accounted(text: string, asked: string, setting: Setting): Reading[] {
  const several = listed(text, setting) ?? (asked === text ? undefined : listed(asked, setting));
  if (several) return several;
  const reading = readAsking(text, asked, setting);
  if (reading.refused) return [reading];
  if (isOfNothing(reading, setting)) return [{ ...reading, subject: { kind: 'unknown' } }];
  const clause = wordingIn(asked, readIn(asked, setting.hints));
  const { subject } = reading;
  if (subject.kind === 'best days') {
    const whole = wordingIn(text, readIn(text, setting.hints));
    const sides = sidesIn(text, whole, readIn(text, setting.hints));
    const times = sides && timesOfSides(sides, setting.now, setting.birthday.year);
    return times ? times.map((period) => ({ ...reading, period, periodNamed: true })) : [reading];
  }
  if (subject.kind === 'planet') {
    const bodies = bodiesIn(clause);
    const named = [...new Set(bodies.length > 0 ? bodies : bodiesIn(reading.wording))];
    return named.length > 1
      ? named.map((body) => ({ ...reading, subject: { kind: 'planet', body } }))
      : [reading];
  }
  const day =
    subject.kind === 'topic'
      ? dayBeside({ text: asked, wording: clause }, subject.topic, todayOf(setting))
      : undefined;
  return day ? [reading, { ...about(day, setting), wording: clause, asked }] : [reading];
}

/** "Which city is lucky for me, Mumbai or Delhi?" */
const isOfNothing = ({ sides, subject }: Reading, { now, birthday }: Setting): boolean =>
  sides !== undefined &&
  subject.kind === 'topic' &&
  ['self', 'luck'].includes(subject.topic) &&
  topicsOfSides(sides) === undefined &&
  timesOfSides(sides, now, birthday.year) === undefined;

const leastOfQuestion = 4;

/** Not "can you please tell me", nor "and what does it say?" */
function isUnheard({ asked, subject, followUp, intent }: Reading, { hints }: Setting): boolean {
  const language = readIn(asked, hints);
  const wording = wordingIn(asked, language);
  if (wording.tokens.length < leastOfQuestion) return false;
  if (followUp && intent === 'more') return !has(wording, 'that');
  return subject.kind === 'unknown' && unreadIn(asked, wording, language).length > 0;
}

const listable: readonly Subject['kind'][] = [
  'gem',
  'charm',
  'sign',
  'star',
  'dasha',
  'sade sati',
  'dosha',
  'yoga',
  'birth number',
  'deity',
  'karaka',
  'ranking',
];
const mostListed = 5;
/** "nel lavoro" in "in love and at work", with its "and". */
const shortestPart = 3;

function listed(text: string, setting: Setting): Reading[] | undefined {
  const tokens = tokensOf(text);
  const language = readIn(text, setting.hints);
  const joins = [...tokens.keys()].slice(1).filter((at) => {
    const join = phraseOfLanguage('joins', tokens, at, language);
    return join !== undefined && join.to < tokens.length;
  });
  const bounds = [0, ...joins, tokens.length];
  const readings: Reading[] = [];
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1] ?? tokens.length;
    if (index > 0 && to - from > mostListed) return undefined;
    const part = text.slice(tokens[from]?.at, tokens[to - 1]?.end);
    const reading = readAsking(part, part, { ...setting, before: readings[0] ?? setting.before });
    if (!isListable(part, reading, index === 0, setting)) return undefined;
    readings.push(reading);
  }
  const keys = new Set(readings.map(({ subject }) => JSON.stringify(subject)));
  if (readings.length < 2 || keys.size < readings.length) return undefined;
  const isWhen = readings.some(({ intent }) => intent === 'when');
  const timed = readings.find(({ periodNamed }) => periodNamed);
  return readings.map((each): Reading => {
    if (each.intent !== 'nature') return each;
    if (isWhen) return { ...each, intent: 'when' };
    return timed ? { ...each, intent: 'outlook', period: timed.period, periodNamed: true } : each;
  });
}

/** A later part with its own subject is a sentence. */
function isListable(
  part: string,
  { subject, refused }: Reading,
  isFirst: boolean,
  { hints }: Setting,
): boolean {
  if (refused !== undefined) return false;
  const wording = wordingIn(part, readIn(part, hints));
  const own = hitsOf(wording, 'my');
  if (subject.kind === 'planet') return own.length > 0;
  if (subject.kind !== 'topic') return listable.includes(subject.kind);
  const isSentence = hitsOf(wording, 'i').some(({ from }) => !own.some((each) => each.from === from));
  const isShort = contentOf(wording) <= shortestPart;
  if (isFirst) return isPlain(wording) || isShort || !hasPerson(wording);
  return (isPlain(wording) || isShort) && !isSentence;
}

/** Words other than a time: "and finances in 2027". */
const contentOf = ({ tokens, hits }: Wording): number =>
  [...tokens.keys()].filter(
    (at) =>
      !/\d/.test(tokens[at]?.letters ?? '') &&
      !hits.some((hit) => hit.from === at && hit.concept === 'month before'),
  ).length;

const hasPerson = (wording: Wording): boolean =>
  has(wording, 'partner', 'he or she', 'mother', 'father', 'siblings', 'children', 'in-laws', 'boss');

/** The same matter at another time, or with a remedy asked, is another question. */
const keyOf = ({ subject, refused, intent, form, period, periodNamed }: Reading): string =>
  JSON.stringify(refused ?? [subject, intent === 'remedy', form === 'why', periodNamed && period.from]);

const todayOf = ({ now, tzone }: Setting): Date => new Date(now.getTime() + tzone * 3_600_000);

const readAsking = (text: string, asked: string, setting: Setting): Reading => ({
  ...readClause(text, asked, setting),
  asked,
});

function readClause(text: string, asked: string, setting: Setting): Reading {
  const { now, birthday, tradition, before, hints } = setting;
  const plainly = (question: string, mood: string): Reading =>
    understand(question, now, birthday.year, before, hints, mood);
  const tokens = tokensOf(text);
  const term = uncomputedIn(text, tokens, tradition);
  if (term !== undefined) return about({ kind: 'not computed', term }, setting);
  const wording = wordingIn(text, readIn(text, hints));
  if (isOfOtherBirth(text, wording, setting)) return about({ kind: 'beyond', what: 'otherChart' }, setting);
  if (holds('lost', tokens) && holds('things', tokens))
    return about({ kind: 'beyond', what: 'lost' }, setting);
  const isNamed = isPlain(wordingIn(asked, readIn(asked, hints)));
  const isOfWorld = holds('world', tokens) && !has(wording, 'i');
  if (isOfWorld || holds('outside', isNamed ? tokensOf(asked) : tokens))
    return about({ kind: 'beyond', what: 'outside' }, setting);
  const today = todayOf(setting);
  const whole = { text, wording };
  const clause = asked === text ? whole : { text: asked, wording: wordingIn(asked, readIn(asked, hints)) };
  const day = dayQuestionIn(whole, clause, today, {
    birthYear: birthday.year,
    before: before?.subject,
  });
  if (day)
    return {
      ...about(day.subject, setting),
      wording: clause.wording,
      ...(day.period && { period: day.period, periodNamed: true }),
    };
  const called = calledIn(text);
  const reading = plainly(text, asked);
  const named = dayAskedIn(whole, clause, today);
  const isVague = ['timing', 'unknown'].includes(reading.subject.kind);
  if (named && isVague) return about(ofDay(named, today, 'anything'), setting);
  const weekday = reading.subject.kind === 'unknown' ? dayBeside(clause, undefined, today) : undefined;
  if (weekday && reading.intent !== 'when') return { ...about(weekday, setting), wording: clause.wording };
  if (isOfPet(text, reading)) return about({ kind: 'beyond', what: 'pet' }, setting);
  if (!called) return ofDoubt(reading, text, asked, setting);
  const rest = plainly(called.without, calledIn(asked)?.without ?? asked);
  const isOnlyJoined = tokensOf(called.without).every((_, at, rest) => phraseAt('joins', rest, at));
  if (isOnlyJoined) return reading;
  const isMatter = !['unknown', 'small talk', 'timing'].includes(rest.subject.kind) && !rest.followUp;
  return isMatter || (!called.kin && rest.followUp)
    ? ofDoubt(rest, called.without, calledIn(asked)?.without ?? asked, setting)
    : ofDoubt(reading, text, asked, setting);
}

const mostOfYes = 3;

function saysYes(message: string): boolean {
  const tokens = tokensOf(message);
  return tokens.length <= mostOfYes && phraseAt('yes', tokens, 0) !== undefined;
}

/** An unread word may turn the clause into another question. */
function ofDoubt(reading: Reading, text: string, asked: string, setting: Setting): Reading {
  if (setting.isSure || reading.refused) return reading;
  const language = readIn(asked, setting.hints);
  const clause = wordingIn(asked, language);
  // "In which city?" after a question about work.
  const isOfOtherThing =
    reading.intent === 'more' && clause.tokens.length > 2 && has(clause, 'which') && !has(clause, 'that');
  if (reading.followUp)
    return isOfOtherThing && unreadIn(asked, clause, language).length > 0
      ? about({ kind: 'unknown' }, setting)
      : reading;
  const { subject } = reading;
  // "When will my life get better?" names no matter, but nothing unread either.
  const isOfTimes = subject.kind === 'unknown' && reading.intent === 'when' && has(clause, 'i', 'my');
  if (isOfTimes && unreadIn(asked, clause, language).length === 0)
    return { ...reading, subject: { kind: 'timing' } };
  const name = nameIn(clause, language);
  if (name !== undefined) {
    const hits = [...reading.wording.hits, { concept: 'he or she' as const, from: name, to: name + 1 }];
    const wording = { ...reading.wording, hits };
    if (isOwnDeed(clause, language)) return about({ kind: 'beyond', what: 'otherChart' }, setting);
    const isVague = subject.kind === 'unknown' || (subject.kind === 'topic' && subject.topic === 'self');
    if (isVague && isOfBond(clause))
      return { ...reading, wording, subject: { kind: 'topic', topic: 'love' } };
    if (subject.kind === 'topic' && (isOfBond(clause) || isAsked(name, clause, language)))
      return { ...reading, wording };
  }
  // "Can my wife wear the same?" after a gem.
  const before = setting.before?.subject;
  if (
    subject.kind === 'topic' &&
    before &&
    isOfOneChart(before) &&
    evidenceOf(clause, subject.topic).isOfPartner
  )
    return about({ kind: 'beyond', what: 'otherChart' }, setting);
  const told = wordingIn(text.replace(asked, ' '), language);
  // "My daughter was born on this date" makes the chart hers.
  const whose = holds('born', tokensOf(text)) ? undefined : ofPerson(told, clause, language, reading);
  if (whose === 'other' || isOfOther(clause, language, subject))
    return about({ kind: 'beyond', what: 'otherChart' }, setting);
  if (whose !== undefined) return { ...reading, subject: { kind: 'topic', topic: whose } };
  const aspect = setting.tradition === 'VEDIC' ? aspectBetween(asked, clause, subject) : undefined;
  const term = starOfOther(asked, clause, subject) ?? aspect;
  if (term !== undefined) return about({ kind: 'not computed', term }, setting);
  if (reading.mood !== 'neither' || reading.sorrow || reading.sides) return reading;
  const word = remainderOf(asked, clause, language, subject);
  if (word === undefined) return reading;
  return subject.kind === 'topic'
    ? { ...reading, subject: { kind: 'uncertain', word, topic: subject.topic } }
    : about({ kind: 'unknown' }, setting);
}

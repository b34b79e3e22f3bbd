import type { Language } from '@palmleaf/contract/languages';
import type { Tradition } from '@palmleaf/engines/chart';
import type { BeyondTopic, SmallTalk, Subject } from '@palmleaf/texts/chat/terms';
import { comingYear } from '@palmleaf/texts/chat/terms';
import {
  languageNamed,
  readIn,
  tokensOf,
  uncomputedIn,
  type Wording,
  wordingIn,
} from '@palmleaf/texts/lexicons';
import { holds, phraseAt, placeOf } from '../phrases.ts';
import { type Before, type Understood, understand } from '../understand.ts';
import { calledIn } from './address.ts';
import { type Asking, askingsOf, sentencesOf } from './clauses.ts';
import { dayIn } from './dates.ts';
import { dayQuestionIn, nextOf } from './days.ts';
import { isOfRelative, starOfOther } from './others.ts';
import { remainderOf } from './remainder.ts';

/** What a message is read in the light of. */
interface Setting {
  readonly now: Date;
  /** Hours ahead of UTC at the place of the request. */
  readonly tzone: number;
  readonly birthday: { readonly day: number; readonly month: number; readonly year: number };
  readonly tradition: Tradition;
  readonly before?: Before | undefined;
  /** A question that the chat asked back about and that this message may confirm. */
  readonly doubted?: string | undefined;
  /** The asker confirmed the reading: no word of the question makes it uncertain. */
  readonly isSure?: boolean;
  /** Languages that a message whose words do not tell its own may be in, likeliest first. */
  readonly hints: readonly Language[];
}

/** One question of a message, as the answer needs it. */
interface Reading extends Understood {
  /** The language that the message asks to be answered in. */
  readonly wished?: Language;
}

/** The most questions that one message gets answers to. */
export const mostReadings = 3;

const aboutService = ['cost', 'erasure', 'languages', 'palm', 'identity'] as const;

/** Matters that a question about the service may seem to name. */
const vagueTopics = ['money', 'expenses', 'self', 'intuition', 'luck'];

/** Reads every question of a message; more than `mostReadings` where it asks more. */
export function readMessage(message: string, setting: Setting): Reading[] {
  const { doubted, ...rest } = setting;
  if (doubted !== undefined && saysYes(message)) return readMessage(doubted, { ...rest, isSure: true });
  const language = readIn(message, setting.hints);
  const alone = aboutServiceIn(message, setting);
  if (alone) return [alone];
  const protests: Reading[] = [];
  const sentences = sentencesOf(message).filter((sentence) => {
    const protest = protestIn(sentence, setting);
    if (protest) protests.push(protest);
    return !protest;
  });
  if (protests.length === 0 && !message.includes('?') && placeOf('missed', tokensOf(message)))
    return [about({ kind: 'beyond', what: 'missed' }, setting)];
  if (sentences.length === 0)
    return protests.length > 0 ? protests.slice(0, 1) : [readAsking(message, message, setting)];
  const asked = withoutTalk(sentences, setting);
  const whole = asked.length === sentencesOf(message).length ? message : asked.join(' ');
  const readings = readAskings(whole, askingsOf(asked, language), setting);
  const answerable = readings.filter(({ subject }) => !['unknown', 'small talk'].includes(subject.kind));
  if (protests.length === 0) return readings;
  return [...protests.slice(0, 1), ...answerable];
}

/** "Ok thx. And money?" is about money: greetings and thanks before a question are left out. */
function withoutTalk(sentences: readonly string[], { now, birthday, hints }: Setting): readonly string[] {
  if (sentences.length < 2) return sentences;
  const isTalk = (text: string): boolean =>
    understand(text, now, birthday.year, undefined, hints).subject.kind === 'small talk';
  if (!isTalk(sentences.join(' '))) return sentences;
  const rest = sentences.filter((sentence) => !isTalk(sentence));
  return rest.length > 0 ? rest : sentences;
}

function readAskings(whole: string, askings: readonly Asking[], setting: Setting): Reading[] {
  const inOne = (): Reading[] => {
    const asked = askings.length === 1 ? (askings[0]?.asked ?? whole) : whole;
    return [readAsking(whole, asked, setting)];
  };
  if (askings.length < 2) return listed(whole, setting) ?? inOne();
  const readings: Reading[] = [];
  let before = setting.before;
  for (const { told, asked } of askings) {
    const reading = readAsking(`${told} ${asked}`.trim(), asked, { ...setting, before });
    readings.push(reading);
    if (!['unknown', 'small talk', 'beyond', 'not computed'].includes(reading.subject.kind)) before = reading;
  }
  const told = readings.filter(
    ({ subject, refused }) => refused !== undefined || !['unknown', 'small talk'].includes(subject.kind),
  );
  const different = told.filter(
    (one, index) => told.findIndex((other) => keyOf(other) === keyOf(one)) === index,
  );
  return different.length > 1 ? different : inOne();
}

/** Subjects that a question can name side by side: "which stone and which colour". */
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
];
const mostListed = 4;

/** The readings of two things that a question names with a conjunction between them; undefined where it names one. */
function listed(text: string, setting: Setting): Reading[] | undefined {
  const tokens = tokensOf(text);
  for (const at of tokens.keys()) {
    const join = at > 0 ? phraseAt('joins', tokens, at) : undefined;
    if (!join || tokens.length - join.to > mostListed || join.to >= tokens.length) continue;
    const parts = [text.slice(0, tokens[at]?.at), text.slice(tokens[join.to]?.at)];
    const readings = parts.map((part) => readAsking(part.trim(), part, setting));
    const [one, other] = readings;
    const isList = readings.every(({ subject, followUp }) => listable.includes(subject.kind) && !followUp);
    if (one && other && isList && keyOf(one) !== keyOf(other)) return readings;
  }
  return undefined;
}

const keyOf = ({ subject, refused }: Reading): string => JSON.stringify(refused ?? subject);

function readAsking(text: string, asked: string, setting: Setting): Reading {
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
  const today = new Date(now.getTime() + setting.tzone * 3_600_000);
  const day = dayQuestionIn(text, wording, today, birthday.year);
  if (day)
    return { ...about(day.subject, setting), ...(day.period && { period: day.period, periodNamed: true }) };
  const called = calledIn(text);
  const reading = plainly(text, asked);
  const named = dayIn(text, wording);
  if (named && ['timing', 'unknown'].includes(reading.subject.kind))
    return about({ kind: 'day', event: 'anything', at: nextOf(named, today) }, setting);
  if (isOfPet(text, reading)) return about({ kind: 'beyond', what: 'pet' }, setting);
  if (!called) return ofDoubt(reading, asked, setting);
  const rest = plainly(called.without, calledIn(asked)?.without ?? asked);
  const isMatter = !['unknown', 'small talk', 'timing'].includes(rest.subject.kind) && !rest.followUp;
  return ofDoubt(isMatter || (!called.kin && rest.followUp) ? rest : reading, asked, setting);
}

const mostOfYes = 3;

function saysYes(message: string): boolean {
  const tokens = tokensOf(message);
  return tokens.length <= mostOfYes && phraseAt('yes', tokens, 0) !== undefined;
}

/** The reading, unless a word of the clause that asks may turn it into another question. */
function ofDoubt(reading: Reading, asked: string, setting: Setting): Reading {
  if (setting.isSure || reading.followUp || reading.refused) return reading;
  const language = readIn(asked, setting.hints);
  const clause = wordingIn(asked, language);
  if (isOfRelative(clause, reading.subject)) return about({ kind: 'beyond', what: 'otherChart' }, setting);
  const term = starOfOther(asked, clause, reading.subject);
  if (term !== undefined) return about({ kind: 'not computed', term }, setting);
  // The words of a fear, a hope or a sorrow are read as such.
  if (reading.mood !== 'neither' || reading.sorrow) return reading;
  const word = remainderOf(asked, clause, language, reading.subject);
  if (word === undefined) return reading;
  const { subject } = reading;
  return subject.kind === 'topic'
    ? { ...reading, subject: { kind: 'uncertain', word, topic: subject.topic } }
    : about({ kind: 'unknown' }, setting);
}

/** A reading of something that is no question about a life. */
function about(subject: Subject, { now, birthday, before, hints }: Setting): Reading {
  const blank = understand('', now, birthday.year, before, hints);
  return {
    ...blank,
    subject,
    period: comingYear(now),
    periodNamed: false,
    intent: 'nature',
    followUp: false,
  };
}

/** A question about the service itself, unless the message is about a part of life. */
function aboutServiceIn(message: string, setting: Setting): Reading | undefined {
  const tokens = tokensOf(message);
  const { now, birthday, hints } = setting;
  const isVague = ({ subject: { kind, ...rest } }: Understood): boolean =>
    kind === 'unknown' ||
    kind === 'small talk' ||
    kind === 'timing' ||
    (kind === 'topic' && 'topic' in rest && vagueTopics.includes(rest.topic));
  const what = aboutService.find((key) => holds(key, tokens));
  const wished = tokens.length <= 8 ? languageNamed(tokens) : undefined;
  if (what === undefined && wished === undefined) return undefined;
  const reading = understand(message, now, birthday.year, undefined, hints);
  const talk = (small: SmallTalk): Reading => about({ kind: 'small talk', what: small }, setting);
  if (what === 'palm' || (what !== undefined && isVague(reading))) return talk(what ?? 'help');
  return wished !== undefined && isVague(reading) && reading.subject.kind !== 'topic'
    ? { ...talk('inLanguage'), wished }
    : undefined;
}

/** Somebody says that an answer was wrong or missing; not where the sentence names the matter that it wants. */
function protestIn(sentence: string, setting: Setting): Reading | undefined {
  const tokens = tokensOf(sentence);
  const beyond = (what: BeyondTopic): Reading => about({ kind: 'beyond', what }, setting);
  if (placeOf('missed', tokens)) return beyond('missed');
  if (!placeOf('unanswered', tokens)) return undefined;
  const { now, birthday, hints } = setting;
  const { subject } = understand(sentence, now, birthday.year, undefined, hints);
  return ['unknown', 'small talk', 'timing'].includes(subject.kind) ? beyond('unanswered') : undefined;
}

/** A date of birth that is not the one of the request. */
function isOfOtherBirth(text: string, wording: Wording, { birthday }: Setting): boolean {
  if (!holds('born', wording.tokens)) return false;
  const named = dayIn(text, wording);
  if (named === undefined) return false;
  const { day, month, year } = birthday;
  const isYear = named.year === undefined || named.year === year;
  const isDay = named.day === day && named.month === month;
  const isTurned = named.day === month && named.month === day;
  return !(isYear && (isDay || isTurned));
}

/** An animal of whoever asks, or one that nothing else in the question outweighs. */
function isOfPet(text: string, { subject }: Understood): boolean {
  const tokens = tokensOf(text);
  const pet = placeOf('pet', tokens);
  if (!pet) return false;
  const before = tokens.slice(Math.max(0, pet.from - 2), pet.from);
  const isOwned = holds('owners', before);
  const isAside = subject.kind === 'unknown' || (subject.kind === 'topic' && subject.topic === 'health');
  return isAside || (isOwned && ['topic', 'small talk', 'timing'].includes(subject.kind));
}

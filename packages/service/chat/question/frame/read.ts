import { type Language, languages } from '@palmleaf/contract/languages';
import { has, leads, readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import { type AskedClause, askedClausesOf, sentencesOf } from '../clauses.ts';
import { bodiesIn } from '../matter.ts';
import { findPhrase, isComplaint, type MessageLanguage } from '../phrases.ts';
import { sidesIn, timesOfSides, topicsOfSides } from '../sides.ts';
import { understand } from '../understand.ts';
import { protestReadingsIn, serviceReadingIn } from './about-service.ts';
import { readQuestion } from './clause.ts';
import { dayOfMatter } from './days.ts';
import { listReadings } from './list.ts';
import { type Reading, readingOf, type Setting, todayOf } from './reading.ts';
import { unreadWordsIn } from './unread-words.ts';

export const maxReadings = 3;

/** Returns the readings by phrases and rules, which the classifier may overrule. */
export function readByRules(message: string, given: Setting): Reading[] {
  const language = readIn(message, given.hints);
  const hints = [...(isLanguage(language) ? [language] : []), ...given.hints];
  // A protest confirms the matter that it names.
  const isConfirmed = given.isConfirmed || findPhrase('unanswered', tokensOf(message)) !== undefined;
  const setting: Setting = { ...given, hints, isConfirmed };
  const serviceReading = serviceReadingIn(message, setting);
  if (serviceReading) return [serviceReading];
  const protests: Reading[] = [];
  const sentences = sentencesOf(message).filter((sentence) => {
    const isUnlikely =
      !isComplaint(tokensOf(sentence)) && setting.isRefusalLikely?.('missed', sentence) === false;
    const protest = isUnlikely ? undefined : protestReadingsIn(sentence, setting);
    if (protests.length === 0) protests.push(...(protest ?? []));
    return !protest;
  });
  const isMissed = !message.includes('?') && findPhrase('missed', tokensOf(message)) !== undefined;
  if (protests.length === 0 && isMissed && setting.isRefusalLikely?.('missed', message) !== false)
    return [readingOf({ kind: 'beyond', what: 'missed' }, setting)];
  if (sentences.length === 0)
    return protests.length > 0 ? protests : [readQuestion(message, message, setting)];
  const asked = withoutSmallTalk(sentences, setting);
  const whole = asked.length === sentencesOf(message).length ? message : asked.join(' ');
  const readings = readClauses(whole, askedClausesOf(asked, language), setting);
  const answerable = readings.filter(({ subject }) => !['unknown', 'small talk'].includes(subject.kind));
  if (protests.length === 0) return readings;
  return answerable.length > 0 ? [...protests.slice(0, 1), ...answerable] : protests;
}

const isLanguage = (language: MessageLanguage): language is Language =>
  languages.some((each) => each === language);

function withoutSmallTalk(
  sentences: readonly string[],
  { now, birthday, hints }: Setting,
): readonly string[] {
  if (sentences.length < 2) return sentences;
  const isTalk = (text: string): boolean =>
    understand(text, now, birthday.year, undefined, hints).subject.kind === 'small talk';
  if (!isTalk(sentences.join(' '))) return sentences;
  const rest = sentences.filter((sentence) => !isTalk(sentence));
  return rest.length > 0 ? rest : sentences;
}

function readClauses(whole: string, clauses: readonly AskedClause[], setting: Setting): Reading[] {
  const asOneQuestion = (): Reading[] =>
    readingsOfClause(whole, clauses.length === 1 ? (clauses[0]?.clause ?? whole) : whole, setting);
  if (clauses.length < 2) return asOneQuestion();
  const readings: Reading[] = [];
  let before = setting.before;
  for (const { context, clause } of clauses) {
    for (const reading of readingsOfClause(`${context} ${clause}`.trim(), clause, { ...setting, before })) {
      readings.push(reading);
      if (!['unknown', 'small talk', 'beyond', 'not computed'].includes(reading.subject.kind))
        before = reading;
    }
  }
  const understood = readings.filter(
    ({ subject, refused }) => refused !== undefined || !['unknown', 'small talk'].includes(subject.kind),
  );
  const different = understood.filter(
    (one, index) => understood.findIndex((other) => questionKey(other) === questionKey(one)) === index,
  );
  const notUnderstood = readings.findLast(
    (each) => each.refused === undefined && isNotUnderstood(each, setting),
  );
  if (notUnderstood && different.length > 0)
    return [...different.slice(0, maxReadings - 1), { ...notUnderstood, subject: { kind: 'unknown' } }];
  const isOne =
    understood.length === 1 &&
    readings.every((each) => understood.includes(each) || !each.asked.includes('?'));
  return different.length > 1 || isOne ? different : asOneQuestion();
}

/** One for each matter, planet and day that the clause names. */
function readingsOfClause(text: string, asked: string, setting: Setting): Reading[] {
  const several = listReadings(text, setting) ?? (asked === text ? undefined : listReadings(asked, setting));
  if (several) return several;
  const reading = readQuestion(text, asked, setting);
  if (reading.refused) return [reading];
  if (isChoiceWithoutMatter(reading, setting)) return [{ ...reading, subject: { kind: 'unknown' } }];
  const clause = wordingIn(asked, readIn(asked, setting.hints));
  const { subject } = reading;
  if (subject.kind === 'best days') {
    const whole = wordingIn(text, readIn(text, setting.hints));
    const sides = sidesIn(text, whole, readIn(text, setting.hints));
    const times = sides && timesOfSides(sides, setting.now, setting.birthday.year);
    return times ? times.map((period) => ({ ...reading, period, periodNamed: true })) : [reading];
  }
  const isOfPerson =
    subject.kind === 'topic' &&
    ['children', 'siblings', 'mother', 'father'].includes(subject.topic) &&
    leads(clause, ['my'], ['children', 'siblings', 'mother', 'father'], 1);
  if (isOfPerson && reading.sides && topicsOfSides(reading.sides) === undefined)
    return [{ ...readingOf({ kind: 'beyond', what: 'otherChart' }, setting), asked }];
  if (subject.kind === 'planet') {
    const bodies = bodiesIn(clause);
    const named = [...new Set(bodies.length > 0 ? bodies : bodiesIn(reading.wording))];
    return named.length > 1
      ? named.map((body) => ({ ...reading, subject: { kind: 'planet', body } }))
      : [reading];
  }
  const day =
    subject.kind === 'topic'
      ? dayOfMatter({ text: asked, wording: clause }, subject.topic, todayOf(setting))
      : undefined;
  return day ? [reading, { ...readingOf(day, setting), wording: clause, asked }] : [reading];
}

const isChoiceWithoutMatter = ({ sides, subject }: Reading, { now, birthday }: Setting): boolean =>
  sides !== undefined &&
  subject.kind === 'topic' &&
  ['self', 'luck'].includes(subject.topic) &&
  topicsOfSides(sides) === undefined &&
  timesOfSides(sides, now, birthday.year) === undefined;

const leastOfQuestion = 4;

function isNotUnderstood({ asked, subject, followUp, intent }: Reading, { hints }: Setting): boolean {
  const language = readIn(asked, hints);
  const wording = wordingIn(asked, language);
  if (wording.tokens.length < leastOfQuestion) return false;
  if (followUp && intent === 'more') return !has(wording, 'that');
  return subject.kind === 'unknown' && unreadWordsIn(asked, wording, language).length > 0;
}

const questionKey = ({ subject, refused, intent, form, period, periodNamed }: Reading): string =>
  JSON.stringify(refused ?? [subject, intent === 'remedy', form === 'why', periodNamed && period.from]);

import { type Language, languages } from '@palmleaf/contract/languages';
import type { Subject } from '@palmleaf/texts/chat/terms';
import { has, languageNamed, readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import { type AskedClause, askedClausesOf, sentencesOf } from '../clauses.ts';
import { bodiesIn } from '../matter.ts';
import type { MessageLanguage } from '../phrases.ts';
import { understand } from '../understand.ts';
import { readQuestion } from './clause.ts';
import { dayOfMatter } from './days.ts';
import { listReadings } from './list.ts';
import { protestReadings } from './protest.ts';
import { type Reading, readingOf, type Setting, todayOf } from './reading.ts';
import { unreadWordsIn } from './unread-words.ts';

export const maxReadings = 3;

/** Returns the readings by phrases and rules, which the classifier may overrule. */
export function readByRules(message: string, given: Setting): Reading[] {
  const language = readIn(message, given.hints);
  const hints = [...(isLanguage(language) ? [language] : []), ...given.hints];
  const setting: Setting = { ...given, hints };
  const wish = languageWishIn(message, setting);
  if (wish) return [wish];
  const sentences = sentencesOf(message);
  const protests = sentences.filter((sentence) => setting.protestIn?.(sentence));
  const asked = sentences.filter((sentence) => !protests.includes(sentence));
  const [protest] = protests.flatMap((sentence) => {
    const what = setting.protestIn?.(sentence);
    return what ? [protestReadings(what, sentence, setting)] : [];
  });
  if (asked.length === 0) return protest ?? [readQuestion(message, message, setting)];
  const whole = protest ? asked.join(' ') : message;
  const readings = readClauses(whole, askedClausesOf(asked, language), setting);
  if (protest === undefined) return readings;
  const answerable = readings.filter(
    ({ subject, followUp }) =>
      !['unknown', 'remedies', 'timing'].includes(subject.kind) && !(setting.isDisputed && followUp),
  );
  return answerable.length > 0 ? [...protest.slice(0, 1), ...answerable] : protest;
}

const isLanguage = (language: MessageLanguage): language is Language =>
  languages.some((each) => each === language);

const mostOfWish = 8;
const wishedSubjects: readonly Subject['kind'][] = ['unknown', 'timing'];

/** "In Hindi please" changes the language of the conversation. */
function languageWishIn(message: string, setting: Setting): Reading | undefined {
  const tokens = tokensOf(message);
  const languageWished = tokens.length <= mostOfWish ? languageNamed(tokens) : undefined;
  if (languageWished === undefined) return undefined;
  const { now, birthday, hints } = setting;
  const { subject } = understand(message, now, birthday.year, undefined, hints);
  return wishedSubjects.includes(subject.kind)
    ? { ...readingOf({ kind: 'small talk', what: 'inLanguage' }, setting), languageWished }
    : undefined;
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
      if (!['unknown', 'beyond', 'not computed'].includes(reading.subject.kind)) before = reading;
    }
  }
  const understood = readings.filter(
    ({ subject, refused }) => refused !== undefined || subject.kind !== 'unknown',
  );
  const different = understood.filter(
    (one, index) => understood.findIndex((other) => questionKey(other) === questionKey(one)) === index,
  );
  const notUnderstood = readings.findLast(
    (each) => each.refused === undefined && isNotUnderstood(each, setting),
  );
  if (notUnderstood && different.length > 0)
    return [...different.slice(0, maxReadings - 1), { ...notUnderstood, subject: { kind: 'unknown' } }];
  const asksOneQuestion =
    understood.length === 1 &&
    readings.every((each) => understood.includes(each) || !each.asked.includes('?'));
  return different.length > 1 || asksOneQuestion ? different : asOneQuestion();
}

/** One for each matter, planet and day that the clause names. */
function readingsOfClause(text: string, asked: string, setting: Setting): Reading[] {
  const several = listReadings(text, setting) ?? (asked === text ? undefined : listReadings(asked, setting));
  if (several) return several;
  const reading = readQuestion(text, asked, setting);
  if (reading.refused || reading.subject.kind === 'not computed') return [reading];
  const clause = wordingIn(asked, readIn(asked, setting.hints));
  const { subject } = reading;
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

const leastOfQuestion = 4;

function isNotUnderstood({ asked, subject, followUp, intent }: Reading, { hints }: Setting): boolean {
  const language = readIn(asked, hints);
  const wording = wordingIn(asked, language);
  if (wording.tokens.length < leastOfQuestion) return false;
  const isUnread = unreadWordsIn(asked, wording, language).length > 0;
  if (followUp && intent === 'more') return isUnread && !has(wording, 'that');
  return isUnread && subject.kind === 'unknown';
}

const questionKey = ({ subject, refused, intent, form, period, periodNamed }: Reading): string =>
  JSON.stringify(refused ?? [subject, intent === 'remedy', form === 'why', periodNamed && period.from]);

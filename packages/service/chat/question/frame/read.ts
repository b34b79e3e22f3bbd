import { type Language, languages } from '@palmleaf/contract/languages';
import { has, leads, type Romanized, readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import { type Asking, askingsOf, sentencesOf } from '../clauses.ts';
import { bodiesIn } from '../matter.ts';
import { isComplaint, placeOf } from '../phrases.ts';
import { sidesIn, timesOfSides, topicsOfSides } from '../sides.ts';
import { understand } from '../understand.ts';
import { aboutServiceIn, protestIn } from './about-service.ts';
import { readAsking } from './clause.ts';
import { dayBeside } from './days.ts';
import { listed } from './list.ts';
import { about, type Reading, type Setting, todayOf } from './reading.ts';
import { unreadIn } from './remainder.ts';

export const mostReadings = 3;

/** At most one reading without a subject; the classifier decides. */
export function readByRules(message: string, given: Setting): Reading[] {
  const language = readIn(message, given.hints);
  // A clause is in the language of its message.
  const hints = [...(isLanguage(language) ? [language] : []), ...given.hints];
  // A protest confirms the matter that it names.
  const isSure = given.isSure || placeOf('unanswered', tokensOf(message)) !== undefined;
  const setting = { ...given, hints, isSure };
  const alone = aboutServiceIn(message, setting);
  if (alone) return [alone];
  const protests: Reading[] = [];
  const sentences = sentencesOf(message).filter((sentence) => {
    const isUnlikely = !isComplaint(tokensOf(sentence)) && setting.mayBe?.('missed', sentence) === false;
    const protest = isUnlikely ? undefined : protestIn(sentence, setting);
    if (protests.length === 0) protests.push(...(protest ?? []));
    return !protest;
  });
  const isMissed = !message.includes('?') && placeOf('missed', tokensOf(message)) !== undefined;
  if (protests.length === 0 && isMissed && setting.mayBe?.('missed', message) !== false)
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
  const context = readings.filter(
    ({ subject, refused }) => refused !== undefined || !['unknown', 'small talk'].includes(subject.kind),
  );
  const different = context.filter(
    (one, index) => context.findIndex((other) => keyOf(other) === keyOf(one)) === index,
  );
  const unheard = readings.findLast((each) => each.refused === undefined && isUnheard(each, setting));
  if (unheard && different.length > 0)
    return [...different.slice(0, mostReadings - 1), { ...unheard, subject: { kind: 'unknown' } }];
  const isOne =
    context.length === 1 && readings.every((each) => context.includes(each) || !each.asked.includes('?'));
  return different.length > 1 || isOne ? different : inOne();
}

/** Every matter, planet and day that the clause names gets a separate reading. */
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
  const isOfPerson =
    subject.kind === 'topic' &&
    ['children', 'siblings', 'mother', 'father'].includes(subject.topic) &&
    leads(clause, ['my'], ['children', 'siblings', 'mother', 'father'], 1);
  if (isOfPerson && reading.sides && topicsOfSides(reading.sides) === undefined)
    return [{ ...about({ kind: 'beyond', what: 'otherChart' }, setting), asked }];
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

const isOfNothing = ({ sides, subject }: Reading, { now, birthday }: Setting): boolean =>
  sides !== undefined &&
  subject.kind === 'topic' &&
  ['self', 'luck'].includes(subject.topic) &&
  topicsOfSides(sides) === undefined &&
  timesOfSides(sides, now, birthday.year) === undefined;

const leastOfQuestion = 4;

function isUnheard({ asked, subject, followUp, intent }: Reading, { hints }: Setting): boolean {
  const language = readIn(asked, hints);
  const wording = wordingIn(asked, language);
  if (wording.tokens.length < leastOfQuestion) return false;
  if (followUp && intent === 'more') return !has(wording, 'that');
  return subject.kind === 'unknown' && unreadIn(asked, wording, language).length > 0;
}

/** The same matter at another time, or with a remedy asked, is another question. */
const keyOf = ({ subject, refused, intent, form, period, periodNamed }: Reading): string =>
  JSON.stringify(refused ?? [subject, intent === 'remedy', form === 'why', periodNamed && period.from]);

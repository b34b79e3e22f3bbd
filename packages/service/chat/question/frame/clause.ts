import { has, readIn, tokensOf, uncomputedIn, wordingIn } from '@palmleaf/texts/lexicons';
import { holds, phraseAt } from '../phrases.ts';
import { evidenceOf, isPlain } from '../topic.ts';
import { understand } from '../understand.ts';
import { calledIn } from './address.ts';
import { dayAskedIn, dayBeside, dayQuestionIn, ofDay } from './days.ts';
import { isAsked, isOfBond, isOwnDeed, nameIn } from './names.ts';
import { aspectBetween, isOfOneChart, isOfOther, isOfOtherBirth, isOfPet, starOfOther } from './others.ts';
import { ofPerson } from './persons.ts';
import { about, type Reading, type Setting, todayOf } from './reading.ts';
import { hasRemainder, unreadIn } from './remainder.ts';

export function readAsking(text: string, asked: string, setting: Setting): Reading {
  const { now, birthday, before, hints, mayBe } = setting;
  const reading = readClause(text, asked, setting);
  const { subject } = reading;
  const isDoubtful =
    subject.kind === 'beyond' && !holds('born', tokensOf(text)) && mayBe?.(subject.what, asked) === false;
  return { ...(isDoubtful ? understand(text, now, birthday.year, before, hints, asked) : reading), asked };
}

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

function ofDoubt(reading: Reading, text: string, asked: string, setting: Setting): Reading {
  if (setting.isSure || reading.refused) return reading;
  const language = readIn(asked, setting.hints);
  const clause = wordingIn(asked, language);
  const isOfOtherThing =
    reading.intent === 'more' && clause.tokens.length > 2 && has(clause, 'which') && !has(clause, 'that');
  if (reading.followUp)
    return isOfOtherThing && unreadIn(asked, clause, language).length > 0
      ? about({ kind: 'unknown' }, setting)
      : reading;
  const { subject } = reading;
  // "When will my life get better?" names no matter, but every word is matched.
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
  return hasRemainder(asked, clause, language, subject)
    ? { ...reading, subject: { kind: 'unknown' } }
    : reading;
}

import { readIn, tokensOf, uncomputedIn, wordingIn } from '@palmleaf/texts/lexicons';
import { hasPhrase, phraseAt } from '../phrases.ts';
import { understand } from '../understand.ts';
import { addressIn } from './address.ts';
import { dayAskedIn, dayQuestionIn, daySubject } from './days.ts';
import { followsAskingVerb, isAboutBond, isDeedOfNamedPerson, nameIndexIn } from './names.ts';
import { aspectBetween, isTermOfOther, namesOtherBirth, starOfOtherPoint } from './others.ts';
import { topicOfPerson } from './persons.ts';
import { type Reading, readingOf, type Setting, todayOf } from './reading.ts';
import { hasUnreadSubject } from './unread-words.ts';

export function readQuestion(text: string, asked: string, setting: Setting): Reading {
  const { now, birthday, before, hints, isRefusalLikely } = setting;
  const reading = readClause(text, asked, setting);
  const { subject } = reading;
  const isDoubtful =
    subject.kind === 'beyond' && !hasPhrase('born', tokensOf(text)) && isRefusalLikely?.(asked) === false;
  return { ...(isDoubtful ? understand(text, now, birthday.year, before, hints, asked) : reading), asked };
}

function readClause(text: string, asked: string, setting: Setting): Reading {
  const { now, birthday, tradition, before, hints } = setting;
  const plainly = (question: string, mood: string): Reading =>
    understand(question, now, birthday.year, before, hints, mood);
  const tokens = tokensOf(text);
  const term = uncomputedIn(text, tokens, tradition);
  if (term !== undefined) return readingOf({ kind: 'not computed', term }, setting);
  const wording = wordingIn(text, readIn(text, hints));
  if (namesOtherBirth(text, wording, setting))
    return readingOf({ kind: 'beyond', what: 'otherChart' }, setting);
  const today = todayOf(setting);
  const whole = { text, wording };
  const clause = asked === text ? whole : { text: asked, wording: wordingIn(asked, readIn(asked, hints)) };
  const day = dayQuestionIn(whole, clause, today, {
    birthYear: birthday.year,
    before: before?.subject,
  });
  if (day)
    return {
      ...readingOf(day.subject, setting),
      wording: clause.wording,
      ...(day.period && { period: day.period, periodNamed: true }),
    };
  const address = addressIn(text);
  const reading = plainly(text, asked);
  const named = dayAskedIn(whole, clause, today);
  const isVague = ['timing', 'unknown'].includes(reading.subject.kind);
  if (named && isVague) return readingOf(daySubject(named, today, 'anything'), setting);
  if (!address) return checkedReading(reading, text, asked, setting);
  const rest = plainly(address.rest, addressIn(asked)?.rest ?? asked);
  const isOnlyJoined = tokensOf(address.rest).every((_, at, rest) => phraseAt('joins', rest, at));
  if (isOnlyJoined) return reading;
  const isMatter = !['unknown', 'timing'].includes(rest.subject.kind) && !rest.followUp;
  return isMatter || (!address.isKin && rest.followUp)
    ? checkedReading(rest, address.rest, addressIn(asked)?.rest ?? asked, setting)
    : checkedReading(reading, text, asked, setting);
}

function checkedReading(reading: Reading, text: string, asked: string, setting: Setting): Reading {
  if (setting.isConfirmed || reading.refused) return reading;
  const language = readIn(asked, setting.hints);
  const clause = wordingIn(asked, language);
  if (reading.followUp) return reading;
  const { subject } = reading;
  const name = nameIndexIn(clause, language);
  if (name !== undefined) {
    const hits = [...reading.wording.hits, { concept: 'he or she' as const, from: name, to: name + 1 }];
    const wording = { ...reading.wording, hits };
    if (isDeedOfNamedPerson(clause, language))
      return readingOf({ kind: 'beyond', what: 'otherChart' }, setting);
    const isVague = subject.kind === 'unknown' || (subject.kind === 'topic' && subject.topic === 'self');
    if (isVague && isAboutBond(clause))
      return { ...reading, wording, subject: { kind: 'topic', topic: 'love' } };
    if (subject.kind === 'topic' && (isAboutBond(clause) || followsAskingVerb(name, clause, language)))
      return { ...reading, wording };
  }
  const told = wordingIn(text.replace(asked, ' '), language);
  // After "My daughter was born on this date" the chart is the daughter's.
  const whose = hasPhrase('born', tokensOf(text))
    ? undefined
    : topicOfPerson(told, clause, language, reading);
  if (whose === 'other' || isTermOfOther(clause, language, subject))
    return readingOf({ kind: 'beyond', what: 'otherChart' }, setting);
  if (whose !== undefined) return { ...reading, subject: { kind: 'topic', topic: whose } };
  const aspect = setting.tradition === 'VEDIC' ? aspectBetween(asked, clause, subject) : undefined;
  const term = starOfOtherPoint(asked, clause, subject) ?? aspect;
  if (term !== undefined) return readingOf({ kind: 'not computed', term }, setting);
  if (reading.mood !== 'neither' || reading.sorrow || reading.sides) return reading;
  return hasUnreadSubject(asked, clause, language, subject)
    ? { ...reading, subject: { kind: 'unknown' } }
    : reading;
}

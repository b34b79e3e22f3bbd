import { type BeyondTopic, type Period, type SmallTalk, wholeMonth } from '@palmleaf/texts/chat/terms';
import { languageNamed, readIn, type Token, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import { periodIn } from '../period-named.ts';
import { findPhrase, hasPhrase } from '../phrases.ts';
import { type Understood, understand } from '../understand.ts';
import { type Reading, readingOf, type Setting } from './reading.ts';

const serviceTopics = ['cost', 'erasure', 'languages', 'palm', 'identity', 'trust', 'memory'] as const;

export function serviceTopicIn(tokens: readonly Token[]): SmallTalk | undefined {
  const what = serviceTopics.find((key) => hasPhrase(key, tokens));
  return what === 'memory' ? 'help' : what;
}

const vagueTopics = ['money', 'expenses', 'self', 'intuition', 'luck'];

export function serviceReadingIn(message: string, setting: Setting): Reading | undefined {
  const tokens = tokensOf(message);
  const { now, birthday, hints } = setting;
  const isVague = ({ subject: { kind, ...rest } }: Understood): boolean =>
    kind === 'unknown' ||
    kind === 'small talk' ||
    kind === 'timing' ||
    (kind === 'topic' && 'topic' in rest && vagueTopics.includes(rest.topic));
  const what = serviceTopicIn(tokens);
  const languageWished = tokens.length <= 8 ? languageNamed(tokens) : undefined;
  if (what === undefined && languageWished === undefined) return undefined;
  const reading = understand(message, now, birthday.year, undefined, hints);
  const talk = (small: SmallTalk): Reading => readingOf({ kind: 'small talk', what: small }, setting);
  if (what === 'palm' || (what !== undefined && isVague(reading))) return talk(what);
  return languageWished !== undefined && isVague(reading) && reading.subject.kind !== 'topic'
    ? { ...talk('inLanguage'), languageWished }
    : undefined;
}

/** Returns the protest, and readings of the disputed time and of the next good times. */
export function protestReadings(message: string, setting: Setting): Reading[] {
  const tokens = tokensOf(message);
  const isQuoted = findPhrase('said', tokens) !== undefined;
  const isOfForecast =
    findPhrase('missed', tokens) !== undefined || (isQuoted && namesTime(message, tokens, setting));
  return beyondReadings(isOfForecast ? 'missed' : 'unanswered', message, setting);
}

const namesTime = (message: string, tokens: readonly Token[], setting: Setting): boolean =>
  quotedTime(message, setting) !== undefined || hasPhrase('happened', tokens);

const beyondReadings = (what: BeyondTopic, sentence: string, setting: Setting): Reading[] => [
  readingOf({ kind: 'beyond', what }, setting),
  ...disputedReadings(sentence, setting),
];

export function protestReadingsIn(sentence: string, setting: Setting): readonly Reading[] | undefined {
  const tokens = tokensOf(sentence);
  const isQuoted = findPhrase('said', tokens) !== undefined && !sentence.includes('?');
  if (findPhrase('missed', tokens) || (isQuoted && namesTime(sentence, tokens, setting)))
    return beyondReadings('missed', sentence, setting);
  if (isQuoted) return beyondReadings('unanswered', sentence, setting);
  if (!findPhrase('unanswered', tokens)) return undefined;
  const { now, birthday, hints } = setting;
  const { subject } = understand(sentence, now, birthday.year, undefined, hints);
  return ['unknown', 'small talk', 'timing'].includes(subject.kind)
    ? [readingOf({ kind: 'beyond', what: 'unanswered' }, setting)]
    : undefined;
}

/** A month without a year is past, because a protest is about the past. */
function quotedTime(sentence: string, { now, birthday, hints }: Setting): Period | undefined {
  const quoted = periodIn(wordingIn(sentence, readIn(sentence, hints)), now, birthday.year);
  if (quoted === undefined || quoted.name.is !== 'month' || quoted.from <= now) return quoted;
  return wholeMonth(quoted.from.getUTCFullYear() - 1, quoted.from.getUTCMonth());
}

function disputedReadings(sentence: string, setting: Setting): readonly Reading[] {
  const { now, birthday, hints, before } = setting;
  const own = understand(sentence, now, birthday.year, undefined, hints).subject;
  const subject = own.kind === 'topic' ? own : before?.subject;
  if (subject?.kind !== 'topic') return [];
  const of = readingOf(subject, setting);
  const quoted = quotedTime(sentence, setting);
  const times: Reading = { ...of, intent: 'when', followUp: true };
  return quoted
    ? [{ ...of, intent: 'outlook', period: quoted, periodNamed: true, followUp: true }, times]
    : [times];
}

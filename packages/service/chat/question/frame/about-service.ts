import { type BeyondTopic, type Period, type SmallTalk, wholeMonth } from '@palmleaf/texts/chat/terms';
import { languageNamed, readIn, type Token, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import { periodIn } from '../period-named.ts';
import { holds, placeOf } from '../phrases.ts';
import { type Understood, understand } from '../understand.ts';
import { about, type Reading, type Setting } from './reading.ts';

const aboutService = ['cost', 'erasure', 'languages', 'palm', 'identity', 'trust', 'memory'] as const;

export function serviceIn(tokens: readonly Token[]): SmallTalk | undefined {
  const what = aboutService.find((key) => holds(key, tokens));
  return what === 'memory' ? 'help' : what;
}

const vagueTopics = ['money', 'expenses', 'self', 'intuition', 'luck'];

export function aboutServiceIn(message: string, setting: Setting): Reading | undefined {
  const tokens = tokensOf(message);
  const { now, birthday, hints } = setting;
  const isVague = ({ subject: { kind, ...rest } }: Understood): boolean =>
    kind === 'unknown' ||
    kind === 'small talk' ||
    kind === 'timing' ||
    (kind === 'topic' && 'topic' in rest && vagueTopics.includes(rest.topic));
  const what = serviceIn(tokens);
  const wished = tokens.length <= 8 ? languageNamed(tokens) : undefined;
  if (what === undefined && wished === undefined) return undefined;
  const reading = understand(message, now, birthday.year, undefined, hints);
  const talk = (small: SmallTalk): Reading => about({ kind: 'small talk', what: small }, setting);
  if (what === 'palm' || (what !== undefined && isVague(reading))) return talk(what);
  return wished !== undefined && isVague(reading) && reading.subject.kind !== 'topic'
    ? { ...talk('inLanguage'), wished }
    : undefined;
}

/** A failed forecast or a misread question, with what the chart says of it. */
export function protestOf(message: string, setting: Setting): Reading[] {
  const tokens = tokensOf(message);
  const isQuoted = placeOf('said', tokens) !== undefined;
  const isOfForecast =
    placeOf('missed', tokens) !== undefined || (isQuoted && isOfTime(message, tokens, setting));
  return beyond(isOfForecast ? 'missed' : 'unanswered', message, setting);
}

const isOfTime = (message: string, tokens: readonly Token[], setting: Setting): boolean =>
  quotedTime(message, setting) !== undefined || holds('happened', tokens);

const beyond = (what: BeyondTopic, sentence: string, setting: Setting): Reading[] => [
  about({ kind: 'beyond', what }, setting),
  ...ofBefore(sentence, setting),
];

export function protestIn(sentence: string, setting: Setting): readonly Reading[] | undefined {
  const tokens = tokensOf(sentence);
  const isQuoted = placeOf('said', tokens) !== undefined && !sentence.includes('?');
  if (placeOf('missed', tokens) || (isQuoted && isOfTime(sentence, tokens, setting)))
    return beyond('missed', sentence, setting);
  if (isQuoted) return beyond('unanswered', sentence, setting);
  if (!placeOf('unanswered', tokens)) return undefined;
  const { now, birthday, hints } = setting;
  const { subject } = understand(sentence, now, birthday.year, undefined, hints);
  return ['unknown', 'small talk', 'timing'].includes(subject.kind)
    ? [about({ kind: 'beyond', what: 'unanswered' }, setting)]
    : undefined;
}

/** A month without a year has passed. */
function quotedTime(sentence: string, { now, birthday, hints }: Setting): Period | undefined {
  const quoted = periodIn(wordingIn(sentence, readIn(sentence, hints)), now, birthday.year);
  if (quoted === undefined || quoted.name.is !== 'month' || quoted.from <= now) return quoted;
  return wholeMonth(quoted.from.getUTCFullYear() - 1, quoted.from.getUTCMonth());
}

/** The readings of the time that the asker disputes, and of the next times. */
function ofBefore(sentence: string, setting: Setting): readonly Reading[] {
  const { now, birthday, hints, before } = setting;
  const own = understand(sentence, now, birthday.year, undefined, hints).subject;
  const subject = own.kind === 'topic' ? own : before?.subject;
  if (subject?.kind !== 'topic') return [];
  const of = about(subject, setting);
  const quoted = quotedTime(sentence, setting);
  const times: Reading = { ...of, intent: 'when', followUp: true };
  return quoted
    ? [{ ...of, intent: 'outlook', period: quoted, periodNamed: true, followUp: true }, times]
    : [times];
}

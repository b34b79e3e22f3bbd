import { type BeyondTopic, type Period, wholeMonth } from '@palmleaf/texts/chat/terms';
import { readIn, wordingIn } from '@palmleaf/texts/lexicons';
import { periodIn } from '../period-named.ts';
import { understand } from '../understand.ts';
import { type Reading, readingOf, type Setting } from './reading.ts';

/** Returns a complaint about an answer, and readings of the disputed time and of the next good times. */
export const protestReadings = (what: BeyondTopic, message: string, setting: Setting): Reading[] => [
  readingOf({ kind: 'beyond', what }, setting),
  ...(setting.isDisputed ? [] : disputedReadings(message, setting)),
];

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

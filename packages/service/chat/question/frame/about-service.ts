import type { BeyondTopic, SmallTalk } from '@palmleaf/texts/chat/terms';
import { languageNamed, tokensOf } from '@palmleaf/texts/lexicons';
import { holds, placeOf } from '../phrases.ts';
import { type Understood, understand } from '../understand.ts';
import { about, type Reading, type Setting } from './reading.ts';

const aboutService = ['cost', 'erasure', 'languages', 'palm', 'identity', 'trust', 'memory'] as const;

const vagueTopics = ['money', 'expenses', 'self', 'intuition', 'luck'];

export function aboutServiceIn(message: string, setting: Setting): Reading | undefined {
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
  const small = what === 'memory' || what === undefined ? 'help' : what;
  if (what === 'palm' || (what !== undefined && isVague(reading))) return talk(small);
  return wished !== undefined && isVague(reading) && reading.subject.kind !== 'topic'
    ? { ...talk('inLanguage'), wished }
    : undefined;
}

/** "That is wrong"; not where the sentence names the matter that it wants. */
export function protestIn(sentence: string, setting: Setting): Reading | undefined {
  const tokens = tokensOf(sentence);
  const beyond = (what: BeyondTopic): Reading => about({ kind: 'beyond', what }, setting);
  if (placeOf('missed', tokens)) return beyond('missed');
  if (!placeOf('unanswered', tokens)) return undefined;
  const { now, birthday, hints } = setting;
  const { subject } = understand(sentence, now, birthday.year, undefined, hints);
  return ['unknown', 'small talk', 'timing'].includes(subject.kind) ? beyond('unanswered') : undefined;
}

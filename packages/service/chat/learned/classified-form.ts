import { readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import type { Classification } from '../question/classifier/classify.ts';
import type { AskedForm } from '../question/classifier/labels.ts';
import { asks } from '../question/clauses.ts';
import type { Form } from '../question/form.ts';
import type { Reading, Setting } from '../question/frame/reading.ts';
import { hasPhrase, type MessageLanguage } from '../question/phrases.ts';
import { sidesIn } from '../question/sides.ts';

const formThreshold = 0.7;
const wordsLeftToRules = 5;

const forms: Readonly<Record<AskedForm, Form>> = {
  'yes-no': 'closed',
  when: 'open',
  why: 'why',
  'what-to-do': 'advice',
  'what-kind': 'kind',
  'how-long': 'duration',
  choice: 'choice',
  open: 'open',
};

/** A message without a mark or word that asks. */
function isStatement(message: string, language: MessageLanguage): boolean {
  if (message.includes('?')) return false;
  const clauses = message
    .split(/[,;.!\n]/)
    .map(tokensOf)
    .filter((each) => each.length > 0);
  const isSure = language === 'en' || hasPhrase('happened', clauses.at(-1) ?? []);
  return isSure && !clauses.some((each) => asks(each, language));
}

export function classifiedForm(
  { form, intent, sides: read, asked: clause }: Reading,
  message: string,
  { forms: [asked] }: Classification,
  { hints }: Setting,
): Pick<Reading, 'form' | 'intent' | 'sides'> {
  const isRead = form !== 'open' && tokensOf(message).length <= wordsLeftToRules;
  if (isRead || asked === undefined || asked.probability < formThreshold)
    return { form, intent, sides: read };
  const language = readIn(message, hints);
  if (asked.is === 'yes-no' && form === 'open' && isStatement(message, language))
    return { form, intent, sides: read };
  const isChoice = asked.is === 'choice' || (asked.is === 'when' && read !== undefined);
  const sides = isChoice
    ? (read ??
      sidesIn(clause, wordingIn(clause, language), language) ??
      sidesIn(message, wordingIn(message, language), language))
    : undefined;
  const isTimed = asked.is === 'when' || asked.is === 'how-long';
  return {
    form: isChoice ? (sides || form === 'choice' ? 'choice' : 'open') : forms[asked.is],
    intent: isTimed ? 'when' : intent,
    sides,
  };
}

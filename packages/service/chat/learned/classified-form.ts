import { readIn, tokensOf, wordingIn } from '@palmleaf/texts/lexicons';
import type { Classification } from '../question/classifier/classify.ts';
import type { AskedForm } from '../question/classifier/labels.ts';
import type { Form } from '../question/form.ts';
import type { Reading, Setting } from '../question/frame/reading.ts';
import { isGuessOfMore } from '../question/intent.ts';
import { sidesIn } from '../question/sides.ts';

const formThreshold = 0.7;
const closedThreshold = 0.5;
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

export function classifiedForm(
  { form, intent, sides: read, asked: clause, wording }: Reading,
  message: string,
  { forms: [asked] }: Classification,
  { hints }: Setting,
): Pick<Reading, 'form' | 'intent' | 'sides'> {
  const isClosed = form === 'open' && asked?.is === 'yes-no' && message.includes('?');
  const isRead = form === 'closed' && tokensOf(message).length <= wordsLeftToRules;
  if (isRead || asked === undefined || asked.probability < (isClosed ? closedThreshold : formThreshold))
    return { form, intent, sides: read };
  const language = readIn(message, hints);
  const isChoice = asked.is === 'choice' || (asked.is === 'when' && read !== undefined);
  const sides = isChoice
    ? (read ??
      sidesIn(clause, wordingIn(clause, language), language) ??
      sidesIn(message, wordingIn(message, language), language))
    : undefined;
  const asksForEnd = asked.is === 'when' && form === 'duration';
  const isTimed = asked.is === 'when' || asked.is === 'how-long';
  return {
    form: isChoice ? (sides ? 'choice' : form) : asksForEnd ? form : forms[asked.is],
    intent: isTimed
      ? 'when'
      : asked.is === 'yes-no' && isGuessOfMore({ intent, wording })
        ? 'nature'
        : intent,
    sides,
  };
}

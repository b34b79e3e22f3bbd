import type { Language } from '@palmleaf/contract/languages';
import {
  type Concept,
  type FrameKey,
  type Hit,
  hitsOf,
  readIn,
  tokensOf,
  wordingIn,
} from '@palmleaf/texts/lexicons';
import { type MessageLanguage, phraseOfLanguage } from './phrases.ts';

const hasOwnPhrase = (key: FrameKey, message: string, language: MessageLanguage): boolean => {
  const tokens = tokensOf(message);
  return tokens.some((_, at) => phraseOfLanguage(key, tokens, at, language) !== undefined);
};

export const namesAnimal = (message: string, hints: readonly Language[]): boolean =>
  hasOwnPhrase('animals', message, readIn(message, hints));

export const isPetIll = (message: string, language: Language): boolean =>
  hasOwnPhrase('ails', message, readIn(message, [language]));

/** "My dog is dying", "my cat ran away". */
export function isPetInNeed(message: string, hints: readonly Language[]): boolean {
  const language = readIn(message, hints);
  return (
    namesAnimal(message, hints) &&
    (['gone', 'ails'] as const).some((key) => hasOwnPhrase(key, message, language))
  );
}

const kin = [
  'partner',
  'spouse',
  'children',
  'mother',
  'father',
  'siblings',
  'in-laws',
  'family',
  'friends~',
] as const satisfies readonly Concept[];

/** "My missing sister", not "my sister's missing ring". */
export function isPersonMissing(message: string, hints: readonly Language[]): boolean {
  const language = readIn(message, hints);
  const wording = wordingIn(message, language);
  const isOwner = (hit: Hit): boolean => wording.tokens[hit.to]?.letters === 's';
  const persons = hitsOf(wording, ...kin);
  return persons.length > 0 && !persons.some(isOwner) && hasOwnPhrase('gone', message, language);
}

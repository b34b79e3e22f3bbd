import type { Language } from '@palmleaf/contract/languages';
import type { Written } from '../../languages/kinds.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { russianInLatinLetters } from '../../ru/lexicon.ts';
import { tamilInLatinLetters } from '../../ta/lexicon.ts';
import type { Romanized } from './asked-language.ts';
import { lexiconTexts } from './languages.ts';

/** How the questions of each language are understood; those of a language without one are read as English, in which the rules know Hindi in Latin letters. */
export const lexicons: Readonly<Partial<Record<Language | Romanized, Lexicon>>> &
  Readonly<Record<Written<'questions'>, Lexicon>> = {
  ...lexiconTexts,
  'Russian in Latin letters': russianInLatinLetters,
  'Tamil in Latin letters': tamilInLatinLetters,
};

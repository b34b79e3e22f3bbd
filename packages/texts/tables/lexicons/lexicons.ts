import type { Language } from '@palmleaf/contract/languages';
import { german } from '../../de/lexicon.ts';
import { spanish } from '../../es/lexicon.ts';
import { french } from '../../fr/lexicon.ts';
import { hindi } from '../../hi/lexicon.ts';
import { italian } from '../../it/lexicon.ts';
import type { Written } from '../../languages/kinds.ts';
import type { Romanized } from '../../lexicons/asked-language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { portuguese } from '../../pt/lexicon.ts';
import { russian, russianInLatinLetters } from '../../ru/lexicon.ts';
import { tamil, tamilInLatinLetters } from '../../ta/lexicon.ts';

/** How the questions of each language are understood; those of a language without one are read as English, in which the rules know Hindi in Latin letters. */
export const lexicons: Readonly<Partial<Record<Language | Romanized, Lexicon>>> &
  Readonly<Record<Written<'questions'>, Lexicon>> = {
  de: german,
  es: spanish,
  fr: french,
  ru: russian,
  hi: hindi,
  pt: portuguese,
  it: italian,
  ta: tamil,
  'Russian in Latin letters': russianInLatinLetters,
  'Tamil in Latin letters': tamilInLatinLetters,
};

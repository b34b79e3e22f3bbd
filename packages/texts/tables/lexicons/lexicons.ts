import type { Language } from '../../../../shared/contract/languages.ts';
import type { Romanized } from './asked-language.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import { hindi } from './hindi/hindi.ts';
import { italian } from './italian/italian.ts';
import type { Lexicon } from './lexicon.ts';
import { portuguese } from './portuguese/portuguese.ts';
import { russianInLatinLetters } from './russian/in-latin-letters.ts';
import { russian } from './russian/russian.ts';
import { spanish } from './spanish/spanish.ts';
import { tamilInLatinLetters } from './tamil/in-latin-letters.ts';
import { tamil } from './tamil/tamil.ts';

/** How the questions of each language are understood; those of a language without one are read as English, in which the rules know Hindi in Latin letters. */
export const lexicons: Readonly<Partial<Record<Language | Romanized, Lexicon>>> = {
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

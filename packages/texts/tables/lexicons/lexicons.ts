import type { Language } from '@palmleaf/contract/languages';
import { german } from '../../de/lexicon/index.ts';
import { spanish } from '../../es/lexicon/index.ts';
import { french } from '../../fr/lexicon/index.ts';
import { hindi } from '../../hi/lexicon/index.ts';
import { italian } from '../../it/lexicon/index.ts';
import type { Romanized } from '../../lexicons/asked-language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { portuguese } from '../../pt/lexicon/index.ts';
import { russianInLatinLetters } from '../../ru/lexicon/in-latin-letters.ts';
import { russian } from '../../ru/lexicon/index.ts';
import { tamilInLatinLetters } from '../../ta/lexicon/in-latin-letters.ts';
import { tamil } from '../../ta/lexicon/index.ts';

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

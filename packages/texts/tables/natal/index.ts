import type { ReadingLanguage } from '../reading/texts/index.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { hindi } from './hi.ts';
import { italian } from './it.ts';
import { portuguese } from './pt.ts';
import { russian } from './ru.ts';
import { tamil } from './ta.ts';
import type { NatalTexts } from './texts.ts';

/** The words of the natal answer in every language that the reading has, and in no other. */
export const natalTexts = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  it: italian,
  de: german,
  ru: russian,
  hi: hindi,
  ta: tamil,
} as const satisfies Readonly<Record<ReadingLanguage, NatalTexts>>;

import { german } from '../../de/natal.ts';
import { english } from '../../en/natal.ts';
import { spanish } from '../../es/natal.ts';
import { french } from '../../fr/natal.ts';
import { hindi } from '../../hi/natal.ts';
import { italian } from '../../it/natal.ts';
import type { NatalTexts } from '../../natal/texts.ts';
import { portuguese } from '../../pt/natal.ts';
import { russian } from '../../ru/natal.ts';
import { tamil } from '../../ta/natal.ts';
import type { ReadingLanguage } from '../natal-reading/index.ts';

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

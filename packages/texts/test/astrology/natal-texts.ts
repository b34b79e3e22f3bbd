import type { Written } from '../../languages/kinds.ts';
import type { NatalTexts } from '../../natal/texts.ts';
import { natalTexts as all } from '../../tables/natal/languages.ts';

/** The words of the natal answer, all languages loaded. */
export const natalTexts = {
  en: await all.en(),
  es: await all.es(),
  pt: await all.pt(),
  fr: await all.fr(),
  it: await all.it(),
  de: await all.de(),
  ru: await all.ru(),
  hi: await all.hi(),
  ta: await all.ta(),
} satisfies Readonly<Record<Written<'readings'>, NatalTexts>>;

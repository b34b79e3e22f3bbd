import { englishWording, type Wording, wordingIn } from '@palmleaf/books/words';
import type { Language } from '@palmleaf/contract/languages';
import { englishPageTexts, type PageTexts, pageTextsIn } from '@palmleaf/texts/pages';

/** Everything that a page is written with in one language. */
export interface PageWording extends Wording {
  readonly texts: PageTexts;
}

/** That of all pages but the report of one person. */
export const english: PageWording = { ...englishWording(), texts: englishPageTexts };

/** Loads what a page is written with in one of the languages of reports. */
export async function pageWordingIn(language: Language): Promise<PageWording> {
  const [wording, texts] = await Promise.all([wordingIn(language), pageTextsIn[language]()]);
  return { ...wording, texts };
}

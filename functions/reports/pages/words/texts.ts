import { englishWording, type Wording, wordingIn } from '@palmleaf/books/words';
import type { Language } from '@palmleaf/contract/languages';
import { englishPageTexts, type PageTexts, pageTextsIn } from '@palmleaf/texts/pages';

export interface PageWording extends Wording {
  readonly texts: PageTexts;
}

export const english: PageWording = { ...englishWording(), texts: englishPageTexts };

export async function pageWordingIn(language: Language): Promise<PageWording> {
  const [wording, texts] = await Promise.all([wordingIn(language), pageTextsIn[language]()]);
  return { ...wording, texts };
}

import { type BookWording, bookWordingIn, englishWording } from '@palmleaf/books/words';
import type { Language } from '@palmleaf/contract/languages';
import { englishPageTexts, type PageTexts, pageTextsIn } from '@palmleaf/texts/pages';

export interface PageWording extends BookWording {
  readonly texts: PageTexts;
}

export const english: PageWording = { ...englishWording(), texts: englishPageTexts };

export async function pageWordingIn(language: Language): Promise<PageWording> {
  const [wording, texts] = await Promise.all([bookWordingIn(language), pageTextsIn[language]()]);
  return { ...wording, texts };
}

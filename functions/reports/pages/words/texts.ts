import type { Language } from '@palmleaf/contract/languages';
import { type PageTexts, pageTexts } from '@palmleaf/texts/pages';

/** What the page of a report says by itself, in one of the languages of reports. */
export const textsIn = (language: Language): PageTexts => pageTexts[language];

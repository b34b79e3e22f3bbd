import type { Language } from '@palmleaf/contract/languages';
import { european } from './european.ts';
import { indian } from './indian.ts';
import type { PageTexts } from './page-texts.ts';

const texts: Record<Language, PageTexts> = { ...european, ...indian };

/** What the page of a report says by itself, in one of the languages of reports. */
export const textsIn = (language: Language): PageTexts => texts[language];

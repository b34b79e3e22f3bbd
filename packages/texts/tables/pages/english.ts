import english from '../../en/pages.json' with { type: 'json' };
import type { PageTexts } from '../../pages/page-texts.ts';

/** What pages that are always English say by themselves. */
export const englishPageTexts: PageTexts = english.texts;

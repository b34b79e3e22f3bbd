import english from '../../en/pages.json' with { type: 'json' };
import type { PageTexts } from '../../pages/page-texts.ts';

/** Words of pages that are always English. */
export const englishPageTexts: PageTexts = english.texts;

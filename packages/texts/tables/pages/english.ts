import english from '../../en/pages.json' with { type: 'json' };
import type { PageTexts } from '../../pages/page-texts.ts';

export const englishPageTexts: PageTexts = english.texts;

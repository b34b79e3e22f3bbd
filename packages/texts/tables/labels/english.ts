import english from '../../en/labels.json' with { type: 'json' };
import type { Labels } from '../../labels/labels.ts';

/** The labels of pages that are always English: these do not wait for them. */
export const englishLabels: Labels = english.texts;

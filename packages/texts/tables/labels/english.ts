import english from '../../en/labels.json' with { type: 'json' };
import type { Labels } from '../../labels/labels.ts';

/** Loaded at once, for pages that are always English. */
export const englishLabels: Labels = english.texts;

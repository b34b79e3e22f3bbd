import english from '../../en/labels.json' with { type: 'json' };
import type { Labels } from '../../labels/labels.ts';

export const englishLabels: Labels = english.texts;

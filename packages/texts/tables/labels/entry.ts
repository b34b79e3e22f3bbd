export type { Labels } from '../../labels/labels.ts';
export { englishLabels } from './english.ts';
export { labelsIn } from './languages.ts';

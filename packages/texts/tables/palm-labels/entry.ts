// What other packages use of this folder.
export { palmLabels } from './languages.ts';

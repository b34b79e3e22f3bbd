// What other packages use of this folder.
export { languageOf, readIn } from '../../lexicons/asked-language.ts';
export type { Lexicon } from '../../lexicons/lexicon.ts';
export { feelingIn, type Mood } from '../../lexicons/mood.ts';
export { isNear } from '../../lexicons/slips.ts';
export { lexicons } from './lexicons.ts';

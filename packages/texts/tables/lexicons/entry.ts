// What other packages use of this folder.

export {
  type FrameKey,
  foundAt,
  foundIn,
  type Phrase,
  type Token,
  tokensOf,
} from '../../lexicons/frame.ts';
export { soundForm, uncomputedIn } from '../../lexicons/glossary.ts';
export type { Lexicon } from '../../lexicons/lexicon.ts';
export { feelingIn, type Mood } from '../../lexicons/mood.ts';
export { isNear } from '../../lexicons/slips.ts';
export { languageOf, type Romanized, readIn } from './asked-language.ts';
export { frames } from './frames.ts';
export { languageNamed } from './language-names.ts';
export { lexicons } from './lexicons.ts';

// What other packages use of this folder.
export { languageOf, type Romanized, readIn } from '../../lexicons/asked-language.ts';
export {
  type FrameKey,
  foundAt,
  foundIn,
  type Phrase,
  type Token,
  tokensOf,
} from '../../lexicons/frame.ts';
export { soundForm, uncomputedIn } from '../../lexicons/glossary.ts';
export { languageNamed } from '../../lexicons/language-names.ts';
export type { Lexicon } from '../../lexicons/lexicon.ts';
export { feelingIn, type Mood } from '../../lexicons/mood.ts';
export { isNear } from '../../lexicons/slips.ts';
export { frames } from './frames.ts';
export { lexicons } from './lexicons.ts';

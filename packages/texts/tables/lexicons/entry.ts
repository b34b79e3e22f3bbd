export type { Concept, Hit } from '../../lexicons/concepts.ts';
export { type FrameKey, foundAt, foundIn, type Phrase, type Token, tokensOf } from '../../lexicons/frame.ts';
export { uncomputedIn } from '../../lexicons/glossary.ts';
export type { Mood } from '../../lexicons/mood.ts';
export { has, hitsOf, leads, near, type Wording } from '../../lexicons/wording.ts';
export { languageOf, type Romanized, readIn } from './asked-language.ts';
export { frames } from './frames.ts';
export { languageNamed } from './language-names.ts';
export { feelingOf, wordingIn } from './lexicons.ts';

import { lexicon } from '../../lexicons/lexicon.ts';
import { foldedDevanagari } from './fold.ts';
import { mood } from './mood.ts';
import { phrases } from './phrases.ts';
import { words } from './words.ts';

export const hindi = lexicon({ fold: foldedDevanagari, phrases, words, mood });

import { folded, lexicon } from '../../lexicons/lexicon.ts';
import { mood } from './mood.ts';
import { phrases } from './phrases.ts';
import { words } from './words.ts';

export const german = lexicon({
  /** "Glück", "Glueck" and "Gluck" are one word. */
  fold: (text) => folded(text).replace(/ae/g, 'a').replace(/oe/g, 'o').replace(/ue/g, 'u'),
  phrases,
  words,
  mood,
});

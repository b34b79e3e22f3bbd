import { folded, lexicon } from '../../lexicons/lexicon.ts';
import { mood } from './mood.ts';
import { phrases } from './phrases.ts';
import { words } from './words.ts';

export const spanish = lexicon({
  fold: (text) =>
    folded(text)
      .replace(/[¿¡]\s*/g, '')
      .replace(/\bpor que\b/g, 'porque'),
  phrases,
  words,
  mood,
});

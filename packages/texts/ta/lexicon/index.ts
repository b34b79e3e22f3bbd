import { lexicon } from '../../lexicons/lexicon.ts';
import { mood } from './mood.ts';
import { foldedTamil, pattern } from './pattern.ts';
import { phrases } from './phrases.ts';
import { stems, words } from './words.ts';

/** Tamil words change at their end, so most are known by what stays. */
export const tamil = lexicon({
  fold: foldedTamil,
  phrases: [
    ...phrases,
    ...Object.entries(stems).map(([plain, own]): readonly [RegExp, string] => [
      pattern(own.split(' ').join('|')),
      plain,
    ]),
  ],
  words,
  mood,
});

import { lexicon } from '../../lexicons/lexicon.ts';
import { mood } from './mood.ts';
import { pattern } from './pattern.ts';
import { phrases } from './phrases.ts';
import { stems, words } from './words.ts';

/** Russian words change at their end, so most are known by what stays; „ё“ and „й“ are read as „е“ and „и“. */
export const russian = lexicon({
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

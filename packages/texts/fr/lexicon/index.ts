import { folded, lexicon } from '../../lexicons/lexicon.ts';
import { mood } from './mood.ts';
import { phrases } from './phrases.ts';
import { words } from './words.ts';

/** Elided words stand alone ("l'amour" is "le amour"), hyphens fall, and apostrophes that were left out are read as if they stood there. */
function foldedFrench(text: string): string {
  return folded(text)
    .replaceAll('œ', 'oe')
    .replace(/\baujourd'? ?hui\b/g, 'aujourdhui')
    .replace(/\bpresqu'/g, 'presque ')
    .replace(/\b(jusqu|lorsqu|puisqu|qu|[cdjlmnst])'\s?/g, '$1e ')
    .replace(/\bjai\b/g, 'je ai')
    .replace(/\bcest\b/g, 'ce est')
    .replace(/\bquest\b/g, 'que est')
    .replace(/(?<=[a-z])-(?:t-)?(?=[a-z])/g, ' ')
    .replace(/\best ce que\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const french = lexicon({ fold: foldedFrench, phrases, words, mood });

import { folded, lexicon } from '../../lexicons/lexicon.ts';
import { mood } from './mood.ts';
import { phrases } from './phrases.ts';
import { words } from './words.ts';

/** "é" and "está" are verbs, "e" and "esta" mostly not: told apart while they have their accents. */
const verbsKept = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(?<!\p{L})é(?!\p{L})/giu, 'eh')
    .replace(/(?<!\p{L})está(?!\p{L})/giu, 'estah');

export const portuguese = lexicon({
  fold: (text) =>
    folded(verbsKept(text))
      .replace(/\b(?:vc|ce|voce)\b/g, 'voce')
      .replace(/\bq\b/g, 'que')
      .replace(/\b(?:qdo|qnd|qndo)\b/g, 'quando')
      .replace(/\bpra\b/g, 'para')
      .replace(/\bpro\b/g, 'para o')
      .replace(/\bto\b/g, 'estou')
      .replace(/\bta\b/g, 'estah')
      .replace(/\bsera que\b/g, '')
      .replace(/\beu (?=tenho|terei|sou|serei|estou|vou|devo|deveria|posso|consigo)/g, '')
      .replace(/\bpor ?que\b/g, 'porque')
      .trim(),
  phrases,
  words,
  mood,
});

import { folded, lexicon } from '../../lexicons/lexicon.ts';
import { mood } from './mood.ts';
import { phrases } from './phrases.ts';
import { words } from './words.ts';

/** "è" is a verb, "e" mostly not: told apart while it has its accent, or the apostrophe typed for it. */
const verbKept = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<!\p{L})[èé](?!\p{L})/giu, 'eh')
    .replace(/(?<!\p{L})e'(?!\p{L})/giu, 'eh');

/** Elided words by how they begin, as they stand before an apostrophe, or before the space that is typed for it. */
const whole: Readonly<Record<string, string>> = {
  l: 'il',
  d: 'di',
  c: 'ci',
  dell: 'del',
  all: 'al',
  nell: 'nel',
  dall: 'dal',
  sull: 'sul',
  quell: 'quel',
  quest: 'questo',
  cos: 'cosa',
  com: 'come',
  dov: 'dove',
  quand: 'quando',
  qual: 'quale',
  un: 'una',
  m: 'mi',
  s: 'si',
  t: 'ti',
  anch: 'anche',
};
const elided = Object.keys(whole).join('|');

/** Elided words stand alone ("l'amore" is "il amore"), short forms of messages are written out, and "il mio" is "mio". */
const foldedItalian = (text: string): string =>
  folded(verbKept(text))
    .replace(/\b(?:xke|xche|perke|xk)\b/g, 'perche')
    .replace(/\bke\b/g, 'che')
    .replace(/\bnn\b/g, 'non')
    .replace(/\b(?:qnd|qndo|qdo)\b/g, 'quando')
    .replace(/\bx\b/g, 'per')
    .replace(/\bpo'/g, 'poco')
    .replace(new RegExp(`\\b(${elided})'\\s?`, 'g'), (_, short: string) => `${whole[short]} `)
    .replace(
      /\b(l|d|c|dell|all|nell|dall|sull|quest|cos|com|dov|quand) (?=[aeiou])/g,
      (_, short: string) => `${whole[short]} `,
    )
    .replace(/\b(cosa|come|dove|quale|qual|ci|quanto) e\b/g, '$1 eh')
    .replace(/\b(?:il|lo|la|i|gli|le) (?=mi[oa]\b|miei\b|mie\b)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export const italian = lexicon({ fold: foldedItalian, phrases, words, mood });

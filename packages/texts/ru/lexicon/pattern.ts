import { folded } from '../../lexicons/lexicon.ts';

/** Whole words of Russian, folded; `*` stands for any ending, "|" for or. */
export function pattern(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${folded(source).replaceAll('*', '\\p{L}*')})(?!\\p{L})`, 'gu');
}

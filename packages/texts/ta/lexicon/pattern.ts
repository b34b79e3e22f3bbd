import { folded } from '../../lexicons/lexicon.ts';

/** Tamil as people in a hurry type it: one letter for the three of l and for the two of r, and no joiners. It is applied to patterns as well. */
export function foldedTamil(text: string): string {
  return folded(text)
    .replace(/[\u200b-\u200d]/gu, '')
    .replace(/[ளழ]/gu, 'ல')
    .replaceAll('ற', 'ர');
}

/** Spaces may be several, for what another phrase has put into the question stands between spaces of its own. */
const spelled = (source: string): string =>
  foldedTamil(source).replaceAll('*', '[\\p{L}\\p{M}]*').replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');

/** Whole words of Tamil, folded; `*` stands for any letters, "|" for or. */
export function pattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${spelled(source)})(?![\\p{L}\\p{M}])`, 'gu');
}

/** The same at the end of a question, where the word is none of `others`. */
export function closingPattern(source: string, others: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?!(?:${spelled(others)})[\\s?.!]*$)(?:${spelled(source)})(?=[\\s?.!]*$)`,
    'gu',
  );
}

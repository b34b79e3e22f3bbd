import { listWith } from '../languages/list-with.ts';

export const list = (items: readonly string[]): string => listWith(items, 'et');

const vowel = /^[aeiouâàäéèêëîïôöœûùü]/i;

/** "du Soleil", "des enfants", "de l’argent", "d’Uranus". */
export function afterDe(phrase: string): string {
  if (phrase.startsWith('le ')) return `du ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `des ${phrase.slice(4)}`;
  return vowel.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** "au Soleil", "aux enfants", "à l’annulaire", "à Uranus". */
export function afterTo(phrase: string): string {
  if (phrase.startsWith('le ')) return `au ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `aux ${phrase.slice(4)}`;
  return `à ${phrase}`;
}

/** "que Mars soit …", "qu’aucune planète …". */
export function that(clause: string): string {
  return vowel.test(clause) ? `qu’${clause}` : `que ${clause}`;
}

import { nearestTo } from '../../shared/intake/csv/nearest.ts';

/** What somebody may have meant who wrote a word that is none, as the end of a sentence; nothing where no word is near. */
export function meant(word: string, words: readonly string[], dashes = ''): string {
  const nearest = nearestTo([word], words);
  return nearest === undefined ? '' : `; is ${dashes}${nearest} meant?`;
}

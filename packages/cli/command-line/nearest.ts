import { nearestTo } from '@palmleaf/shared/intake/csv/nearest';

/** What somebody may have meant who wrote a word that is none, as the end of a sentence; nothing where no word is near. */
export function meant(word: string, words: readonly string[], dashes = ''): string {
  const nearest = nearestTo([word], words);
  return nearest === undefined ? '' : `; is ${dashes}${nearest} meant?`;
}

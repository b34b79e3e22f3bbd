import { nearestTo } from '@palmleaf/shared/intake/csv/nearest';

/** Returns the end of a sentence; empty if no word is close. */
export function meant(word: string, words: readonly string[], dashes = ''): string {
  const nearest = nearestTo([word], words);
  return nearest === undefined ? '' : `; is ${dashes}${nearest} meant?`;
}

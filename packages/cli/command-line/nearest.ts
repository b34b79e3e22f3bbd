import { nearestTo } from '@palmleaf/shared/intake/csv/nearest';

/** The end of an error message; empty if no word is near. */
export function suggestionFor(word: string, words: readonly string[], dashes = ''): string {
  const nearest = nearestTo([word], words);
  return nearest === undefined ? '' : `; did you mean ${dashes}${nearest}?`;
}

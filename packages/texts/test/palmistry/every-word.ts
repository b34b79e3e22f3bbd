export function everyWord(words: unknown): string[] {
  if (typeof words === 'string') return words === '' ? [] : [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(everyWord) : [];
}

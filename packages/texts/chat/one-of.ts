/** Finds any of some phrases as whole words, in any script; they hold no signs that a pattern would read. */
export function oneOf(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}

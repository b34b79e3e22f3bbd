/** Whole words in any script; phrases hold no pattern syntax. */
export function oneOf(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}

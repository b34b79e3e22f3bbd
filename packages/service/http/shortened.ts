/** The longest text from a caller that an answer repeats. */
const maxRepeatedCharacters = 500;

/** Shortens a text for an answer; a shortened one ends in three dots. */
export function shortened(text: string): string {
  return text.length <= maxRepeatedCharacters ? text : `${text.slice(0, maxRepeatedCharacters)}...`;
}

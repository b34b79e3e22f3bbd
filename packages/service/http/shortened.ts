/** The longest text of a stranger that an answer repeats. */
const maxRepeatedCharacters = 500;

/** A text that fits into an answer: what is too long ends in three dots. */
export function shortened(text: string): string {
  return text.length <= maxRepeatedCharacters ? text : `${text.slice(0, maxRepeatedCharacters)}...`;
}

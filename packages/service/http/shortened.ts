const maxRepeatedCharacters = 500;

export function shortened(text: string): string {
  return text.length <= maxRepeatedCharacters ? text : `${text.slice(0, maxRepeatedCharacters)}...`;
}

import { usualLetterWidth } from './letters.ts';

/** Between syllables, so that a name is neither cut nor too small. */
export function linesOfName(name: string, maxLetters: number): string[] {
  if ([...name].length <= maxLetters) return [name];
  const breaks = [...name.matchAll(/(?<=[aeiou])(?=[^aeiou\s][aeiouh])/gi)].map(({ index }) => index);
  const middle = name.length / 2;
  const at = breaks
    .filter((index) => index > 2 && index < name.length - 2)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [`${name.slice(0, at)}-`, name.slice(at)];
}

export const fontSizeFor = (lines: readonly string[], width: number, maxSize: number): number =>
  Math.min(maxSize, width / Math.max(1, ...lines.map((one) => [...one].length * usualLetterWidth)));

/** "a", "a y b", "a, b y c"; "y" becomes "e" before the sound of i. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const and = /^(?:i|hi(?!e))/i.test(last) ? 'e' : 'y';
  return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

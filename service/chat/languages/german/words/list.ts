/** "a", "a und b", "a, b und c". */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
}

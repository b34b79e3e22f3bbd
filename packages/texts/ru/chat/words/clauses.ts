/** Main clauses: "a", "a, и b", "a, b, и c". */
export function clauses(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}, и ${items.at(-1)}`;
}

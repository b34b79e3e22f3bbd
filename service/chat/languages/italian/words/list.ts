/** "e" before another e is "ed". */
const and = (next: string): string => (/^[eè]/i.test(next) ? 'ed' : 'e');

/** "a", "a e b", "a, b ed e". */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and(last)} ${last}`;
}

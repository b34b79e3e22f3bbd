/** "क", "क और ख", "क, ख और ग" */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} और ${last}`;
}

/** The verb "to be" for one thing or for several. */
export function are(count: number): 'है' | 'हैं' {
  return count === 1 ? 'है' : 'हैं';
}

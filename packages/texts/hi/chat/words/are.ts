/** The verb "to be" for one thing or for several. */
export function are(count: number): 'है' | 'हैं' {
  return count === 1 ? 'है' : 'हैं';
}

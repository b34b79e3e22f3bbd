import { isFileContent } from '@palmleaf/books/answers';

/** A buffered Lambda response has at most 6 MB, encoded. */
export const maxPageBytes = 4_000_000;

export const tooLong = 'This answer is too long for a page. It can be read in the JSON form.';

export function lettersOf(answer: unknown): number {
  const open: unknown[] = [answer];
  let letters = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') letters += isFileContent(value) ? 0 : value.length;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      if (!Array.isArray(value)) letters += name.length;
      open.push(member);
    }
  }
  return letters;
}

/** The sum of the other sizes is at most `maxTotal`. */
export function indexesToShorten(sizes: readonly number[], maxTotal: number): ReadonlySet<number> {
  const longestFirst = sizes.map((size, index) => ({ size, index })).sort((a, b) => b.size - a.size);
  let total = sizes.reduce((sum, size) => sum + size, 0);
  const shortened = new Set<number>();
  for (const { size, index } of longestFirst) {
    if (total <= maxTotal) break;
    total -= size;
    shortened.add(index);
  }
  return shortened;
}

import { isFileContent } from '@palmleaf/books/answers';

/** A buffered Lambda answer ends at 6 MB, and what carries the page there needs some of it. */
export const maxPageBytes = 4_000_000;

/** What stands on a page in place of an answer that makes it too long. */
export const tooLong = 'This answer is too long for a page. It can be read in the JSON form.';

/** Letters of all texts in an answer, names of fields included, content of files not; it may be nested without end. */
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

/** Which of several sizes, the longest first, have to go until the others fit together. */
export function surplus(sizes: readonly number[], most: number): ReadonlySet<number> {
  const longestFirst = sizes.map((size, index) => ({ size, index })).sort((a, b) => b.size - a.size);
  let total = sizes.reduce((sum, size) => sum + size, 0);
  const gone = new Set<number>();
  for (const { size, index } of longestFirst) {
    if (total <= most) break;
    total -= size;
    gone.add(index);
  }
  return gone;
}

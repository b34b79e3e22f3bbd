import { plainHeader } from './plain-header.ts';

/** Returns the header most like one of the names, if it contains the name or at most a third of the letters differ. */
export function nearestTo(names: readonly string[], headers: readonly string[]): string | undefined {
  let best: { header: string; share: number } | undefined;
  for (const header of headers) {
    const plain = plainHeader(header);
    for (const name of names.map(plainHeader)) {
      if (name.length < 3 || plain.length < 3) continue;
      const containsName = plain.length > name.length && plain.includes(name) && name.length >= 4;
      const share = containsName ? 0.3 : editsBetween(name, plain) / Math.max(name.length, plain.length);
      if (share <= 0.34 && (best === undefined || share < best.share)) best = { header, share };
    }
  }
  return best?.header;
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_one, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

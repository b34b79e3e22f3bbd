import { createHash } from 'node:crypto';

export function chance(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(JSON.stringify(words)).digest().readUInt32BE(0) / 2 ** 32;
}

export function pick<T extends string>(weights: Readonly<Record<T, number>>, drawn: number): T {
  const entries = Object.entries<number>(weights).filter((entry): entry is [T, number] => entry[1] > 0);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = drawn * total;
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  const [last] = entries.at(-1) ?? [];
  if (last === undefined) throw new Error('there is nothing to pick from');
  return last;
}

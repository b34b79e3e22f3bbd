import { type Draws, type Row, seeded } from '../../learned/logistic.ts';
import { hashed } from '../../learned/words.ts';

export interface Keyed {
  readonly key: number;
}

export const keyOf = (text: string): number => hashed(text);

function mixHashes(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const randomOf = (key: number): (() => number) => seeded(mixHashes(key, 0));

/** Chooses the candidate of least hash: one more candidate changes few choices. */
export function chosen<C extends Keyed>(candidates: readonly C[], random: () => number): C | undefined {
  const draw = random() * 0x80000000;
  let best: C | undefined;
  let bestRank = Infinity;
  for (const candidate of candidates) {
    const rank = mixHashes(candidate.key, draw);
    if (rank >= bestRank) continue;
    bestRank = rank;
    best = candidate;
  }
  return best;
}

export const drawsOf = (seed: number): Draws<Row & Keyed> => ({
  arranged: (rows, epoch) =>
    rows
      .map((row) => ({ row, rank: mixHashes(row.key, seed + epoch) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ row }) => row),
  ofRow: ({ key }, epoch) => seeded(mixHashes(mixHashes(key, seed), epoch)),
});

import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { digestOf } from './all-patterns.ts';
import type { Pattern } from './find-patterns.ts';
import { type Growth, growthOf } from './judge.ts';

const file = new URL('checked.json', import.meta.url);
const schema = z.object({
  linear: z.array(z.string()),
  worse: z.record(z.string(), z.union([z.number(), z.literal('exponential'), z.literal('undecided')])),
});

export async function growthsOf(
  patterns: readonly Pattern[],
  onAnalysis: (pattern: Pattern, growth: Growth) => void = () => undefined,
): Promise<ReadonlyMap<string, Growth>> {
  const known = readChecked();
  const growths = new Map<string, Growth>();
  for (const pattern of patterns) {
    const digest = digestOf(pattern);
    if (growths.has(digest)) continue;
    const before = known.get(digest);
    const growth = before ?? (await growthOf(pattern));
    growths.set(digest, growth);
    if (before === undefined) onAnalysis(pattern, growth);
  }
  return growths;
}

export function readChecked(): ReadonlyMap<string, Growth> {
  const { linear, worse } = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map<string, Growth>([
    ...linear.map((digest): [string, Growth] => [digest, 1]),
    ...Object.entries(worse),
  ]);
}

export function writeChecked(growths: ReadonlyMap<string, Growth>): void {
  const sorted = [...growths].sort(([one], [other]) => (one < other ? -1 : 1));
  const linear = sorted.filter(([, growth]) => growth === 1).map(([digest]) => digest);
  const worse = Object.fromEntries(sorted.filter(([, growth]) => growth !== 1));
  writeFileSync(file, `${JSON.stringify({ linear, worse }, null, 2)}\n`);
}

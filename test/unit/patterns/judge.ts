import { check } from 'recheck';
import { ambiguousTexts } from './ambiguous.ts';
import type { Pattern } from './find-patterns.ts';

/** The exponent of a power, `exponential`, or `undecided` if the analyzer timed out. */
export type Growth = number | 'exponential' | 'undecided';

const timeoutMs = 2000;

/** The analyzer times out on repeated choices, so these are compared here. */
export async function growthOf({ source, flags }: Pattern): Promise<Growth> {
  if (ambiguousTexts(source).length > 0) return 'exponential';
  // The analyzer of version 4.5 does not support the flag v; both flags read these sources alike.
  const verdict = await check(source, flags.replace('v', 'u'), { timeout: timeoutMs });
  switch (verdict.status) {
    case 'safe':
      return 1;
    case 'unknown':
      return 'undecided';
    case 'vulnerable':
      return verdict.complexity.type === 'exponential' ? 'exponential' : verdict.complexity.degree;
  }
}

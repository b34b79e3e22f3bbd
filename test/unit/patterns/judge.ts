import { check } from 'recheck';
import { ambiguousTexts } from './ambiguous.ts';
import type { Pattern } from './find-patterns.ts';

/**
 * How the time of a pattern grows with the length of a text: the exponent of a power, `exponential`, or `undecided`
 * if the analyzer timed out.
 */
export type Growth = number | 'exponential' | 'undecided';

const timeoutMs = 2000;

/**
 * Analyzes a pattern. Compares the texts of repeated choices here, and leaves everything else to recheck: by an
 * automaton if possible, else by a search for a hostile text.
 */
export async function growthOf({ source, flags }: Pattern): Promise<Growth> {
  if (ambiguousTexts(source).length > 0) return 'exponential';
  // The analyzer of version 4.5 does not know the newer flag; both read these sources alike.
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

import * as z from 'zod';
import { hashOf } from '../plan/canonical.ts';
import type { Answer } from '../service-client/caller.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { type GateName, gateKey } from './gate.ts';

/** Outcomes of calls at one base within one bucket of time. Subjects are digests, at most three of each kind. */
const outcomeTally = z.object({
  /** Start of the bucket, in milliseconds since 1970. The first bad outcome after good ones starts a new bucket. */
  at: z.number(),
  good: z.int(),
  bad: z.int(),
  subjects: z.array(z.string()),
  badSubjects: z.array(z.string()),
});
export type OutcomeTally = z.output<typeof outcomeTally>;

const outcomeReport = z.object({
  v: z.literal(schemaVersion),
  tallies: z.array(outcomeTally),
  expiresAt: expiry,
});
export const outcomeReports = new ItemKind('A report of outcomes', outcomeReport);

export const outcomesPrefix = 'outcomes#';

/** Returns the key of one execution environment's report on one gate. */
export const outcomesKey = (name: GateName, reporter: string): Key => ({
  pk: gateKey(name).pk,
  sk: `${outcomesPrefix}${reporter}`,
});

/** Returns a digest that distinguishes a few subjects for some minutes, and is too short to identify one. */
export const subjectDigest = (subject: string): string => hashOf({ subject }).slice(0, 6);

export type Outcome = 'good' | 'bad';

/**
 * Returns the outcome for the service as a whole. An unknown outcome and a 5xx are bad. A 429 or 503 has a separate
 * gate reason, a 501 concerns one operation, and a failed connection sent nothing.
 */
export function outcomeOf({ meaning, status, class: kind }: Answer): Outcome | undefined {
  if (meaning === 'later' || kind === 'no connection' || kind === 'not implemented') return undefined;
  return meaning === 'unknown' || (status ?? 0) >= 500 ? 'bad' : 'good';
}

const leastBad = 10;
const leastSubjects = 3;
/** One odd subject never closes a gate, even when it is the only one under work. */
const leastSubjectsOfFew = 2;

/**
 * Returns whether a base fails as a whole. In some part of the window up to now, at least ten outcomes must be bad
 * and at least half of all. They must come from at least three subjects, or from all under work if those are fewer,
 * but at least two.
 *
 * @param tallies of all environments, within the window
 */
export function isFailing(tallies: readonly OutcomeTally[]): boolean {
  // Of two buckets with the same time, the later one in a report is newer.
  const newestFirst = tallies.toReversed().sort((a, b) => b.at - a.at);
  const all = new Set<string>();
  const affected = new Set<string>();
  let good = 0;
  let bad = 0;
  return newestFirst.some((tally) => {
    good += tally.good;
    bad += tally.bad;
    for (const subject of tally.subjects) all.add(subject);
    for (const subject of tally.badSubjects) affected.add(subject);
    const least = Math.max(leastSubjectsOfFew, Math.min(leastSubjects, all.size));
    return bad >= leastBad && bad >= good && affected.size >= least;
  });
}

/** Adds a digest to a short list. */
export const withDigest = (known: readonly string[], digest: string): string[] =>
  known.length >= leastSubjects || known.includes(digest) ? [...known] : [...known, digest];

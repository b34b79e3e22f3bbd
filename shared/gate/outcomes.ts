import * as z from 'zod';
import { hashOf } from '../plan/canonical.ts';
import type { Answer } from '../service-client/caller.ts';
import { expiry } from '../table/expiry.ts';
import { ItemKind, schemaVersion } from '../table/item-kind.ts';
import type { Key } from '../table/table.ts';
import { type GateName, gateKey } from './gate.ts';

const outcomeTally = z.object({
  /** The first bad outcome after good ones starts a new tally. */
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

export const outcomesKey = (name: GateName, reporter: string): Key => ({
  pk: gateKey(name).pk,
  sk: `${outcomesPrefix}${reporter}`,
});

export const subjectDigest = (subject: string): string => hashOf({ subject }).slice(0, 6);

export type Outcome = 'good' | 'bad';

/** Undefined if the answer proves nothing: 429 and 503, 501 (one operation), nothing sent. */
export function outcomeOf({ meaning, status, class: kind }: Answer): Outcome | undefined {
  if (meaning === 'later' || kind === 'no connection' || kind === 'not implemented') return undefined;
  return meaning === 'unknown' || (status ?? 0) >= 500 ? 'bad' : 'good';
}

const leastBad = 10;
const leastSubjects = 3;
/** A single failing subject never closes a gate, even if it is the only one. */
const leastSubjectsOfFew = 2;

export function isFailing(tallies: readonly OutcomeTally[]): boolean {
  const newestFirst = tallies.toReversed().sort((a, b) => b.at - a.at);
  const subjects = new Set<string>();
  const affected = new Set<string>();
  let good = 0;
  let bad = 0;
  return newestFirst.some((tally) => {
    good += tally.good;
    bad += tally.bad;
    for (const subject of tally.subjects) subjects.add(subject);
    for (const subject of tally.badSubjects) affected.add(subject);
    const leastAffected = Math.max(leastSubjectsOfFew, Math.min(leastSubjects, subjects.size));
    return bad >= leastBad && bad >= good && affected.size >= leastAffected;
  });
}

export const withDigest = (known: readonly string[], digest: string): string[] =>
  known.length >= leastSubjects || known.includes(digest) ? [...known] : [...known, digest];

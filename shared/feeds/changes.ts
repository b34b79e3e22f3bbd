import type { PanchangDay } from '../places/days.ts';
import { hashOf } from '../plan/canonical.ts';

interface Version {
  readonly at: number;
  readonly days: readonly PanchangDay[];
}

export interface CountedDay {
  readonly day: PanchangDay;
  readonly sequence: number;
  readonly changedAt: number;
}

/**
 * A repeated purchase with the same content is no change.
 * @param versions of one month, the oldest first
 * @param droppedVersions older ones; each counts as a change of every day
 */
export function countChanges(versions: readonly Version[], droppedVersions: number): CountedDay[] {
  const known = new Map<
    string,
    { readonly hash: string; readonly sequence: number; readonly changedAt: number }
  >();
  for (const { at, days } of versions) {
    for (const day of days) {
      const before = known.get(day.date);
      const hash = hashOf(day);
      if (before?.hash === hash) continue;
      known.set(day.date, { hash, sequence: (before?.sequence ?? droppedVersions - 1) + 1, changedAt: at });
    }
  }
  return (versions.at(-1)?.days ?? []).map((day) => {
    const { sequence = 0, changedAt = 0 } = known.get(day.date) ?? {};
    return { day, sequence, changedAt };
  });
}

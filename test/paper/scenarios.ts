import { minuteMs, type Scenario } from './play.ts';
import type { Shares } from './shares.ts';

const hourMs = 60 * minuteMs;
/** A gate stays closed for this long at least, however small the run. */
const shortestClosedMs = 5 * minuteMs;

interface Size {
  readonly subjects: number;
  readonly inFlight: number;
}

interface Line {
  /** Calls that one invocation has in flight: what its share of a processor can keep up with. */
  readonly callsInEach: number;
  /** Subjects of an invocation for each of these calls: the more, the less its end weighs, at which its places stand empty. */
  readonly subjectsForEach: number;
  /** Invocations of photos at once: one photo takes some 0.6 s. */
  readonly intakeConcurrency: number;
}

/** The settings with which so many calls are in flight at once. */
function line(inFlight: number, { callsInEach, subjectsForEach, intakeConcurrency }: Line) {
  const maxConcurrency = Math.max(2, Math.ceil(inFlight / callsInEach));
  const each = Math.max(1, Math.floor(inFlight / maxConcurrency));
  const subjectsAtOnce = Math.min(1000, subjectsForEach * each);
  return { maxConcurrency, subjectsAtOnce, inFlightCap: maxConcurrency * each, intakeConcurrency };
}

/**
 * One call each: a million photos come in an hour, and in none of them the service finds a palm. After forty minutes it
 * refuses the credential, for an hour; then a ceiling is raised, and somebody is erased. Smaller runs are shorter in
 * proportion.
 */
export function oneCall({ subjects, inFlight }: Size): Scenario {
  const scale = (subjects / inFlight) * (100 / 1_000_000);
  const fromMs = 40 * minuteMs * scale;
  const untilMs = fromMs + Math.max(shortestClosedMs, hourMs * scale);
  const capped = Math.ceil(subjects / 500);
  return {
    ...undisturbed({ subjects, inFlight }),
    name: 'one call each',
    arriveMs: hourMs * scale,
    closed: { fromMs, untilMs },
    capped: { subjects: capped, ceiling: Math.ceil(capped / 4), raisedMs: untilMs + 20 * minuteMs * scale },
    eraseMs: 80 * minuteMs * scale,
  };
}

/** The same without anything that happens to it: what a small batch costs. */
export const undisturbed = ({ subjects, inFlight }: Size): Scenario => ({
  name: 'one call each, undisturbed',
  photos: subjects,
  arriveMs: hourMs * (subjects / inFlight) * (100 / 1_000_000),
  withBirths: false,
  findsPalms: false,
  latencyMs: 1000,
  context: {
    ...line(inFlight, {
      callsInEach: 15,
      subjectsForEach: 40,
      intakeConcurrency: Math.max(5, 2 * inFlight),
    }),
    // A service that finds a palm in no photo would be held after its trial.
    trial: 0,
  },
  patienceMs: 24 * hourMs,
});

/** Full plans: a photo and birth data each, 21 calls. */
export const fullPlans = ({ subjects, inFlight }: Size): Scenario => ({
  ...undisturbed({ subjects, inFlight }),
  name: 'full plans',
  arriveMs: hourMs * Math.min(1, subjects / 50_000),
  withBirths: true,
  findsPalms: true,
  context: line(inFlight, { callsInEach: 50, subjectsForEach: 4, intakeConcurrency: 20 }),
});

/** A customer with many tables of ten thousand people, beside ten with twenty people each, in the settings of size `medium`. */
export const largeBesideSmall = (batches: number): Shares => ({
  batches,
  people: 10_000,
  customers: 10,
  few: 20,
  smallAtMs: minuteMs / 2,
  context: {},
});

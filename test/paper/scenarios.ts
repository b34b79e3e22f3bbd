import { minuteMs, type Scenario } from './play.ts';
import type { Shares } from './shares.ts';

const hourMs = 60 * minuteMs;
/** The shortest time for which a gate stays closed, however small the run. */
const shortestClosedMs = 5 * minuteMs;

interface Size {
  readonly subjects: number;
  readonly inFlight: number;
}

interface Line {
  /** Calls in flight in one invocation, as many as its share of a processor can handle. */
  readonly callsInEach: number;
  /**
   * Subjects of an invocation for each of these calls. More of them reduce the weight of its end, with its empty
   * places.
   */
  readonly subjectsForEach: number;
  /** Concurrent invocations of photos: one photo takes some 0.6 s. */
  readonly intakeConcurrency: number;
}

/** Returns the settings for a number of calls in flight. */
function line(inFlight: number, { callsInEach, subjectsForEach, intakeConcurrency }: Line) {
  const maxConcurrency = Math.max(2, Math.ceil(inFlight / callsInEach));
  const each = Math.max(1, Math.floor(inFlight / maxConcurrency));
  const subjectsAtOnce = Math.min(1000, subjectsForEach * each);
  return { maxConcurrency, subjectsAtOnce, inFlightCap: maxConcurrency * each, intakeConcurrency };
}

/**
 * Returns the scenario with one call each: a million photos arrive in an hour, and the service finds a palm in none
 * of them. After forty minutes it refuses the credential for an hour; then a ceiling rises, and a person is erased.
 * Smaller runs are proportionally shorter.
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

/** Returns the same scenario without any disturbance: the cost of a small batch. */
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
    // The trial would hold a service that finds a palm in no photo.
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

/**
 * Returns a customer with many tables of ten thousand people, beside ten with twenty people each, in the settings of
 * size `medium`.
 */
export const largeBesideSmall = (batches: number): Shares => ({
  batches,
  people: 10_000,
  customers: 10,
  few: 20,
  smallAtMs: minuteMs / 2,
  context: {},
});

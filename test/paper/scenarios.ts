import { minuteMs, type Scenario } from './play.ts';
import type { Shares } from './shares.ts';

const hourMs = 60 * minuteMs;
const shortestClosedMs = 5 * minuteMs;
/** For a scenario of scale 1. */
const subjectsPerCallInFlight = 1_000_000 / 100;

interface Size {
  readonly subjects: number;
  readonly inFlight: number;
}

interface Sizing {
  /** As many calls as an invocation's share of a processor can handle. */
  readonly callsInEach: number;
  readonly subjectsForEach: number;
  readonly intakeConcurrency: number;
}

function settingsFor(inFlight: number, { callsInEach, subjectsForEach, intakeConcurrency }: Sizing) {
  const maxConcurrency = Math.max(2, Math.ceil(inFlight / callsInEach));
  const each = Math.max(1, Math.floor(inFlight / maxConcurrency));
  const subjectsAtOnce = Math.min(1000, subjectsForEach * each);
  return { maxConcurrency, subjectsAtOnce, inFlightCap: maxConcurrency * each, intakeConcurrency };
}

export function oneCall({ subjects, inFlight }: Size): Scenario {
  const scale = subjects / inFlight / subjectsPerCallInFlight;
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

export const undisturbed = ({ subjects, inFlight }: Size): Scenario => ({
  name: 'one call each, undisturbed',
  photos: subjects,
  arriveMs: (hourMs * subjects) / inFlight / subjectsPerCallInFlight,
  hasBirths: false,
  findsPalms: false,
  latencyMs: 1000,
  context: {
    ...settingsFor(inFlight, {
      callsInEach: 15,
      subjectsForEach: 40,
      intakeConcurrency: Math.max(5, 2 * inFlight),
    }),
    // A trial would hold the batch, because the service finds a palm in no photo.
    trial: 0,
  },
  patienceMs: 24 * hourMs,
});

/** Each subject has a photo and birth data: 21 calls. */
export const fullPlans = ({ subjects, inFlight }: Size): Scenario => ({
  ...undisturbed({ subjects, inFlight }),
  name: 'a photo and a birth, 21 calls each',
  arriveMs: hourMs * Math.min(1, subjects / 50_000),
  hasBirths: true,
  findsPalms: true,
  context: settingsFor(inFlight, { callsInEach: 50, subjectsForEach: 4, intakeConcurrency: 20 }),
});

export const largeBesideSmall = (batches: number): Shares => ({
  batches,
  people: 10_000,
  customers: 10,
  peopleOfSmall: 20,
  smallAtMs: minuteMs / 2,
  context: {},
});

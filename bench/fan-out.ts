/**
 * How well fan-out uses what it may, on paper time: the functions as Lambda runs them, on a table and queues of which each request
 * takes its time (docs/scale.md). Paper time is the same on every machine, and so is every figure.
 *
 *     node bench/fan-out.ts
 */
import { busyShare, rateAfter, takenBy } from './fan-out/taken.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** Calls of a report with a photo and a birth, and how many of them have to wait for each other: the reading gives the palm_id. */
const callsOfReport = 21;
const callsInARow = 2;
/** Dollars for a GB-second of Lambda on arm64 in us-east-1 (aws.amazon.com/lambda/pricing, read 2026-11-22). */
const dollarsOfGigabyteSecond = 0.0000133334;

const tell = (what: string, found: number, goal = '') =>
  console.log(`${what.padEnd(100)} ${found.toFixed(3).padStart(8)}   ${goal}`);

/** So many reports at once, so many of them in one invocation, which has room for all their calls. */
async function wall(subjects: number, inEach: number): Promise<number> {
  const maxConcurrency = Math.max(2, Math.ceil(subjects / inEach));
  const inFlightCap = maxConcurrency * inEach * callsOfReport;
  const context = { maxConcurrency, subjectsAtOnce: inEach, inFlightCap };
  const { firstCallAt, lastAnswerAt } = await takenBy({ subjects, context, latencyMs: secondMs });
  return (lastAnswerAt - firstCallAt) / (callsInARow * secondMs);
}
for (const [subjects, goal] of [
  [1, 1.1],
  [10, 1.1],
  [50, 1.35],
] as const)
  tell(
    `wall of ${subjects} reports over two calls of 1 s, two reports in an invocation`,
    await wall(subjects, 2),
    `at most ${goal}`,
  );
tell('wall of 50 reports over two calls of 1 s, all in one invocation', await wall(50, 50));

/** Calls in flight over what may be, in the middle of a run of 2,000 reports; as many invocations as the answers are fast. */
for (const { latencyMs, maxConcurrency } of [
  { latencyMs: 1000, maxConcurrency: 2 },
  { latencyMs: 200, maxConcurrency: 10 },
]) {
  const context = { maxConcurrency, subjectsAtOnce: 200, inFlightCap: 100 };
  const share = busyShare(await takenBy({ subjects: 2000, context, latencyMs }));
  tell(
    `calls in flight over the cap of 100, answers after ${latencyMs} ms, ${maxConcurrency} invocations`,
    share,
    'at least 0.92',
  );
}

for (const { latencyMs, goal } of [
  { latencyMs: 1000, goal: undefined },
  { latencyMs: 30_000, goal: 'at most 25' },
]) {
  const subjects = 800;
  const context = { maxConcurrency: 2, subjectsAtOnce: 400, inFlightCap: 2000 };
  const { gigabyteSeconds } = await takenBy({ subjects, context, latencyMs });
  tell(
    `dollars of fan-out for a million reports, answers after ${latencyMs / secondMs} s`,
    (gigabyteSeconds / subjects) * 1e6 * dollarsOfGigabyteSecond,
    goal,
  );
}

const perSecond = 10;
const line = { maxConcurrency: 4, subjectsAtOnce: 100, inFlightCap: 200 };
const narrow = { subjects: 4000, isNarrow: true, latencyMs: 200, patienceMs: 5 * minuteMs };
const found = await takenBy({ ...narrow, context: line, takesPerSecond: perSecond });
const settled = rateAfter(found, 30 * secondMs);
tell(
  'calls taken over what the service takes, from 30 s after the first on, where it says so by 429 only',
  settled.perSecond / perSecond,
);
tell('share of the calls refused by then', settled.refusedShare, 'under 0.02');
const named = await takenBy({ ...narrow, context: { ...line, callsPerSecond: perSecond } });
tell('calls sent over callsPerSecond', rateAfter(named, 30 * secondMs).perSecond / perSecond, '0.95 to 1.05');

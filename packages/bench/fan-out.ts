import { maxCallsInEach } from '../../infra/sizing/memory.ts';
import { busyShare, rateAfter, timesOfRun } from './fan-out/simulated-run.ts';
import { type Figure, ratio, recordFigures, steadyAmount } from './page/figure.ts';
import { priceOf } from './prices.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const callsOfReport = 21;
/** The longest chain has two calls: the reading returns the palm_id. */
const callsInARow = 2;
const million = 1e6;

/** From first call to last answer, as a multiple of that chain. */
async function wall(subjects: number, inEach: number): Promise<number> {
  const maxConcurrency = Math.max(2, Math.ceil(subjects / inEach));
  const inFlightCap = maxConcurrency * Math.min(inEach * callsOfReport, maxCallsInEach);
  const context = { maxConcurrency, subjectsAtOnce: inEach, inFlightCap };
  const { firstCallAt, lastAnswerAt } = await timesOfRun({ subjects, context, latencyMs: secondMs });
  return (lastAnswerAt - firstCallAt) / (callsInARow * secondMs);
}

async function walls(): Promise<readonly Figure[]> {
  const found: Figure[] = [];
  for (const [subjects, goal] of [
    [1, 1.1],
    [10, 1.1],
    [50, 1.35],
  ] as const) {
    const name = `${subjects} report${subjects === 1 ? '' : 's'}, two in an invocation: wall time divided by that of two calls of 1 s`;
    found.push(ratio(name, await wall(subjects, 2), 'less', goal));
  }
  const together = '50 reports, all in one invocation: wall time divided by that of two calls of 1 s';
  return [...found, ratio(together, await wall(50, 50), 'less')];
}

async function steadyStates(): Promise<readonly Figure[]> {
  const found: Figure[] = [];
  for (const { latencyMs, maxConcurrency } of [
    { latencyMs: 1000, maxConcurrency: 2 },
    { latencyMs: 200, maxConcurrency: 10 },
  ]) {
    const context = { maxConcurrency, subjectsAtOnce: 200, inFlightCap: 100 };
    const share = busyShare(await timesOfRun({ subjects: 2000, context, latencyMs }));
    const name = `2,000 reports, answers after ${latencyMs} ms, ${maxConcurrency} invocations: calls in flight as a share of the cap of 100`;
    found.push(ratio(name, share, 'more', 0.92));
  }
  return found;
}

async function waiting(): Promise<readonly Figure[]> {
  const found: Figure[] = [];
  for (const { seconds, goal } of [{ seconds: 1 }, { seconds: 30, goal: 25 }]) {
    const subjects = 800;
    const context = { maxConcurrency: 2, subjectsAtOnce: 400, inFlightCap: 1800 };
    const { gigabyteSeconds } = await timesOfRun({ subjects, context, latencyMs: seconds * secondMs });
    const dollars = (gigabyteSeconds / subjects) * million * priceOf.gigabyteSecond;
    const name = `answers after ${seconds} s: cost of Lambda for the fan-out of a million reports`;
    found.push(steadyAmount(name, dollars, 'dollars', 'less', goal));
  }
  return found;
}

async function rates(): Promise<readonly Figure[]> {
  const perSecond = 10;
  const settings = { maxConcurrency: 4, subjectsAtOnce: 100, inFlightCap: 200 };
  const load = { subjects: 4000, hasOneCall: true, latencyMs: 200, patienceMs: 5 * minuteMs };
  const refused = await timesOfRun({ ...load, context: settings, acceptsPerSecond: perSecond });
  const settled = rateAfter(refused, 30 * secondMs);
  const limited = await timesOfRun({ ...load, context: { ...settings, callsPerSecond: perSecond } });
  const reached = rateAfter(limited, 30 * secondMs).perSecond / perSecond;
  return [
    ratio(
      'a service that answers 429 above 10 calls a second, from 30 s on: accepted calls as a share of 10 a second',
      settled.perSecond / perSecond,
      'more',
    ),
    ratio(
      'a service that answers 429 above 10 calls a second, from 30 s on: share of the sent calls that it accepts',
      1 - settled.refusedShare,
      'more',
      0.98,
    ),
    ratio(
      '`callsPerSecond` of 10: sent calls a second divided by 10, or the inverse if above 1',
      Math.min(reached, 1 / reached),
      'more',
      0.95,
    ),
  ];
}

const found = [...(await walls()), ...(await steadyStates()), ...(await waiting()), ...(await rates())];
for (const { name, value, goal } of found)
  console.log(`${name.padEnd(110)} ${value.toFixed(3).padStart(8)}   ${goal ?? ''}`);
recordFigures(found);

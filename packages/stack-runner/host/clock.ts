import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../basics/errors.ts';
import type { CloudWatch } from '../services/cloudwatch/cloudwatch.ts';
import type { Minutes } from '../services/cloudwatch/minutes.ts';
import type { LambdaService } from '../services/lambda/lambda-service.ts';
import type { Scheduler } from '../services/scheduler/scheduler.ts';
import type { QueueGauge } from '../services/sqs/queue-gauge.ts';

/** `wall`: minutes pass by themselves. `manual`: a test passes them, each as soon as its work is done. */
export type ClockKind = 'wall' | 'manual';

const minuteMs = 60_000;
const checkMs = 20;
/** So long nothing may begin before a minute counts as done: what one function writes, the next one takes up within it. */
const quietMs = 200;

interface Watched {
  readonly minutes: Minutes;
  readonly cloudwatch: CloudWatch;
  readonly queueGauge: QueueGauge;
  readonly scheduler: Scheduler;
  readonly lambda: LambdaService;
  readonly signal: AbortSignal;
  readonly timeScale: number;
  log(line: string): void;
}

/** Returns the time by which schedules are due. */
export const timeOf = (kind: ClockKind, minutes: Minutes): (() => number) => {
  const begun = Date.now();
  return kind === 'wall' ? Date.now : () => begun + minutes.current * minuteMs;
};

/** Ends each minute when it is over. @returns what stops it */
export function runMinutes(watched: Watched): () => void {
  const timer = setInterval(() => {
    endMinute(watched).catch((error: unknown) => watched.log(`alarms: ${messageOf(error)}`));
  }, minuteMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Passes one minute: fires what is due, waits until everything that begins in it has ended, and evaluates the alarms. It takes a minute
 * divided by the time scale at least, so that what the app itself waits for keeps step, and ten times as long at most. Work from
 * before it is not waited for.
 */
export async function passMinute(watched: Watched): Promise<void> {
  const { lambda, scheduler, signal, timeScale } = watched;
  const begun = Date.now();
  scheduler.fireDue();
  const shortestMs = minuteMs / timeScale;
  const longestMs = 10 * Math.max(shortestMs, quietMs);
  let lastBusy = begun;
  while (!signal.aborted && Date.now() - lastBusy < quietMs && Date.now() - begun < longestMs) {
    await sleep(checkMs);
    if (lambda.all().some((each) => each.busySince(begun))) lastBusy = Date.now();
  }
  await sleep(Math.max(0, begun + shortestMs - Date.now()), undefined, { signal }).catch(() => undefined);
  await endMinute(watched);
}

async function endMinute({ minutes, cloudwatch, queueGauge }: Watched): Promise<void> {
  queueGauge.sample();
  await cloudwatch.evaluate();
  minutes.next();
}

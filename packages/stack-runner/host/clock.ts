import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../basics/errors.ts';
import type { CloudWatch } from '../services/cloudwatch/cloudwatch.ts';
import type { Minutes } from '../services/cloudwatch/minutes.ts';
import type { HeldMessages } from '../services/event-sources/held-messages.ts';
import type { LambdaFunction } from '../services/lambda/lambda-function.ts';
import type { LambdaService } from '../services/lambda/lambda-service.ts';
import type { Scheduler } from '../services/scheduler/scheduler.ts';
import type { QueueGauge } from '../services/sqs/queue-gauge.ts';

/** `wall`: minutes pass by themselves. `manual`: a test passes them, each as soon as its work is done. */
export type ClockKind = 'wall' | 'manual';

const minuteMs = 60_000;
const checkMs = 20;
/** A minute ends when nothing has started for this long: a function's writes start others within the same minute. */
const quietMs = 200;

interface Watched {
  readonly minutes: Minutes;
  readonly cloudwatch: CloudWatch;
  readonly queueGauge: QueueGauge;
  readonly scheduler: Scheduler;
  readonly lambda: LambdaService;
  readonly heldMessages: HeldMessages | undefined;
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
 * Passes one minute: fires the schedules that are due, waits until all runs that begin in it have ended, and evaluates the alarms. It
 * takes at least a minute divided by the time scale, so that what the app itself waits for keeps step. Runs of schedules are
 * waited for however long a busy machine takes for them, all others ten times as long as the minute. Runs
 * from before it are not waited for.
 */
export async function passMinute(watched: Watched): Promise<void> {
  const { lambda, scheduler, heldMessages, signal, timeScale } = watched;
  const begun = Date.now();
  await heldMessages?.release();
  const targets = scheduler.fireDue();
  const scheduled = lambda.all().filter(({ definition }) => targets.includes(definition.arn));
  const shortestMs = minuteMs / timeScale;
  const longestMs = 10 * Math.max(shortestMs, quietMs);
  let lastBusy = begun;
  const isBusy = (each: LambdaFunction): boolean => each.busySince(begun);
  const isOver = (): boolean => Date.now() - lastBusy >= quietMs || Date.now() - begun >= longestMs;
  while (!signal.aborted && (scheduled.some(isBusy) || !isOver())) {
    await sleep(checkMs);
    if (lambda.all().some(isBusy)) lastBusy = Date.now();
  }
  await sleep(Math.max(0, begun + shortestMs - Date.now()), undefined, { signal }).catch(() => undefined);
  await endMinute(watched);
}

async function endMinute({ minutes, cloudwatch, queueGauge }: Watched): Promise<void> {
  queueGauge.sample();
  await cloudwatch.evaluate();
  minutes.next();
}

import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../basics/errors.ts';
import type { CloudWatch } from '../services/cloudwatch/cloudwatch.ts';
import type { Minutes } from '../services/cloudwatch/minutes.ts';
import type { WithheldMessages } from '../services/event-sources/withheld-messages.ts';
import type { LambdaFunction } from '../services/lambda/lambda-function.ts';
import type { LambdaService } from '../services/lambda/lambda-service.ts';
import type { S3Service } from '../services/s3/s3-service.ts';
import type { Scheduler } from '../services/scheduler/scheduler.ts';
import type { QueueGauge } from '../services/sqs/queue-gauge.ts';

/** `wall`: minutes pass in real time. `manual`: a test ends each minute once its work is done. */
export type ClockKind = 'wall' | 'manual';

const minuteMs = 60_000;
const checkMs = 20;
/** A minute ends after this long without work: within this time, a write can start another function. */
const quietMs = 200;
/** A minute waits for delays in the app (after a 429) at most this long, or ten times its length if that is longer. */
const minLongestMs = 10_000;

interface ClockedApp {
  readonly minutes: Minutes;
  readonly cloudwatch: CloudWatch;
  readonly queueGauge: QueueGauge;
  readonly scheduler: Scheduler;
  readonly lambda: LambdaService;
  readonly withheldMessages: WithheldMessages | undefined;
  readonly signal: AbortSignal;
  readonly timeScale: number;
  log(line: string): void;
}

export const timeOf = (kind: ClockKind, minutes: Minutes): (() => number) => {
  const begun = Date.now();
  return kind === 'wall' ? Date.now : () => begun + minutes.current * minuteMs;
};

export function runMinutes(app: ClockedApp): () => void {
  const timer = setInterval(() => {
    endMinute(app).catch((error: unknown) => app.log(`alarms: ${messageOf(error)}`));
  }, minuteMs);
  timer.unref();
  return () => clearInterval(timer);
}

export function runExpiry(s3: Pick<S3Service, 'expire'>, log: (line: string) => void): () => void {
  const expire = (): void => {
    s3.expire(Date.now()).catch((error: unknown) => log(`lifecycle of buckets: ${messageOf(error)}`));
  };
  const timer = setInterval(expire, 60 * minuteMs);
  timer.unref();
  expire();
  return () => clearInterval(timer);
}

/** Takes at least a minute divided by `timeScale`, so that scaled delays in the app can end. */
export async function passMinute(app: ClockedApp): Promise<void> {
  const { lambda, scheduler, withheldMessages, signal, timeScale } = app;
  const begun = Date.now();
  await withheldMessages?.release();
  const targets = scheduler.fireDue();
  const scheduled = lambda.all().filter(({ definition }) => targets.includes(definition.arn));
  const shortestMs = minuteMs / timeScale;
  const longestMs = Math.max(10 * shortestMs, minLongestMs);
  let lastBusy = begun;
  const isBusy = (each: LambdaFunction): boolean => each.hasRunBegunSince(begun);
  const isOver = (): boolean => Date.now() - lastBusy >= quietMs || Date.now() - begun >= longestMs;
  while (!signal.aborted && (scheduled.some(isBusy) || !isOver())) {
    await sleep(checkMs);
    if (lambda.all().some(isBusy)) lastBusy = Date.now();
  }
  await sleep(Math.max(0, begun + shortestMs - Date.now()), undefined, { signal }).catch(() => undefined);
  await endMinute(app);
}

async function endMinute({ minutes, cloudwatch, queueGauge }: ClockedApp): Promise<void> {
  queueGauge.sample();
  await cloudwatch.evaluate();
  minutes.next();
}

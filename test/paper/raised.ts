import { setCeiling } from '../../shared/ledger/batches/ceiling.ts';
import { readCounts } from '../../shared/ledger/batches/counts.ts';
import { countWaiting, minuteMs, upload } from './play.ts';
import { homesTable } from './uploads.ts';
import { PaperPipeline } from './world/pipeline.ts';

const secondMs = 1000;
const batch = 'capped';
const latencyMs = 1000;

interface Backlog {
  readonly subjects: number;
  readonly context: Readonly<Record<string, unknown>>;
  readonly isCapped: boolean;
}

export interface BacklogOutcome {
  /** The used share of the cap of calls in flight. */
  readonly busy: number;
  /** The time from the raise to the first call; 0 without a ceiling. */
  readonly firstSeconds: number;
  readonly seconds: number;
  readonly throttled: number;
  readonly conflicts: number;
  /** The partition keys with the most writes and write units in one second. */
  readonly busiest: PaperPipeline['meter']['busiest'];
  readonly hints: number;
  readonly deadLetters: number;
}

export async function playBacklog({ subjects, context, isCapped }: Backlog): Promise<BacklogOutcome> {
  const world = new PaperPipeline({ context: { trial: 0, ...context }, latencyMs, findsPalms: true });
  const { clock, service, table } = world;
  const { inFlightCap } = world;
  if (isCapped) await setCeiling(world.ledger, batch, 0);
  const sentAt: number[] = [];
  const answer = service.answer.bind(service);
  service.answer = (call, credential) => {
    sentAt.push(clock.now());
    return answer(call, credential);
  };
  upload(world, `births/${batch}.csv`, homesTable(subjects));
  let raisedAt: number | undefined;
  let nearEndAt: number | undefined;
  let isDone = false;
  const observe = async (): Promise<void> => {
    const { bought } = await readCounts({ table }, batch);
    if (isCapped && raisedAt === undefined && (await countWaiting(world, batch)) >= subjects) {
      raisedAt = clock.now();
      await setCeiling(world.ledger, batch, subjects);
      await world.sendFirstHints({ batch });
    }
    if (sentAt.length >= subjects - inFlightCap) nearEndAt ??= sentAt[subjects - inFlightCap - 1];
    isDone = bought >= subjects || clock.now() - world.started > 24 * 60 * minuteMs;
    clock.after(secondMs, () => void observe());
  };
  void observe();
  await clock.run(() => isDone);
  const begun = sentAt[0] ?? Number.NaN;
  const busyMs = (subjects - inFlightCap) * latencyMs;
  return {
    busy: busyMs / (inFlightCap * ((nearEndAt ?? Number.NaN) - begun)),
    firstSeconds: raisedAt === undefined ? 0 : (begun - raisedAt) / secondMs,
    seconds: (clock.now() - begun) / secondMs,
    throttled: world.limits.throttled,
    conflicts: world.limits.conflicts,
    busiest: world.meter.busiest,
    hints: world.hints,
    deadLetters: world.jobs.dead.length,
  };
}

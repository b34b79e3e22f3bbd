import { requestErasure } from '../../shared/erasure/request-erasure.ts';
import { readBatchItem, shardsOf } from '../../shared/ledger/batches/batches.ts';
import { setCeiling } from '../../shared/ledger/batches/ceiling.ts';
import { readCounts, readIntake } from '../../shared/ledger/batches/counts.ts';
import { headerItems } from '../../shared/ledger/items/header.ts';
import { batchShardPartitions, headerKey, type Subject } from '../../shared/ledger/items/keys.ts';
import { birthsTable, homesTable } from './uploads.ts';
import { PaperPipeline, type PipelineOptions } from './world/pipeline.ts';

const secondMs = 1000;
export const minuteMs = 60 * secondMs;

/** Times are milliseconds after the start. */
export interface Scenario extends PipelineOptions {
  readonly name: string;
  readonly photos: number;
  readonly arriveMs: number;
  readonly hasBirths: boolean;
  readonly closed?: { readonly fromMs: number; readonly untilMs: number };
  readonly capped?: { readonly subjects: number; readonly ceiling: number; readonly raisedMs: number };
  readonly eraseMs?: number;
  readonly patienceMs: number;
}

export interface Outcome {
  readonly subjects: number;
  readonly ended: number;
  readonly calls: number;
  readonly paperMinutes: number;
  readonly hints: number;
  readonly writes: number;
  readonly units: number;
  readonly indexUnits: number;
  readonly busiest: PaperPipeline['meter']['busiest'];
  readonly mostInFlight: number;
  readonly inFlightCap: number;
  readonly busyBefore: number;
  readonly openedMinutes?: number | undefined;
  /** The used share in each minute after the gate opened. */
  readonly busyAfter: readonly number[];
  readonly raisedMinutes?: number | undefined;
  readonly firstRaisedMinutes?: number | undefined;
  readonly allRaisedMinutes?: number | undefined;
  /** Counted from the end of ten minutes without uploads. */
  readonly sealedMinutes?: number | undefined;
  /** Counted from the end of the last subject. */
  readonly completedMinutes?: number | undefined;
  readonly erasedMinutes?: number | undefined;
  readonly publishLag: number;
  readonly throttled: number;
  readonly conflicts: number;
  readonly coldStarts: number;
  readonly killed: number;
  readonly deadLetters: number;
  readonly errors: Readonly<Record<string, number>>;
}

const batch = 'photos';
const cappedBatch = 'capped';

/** @param report receives a line for each simulated minute */
export async function play(scenario: Scenario, report: (line: string) => void = () => {}): Promise<Outcome> {
  const world = new PaperPipeline(scenario);
  const { clock, service, table, started } = world;
  const at = (ms: number, step: () => void) => clock.at(started + ms, step);
  const found: Record<string, number> = {};
  const note = (what: string) => {
    found[what] ??= clock.now();
  };
  const between = (from: string, to: string, lessMs = 0) => {
    const [begin, end] = [found[from], found[to]];
    return begin === undefined || end === undefined
      ? undefined
      : Math.max(0, end - begin - lessMs) / minuteMs;
  };

  uploadPhotos(world, scenario);
  if (scenario.hasBirths)
    at(secondMs, () => upload(world, `births/${batch}.csv`, birthsTable(scenario.photos)));
  const { capped, closed, eraseMs } = scenario;
  if (capped !== undefined) {
    await setCeiling(world.ledger, cappedBatch, capped.ceiling);
    at(0, () => upload(world, `births/${cappedBatch}.csv`, homesTable(capped.subjects)));
    at(capped.raisedMs, () => {
      note('raised');
      void setCeiling(world.ledger, cappedBatch, capped.subjects);
    });
  }
  if (closed !== undefined) {
    at(closed.fromMs, () => {
      service.takes = 'v2';
    });
    at(closed.untilMs, () => {
      note('opened');
      world.secretVersion = 'v2';
    });
  }
  const erased: Subject = { batch, id: photoName(Math.floor(scenario.photos / 3)) };
  if (eraseMs !== undefined)
    at(eraseMs, () => {
      note('asked');
      void requestErasure(world.ledger, world.nameHash, erased);
    });

  let isDone = false;
  const observe = async (): Promise<void> => {
    if (found.opened !== undefined && service.calls - service.refused > (found.goodBefore ?? Number.NaN))
      note('let through');
    if (found.opened !== undefined) found.goodBefore ??= service.calls - service.refused;
    const counts = await readCounts({ table }, batch);
    const ended = counts.complete + counts.partial + counts.failed;
    const cappedCounts = capped && (await readCounts({ table }, cappedBatch));
    if (capped !== undefined && cappedCounts !== undefined && found.raised !== undefined) {
      if (found.released === undefined) {
        const waiting = await countWaiting(world, cappedBatch);
        found.waitingBefore ??= waiting;
        if (waiting < found.waitingBefore) note('released');
      }
      found.boughtBefore ??= cappedCounts.bought;
      if (cappedCounts.bought > found.boughtBefore) note('bought for one');
      if (cappedCounts.bought >= capped.subjects) note('bought for all');
    }
    const item = await readBatchItem({ table }, batch);
    if (item?.sealedAt !== undefined) found.sealed ??= item.sealedAt;
    if (item?.completedRevision !== undefined) note('completed');
    if (ended === counts.subjects && ended >= scenario.photos - 1) note('ended');
    if (found.asked !== undefined && found.swept === undefined) {
      const header = await headerItems.read(table, headerKey(erased));
      if (header === undefined || (header.erasing?.sweeps ?? 0) > 0) note('swept');
    }
    const waits = [
      found.completed === undefined,
      capped !== undefined && found['bought for all'] === undefined,
      eraseMs !== undefined && found.swept === undefined,
    ];
    isDone = !waits.includes(true) || clock.now() - started > scenario.patienceMs;
    if ((clock.now() - started) % minuteMs < secondMs) {
      const minute = Math.floor((clock.now() - started) / minuteMs);
      const residentMb = Math.round(process.memoryUsage().rss / 1e6);
      const share = minute === 0 ? 0 : service.meanInFlight(minute - 1, minute) / world.inFlightCap;
      report(
        `minute ${minute}: ${ended} ended, ${world.photos.size} photos and ${world.jobs.size} jobs in the queues, busy ${share.toFixed(2)}, ` +
          `${(world.hints / scenario.photos).toFixed(2)} hints and ${(world.meter.writes / scenario.photos).toFixed(1)} writes a subject, ${world.stream.recordsBehind} unpublished, ${residentMb} MB`,
      );
    }
    clock.after(secondMs, () => void observe());
  };
  void observe();
  await clock.run(() => isDone);

  const counts = await readCounts({ table }, batch);
  const { lastInputAt } = await readIntake({ table }, batch);
  if (lastInputAt !== undefined) found.quiet = lastInputAt + world.settings.reconciler.quietMs;
  const minutes = Math.floor((clock.now() - started) / minuteMs);
  const openedMinute = closed === undefined ? minutes : Math.ceil(closed.untilMs / minuteMs);
  const callsEnd = Math.min(minutes, Math.floor(((found.ended ?? clock.now()) - started) / minuteMs));
  const closedMinute = closed === undefined ? callsEnd : Math.floor(closed.fromMs / minuteMs);
  const share = (from: number, to: number) =>
    to <= from ? 0 : service.meanInFlight(from, to) / world.inFlightCap;
  return {
    subjects: counts.subjects + (capped?.subjects ?? 0),
    ended: counts.complete + counts.partial + counts.failed,
    calls: service.calls,
    paperMinutes: minutes,
    hints: world.hints,
    writes: world.meter.writes,
    units: world.meter.units,
    indexUnits: world.meter.indexUnits,
    busiest: world.meter.busiest,
    mostInFlight: service.mostInFlight,
    inFlightCap: world.inFlightCap,
    busyBefore: share(1, closedMinute),
    busyAfter: Array.from({ length: Math.max(0, callsEnd - openedMinute) }, (_, index) =>
      share(openedMinute + index, openedMinute + index + 1),
    ),
    openedMinutes: between('opened', 'let through'),
    raisedMinutes: between('raised', 'released'),
    firstRaisedMinutes: between('raised', 'bought for one'),
    allRaisedMinutes: between('raised', 'bought for all'),
    sealedMinutes: between('quiet', 'sealed'),
    completedMinutes: between('ended', 'completed'),
    erasedMinutes: between('asked', 'swept'),
    publishLag: world.stream.recordsBehind,
    throttled: world.limits.throttled,
    conflicts: world.limits.conflicts,
    coldStarts: world.sources.reduce((sum, { coldStarts }) => sum + coldStarts, 0),
    killed: world.reconcilerKilled + world.sources.reduce((sum, { killed }) => sum + killed, 0),
    deadLetters: world.jobs.dead.length + world.photos.dead.length + world.rows.dead.length,
    errors: Object.fromEntries(world.errors.counts),
  };
}

export async function countWaiting({ table }: PaperPipeline, batchName: string): Promise<number> {
  let waiting = 0;
  for (const partition of batchShardPartitions(batchName, await shardsOf({ table }, batchName))) {
    waiting += (await table.queryIndex({ index: 'batch', partition, prefix: 'waiting#' })).items.length;
  }
  return waiting;
}

const photoName = (index: number): string => `p-${String(index).padStart(7, '0')}`;

function uploadPhotos(world: PaperPipeline, { photos, arriveMs }: Scenario): void {
  const seconds = Math.ceil(arriveMs / secondMs);
  for (let second = 0; second < seconds; second += 1) {
    world.clock.after(second * secondMs, () => {
      const end = Math.floor((photos * (second + 1)) / seconds);
      for (let index = Math.floor((photos * second) / seconds); index < end; index += 1)
        world.photos.send(notification(world, `palms/${batch}/${photoName(index)}.jpg`, 2_000_000));
    });
  }
}

export function upload(world: PaperPipeline, key: string, table: string): void {
  const bytes = Buffer.from(table);
  world.inbox.tables.set(key, bytes);
  world.rows.send(notification(world, key, bytes.byteLength));
}

function notification({ clock }: PaperPipeline, key: string, size: number): string {
  const object = { key, size, eTag: `e-${key.length}`, sequencer: '0055AED6DCD90281E5' };
  const about = {
    eventSource: 'aws:s3',
    eventTime: new Date(clock.now()).toISOString(),
    eventName: 'ObjectCreated:Put',
  };
  return JSON.stringify({ Records: [{ ...about, s3: { bucket: { name: 'inbox' }, object } }] });
}

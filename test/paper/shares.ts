import { readCounts } from '../../shared/ledger/batches/counts.ts';
import { minuteMs, upload } from './play.ts';
import { birthsTable } from './uploads.ts';
import { PaperPipeline } from './world/pipeline.ts';

const secondMs = 1000;
const latencyMs = 1000;
const sampleMs = 100;

export interface Shares {
  readonly batches: number;
  readonly people: number;
  readonly customers: number;
  readonly peopleOfSmall: number;
  readonly smallAtMs: number;
  readonly context: Readonly<Record<string, unknown>>;
}

interface Played {
  readonly seconds: readonly number[];
  /** The used share of the cap of calls in flight. */
  readonly busy: number;
  readonly inFlightCap: number;
}

export interface SharesOutcome extends Played {
  readonly aloneSeconds: number;
}

export async function playShares(scenario: Shares): Promise<SharesOutcome> {
  const shared = await playWorld(scenario);
  const inFlightCap = Math.floor(shared.inFlightCap / (scenario.customers + 1));
  // The smallest permitted concurrency, which is the fastest for so few calls.
  const context = { ...scenario.context, inFlightCap, maxConcurrency: 2 };
  const alone = await playWorld({ ...scenario, batches: 0, customers: 1, context });
  return { ...shared, aloneSeconds: alone.seconds[0] ?? Number.NaN };
}

async function playWorld(scenario: Shares): Promise<Played> {
  const { batches, people, customers, peopleOfSmall, smallAtMs, context } = scenario;
  const world = new PaperPipeline({ context, latencyMs, findsPalms: true });
  const { clock, service, started, table, inFlightCap } = world;
  for (let index = 0; index < batches; index += 1)
    upload(world, `births/@large/batch-${index}.csv`, birthsTable(people, index * people));
  const endedMs = new Map<number, number>();
  let calls = 0;
  let samples = 0;
  let isDone = false;
  const observe = async (): Promise<void> => {
    const sinceMs = clock.now() - started - smallAtMs;
    calls += service.inFlight;
    samples += 1;
    for (let index = 0; index < customers; index += 1) {
      if (endedMs.has(index)) continue;
      const { complete, partial, failed } = await readCounts({ table }, `@small-${index}/june`);
      if (complete + partial + failed >= peopleOfSmall) endedMs.set(index, sinceMs);
    }
    isDone = endedMs.size === customers || sinceMs > 60 * minuteMs;
    clock.after(sampleMs, () => void observe());
  };
  clock.at(started + smallAtMs, () => {
    for (let index = 0; index < customers; index += 1)
      upload(world, `births/@small-${index}/june.csv`, birthsTable(peopleOfSmall));
    void observe();
  });
  await clock.run(() => isDone);
  return {
    seconds: Array.from({ length: customers }, (_, index) => (endedMs.get(index) ?? Number.NaN) / secondMs),
    busy: calls / samples / inFlightCap,
    inFlightCap,
  };
}

/** Calls by customer in the last half of the time. */
export async function playWeights(weights: string, untilMs: number): Promise<readonly number[]> {
  const customers = ['heavy', 'light'];
  const tables = Array.from({ length: 10 }, (_, index) => index);
  const context = { inFlightCap: 120, customerWeights: weights };
  const world = new PaperPipeline({ context, latencyMs, findsPalms: true });
  const { clock, started, table } = world;
  for (const [position, customer] of customers.entries())
    for (const index of tables)
      upload(
        world,
        `births/@${customer}/batch-${index}.csv`,
        birthsTable(2000, (10 * position + index) * 2000),
      );
  const boughtBy = (customer: string) =>
    Promise.all(tables.map((index) => readCounts({ table }, `@${customer}/batch-${index}`))).then((counts) =>
      counts.reduce((sum, { bought }) => sum + bought, 0),
    );
  const readings: number[][] = [];
  for (const at of [untilMs / 2, untilMs])
    clock.at(started + at, () => {
      void Promise.all(customers.map(boughtBy)).then((bought) => readings.push(bought));
    });
  await clock.run(() => readings.length === 2);
  const [half = [], whole = []] = readings;
  return whole.map((bought, position) => bought - (half[position] ?? 0));
}

import type { Minutes } from './minutes.ts';

interface Datapoint {
  readonly sum: number;
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
}

export interface MetricId {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
}

const statistics = {
  Sum: ({ sum }) => sum,
  Average: ({ sum, count }) => sum / count,
  Minimum: ({ minimum }) => minimum,
  Maximum: ({ maximum }) => maximum,
  SampleCount: ({ count }) => count,
} as const satisfies Readonly<Record<string, (point: Datapoint) => number>>;
export type Statistic = keyof typeof statistics;

const retainedMinutes = 24 * 60;

export class MetricStore {
  readonly #minutes: Minutes;
  readonly #series = new Map<string, Map<number, Datapoint>>();

  constructor(minutes: Minutes) {
    this.#minutes = minutes;
  }

  put(metric: MetricId, value: number, minute = this.#minutes.current): void {
    const name = nameOf(metric);
    const series = this.#series.get(name) ?? new Map<number, Datapoint>();
    this.#series.set(name, series);
    const known = series.get(minute);
    series.set(minute, {
      sum: (known?.sum ?? 0) + value,
      count: (known?.count ?? 0) + 1,
      minimum: Math.min(known?.minimum ?? value, value),
      maximum: Math.max(known?.maximum ?? value, value),
    });
    const [oldest] = series.keys();
    if (oldest !== undefined && oldest < minute - retainedMinutes) series.delete(oldest);
  }

  /**
   * Newest value last; undefined for a period without data.
   * @param until the last minute of the last period
   */
  read(
    metric: MetricId,
    statistic: Statistic,
    { until, periodMinutes, periods }: Window,
  ): (number | undefined)[] {
    const series = this.#series.get(nameOf(metric));
    return Array.from({ length: periods }, (_, index) => {
      const last = until - (periods - 1 - index) * periodMinutes;
      let period: Datapoint | undefined;
      for (let minute = last - periodMinutes + 1; minute <= last; minute += 1)
        period = merged(period, series?.get(minute));
      return period && statistics[statistic](period);
    });
  }
}

interface Window {
  readonly until: number;
  readonly periodMinutes: number;
  readonly periods: number;
}

function merged(one: Datapoint | undefined, other: Datapoint | undefined): Datapoint | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    sum: one.sum + other.sum,
    count: one.count + other.count,
    minimum: Math.min(one.minimum, other.minimum),
    maximum: Math.max(one.maximum, other.maximum),
  };
}

const nameOf = ({ namespace, name, dimensions }: MetricId): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).sort(([a], [b]) => (a < b ? -1 : 1))]);

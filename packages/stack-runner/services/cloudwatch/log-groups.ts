import * as z from 'zod';
import { textOf } from '../../basics/json.ts';
import type { LogFilter } from './log-filter.ts';
import type { MetricStore } from './metric-store.ts';

interface MetricFilter {
  readonly filter: LogFilter;
  readonly namespace: string;
  readonly name: string;
  readonly value: number;
  readonly valueWithoutMatch: number | undefined;
}

/** https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html */
const embedded = z.looseObject({
  _aws: z.looseObject({
    CloudWatchMetrics: z.array(
      z.looseObject({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())),
        Metrics: z.array(z.looseObject({ Name: z.string() })),
      }),
    ),
  }),
});
const numbers = z.union([z.number().transform((value) => [value]), z.array(z.number())]);

export class LogGroups {
  readonly #metrics: MetricStore;
  readonly #filters = new Map<string, MetricFilter[]>();

  constructor(metrics: MetricStore) {
    this.#metrics = metrics;
  }

  addFilter(group: string, filter: MetricFilter): void {
    this.#filters.set(group, [...(this.#filters.get(group) ?? []), filter]);
  }

  take(group: string, line: string): void {
    if (line.startsWith('{') && line.includes('"CloudWatchMetrics"')) this.#takeEmbedded(line);
    for (const { filter, namespace, name, value, valueWithoutMatch } of this.#filters.get(group) ?? []) {
      const counted = filter.matches(line) ? value : valueWithoutMatch;
      if (counted !== undefined) this.#metrics.put({ namespace, name, dimensions: {} }, counted);
    }
  }

  #takeEmbedded(line: string): void {
    const parsed = embedded.safeParse(parseLine(line));
    if (!parsed.success) return;
    const { _aws, ...members } = parsed.data;
    for (const { Namespace, Dimensions, Metrics } of _aws.CloudWatchMetrics)
      for (const names of Dimensions)
        for (const { Name } of Metrics) {
          const dimensions = Object.fromEntries(names.map((each) => [each, textOf(members[each])]));
          const values = numbers.safeParse(members[Name]);
          for (const value of values.success ? values.data : [])
            this.#metrics.put({ namespace: Namespace, name: Name, dimensions }, value);
        }
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

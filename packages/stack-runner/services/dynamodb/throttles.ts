import { times } from '../../basics/times.ts';
import type { Emit } from '../cloudwatch/aws-metrics.ts';
import type { Throttle } from './capacity.ts';

export class Throttles {
  readonly #emit: Emit;
  readonly #counts = new Map<string, number>();

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  add({ table, kind }: Throttle): void {
    const TableName = table.split('/').at(-1) ?? '';
    const metric = kind === 'read' ? 'AWS/DynamoDB ReadThrottleEvents' : 'AWS/DynamoDB WriteThrottleEvents';
    this.#emit(metric, { TableName }, 1);
    const line = `DynamoDB throttled ${kind}s of ${TableName}`;
    this.#counts.set(line, (this.#counts.get(line) ?? 0) + 1);
  }

  lines(): string[] {
    return [...this.#counts].map(([line, count]) => `${line}, ${times(count)}`);
  }
}

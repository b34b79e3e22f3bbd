import { readerBudgets, type UntrustedReader } from '../../../shared/untrusted/budgets.ts';

export interface Cost {
  readonly name: string;
  readonly reads: string;
  readonly budget: UntrustedReader;
  /** Of the most expensive input of at least 1 KB. */
  readonly secondsPerMegabyte: number;
  /** The longest time of an input of at most 256 KB, and the size of that input. */
  readonly longestSeconds: number;
  readonly longestBytes: number;
  readonly memoryPerByte: number;
  readonly memoryBytes: number;
}

const begin = '<!-- costs: begin -->';
const end = '<!-- costs: end -->';

interface CostRow {
  readonly reads: string;
  readonly line: string;
}

interface TableOptions {
  readonly seed: number;
  readonly inputs: number;
  readonly former: readonly CostRow[];
  readonly order: readonly string[];
}

export function costTable(costs: readonly Cost[], { seed, inputs, former, order }: TableOptions): string {
  const rows = new Map([...former, ...costs.map(rowOf)].map(({ reads, line }) => [reads, line]));
  return [
    `Seed ${seed}, ${inputs} inputs of at most 256 KB for each reader.`,
    '',
    '| reader | most time per byte | longest time of an input | most memory per byte | most memory of an input | time allowed: base + per byte | memory allowed: base + per byte | stopped by | reason |',
    '|---|---|---|---|---|---|---|---|---|',
    ...order.flatMap((reads) => rows.get(reads) ?? []),
  ].join('\n');
}

const rowOf = (cost: Cost): CostRow => ({
  reads: cost.reads,
  line: `| ${cost.reads} | ${figure(cost.secondsPerMegabyte)} µs | ${figure(cost.longestSeconds)} s for ${figure(cost.longestBytes / 1000)} KB | ${figure(cost.memoryPerByte)} B | ${figure(cost.memoryBytes / 1e6)} MB | ${budgetText(cost.budget)} |`,
});

export const rowsIn = (page: string): CostRow[] =>
  page
    .slice(page.indexOf(begin), page.indexOf(end))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| reader '))
    .map((line) => ({ reads: line.slice(2).split(' | ')[0] ?? '', line }));

export function withTable(page: string, table: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/security.md lacks the markers of the table of costs');
  return `${page.slice(0, from)}${begin}\n${table}\n${page.slice(to)}`;
}

export function budgetText(reader: UntrustedReader): string {
  const { base, perMegabyte, stop, reason } = readerBudgets[reader];
  const time = `${figure(base.processorMs / 1000)} s + ${figure(perMegabyte.processorMs / 1000)} µs`;
  const memory = `${figure(base.memoryBytes / 1e6)} MB + ${figure(perMegabyte.memoryBytes / 1e6)} B`;
  return `${time} | ${memory} | ${stop} | ${reason} |`.replace(/ \|$/, '');
}

const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toPrecision(2);

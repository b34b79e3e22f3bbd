import { readerBudgets, type UntrustedReader } from '../../../shared/untrusted/budgets.ts';

/** The cost of the most expensive inputs of a search. */
export interface Cost {
  readonly name: string;
  readonly reads: string;
  readonly budget: UntrustedReader;
  /** The highest time per byte, among inputs of 1 KB and more. */
  readonly secondsPerMegabyte: number;
  /** The longest time, among inputs of at most 256 KB, and the size of that input. */
  readonly longestSeconds: number;
  readonly longestBytes: number;
  /** The memory growth of a fresh process, for each byte of the input and in total. */
  readonly memoryPerByte: number;
  readonly memoryBytes: number;
}

const begin = '<!-- costs: begin -->';
const end = '<!-- costs: end -->';

/** A row of the table, by what its reader reads. */
interface CostRow {
  readonly reads: string;
  readonly line: string;
}

interface TableOptions {
  readonly seed: number;
  readonly inputs: number;
  /** Rows of readers that were not searched this time. */
  readonly kept: readonly CostRow[];
  /** What each reader reads, in the order of the rows. */
  readonly order: readonly string[];
}

export function costTable(costs: readonly Cost[], { seed, inputs, kept, order }: TableOptions): string {
  const rows = new Map([...kept, ...costs.map(rowOf)].map(({ reads, line }) => [reads, line]));
  return [
    `Seed ${seed}, ${inputs} inputs of at most 256 KB for each reader.`,
    '',
    '| reader | most time per byte | longest | most memory per byte | in all | budget of time | of memory | stopped by | reason |',
    '|---|---|---|---|---|---|---|---|---|',
    ...order.flatMap((reads) => rows.get(reads) ?? []),
  ].join('\n');
}

const rowOf = (cost: Cost): CostRow => ({
  reads: cost.reads,
  line: `| ${cost.reads} | ${figure(cost.secondsPerMegabyte)} µs | ${figure(cost.longestSeconds)} s for ${figure(cost.longestBytes / 1000)} KB | ${figure(cost.memoryPerByte)} B | ${figure(cost.memoryBytes / 1e6)} MB | ${budgetText(cost.budget)} |`,
});

/** Returns the rows of the table in the page. */
export const rowsIn = (page: string): CostRow[] =>
  page
    .slice(page.indexOf(begin), page.indexOf(end))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| reader '))
    .map((line) => ({ reads: line.slice(2).split(' | ')[0] ?? '', line }));

/**
 * Inserts the table at its place in the page.
 * @throws Error if the page has none
 */
export function withTable(page: string, table: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error('docs/security.md has no place for the table of costs');
  return `${page.slice(0, from)}${begin}\n${table}\n${page.slice(to)}`;
}

/** Describes a reader's budget for any input and for each byte of it, and the consequence of exceeding it. */
export function budgetText(reader: UntrustedReader): string {
  const { base, perMegabyte, stop, reason } = readerBudgets[reader];
  const time = `${figure(base.processorMs / 1000)} s + ${figure(perMegabyte.processorMs / 1000)} µs`;
  const memory = `${figure(base.memoryBytes / 1e6)} MB + ${figure(perMegabyte.memoryBytes / 1e6)} B`;
  return `${time} | ${memory} | ${stop} | ${reason} |`.replace(/ \|$/, '');
}

const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toPrecision(2);

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

export function costTable(costs: readonly Cost[], seed: number, inputs: number): string {
  const rows = costs.map(
    (cost) =>
      `| ${cost.reads} | ${figure(cost.secondsPerMegabyte)} µs | ${figure(cost.longestSeconds)} s for ${figure(cost.longestBytes / 1000)} KB | ${figure(cost.memoryPerByte)} B | ${figure(cost.memoryBytes / 1e6)} MB | ${budgetText(cost.budget)} |`,
  );
  return [
    `Seed ${seed}, ${inputs} inputs of at most 256 KB for each reader.`,
    '',
    '| reader | most time per byte | longest | most memory per byte | in all | budget of time | of memory | stopped by | reason |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

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
function budgetText(reader: UntrustedReader): string {
  const { base, perMegabyte, stop, reason } = readerBudgets[reader];
  const time = `${figure(base.processorMs / 1000)} s + ${figure(perMegabyte.processorMs / 1000)} µs`;
  const memory = `${figure(base.memoryBytes / 1e6)} MB + ${figure(perMegabyte.memoryBytes / 1e6)} B`;
  return `${time} | ${memory} | ${stop} | ${reason} |`.replace(/ \|$/, '');
}

const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toPrecision(2);

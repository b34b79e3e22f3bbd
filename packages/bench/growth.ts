/**
 * Measures how time, writes and reads grow with a batch, in simulated time:
 * `node packages/bench/growth.ts [SUBJECTS...]`.
 */
import { listSubjects } from '../../functions/reports/views/people/subjects.ts';
import { loadReport } from '../../shared/ledger/items/load.ts';
import type { Table } from '../../shared/table/table.ts';
import { refuse, wordsGiven } from '../../test/support/processes/command-line.ts';
import { simulatedRun } from './fan-out/simulated-run.ts';
import { amount, type Figure, isMissed, ratio, recordFigures } from './page/figure.ts';

const usage = 'node packages/bench/growth.ts [SUBJECTS…]';
const sizes = wordsGiven(usage).map(Number);
if (sizes.length === 0) sizes.push(1000, 10_000, 100_000);
if (!sizes.every((size) => Number.isInteger(size) && size >= 100))
  refuse('Each size is a whole number from 100.', usage);

const maxFlatGrowth = 1.15;
const sampledReports = 400;
const pageSize = 50;
const processorTime = 'processor time of a subject';
const perSubject = [
  [processorTime, 'ms'],
  ['writes of a subject', ''],
  ['reads of a report', ''],
] as const;
const warmUpSubjects = 500;

const context = { maxConcurrency: 4, subjectsAtOnce: 250, inFlightCap: 100 };

function counting(table: Table): { readonly table: Table; readonly read: () => number } {
  let read = 0;
  const counted: Table = {
    get: (key) => {
      read += 1;
      return table.get(key);
    },
    query: (query) => {
      read += 1;
      return table.query(query);
    },
    queryIndex: (query) => {
      read += 1;
      return table.queryIndex(query);
    },
    update: (write) => table.update(write),
    delete: (removal) => table.delete(removal),
    transact: (writes) => table.transact(writes),
  };
  return { table: counted, read: () => read };
}

const processorMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

async function measure(subjects: number): Promise<Readonly<Record<string, number>>> {
  const before = process.cpuUsage();
  const { times, world } = await simulatedRun({ subjects, context, latencyMs: 200, hasOneCall: true });
  const msOfAll = processorMs(before);
  const { writes, units, indexUnits } = world.meter;
  const ids = Array.from({ length: sampledReports }, (_, index) =>
    Math.floor((index * subjects) / sampledReports),
  );
  const readsPerRequest = async (read: (table: Table, index: number) => Promise<unknown>) => {
    const { table, read: requests } = counting(world.table);
    for (const index of ids) await read(table, index);
    return requests() / sampledReports;
  };
  const page = { batch: 'june', limit: pageSize };
  const { cursor } = await listSubjects({ table: world.table }, page);
  return {
    'paper time of a subject': (times.lastAnswerAt - times.firstCallAt) / subjects,
    [processorTime]: msOfAll / subjects,
    'writes of a subject': writes / subjects,
    'write units of a subject': (units + indexUnits) / subjects,
    'reads of a report': await readsPerRequest((table, index) =>
      loadReport({ table }, { batch: 'june', id: `person-${index}` }),
    ),
    'reads of the first page of a batch': await readsPerRequest((table) => listSubjects({ table }, page)),
    'reads of a later page': await readsPerRequest((table) => listSubjects({ table }, { ...page, cursor })),
    'reads of a search for failed subjects': await readsPerRequest((table) =>
      listSubjects({ table }, { ...page, state: 'failed' }),
    ),
  };
}

await measure(warmUpSubjects);
const found: Readonly<Record<string, number>>[] = [];
for (const size of sizes) found.push(await measure(size));
const cell = (value: number) => value.toFixed(3).padStart(12);
console.log(
  `${''.padEnd(44)}${sizes.map((size) => String(size).padStart(12)).join('')}   largest over smallest`,
);
const growthFigures: Figure[] = [];
for (const name of Object.keys(found[0] ?? {})) {
  const values = found.map((one) => one[name] ?? Number.NaN);
  const [first = Number.NaN] = values;
  const growth = first === 0 ? 1 : (values.at(-1) ?? Number.NaN) / first;
  console.log(
    `${name.padEnd(44)}${values.map(cell).join('')}${cell(growth)}${growth <= maxFlatGrowth ? '' : `   above ${maxFlatGrowth}`}`,
  );
  const isCount = name !== processorTime;
  growthFigures.push(
    isCount ? ratio(name, growth, 'less', maxFlatGrowth) : amount(name, growth, '', 'less', maxFlatGrowth),
  );
}
const largest = found.at(-1);
recordFigures([
  ...growthFigures,
  ...perSubject.map(([what, unit]) =>
    amount(`${what} in the largest batch`, largest?.[what] ?? Number.NaN, unit, 'less'),
  ),
]);
process.exitCode = growthFigures.some(isMissed) ? 1 : 0;

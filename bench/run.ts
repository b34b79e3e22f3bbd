/**
 * Runs every benchmark, or those that are named: `npm run bench`, `npm run bench -- palm intake`. Each is a process of its
 * own, so that one's memory is not another's. Machines are shared and noisy: compare ratios within one run.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const benchmarks = {
  astrology: 'charts, reports, yogas and panchang months per second, beside Swiss Ephemeris',
  palm: 'one palm photo: time and memory, and the share of each stage',
  beside: 'a chart while eight palms are read: how long it waits',
  ledger: 'requests to the table for one report, as DynamoDB bills them, and the time of the domain code',
  'fan-out':
    'how well fan-out uses what may be in flight, what its waiting costs, and which rate it keeps to, on paper time',
  growth: 'time, writes and reads of a subject in batches of 1,000 to 100,000, on paper time',
  refusals: 'processor time and answer of every operation with every kind of hostile body',
  books: 'books for each second of the processor, and the memory of a thousand',
  bundles: 'processor time that each bundle takes to load, beside the client of DynamoDB alone',
  prose: 'how much the texts repeat themselves and each other; writes docs/prose.md',
  intake: 'rows per second and memory of tables, memory of large photos',
} as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(benchmarks).join(', ')}.`,
  );
  process.exit(2);
}
let failed = 0;
for (const [name, what] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}: ${what}`);
  const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);

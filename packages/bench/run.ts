import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { interruptible } from '../../test/support/processes/interruptible.ts';
import { verdict } from './page/compare.ts';
import { type Figure, figures, figuresVariable, type Measured, measured } from './page/figure.ts';
import { performancePage } from './page/render.ts';
import { parts, sections } from './page/sections.ts';

const benchmarks = {
  astrology: 'charts, reports, yogas and panchang months per second, beside Swiss Ephemeris',
  palm: 'one palm photo: time and memory, and the share of each stage',
  beside: 'how long a chart waits while eight palms are read',
  ledger: 'requests to the table for one report, as DynamoDB bills them, and the time of the domain code',
  'fan-out':
    'how much of the cap of calls in flight fan-out uses, what its waiting costs, and which rate it reaches, in simulated time',
  cost: 'what a million reports consume of everything that AWS bills, and what other designs would cost',
  peers: 'the same reports by a script, by Powertools and by durable functions, with a kill in the middle',
  deliveries: 'events per second to one webhook, in simulated time',
  headers: 'how many rows of one table become headers in a second, in simulated time',
  'in-flight': 'memory of calls in flight whose answers are long, as fan-out sends them',
  http2: 'processor time and memory of a call in flight over HTTP/2, beside fetch',
  growth: 'time, writes and reads of a subject in batches of 1,000 to 100,000, in simulated time',
  refusals: 'processor time and answer of every operation with every kind of hostile body',
  books: 'books for each second of the processor, and the memory of a thousand',
  bundles: 'processor time that each bundle takes to load, beside the client of DynamoDB alone',
  prose: 'how much the texts repeat themselves and each other; writes docs/prose.md',
  photos: 'photos per GB-second with and without the photo check, and memory over many photos',
  'local-run': 'where the time of npm start and npm test goes',
  intake: 'rows per second and memory of tables, memory of large photos',
} as const;

const flags = ['--write', '--compare', '--page'] as const;
const words = process.argv.slice(2);
const chosen = words.filter((name) => !name.startsWith('--'));
const [flag, secondFlag] = words.filter((name) => name.startsWith('--'));
const unknown = [
  ...chosen.filter((name) => !Object.hasOwn(benchmarks, name)),
  ...[flag ?? '--write'].filter((name) => !flags.some((known) => known === name)),
];
if (unknown.length > 0 || secondFlag !== undefined) {
  const names = Object.keys(benchmarks).join(', ');
  console.error(
    secondFlag === undefined
      ? `There is no benchmark ${unknown.join(', ')}; the benchmarks are ${names}; the options are --write, --compare and --page.`
      : 'Only one of --write, --compare and --page.',
  );
  process.exit(2);
}

const file = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const readFigures = (): Measured =>
  existsSync(file('figures.json'))
    ? measured.parse(JSON.parse(readFileSync(file('figures.json'), 'utf8')))
    : { machine: '', benchmarks: {} };
const writePage = (all: Measured): void =>
  writeFileSync(file('../../docs/performance.md'), performancePage(all, sections));
const shownBenchmarks: ReadonlySet<string> = new Set(parts.map(({ benchmark }) => benchmark));

const scriptOf = (name: string): string =>
  [`${name}.ts`, `${name}/main.ts`].map(file).find(existsSync) ?? file(`${name}.ts`);

async function run(name: string, signal: AbortSignal): Promise<readonly Figure[] | undefined> {
  const figuresFile = join(mkdtempSync(join(tmpdir(), 'palmleaf-bench-figures-')), 'figures');
  writeFileSync(figuresFile, '');
  const env = { ...process.env, [figuresVariable]: figuresFile };
  const child = spawn(process.execPath, [scriptOf(name)], { stdio: 'inherit', env });
  const end = () => child.kill();
  signal.addEventListener('abort', end, { once: true });
  const [status] = await once(child, 'exit');
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  if (status !== 0) return undefined;
  const lines = readFileSync(figuresFile, 'utf8').split('\n').filter(Boolean);
  return figures.parse(lines.map((line) => JSON.parse(line)));
}

async function passesComparison(
  name: string,
  first: readonly Figure[],
  signal: AbortSignal,
): Promise<boolean> {
  const measureAgain = async (): Promise<readonly Figure[]> => {
    console.log('A ratio looks worse than the stored one: measuring once more.');
    return (await run(name, signal)) ?? [];
  };
  const { changes, hasWorsened } = await verdict(readFigures().benchmarks[name] ?? [], first, measureAgain);
  for (const { name: figureName, text, isWorse } of changes)
    console.log(`${isWorse ? 'WORSE ' : ''}${figureName}: ${text}`);
  return !hasWorsened;
}

function machine(): string {
  const [processor] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${processor?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memory}, Node ${process.version}`;
}

async function runAll(signal: AbortSignal): Promise<void> {
  for (const [name, what] of Object.entries(benchmarks)) {
    if (chosen.length > 0 ? !chosen.includes(name) : flag !== undefined && !shownBenchmarks.has(name))
      continue;
    console.log(`\n${name}: ${what}`);
    const measuredFigures = await run(name, signal);
    if (
      measuredFigures === undefined ||
      (flag === '--compare' && !(await passesComparison(name, measuredFigures, signal)))
    )
      process.exitCode = 1;
    else if (flag === '--write' && measuredFigures.length > 0) {
      const all = {
        machine: machine(),
        benchmarks: { ...readFigures().benchmarks, [name]: [...measuredFigures] },
      };
      writeFileSync(file('figures.json'), `${JSON.stringify(all, undefined, 2)}\n`);
    }
  }
}

if (flag !== '--page') await interruptible(runAll);
if (flag === '--page' || flag === '--write') writePage(readFigures());

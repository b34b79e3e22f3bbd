import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../packages/cli/errors.ts';
import { flagsGiven } from '../support/processes/command-line.ts';
import { textOfFault } from './draw/draw.ts';
import { runDrawn } from './drawn.ts';
import { type Area, areas, type ListedFault } from './fault.ts';
import { faults } from './list/index.ts';
import { BaselineError, runFaults } from './run.ts';
import { isFine, type Judged, verdicts } from './verdict.ts';

const usage = `npm run mutants [-- --only NAME] [--area AREA] [--list]
       npm run mutants -- --draw N [--from SEED]

Plants faults in a copy of the sources, one at a time, and runs the tests meant for each. Exit code 1 if a fault
stays undetected, or if the sources no longer hold the text that a fault replaces.

  --only NAME   one fault; may be given several times
  --area AREA   the faults of one area: ${areas.join(', ')}
  --list        lists the faults and why they matter, and plants none
  --draw N      plants N random faults of the core, and runs the tests that run each place, then three small seeds
  --from SEED   draws the faults of this seed again`;

interface Flags {
  readonly chosen: readonly ListedFault[];
  readonly mode: 'run' | 'list' | 'help';
  readonly draw?: { readonly count: number; readonly seed: number };
}

function readFlags(): Flags {
  const options = {
    only: { type: 'string', multiple: true },
    area: { type: 'string' },
    list: { type: 'boolean', default: false },
    draw: { type: 'string' },
    from: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  const { values } = flagsGiven({ options }, usage);
  const { only = [], area, draw, from } = values;
  if (draw === undefined && from !== undefined)
    throw new UsageError('--from goes with --draw: it names the seed of the random faults');
  if (draw !== undefined && (only.length > 0 || area !== undefined || values.list))
    throw new UsageError('--draw plants random faults, which no list holds: write it alone or with --from');
  for (const name of only)
    if (!faults.some((fault) => fault.name === name))
      throw new UsageError(`There is no fault "${name}": "npm run mutants -- --list" shows them`);
  if (area !== undefined && !isArea(area))
    throw new UsageError(`There is no area "${area}", only ${areas.join(', ')}`);
  const chosen = faults
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .filter((fault) => area === undefined || fault.area === area);
  if (chosen.length === 0)
    throw new UsageError(`The area ${area} has no fault with the name that --only gives`);
  return {
    chosen,
    mode: values.help ? 'help' : values.list ? 'list' : 'run',
    ...(draw === undefined
      ? {}
      : { draw: { count: whole('draw', draw), seed: from === undefined ? anySeed() : whole('from', from) } }),
  };
}

function whole(flag: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`--${flag} takes a whole number from 1, not "${value}"`);
}

const anySeed = (): number => 1 + Math.floor(Math.random() * 999_999);

const isArea = (name: string): name is Area => areas.some((area) => area === name);

const interruption = new AbortController();

async function main(): Promise<number> {
  const { chosen, mode, draw } = readFlags();
  if (mode === 'help') {
    console.log(usage);
    return 0;
  }
  if (mode === 'list') {
    for (const { area, name, why } of chosen) console.log(`${area.padEnd(11)} ${name}\n            ${why}`);
    return 0;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => interruption.abort());
  return draw === undefined ? playListed(chosen) : playDrawn(draw.count, draw.seed);
}

const root = fileURLToPath(new URL('../..', import.meta.url));

async function playListed(chosen: readonly ListedFault[]): Promise<number> {
  const started = performance.now();
  console.log(`Faults: ${chosen.length}. First the tests meant for them, with none planted`);
  const judged = await play(chosen);
  console.log(`\n${tableOf(chosen, judged)}\n`);
  return printSummary(judged, chosen.length, started);
}

async function playDrawn(count: number, seed: number): Promise<number> {
  const folder = join(root, '.palmleaf/mutants', String(seed));
  console.log(
    `Faults: ${count}, drawn by seed ${seed}. ${folder} keeps the verdicts; remove it to begin again`,
  );
  let done = 0;
  const results = await runDrawn({
    root,
    folder,
    count,
    seed,
    signal: interruption.signal,
    onJudged: (fault, { end, seconds, how }) => {
      done += 1;
      console.log(
        `${String(done).padStart(3)}  ${end.padEnd(18)}  ${fault.name} (${seconds} s)  ${how.split('\n')[0]}`,
      );
      if (end === 'ALIVE') console.log(textOfFault(fault));
    },
  });
  const alive = results.filter(({ end }) => end === 'ALIVE').length;
  const caught = results.filter(({ end }) => end === 'caught' || end === 'hangs').length;
  console.log(`${results.length} of ${count} judged: ${caught} caught, ${alive} alive`);
  return interruption.signal.aborted ? 130 : alive === 0 ? 0 : 1;
}

const play = (faults: readonly ListedFault[]): Promise<Judged[]> =>
  runFaults({
    root,
    temporary: tmpdir(),
    faults,
    signal: interruption.signal,
    onJudged: ({ fault, verdict, tookMs }, done) =>
      console.log(
        `${String(done).padStart(3)}/${faults.length}  ${verdict.padEnd(10)}  ${fault.name} (${Math.round(tookMs / 100) / 10} s)`,
      ),
  });

function printSummary(judged: readonly Judged[], of: number, started: number): number {
  if (interruption.signal.aborted) {
    console.log(`Interrupted: ${judged.length} of ${of} faults were played.`);
    return 130;
  }
  const counts = verdicts.map(
    (verdict) => `${judged.filter((one) => one.verdict === verdict).length} ${verdict}`,
  );
  console.log(
    `${judged.length} faults in ${Math.round((performance.now() - started) / 1000)} s: ${counts.join(', ')}`,
  );
  return judged.every(isFine) ? 0 : 1;
}

function tableOf(chosen: readonly ListedFault[], judged: readonly Judged[]): string {
  const width = Math.max(...chosen.map(({ name }) => name.length));
  return chosen
    .flatMap((fault) => judged.find((one) => one.fault === fault) ?? [])
    .map(
      ({ fault, verdict, how }) =>
        `${fault.area.padEnd(11)} ${fault.name.padEnd(width)}  ${verdict.padEnd(10)}  ${how.split('\n')[0]}`,
    )
    .join('\n');
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof BaselineError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

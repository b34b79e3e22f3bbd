import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { UsageError } from '../../cli/errors.ts';
import { type Area, areas, type ListedFault } from './fault.ts';
import { faults } from './list/index.ts';
import { BaselineError, runFaults } from './run.ts';
import { isFine, type Judged, verdicts } from './verdict.ts';

const usage = `npm run mutants [-- --only NAME] [--area AREA] [--list]

Plants faults in a copy of the sources, one at a time, and runs the tests meant for each. Exit code 1 if one of them is
seen by no test, or if its place in the sources is gone.

  --only NAME   one fault; may be given several times
  --area AREA   the faults of one area: ${areas.join(', ')}
  --list        what would be planted, and why it matters`;

interface Flags {
  readonly chosen: readonly ListedFault[];
  readonly does: 'run' | 'list' | 'help';
}

function readFlags(): Flags {
  const options = {
    only: { type: 'string', multiple: true },
    area: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { only = [], area } = values;
  for (const name of only)
    if (!faults.some((fault) => fault.name === name))
      throw new UsageError(`There is no fault "${name}": "npm run mutants -- --list" shows them`);
  if (area !== undefined && !isArea(area))
    throw new UsageError(`There is no area "${area}", only ${areas.join(', ')}`);
  const chosen = faults
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .filter((fault) => area === undefined || fault.area === area);
  if (chosen.length === 0) throw new UsageError(`No fault of ${area} has the name that --only gives`);
  return { chosen, does: values.help ? 'help' : values.list ? 'list' : 'run' };
}

const isArea = (name: string): name is Area => areas.some((area) => area === name);

const interruption = new AbortController();

async function main(): Promise<number> {
  const { chosen, does } = readFlags();
  if (does === 'help') {
    console.log(usage);
    return 0;
  }
  if (does === 'list') {
    for (const { area, name, why } of chosen) console.log(`${area.padEnd(11)} ${name}\n            ${why}`);
    return 0;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => interruption.abort());
  const started = performance.now();
  console.log(`Faults: ${chosen.length}. First the tests meant for them, with none planted`);
  const judged = await runFaults({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    temporary: tmpdir(),
    faults: chosen,
    signal: interruption.signal,
    onJudged: ({ fault, verdict, tookMs }, done) =>
      console.log(
        `${String(done).padStart(3)}/${chosen.length}  ${verdict.padEnd(10)}  ${fault.name} (${Math.round(tookMs / 100) / 10} s)`,
      ),
  });
  console.log(`\n${tableOf(chosen, judged)}\n`);
  if (interruption.signal.aborted) {
    console.log(`Interrupted: ${judged.length} of ${chosen.length} faults were played.`);
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

/** One line for each fault that was judged, in the order of the list: what became of it, and by which test. */
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

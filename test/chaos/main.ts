import { fileURLToPath } from 'node:url';
import { UsageError } from '../../packages/cli/errors.ts';
import { StackError } from '../../packages/stack-runner/index.ts';
import { flagsGiven } from '../support/processes/command-line.ts';
import { interruptible } from '../support/processes/interruptible.ts';
import { type ChaosRun, runChaos } from './run.ts';

const usage = `npm run chaos [-- --subjects N] [--seed S] [--seconds S] [--brown-out S]

Runs a batch through the local stack while the service behind it and its own functions fail, and compares the ledger
with the calls that the service charged. Exit code 1 if a promise of docs/SPEC.md is broken.

  --subjects N   how many subjects (default 60)
  --seed S       decides what fails and when (default 1)
  --seconds S    counts subjects that have not ended by then as lost (default 160, and 2 for each subject)
  --brown-out S  instead of other faults, answers every call with 502 for S seconds in the middle`;

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from 1 to ${most}`);
}

interface Flags extends Record<'subjects' | 'seed' | 'timeoutSeconds', number> {
  readonly brownOutSeconds: number | undefined;
}

function readFlags(): Flags | 'help' {
  const options = {
    subjects: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string' },
    'brown-out': { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  const { values } = flagsGiven({ options }, usage);
  if (values.help) return 'help';
  const subjects = numberOf('subjects', values.subjects, 2000);
  return {
    subjects,
    seed: numberOf('seed', values.seed, 2 ** 31),
    brownOutSeconds:
      values['brown-out'] === undefined ? undefined : numberOf('brown-out', values['brown-out'], 600),
    timeoutSeconds:
      values.seconds === undefined ? 160 + 2 * subjects : numberOf('seconds', values.seconds, 7200),
  };
}

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'none';

function table(run: ChaosRun): string {
  const { comparison } = run;
  const rows = {
    'subjects by state': list(run.states),
    'answers of the service': list(Object.fromEntries(run.answered)),
    'calls charged': `${comparison.charged}; ${comparison.bought} stored as bought, ${run.reused} more copied`,
    'unknown outcomes listed': String(comparison.unknown),
    'bought twice': `${comparison.boughtTwice.length}; not listed as unknown: ${comparison.unexplained.length}`,
    lost: String(run.lost.length),
    'changes of gates': list(run.gateChanges),
    'dead letters': list(run.deadLetters),
  };
  return Object.entries(rows)
    .map(([name, value]) => `${name.padEnd(24)} ${value}`)
    .join('\n');
}

async function main(signal: AbortSignal): Promise<number> {
  const flags = readFlags();
  if (flags === 'help') {
    console.log(usage);
    return 0;
  }
  const root = fileURLToPath(new URL('../..', import.meta.url));
  let shown = '';
  const run = await runChaos({
    root,
    ...flags,
    signal,
    say: (line) => {
      const news = line.replace(/^\d+ s: /, '');
      if (news !== shown) console.error(line);
      shown = news;
    },
  });
  console.log(table(run));
  for (const promise of run.brokenPromises) console.log(`BROKEN: ${promise}`);
  const { comparison, states, lost } = run;
  console.log(
    `seed ${flags.seed}: ${list(states)}; ${comparison.charged} calls bought, ${comparison.boughtTwice.length} bought twice, ` +
      `${comparison.unknown} unknown, ${lost.length} lost, in ${run.durationSeconds} s: ${run.brokenPromises.length === 0 ? 'every promise of docs/SPEC.md held' : 'PROMISES BROKEN'}`,
  );
  return run.brokenPromises.length === 0 ? 0 : 1;
}

try {
  await interruptible(async (signal) => {
    process.exitCode = await main(signal);
  });
  // Open keep-alive connections would prevent the exit.
  process.exit();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof StackError)) throw error;
  console.error(error.message);
  process.exit(2);
}

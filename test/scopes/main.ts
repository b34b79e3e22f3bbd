import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { flagsGiven, refuse } from '../support/processes/command-line.ts';
import { scopes } from './scopes/index.ts';
import { type Exploration, explore, simplestCounterexample } from './search/explore.ts';
import { writeFigures } from './spec-figures.ts';
import type { Scope } from './world/scope.ts';

const usage =
  'npm run scopes [-- --scope "one job twice"] [--states 100000] [--switches 2] [--plain] [--workers 2] [--write] [--list]';
const count = z.coerce.number().int().min(0);
const assignment = z.object({
  scopes: z.array(z.string()),
  states: count,
  switches: count.optional(),
  isUnpruned: z.boolean(),
});
type Assignment = z.output<typeof assignment>;

async function main(): Promise<void> {
  const options = {
    scope: { type: 'string', multiple: true },
    states: { type: 'string', default: '100000' },
    switches: { type: 'string' },
    plain: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  const { values } = flagsGiven({ options }, usage);
  if (values.help) return console.log(usage);
  const chosenScopes = scopesCalled(values.scope);
  if (values.list) return chosenScopes.forEach(({ name, what }) => void console.log(`${name}: ${what}`));
  const bounds = {
    states: countOf('states', values.states),
    isUnpruned: values.plain,
    ...(values.switches === undefined ? {} : { switches: countOf('switches', values.switches) }),
  };
  const workers = Math.max(1, countOf('workers', values.workers));
  console.log(`${'scope'.padEnd(24)}  states   steps   plays  pruned  ends  longest  seconds`);
  const left = chosenScopes.map(({ name }) => name);
  const results: Exploration[] = [];
  const threads = Array.from({ length: workers }, async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const result = await exploreApart({ scopes: [name], ...bounds });
      results.push(result);
      print(result);
      if (values.write) await writeFigures(result);
    }
  });
  await Promise.all(threads);
  summarize(results);
}

function countOf(flag: string, text: string): number {
  const { success, data } = count.safeParse(text);
  return success ? data : refuse(`--${flag} ${text} is not a whole number from 0.`, usage);
}

function scopesCalled(names: readonly string[] | undefined): readonly Scope[] {
  if (names === undefined) return scopes;
  return names.map((name) => {
    const scope = scopes.find((one) => one.name === name);
    return (
      scope ??
      refuse(`No scope is called "${name}". There are: ${scopes.map((one) => one.name).join(', ')}`, usage)
    );
  });
}

function exploreApart(work: Assignment): Promise<Exploration> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: work });
    thread.on('message', resolve);
    thread.on('error', reject);
  });
}

function print({ scope, found, isExhausted, ...numbers }: Exploration): void {
  const { states, steps, executions, pruned, ends, longest, seconds } = numbers;
  const figures = [
    String(states).padStart(6),
    String(steps).padStart(6),
    String(executions).padStart(6),
    String(pruned).padStart(6),
    String(ends).padStart(4),
    String(longest).padStart(7),
    seconds.toFixed(0).padStart(7),
  ].join('  ');
  const end = found !== undefined ? 'BROKEN' : isExhausted ? 'exhausted' : 'at its bound';
  console.log(`${scope.padEnd(24)}  ${figures}  ${end}`);
  if (found === undefined) return;
  for (const violation of found.violations) console.log(`    ${violation}`);
  console.log('    The play with the fewest changes between processes that shows it:');
  for (const line of found.trace) console.log(`      ${line}`);
}

function summarize(results: readonly Exploration[]): void {
  const sum = (of: (result: Exploration) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const broken = results.filter(({ found }) => found !== undefined).map(({ scope }) => scope);
  const bound = results.filter(({ found, isExhausted }) => found === undefined && !isExhausted);
  if (broken.length > 0) process.exitCode = 1;
  console.log(
    `${results.length} scopes: ${sum(({ states }) => states)} states, ${sum(({ executions }) => executions)} plays, ` +
      `${sum(({ ends }) => ends)} ends; ` +
      (bound.length === 0 ? '' : `not to the end: ${bound.map(({ scope }) => scope).join(', ')}; `) +
      (broken.length === 0
        ? 'every promise of docs/SPEC.md held'
        : `PROMISES BROKEN in ${broken.join(', ')}`),
  );
}

async function exploreOne(scope: Scope, bounds: Omit<Assignment, 'scopes'>): Promise<Exploration> {
  const { states, isUnpruned, switches } = bounds;
  const own = { states, isUnpruned, ...(switches === undefined ? {} : { switches }) };
  const result = await explore(scope, own);
  if (result.found === undefined || switches !== undefined) return result;
  return { ...result, found: (await simplestCounterexample(scope, own)) ?? result.found };
}

if (isMainThread) await main();
else {
  const { scopes: names, ...bounds } = assignment.parse(workerData);
  for (const scope of scopesCalled(names)) parentPort?.postMessage(await exploreOne(scope, bounds));
}

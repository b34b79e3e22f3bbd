import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { flagsGiven, refuse } from '../support/processes/command-line.ts';
import { type Outcome, play } from './world/run.ts';
import { clockStepsOf } from './world/scenario/clock-steps.ts';

const usage = `node test/simulation/main.ts [--seeds 20] [--from 1] [--subjects 500] [--workers 2] [--jumps]

Plays worlds, each drawn from its seed, in which any fault may occur, and checks every promise.
With --jumps, the clock of each world is also set forward and back by up to an hour.`;
const positive = z.coerce.number().int().min(1);
const assignment = z.object({ seeds: z.array(positive), subjects: positive, jumps: z.boolean() });

async function main(): Promise<void> {
  const options = {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    subjects: { type: 'string', default: '500' },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    jumps: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  const { values } = flagsGiven({ options }, usage);
  if (values.help) return console.log(usage);
  const seeds = countOf('seeds', values.seeds);
  const from = countOf('from', values.from);
  const subjects = countOf('subjects', values.subjects);
  const workers = countOf('workers', values.workers);
  console.log(
    'seed  complete/partial/failed/waiting  calls  bought  twice  unknown  lost  gates  dead  died  writes  events  erased',
  );
  const outcomes: Outcome[] = [];
  const all = Array.from({ length: seeds }, (_, index) => from + index);
  await Promise.all(
    Array.from({ length: workers }, (_, index) => {
      const seedsOfWorker = all.filter((_seed, position) => position % workers === index);
      return playInWorker({ seeds: seedsOfWorker, subjects, jumps: values.jumps }, (outcome) => {
        outcomes.push(outcome);
        print(outcome, `--subjects ${subjects}${values.jumps ? ' --jumps' : ''}`);
      });
    }),
  );
  summarize(outcomes, subjects);
}

function countOf(flag: string, text: string): number {
  const { success, data } = positive.safeParse(text);
  return success ? data : refuse(`--${flag} ${text} is not a whole number from 1.`, usage);
}

function playInWorker(work: z.output<typeof assignment>, take: (outcome: Outcome) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    worker.on('message', take);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

function print(outcome: Outcome, options: string): void {
  const {
    subjects: states,
    calls,
    bought,
    boughtTwice,
    unknowns,
    lost,
    gateEpisodes,
    deadLetters,
    died,
  } = outcome;
  const numbers = [
    calls,
    bought,
    boughtTwice,
    unknowns,
    lost,
    gateEpisodes,
    deadLetters,
    died,
    outcome.writes,
    outcome.events,
    outcome.erased,
  ];
  console.log(
    String(outcome.seed).padEnd(6) + Object.values(states).join('/').padEnd(34) + numbers.join('  '),
  );
  for (const violation of outcome.violations.slice(0, 3)) console.log(`      ${violation}`);
  if (outcome.violations.length > 0)
    console.log(
      `      to play it alone: node test/simulation/main.ts --from ${outcome.seed} --seeds 1 ${options}`,
    );
}

function summarize(outcomes: readonly Outcome[], subjects: number): void {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const state = (name: string) => sum((outcome) => outcome.subjects[name] ?? 0);
  const broken = outcomes.filter((outcome) => outcome.violations.length > 0).map(({ seed }) => seed);
  if (broken.length > 0) process.exitCode = 1;
  console.log(
    `${outcomes.length} seeds of ${subjects} subjects: ${state('complete')} complete, ${state('partial')} partial, ` +
      `${state('failed')} failed, ${state('waiting')} waiting for a ceiling or a plan; ` +
      `${sum(({ bought }) => bought)} calls bought, ${sum(({ boughtTwice }) => boughtTwice)} of them again, ` +
      `all of those among ${sum(({ unknowns }) => unknowns)} listed unknowns; ${sum(({ lost }) => lost)} lost; ` +
      `${sum(({ gateEpisodes }) => gateEpisodes)} gate episodes; ${sum(({ deadLetters }) => deadLetters)} dead letters; ` +
      `${sum(({ died }) => died)} functions died; ${sum(({ erased }) => erased)} subjects erased; ` +
      `${sum(({ events }) => events)} events published, ${sum(({ eventsRepeated }) => eventsRepeated)} of them again; ` +
      (broken.length === 0
        ? 'every promise of docs/SPEC.md held'
        : `PROMISES BROKEN by seeds ${broken.join(', ')}`),
  );
}

if (isMainThread) await main();
else {
  const { seeds, subjects, jumps } = assignment.parse(workerData);
  for (const seed of seeds) {
    const change = jumps ? { clockSteps: clockStepsOf(seed, subjects) } : {};
    parentPort?.postMessage(await play(seed, subjects, change));
  }
}

import { headerSortKey } from '../../../shared/ledger/items/keys.ts';
import { endStates } from '../../../shared/ledger/items/state.ts';
import { CallWatch } from './calls.ts';
import { check, reportsOf } from './checks.ts';
import { Functions } from './functions.ts';
import { Random } from './random.ts';
import { hour, makeScenario, minute, type Scenario } from './scenario.ts';
import { waitsRightly } from './waiting.ts';
import { World } from './world.ts';

export interface Outcome {
  readonly seed: number;
  readonly subjects: Readonly<Record<string, number>>;
  readonly calls: number;
  readonly bought: number;
  readonly boughtTwice: number;
  readonly unknowns: number;
  readonly lost: number;
  readonly gateEpisodes: number;
  readonly deadLetters: number;
  /** What ended in a dead-letter queue. */
  readonly letters: readonly { readonly what: string; readonly receives: number }[];
  readonly purged: number;
  readonly died: number;
  readonly writes: number;
  readonly virtualMinutes: number;
  readonly violations: readonly string[];
}

const workersAtOnce = 8;
const patienceMs = 10 * hour;

/** Plays one seed to its end and checks every promise on the way and after. */
export async function play(seed: number, subjects: number, change: Partial<Scenario> = {}): Promise<Outcome> {
  const scenario = { ...makeScenario(seed, subjects, new Random(seed)), ...change };
  const world = new World(scenario);
  const watch = new CallWatch(world);
  const functions = new Functions(world, watch);
  let quiet = false;
  const running = (kind: string) =>
    [...world.processes].filter((process) => process.name.startsWith(`${kind}-`)).length;
  const poll = () => {
    while (running('intake') < 4) {
      const [message] = world.intake.receive(1);
      if (message === undefined) break;
      functions.intake(message);
    }
    while (running('fanOut') < workersAtOnce) {
      const messages = world.jobs.receive(5);
      if (messages.length === 0) break;
      functions.fanOut(messages);
    }
    world.clock.after(world.stormy ? 400 : 1500, poll);
  };
  const everyMinute = () => {
    quiet = isQuiet(world);
    functions.reconciler();
    world.clock.after(minute, everyMinute);
  };
  poll();
  everyMinute();
  await world.clock.run(
    () => quiet || world.violations.length > 20 || world.clock.now() > scenario.start + patienceMs,
  );
  if (!quiet) world.wrong('*', 'It never came to rest');
  const found = await check(world, watch, functions);
  const states: Record<string, number> = {};
  for (const report of found.reports.values())
    states[report.header.state] = (states[report.header.state] ?? 0) + 1;
  return {
    seed,
    subjects: Object.fromEntries([...endStates, 'waiting'].map((state) => [state, states[state] ?? 0])),
    calls: watch.sent,
    bought: [...world.service.bought.values()].reduce((sum, calls) => sum + calls, 0),
    boughtTwice: found.boughtTwice,
    unknowns: found.unknowns,
    lost: found.lost.length,
    gateEpisodes: episodesOf(world),
    deadLetters: world.jobs.deadLetters.length + world.intake.deadLetters.length,
    letters: [
      ...world.jobs.deadLetters.map(({ body, receives }) => ({ what: `job for ${body.key}`, receives })),
      ...world.intake.deadLetters.map(({ body, receives }) => ({ what: `upload ${body.key}`, receives })),
    ],
    purged: world.purged,
    died: world.died,
    writes: world.table.writes,
    virtualMinutes: Math.round((world.clock.now() - scenario.start) / minute),
    violations: world.violations,
  };
}

function isQuiet(world: World): boolean {
  if (world.stormy || world.processes.size > 0 || world.jobs.size > 0 || world.intake.size > 0) return false;
  for (const item of world.table.items()) {
    if (Object.keys(Object(item.blocks)).length > 0) return false;
    if (item.sk !== headerSortKey || !item.pk.startsWith('subject#')) continue;
    if (item.state !== 'waiting' && !endStates.some((state) => state === item.state)) return false;
  }
  return [...reportsOf(world).values()].every(
    (report) => report.header.state !== 'waiting' || waitsRightly(world, report),
  );
}

function episodesOf(world: World): number {
  return [...world.table.items()].reduce(
    (sum, item) => sum + (item.pk.startsWith('gate#') ? Number(item.episodes) : 0),
    0,
  );
}

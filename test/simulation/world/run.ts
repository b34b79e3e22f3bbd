import { headerSortKey } from '../../../shared/ledger/items/keys.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import { endStates } from '../../../shared/ledger/items/state.ts';
import type { Item } from '../../../shared/table/table.ts';
import type { Message, Queue } from './aws/queue.ts';
import { latestMessageMs } from './aws/storm.ts';
import { CallWatch } from './calls.ts';
import { BatchWatch, checkBatches } from './checks/batches/batches.ts';
import { RedriveWatch } from './checks/batches/redrives.ts';
import { waitsRightly } from './checks/batches/waiting.ts';
import { check, type Watches } from './checks/checks.ts';
import { isUnderWay, sweptWatch } from './checks/erasures.ts';
import { gateWatch } from './checks/gates.ts';
import { ReadVersions } from './checks/inputs.ts';
import { AnswerWatch } from './checks/money/purchases.ts';
import { isStillTried } from './checks/pictures.ts';
import { RemovedHeaders, reportsOf } from './checks/reports.ts';
import { startDeadLetters } from './functions/dead-letters.ts';
import { startFanOut } from './functions/fan-out.ts';
import { startPhotos, startRows } from './functions/intake.ts';
import { scheduleOperators } from './functions/operators.ts';
import { startPublish } from './functions/publish.ts';
import { startReconciler } from './functions/reconciler.ts';
import { onPaperTime } from './paper-time.ts';
import { Random } from './random.ts';
import { makeScenario, type Scenario } from './scenario/scenario.ts';
import { hour, minute } from './scenario/times.ts';
import { type FunctionName, World } from './world.ts';

export interface Outcome {
  readonly seed: number;
  readonly subjects: Readonly<Record<string, number>>;
  readonly calls: number;
  readonly bought: number;
  readonly boughtTwice: number;
  readonly unknowns: number;
  readonly lost: number;
  readonly gateEpisodes: number;
  readonly held: number;
  readonly deadLetters: number;
  readonly events: number;
  readonly eventsRepeated: number;
  readonly erased: number;
  readonly purged: number;
  readonly died: number;
  readonly writes: number;
  readonly virtualMinutes: number;
  readonly violations: readonly string[];
}

/** The world must be idle by this time: some messages arrive hours after the last fault. */
export const restBy = ({ calm }: Scenario): number => calm + latestMessageMs + 4 * hour;

export async function play(seed: number, subjects: number, change: Partial<Scenario> = {}): Promise<Outcome> {
  const { world, watches } = await playToRest(seed, subjects, change);
  return outcomeOf(world, watches.calls, await check(world, watches));
}

export async function playToRest(
  seed: number,
  subjects: number,
  change: Partial<Scenario> = {},
): Promise<{ readonly world: World; readonly watches: Watches }> {
  const scenario = { ...makeScenario(seed, subjects, new Random(seed)), ...change };
  const world = new World(scenario);
  const watch = new CallWatch(world);
  const wrong = (what: string) => world.wrong('*', what);
  const answers = new AnswerWatch(world.table, wrong);
  const removed = new RemovedHeaders(world.table);
  const read = new ReadVersions(world.table);
  new BatchWatch(world.table, world.clock.now, wrong);
  new RedriveWatch(world.table, wrong);
  world.table.listeners.push(
    gateWatch(
      () => world.writer,
      wrong,
      () => {
        world.gateEpisodes += 1;
      },
    ),
    sweptWatch(wrong),
  );
  scheduleOperators(world);
  const deaths = new Map<string, number>();
  let hasEnded = false;
  poll(world, watch, deaths);
  const everyMinute = () => {
    hasEnded = isQuiet(world);
    if (!world.isReconcilerLate) startReconciler(world);
    world.clock.after(minute, everyMinute);
  };
  everyMinute();
  const done = () => hasEnded || world.violations.length > 20 || world.clock.now() > restBy(scenario);
  await onPaperTime(() => world.clock.run(done), wrong);
  if (!hasEnded) world.wrong('*', 'The world never became idle');
  return { world, watches: { calls: watch, answers, removed, read, deaths } };
}

function outcomeOf(world: World, watch: CallWatch, found: Awaited<ReturnType<typeof check>>): Outcome {
  const { scenario } = world;
  const states: Record<string, number> = {};
  for (const report of found.reports.values())
    states[report.header.state] = (states[report.header.state] ?? 0) + 1;
  return {
    seed: scenario.seed,
    subjects: Object.fromEntries([...endStates, 'waiting'].map((state) => [state, states[state] ?? 0])),
    calls: watch.sent,
    bought: [...world.service.bought.values()].reduce((sum, calls) => sum + calls, 0),
    boughtTwice: found.boughtTwice,
    unknowns: found.unknowns,
    lost: found.lost.length,
    gateEpisodes: world.gateEpisodes,
    held: world.holds.held.length,
    deadLetters: Object.values(world.queues).reduce((sum, { deadLetters }) => sum + deadLetters, 0),
    events: world.events.published.events,
    eventsRepeated: world.events.published.repeated,
    erased: world.erased.size,
    purged: world.purged,
    died: world.died,
    writes: world.table.writes,
    virtualMinutes: Math.round((world.clock.now() - scenario.start) / minute),
    violations: world.violations,
  };
}

function poll(world: World, watch: CallWatch, deaths: Map<string, number>): void {
  const { jobs, photos, rows, dead } = world.queues;
  const sources = [
    { queue: photos, name: 'photos', batchSize: 1, most: 8, start: startPhotos },
    { queue: rows, name: 'rows', batchSize: 1, most: 5, start: startRows },
    { queue: dead, name: 'deadLetters', batchSize: 10, most: 2, start: startDeadLetters },
    {
      queue: jobs,
      name: 'fanOut',
      batchSize: 5,
      most: 8,
      start: (_world: World, messages: Message[]) => startFanOut(world, watch, deaths, messages),
    },
  ] as const satisfies readonly Source[];
  const running = (name: FunctionName) =>
    [...world.processes].filter((process) => process.name.startsWith(`${name}-`)).length;
  for (const { queue, name, batchSize, most, start } of sources) {
    while (running(name) < most) {
      const messages = queue.receive(batchSize);
      if (messages.length === 0) break;
      start(world, messages);
    }
  }
  if (world.stream.left > 0 && running('publish') === 0 && !world.isStreamUnread) startPublish(world);
  world.clock.after(world.isStormy ? 400 : 1500, () => poll(world, watch, deaths));
}

interface Source {
  readonly queue: Queue;
  readonly name: FunctionName;
  readonly batchSize: number;
  readonly most: number;
  readonly start: (world: World, messages: Message[]) => void;
}

function isQuiet(world: World): boolean {
  if (world.isStormy || !world.isIdle || world.isReconcilerLate || world.holds.isUnderWay) return false;
  if (world.files.some(({ time }) => time > world.clock.now() - minute)) return false;
  for (const item of world.table.items()) {
    if (isMarked(item.due) || item.redrive !== undefined || isCancelling(item)) return false;
    if (/^(block|worker)#/.test(item.sk)) return false;
    if (isUnderWay(item)) return false;
    if (isStillTried(item)) return false;
    if (item.sk !== headerSortKey) continue;
    if (item.state !== 'waiting' && !endStates.some((state) => state === item.state)) return false;
  }
  let open = 0;
  checkBatches([...world.table.items()], () => {
    open += 1;
  });
  if (open > 0) return false;
  return [...reportsOf(world.table).values()].every(
    (report) => report.header.state !== 'waiting' || waitsRightly(world, report),
  );
}

const isCancelling = ({ cancellation }: Item): boolean =>
  cancellation !== undefined && Object(cancellation).doneAt === undefined;

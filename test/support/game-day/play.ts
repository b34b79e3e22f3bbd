import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Base } from '@palmleaf/contract/operations';
import { localContext } from '../../../packages/local/pipeline.ts';
import { synthesize } from '../../../packages/local/synthesize.ts';
import { type LocalStack, type StackOptions, startStack } from '../../../packages/stack-runner/index.ts';
import type { Severity } from '../../../shared/standing/severity.ts';
import { Pipeline } from '../pipeline/pipeline.ts';
import { AssemblyCopy } from './assembly-copy.ts';
import { serviceAnswers } from './deployments.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const assembly = join(root, '.palmleaf', 'test', 'game-day');
const quietMinutes = 3;
const timeScale = '200';
const addresses: Readonly<Record<Severity, string>> = {
  wakes: 'oncall@example.com',
  tells: 'team@example.com',
};

export const synthesizeForGameDay = (): Promise<boolean> =>
  synthesize(
    root,
    assembly,
    localContext({
      timeScale,
      // The timeouts of a deployment. The visibility timeouts of messages follow from them.
      intakeTimeoutSeconds: '120',
      fanOutTimeoutSeconds: '180',
      ownKey: 'true',
      wakesEmail: addresses.wakes,
      tellsEmail: addresses.tells,
    }),
  );

export interface World {
  readonly stack: LocalStack;
  readonly pipeline: Pipeline;
  readonly repairBy: (work: () => Promise<unknown>) => void;
  readonly atEnd: (work: () => void) => void;
}

export interface Failure {
  deploy?(copy: AssemblyCopy): void;
  /** Code that makes the service's answers. */
  readonly answers?: Partial<Readonly<Record<Base, string>>>;
  readonly options?: Partial<StackOptions>;
  readonly failsAtDeployment?: boolean;
  /** Causes the failure through people, clients and AWS, and never writes a metric. */
  cause(world: World): Promise<void>;
  meanwhile?(world: World): Promise<void>;
  afterwards?(world: World): Promise<void>;
}

interface Part {
  readonly failure: Failure;
  readonly minutes: readonly number[];
}

export type Act = readonly Part[];

interface Alarms extends Readonly<Record<Severity, readonly string[]>> {
  readonly texts: readonly string[];
  readonly active: readonly string[];
}

type AlarmsByMinute = ReadonlyMap<number, Alarms>;

export async function play(
  acts: readonly Act[],
  folder: string,
): Promise<ReadonlyMap<Failure, AlarmsByMinute>> {
  const failures = acts.flat().map(({ failure }) => failure);
  const copy = new AssemblyCopy(assembly, join(folder, 'cdk.out'));
  for (const failure of failures) failure.deploy?.(copy);
  const answers = Object.assign({}, ...failures.map((failure) => failure.answers));
  if (Object.keys(answers).length > 0) serviceAnswers(copy, answers);
  const stack = await startStack({
    assembly: copy.folder,
    stateDir: join(folder, 'state', 'stack'),
    timeScale: Number(timeScale),
    clock: 'manual',
    concurrency: 4,
    log: () => undefined,
    ...Object.assign({}, ...failures.map(({ options }) => options)),
  });
  const endWork: (() => void)[] = [];
  try {
    const repairs: (() => Promise<unknown>)[] = [];
    const world: World = {
      stack,
      pipeline: new Pipeline(stack),
      repairBy: (work) => repairs.push(work),
      atEnd: (work) => endWork.push(work),
    };
    if (!failures.some(({ failsAtDeployment }) => failsAtDeployment === true)) await waitForQuiet(stack);
    const alarms = new Map<Failure, AlarmsByMinute>();
    for (const act of acts) {
      const byMinute = await playAct(act, world);
      for (const { failure } of act) alarms.set(failure, byMinute);
      for (const repair of repairs.splice(0)) await repair();
    }
    for (const failure of failures) await failure.afterwards?.(world);
    return alarms;
  } finally {
    for (const work of endWork) work();
    await stack.stop();
  }
}

async function playAct(act: Act, world: World): Promise<AlarmsByMinute> {
  const { stack } = world;
  const before = stack.mails().length;
  for (const { failure } of act) await failure.cause(world);
  const alarms = new Map<number, Alarms>();
  const minutes = new Set(act.flatMap((part) => part.minutes));
  for (let passed = 1; passed <= Math.max(...minutes); passed += 1) {
    for (const part of act) if (passed <= Math.max(...part.minutes)) await part.failure.meanwhile?.(world);
    await stack.passMinutes(1);
    if (minutes.has(passed)) alarms.set(passed, alarmsSince(stack, before));
  }
  return alarms;
}

function alarmsSince(stack: LocalStack, before: number): Alarms {
  const begun = stack
    .mails()
    .slice(before)
    .filter(({ subject }) => subject.startsWith('ALARM: '));
  const names = (severity: Severity): string[] =>
    begun
      .filter(({ to }) => to === addresses[severity])
      .map(({ subject }) => subject.replace(/^ALARM: "[^-]*-(.*)" in .*$/, '$1'))
      .filter((name, index, all) => all.indexOf(name) === index)
      .sort();
  return {
    wakes: names('wakes'),
    tells: names('tells'),
    texts: begun.map(({ text }) => text),
    active: activeIn(stack).map((name) => name.replace(/^[^-]*-/, '')),
  };
}

const activeIn = (stack: LocalStack): string[] =>
  stack.alarms().flatMap(({ name, state }) => (state === 'ALARM' ? [name] : []));

/** At a first deployment ReconcilerDead is active until the first run. */
async function waitForQuiet(stack: LocalStack): Promise<void> {
  await stack.passMinutes(quietMinutes);
  const active = activeIn(stack);
  if (active.length > 0) throw new Error(`rings before anything has failed: ${active}`);
}

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localContext } from '../../../packages/local/pipeline.ts';
import { synthesize } from '../../../packages/local/synthesize.ts';
import { type LocalStack, type StackOptions, startStack } from '../../../packages/stack-runner/index.ts';
import type { Severity } from '../../../shared/standing/severity.ts';
import { Pipeline } from '../pipeline/pipeline.ts';
import { AssemblyCopy } from './assembly-copy.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const assembly = join(root, '.palmleaf', 'test', 'game-day');
const quietMinutes = 3;
/** A minute of the pipeline takes 0.3 s. */
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
  readonly atEnd: (work: () => void) => void;
}

export interface Failure {
  deploy?(copy: AssemblyCopy): void;
  readonly options?: Partial<StackOptions>;
  readonly isFromTheStart?: boolean;
  /** Acts through people, clients and AWS, and never writes a metric. */
  cause(world: World): Promise<void>;
  meanwhile?(world: World): Promise<void>;
  afterwards?(world: World): Promise<void>;
}

interface Heard extends Readonly<Record<Severity, readonly string[]>> {
  readonly texts: readonly string[];
}

/** @returns for each minute, which messages the two addresses have received so far */
export async function play(
  failure: Failure,
  minutes: readonly number[],
  folder: string,
): Promise<ReadonlyMap<number, Heard>> {
  const copy = new AssemblyCopy(assembly, join(folder, 'cdk.out'));
  failure.deploy?.(copy);
  const stack = await startStack({
    assembly: copy.folder,
    stateDir: join(folder, 'state', 'stack'),
    timeScale: Number(timeScale),
    clock: 'manual',
    concurrency: 4,
    log: () => undefined,
    ...failure.options,
  });
  const ended: (() => void)[] = [];
  try {
    const world = { stack, pipeline: new Pipeline(stack), atEnd: (work: () => void) => ended.push(work) };
    const heard = failure.isFromTheStart === true ? 0 : await quietMails(stack);
    await failure.cause(world);
    const heardUntil = new Map<number, Heard>();
    for (let passed = 1; passed <= Math.max(...minutes); passed += 1) {
      await failure.meanwhile?.(world);
      await stack.passMinutes(1);
      if (minutes.includes(passed)) heardUntil.set(passed, heardIn(stack.mails().slice(heard)));
    }
    await failure.afterwards?.(world);
    return heardUntil;
  } finally {
    for (const work of ended) work();
    await stack.stop();
  }
}

function heardIn(mails: ReturnType<LocalStack['mails']>): Heard {
  const begun = mails.filter(({ subject }) => subject.startsWith('ALARM: '));
  const names = (severity: Severity): string[] =>
    begun
      .filter(({ to }) => to === addresses[severity])
      .map(({ subject }) => subject.replace(/^ALARM: "[^-]*-(.*)" in .*$/, '$1'))
      .filter((name, index, all) => all.indexOf(name) === index)
      .sort();
  return { wakes: names('wakes'), tells: names('tells'), texts: begun.map(({ text }) => text) };
}

/**
 * At a first deployment ReconcilerDead is active until the first run.
 * @returns the number of mails until no alarm is active
 */
async function quietMails(stack: LocalStack): Promise<number> {
  await stack.passMinutes(quietMinutes);
  const ringing = stack.alarms().filter(({ state }) => state === 'ALARM');
  if (ringing.length > 0)
    throw new Error(`rings before anything has failed: ${ringing.map(({ name }) => name)}`);
  return stack.mails().length;
}

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawnFault, drawFaults } from './draw/draw.ts';
import { TestHost } from './draw/host.ts';
import { type ReachOfTest, reachVariable, readReach, testsThatRun } from './draw/reach.ts';
import { readersOf } from './draw/readers.ts';
import { type DrawnResult, Results } from './draw/results.ts';
import { coreTests, importersOf } from './draw/tests.ts';
import type { Played } from './play.ts';
import { BaselineError, textOf } from './run.ts';
import { Workshop } from './workshop.ts';

/** Limits of the usual time of the tests: of the first run, and of both runs together. */
const firstSeconds = 10;
const mostSeconds = 25;
const wider = { seeds: [1, 2, 3], subjects: 40 };

interface DrawnRun {
  readonly root: string;
  /** Holds what a continued run needs. */
  readonly folder: string;
  readonly count: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onJudged: (fault: DrawnFault, result: DrawnResult) => void;
}

/** Draws another fault for one that does not load: no engineer could have committed it. */
export async function runDrawn({
  root,
  folder,
  count,
  seed,
  signal,
  onJudged,
}: DrawnRun): Promise<DrawnResult[]> {
  mkdirSync(folder, { recursive: true });
  const workshop = new Workshop(root, folder, signal);
  const reach = await reachOf(workshop, join(folder, 'reach.ndjson'));
  const importers = importersOf(workshop.sources);
  const readers = readersOf(workshop.sources);
  const host = new TestHost(workshop.sources);
  const results = new Results(join(folder, 'results.ndjson'));
  const drawn: DrawnFault[] = [];
  const judge = async (fault: DrawnFault, play: () => Promise<Played>, survived: DrawnResult['end']) => {
    const started = performance.now();
    const result = resultOf(fault, await workshop.withFault(fault, play), survived);
    if (result === undefined) return undefined;
    const timed = { ...result, seconds: Math.round((performance.now() - started) / 100) / 10 };
    results.add(timed);
    onJudged(fault, timed);
    return timed;
  };
  for (const fault of drawFaults(workshop.sources, seed)) {
    if (signal.aborted || drawn.length === count) break;
    const tests = () =>
      testsThatRun(
        reach,
        { ...fault, importers: importers(fault.file), readers: readers(fault) },
        results.killers(fault.file),
      );
    const result =
      results.of(fault.name) ??
      (await judge(fault, () => playNearestFirst(host, tests()), 'survives its tests'));
    if (result !== undefined && result.end !== 'UNPLAYABLE') drawn.push(fault);
  }
  await host.close();
  for (const fault of drawn) {
    if (signal.aborted) break;
    if (results.of(fault.name)?.end === 'survives its tests')
      await judge(fault, () => workshop.run([], wider.seeds, wider.subjects), 'ALIVE');
  }
  return drawn.flatMap(({ name }) => results.of(name) ?? []);
}

async function reachOf({ sources }: Workshop, file: string): Promise<ReachOfTest[]> {
  const read = () => (existsSync(file) ? readReach(readFileSync(file, 'utf8')) : []);
  const known = new Set(read().map(({ test }) => test));
  const played = await measured(
    sources,
    coreTests(sources).filter((test) => !known.has(test)),
    file,
  );
  if (played.kind === 'passed') return read();
  throw new BaselineError(`With no fault planted, the tests do not pass: ${textOf(played)}`);
}

async function measured(sources: string, tests: readonly string[], to: string): Promise<Played> {
  process.env[reachVariable] = to;
  const host = new TestHost(sources);
  try {
    return await host.run(tests, 30 * 60_000);
  } finally {
    delete process.env[reachVariable];
    await host.close();
  }
}

async function playNearestFirst(host: TestHost, tests: readonly ReachOfTest[]): Promise<Played> {
  const [near, far]: [ReachOfTest[], ReachOfTest[]] = [[], []];
  let spent = 0;
  for (const one of tests) {
    spent += one.seconds;
    if (near.length === 0 || spent <= firstSeconds) near.push(one);
    else if (spent <= mostSeconds) far.push(one);
  }
  const run = (some: readonly ReachOfTest[]) =>
    host.run(
      some.map(({ test }) => test),
      60_000 + 10_000 * some.reduce((sum, { seconds }) => sum + seconds, 0),
    );
  const played = await run(near);
  return played.kind === 'passed' ? run(far) : played;
}

function resultOf(
  { name, file, line, why }: DrawnFault,
  played: Played,
  survived: DrawnResult['end'],
): Omit<DrawnResult, 'seconds'> | undefined {
  const about = { name, file, line, why };
  switch (played.kind) {
    case 'failed':
      return { ...about, end: 'caught', how: played.by, by: played.file };
    case 'passed':
      return { ...about, end: survived, how: '' };
    case 'hung':
      return { ...about, end: 'hangs', how: 'A test or a seed did not end.' };
    case 'unplayable':
      return { ...about, end: 'UNPLAYABLE', how: played.why };
    case 'interrupted':
      return undefined;
  }
}

import { Random } from '../../simulation/world/random.ts';
import { mutate } from '../mutate/mutate.ts';
import type { Target, TargetName, World } from '../targets/target.ts';
import { startingInputs } from './corpus.ts';
import { type Fault, playAndJudge } from './judge.ts';
import type { MemoryTrend } from './memory.ts';
import { minimize } from './minimize.ts';

export interface Finding {
  readonly target: TargetName;
  readonly seed: number;
  readonly input: number;
  readonly fault: Fault;
  readonly bytes: Buffer;
  /** Whether the input alone fails in a new world. */
  readonly alone: boolean;
}

export interface Progress {
  readonly target: TargetName;
  inputs: number;
  readonly kinds: Map<string, number>;
  readonly findings: Finding[];
  slowestMs: number;
  /** Findings with the same kind and sentence count as one. */
  repeated: number;
}

interface RunOptions {
  readonly target: Target;
  readonly seed: number;
  readonly from?: number;
  readonly shouldContinue: (inputs: number) => boolean;
  readonly onInput?: (input: number, progress: Progress) => void;
  readonly memory?: MemoryTrend;
}

const sampleEveryMs = 2000;

export function inputOf(target: Target, corpus: readonly Buffer[], seed: number, input: number): Buffer {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(input + 1, 0x85ebca6b));
  return mutate(random.fork(), corpus, { framingShare: target.framingShare });
}

export async function fuzz(options: RunOptions): Promise<Progress> {
  const { target, seed, from = 0, shouldContinue, onInput, memory } = options;
  const corpus = startingInputs(target);
  const progress: Progress = {
    target: target.name,
    inputs: 0,
    kinds: new Map(),
    findings: [],
    slowestMs: 0,
    repeated: 0,
  };
  const { inputsPerWorld = 400 } = target;
  // Compares samples of new worlds, because a world grows until it is closed.
  const inputsPerSample = inputsPerWorld > 400 ? 100 : inputsPerWorld;
  let world = await target.open();
  try {
    for (let input = from; shouldContinue(progress.inputs); input += 1) {
      if (input % inputsPerWorld === 0 && input > from) {
        await world.close();
        world = await target.open();
      }
      if (input % inputsPerSample === 0 && memory !== undefined && memory.sinceMs >= sampleEveryMs)
        memory.sample(world.residentBytes?.());
      onInput?.(input, progress);
      const bytes = inputOf(target, corpus, seed, input);
      const verdict = await playAndJudge(target, world, bytes);
      progress.inputs += 1;
      progress.kinds.set(verdict.kind, (progress.kinds.get(verdict.kind) ?? 0) + 1);
      progress.slowestMs = Math.max(progress.slowestMs, verdict.cpuMs);
      if (verdict.fault !== undefined) await noteFinding(progress, options, input, bytes, verdict.fault);
    }
  } finally {
    await world.close();
  }
  return progress;
}

async function noteFinding(
  progress: Progress,
  { target, seed, onInput }: RunOptions,
  input: number,
  bytes: Buffer,
  fault: Fault,
): Promise<void> {
  if (progress.findings.some(({ fault: known }) => isSame(known, fault))) {
    progress.repeated += 1;
    return;
  }
  const failsAlone = (candidate: Buffer) => {
    onInput?.(input, progress);
    return fails(target, candidate, fault);
  };
  const alone = await failsAlone(bytes);
  // If the input is not slow again, the machine caused the delay.
  if (!alone && fault.kind === 'slow') return;
  const isCostly = fault.kind === 'slow' || fault.kind === 'hang' || target.inputsPerWorld !== undefined;
  const tries = isCostly ? 10 : 200;
  const minimized = alone ? await minimize(bytes, failsAlone, tries) : bytes;
  progress.findings.push({ target: target.name, seed, input, fault, bytes: minimized, alone });
}

const numbers = /\d+/g;
const isSame = (one: Fault, other: Fault): boolean =>
  one.kind === other.kind && one.what.replaceAll(numbers, '') === other.what.replaceAll(numbers, '');

async function fails(target: Target, bytes: Buffer, fault: Fault): Promise<boolean> {
  const world: World = await target.open();
  try {
    return (await playAndJudge(target, world, bytes)).fault?.kind === fault.kind;
  } finally {
    await world.close();
  }
}

export async function replay(target: Target, bytes: Buffer): Promise<Fault | undefined> {
  const world = await target.open();
  try {
    return (await playAndJudge(target, world, bytes)).fault;
  } finally {
    await world.close();
  }
}

import { join } from 'node:path';
import { openRunFolder } from '../support/processes/run-folder.ts';
import type { ListedFault } from './fault.ts';
import { PlaceError } from './plant.ts';
import type { Played } from './play.ts';
import { type Judged, verdictOf } from './verdict.ts';
import { Workshop } from './workshop.ts';

const lanes = 2;

interface Run {
  readonly root: string;
  readonly temporary: string;
  readonly faults: readonly ListedFault[];
  readonly signal: AbortSignal;
  readonly onJudged: (judged: Judged, done: number) => void;
}

export class BaselineError extends Error {
  override readonly name = 'BaselineError';
}

/** Fewer verdicts than faults if the run was interrupted. */
export async function runFaults({ root, temporary, faults, signal, onJudged }: Run): Promise<Judged[]> {
  const { folder, close } = openRunFolder(temporary);
  try {
    const judged: Judged[] = [];
    const report = (one: Judged) => {
      judged.push(one);
      onJudged(one, judged.length);
    };
    const open: ListedFault[] = [];
    for (const fault of faults) {
      if (fault.struckOff === undefined) open.push(fault);
      else report({ fault, verdict: 'struck off', how: fault.struckOff, tookMs: 0 });
    }
    if (open.length === 0) return judged;
    const workshops = Array.from(
      { length: Math.min(lanes, open.length) },
      (_, lane) => new Workshop(root, join(folder, `copy-${lane}`), signal),
    );
    const [first] = workshops;
    if (first !== undefined) await checkBaseline(first, open);
    await Promise.all(
      workshops.map(async (workshop) => {
        for (let fault = open.shift(); fault !== undefined && !signal.aborted; fault = open.shift()) {
          const one = await judge(workshop, fault);
          if (one !== undefined) report(one);
        }
      }),
    );
    return judged;
  } finally {
    close();
  }
}

async function checkBaseline(workshop: Workshop, faults: readonly ListedFault[]): Promise<void> {
  const tests = new Set(faults.flatMap((fault) => fault.tests));
  const seeds = new Set(faults.flatMap((fault) => fault.seeds ?? []));
  const played = await workshop.run([...tests], [...seeds]);
  if (played.kind === 'passed' || played.kind === 'interrupted') return;
  throw new BaselineError(`With no fault planted, the tests do not pass: ${textOf(played)}`);
}

export function textOf(played: Played): string {
  switch (played.kind) {
    case 'failed':
      return played.by;
    case 'unplayable':
      return played.why;
    default:
      return 'they hang';
  }
}

async function judge(workshop: Workshop, fault: ListedFault): Promise<Judged | undefined> {
  const started = performance.now();
  try {
    const verdict = verdictOf(fault, await workshop.play(fault));
    return verdict && { fault, ...verdict, tookMs: performance.now() - started };
  } catch (error) {
    if (!(error instanceof PlaceError)) throw error;
    return { fault, verdict: 'PLACE GONE', how: error.message, tookMs: 0 };
  }
}

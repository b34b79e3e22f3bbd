import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Budget, type Overrun, overrunOf } from './budgets.ts';

const watchEveryMs = 50;

/**
 * Kills the child when the budget is spent.
 * @param maxMs wall-clock time after which it is killed too
 */
export async function withinBudget<Answer>(
  child: ChildProcess,
  budget: Budget,
  work: () => Promise<Answer>,
  maxMs = Number.POSITIVE_INFINITY,
): Promise<Answer | Overrun> {
  const before = usageOf(child).processorMs;
  const began = performance.now();
  let overrun: Overrun | undefined;
  const watch = setInterval(() => {
    const { processorMs, memoryBytes } = usageOf(child);
    overrun ??= overrunOf(budget, { processorMs: processorMs - before, memoryBytes });
    if (performance.now() - began > maxMs) overrun ??= 'too slow';
    if (overrun !== undefined) child.kill('SIGKILL');
  }, watchEveryMs);
  try {
    const answer = await work();
    return overrun ?? answer;
  } finally {
    clearInterval(watch);
  }
}

/** Without /proc, wall-clock time is used and memory is unknown. */
function usageOf({ pid }: ChildProcess): Budget {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program may hold blanks and brackets (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    return { processorMs: ticks * msPerTick, memoryBytes: kilobytes * 1024 };
  } catch {
    return { processorMs: process.platform === 'linux' ? 0 : performance.now(), memoryBytes: 0 };
  }
}

const msPerTick = 10;

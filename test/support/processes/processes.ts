import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux has /proc; other systems need `ps`. */
const hasProc = existsSync('/proc/self/task');

interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  /** True for a zombie: the parent has not reaped it yet. */
  readonly hasEnded: boolean;
}

/** False for a zombie, such as the child of a killed host. */
export function isAlive(pid: number): boolean {
  if (!hasProc) return listed().some((each) => each.pid === pid && !each.hasEnded);
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

export function childrenOf(pid: number): number[] {
  if (!hasProc) return listed().flatMap((each) => (each.parent === pid ? [each.pid] : []));
  return childrenOfThread(pid, pid);
}

function childrenOfThread(pid: number, thread: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

const listed = (): ListedProcess[] =>
  readProcesses(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }));

export function readProcesses(text: string): ListedProcess[] {
  return [...text.matchAll(/^\s*(\d+)\s+(\d+)\s+(\S+)/gm)].map(([, pid, parent, state = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    hasEnded: state.startsWith('Z'),
  }));
}

const ticksPerSecond = 100;

/** Counts its children too, alive or ended. Outside Linux, counts this process only. */
export function processorSecondsOf(pid: number): number {
  if (!hasProc) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
    // A browser starts its processes from other threads than its first; the tests do not.
    const threads = pid === process.pid ? [pid] : readdirSync(`/proc/${pid}/task`).map(Number);
    const children = threads.flatMap((thread) => childrenOfThread(pid, thread));
    return children.reduce((sum, child) => sum + processorSecondsOf(child), own);
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
}

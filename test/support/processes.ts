import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux tells of its processes in files; elsewhere a program must be asked. */
const hasProc = existsSync('/proc/self/task');

interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  /** It is in the table only because its parent has not asked for it yet. */
  readonly hasEnded: boolean;
}

/** False also for a killed child of a killed host, which stays in the table until somebody asks for it. */
export function isAlive(pid: number): boolean {
  if (!hasProc) return listed().some((each) => each.pid === pid && !each.hasEnded);
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Ids of the processes that one has started and that are in the table. */
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

/** Reads what `ps -A -o pid=,ppid=,stat=` prints. */
export function readProcesses(text: string): ListedProcess[] {
  return [...text.matchAll(/^\s*(\d+)\s+(\d+)\s+(\S+)/gm)].map(([, pid, parent, state = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    hasEnded: state.startsWith('Z'),
  }));
}

const ticksPerSecond = 100;

/**
 * Returns the processor seconds of a process, of its children that have ended, and of all that still run. Only Linux counts children
 * in a file; elsewhere it is the seconds of this process.
 */
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
    // It has ended since its parent was read.
    return 0;
  }
}

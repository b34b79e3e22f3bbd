import { readFileSync } from 'node:fs';
import { type Machine, thisMachine, traitsOf } from './machine.ts';

/**
 * Memory that a process holds for itself (heap, buffers, native allocations), without the shared pages of the node
 * binary; 0 where the system does not say.
 */
export function anonymousMemoryBytes(pid: number, machine: Machine = thisMachine): number {
  if (!traitsOf(machine).tellsMemory) return 0;
  try {
    const match = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(match?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

import { readFileSync } from 'node:fs';
import { type Machine, thisMachine, traitsOf } from './machine.ts';

export function anonymousMemoryBytes(pid: number, machine: Machine = thisMachine): number {
  if (!traitsOf(machine).reportsMemory) return 0;
  try {
    const match = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(match?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

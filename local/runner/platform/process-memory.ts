import { readFileSync } from 'node:fs';

/**
 * Memory that a process holds for itself (heap, buffers, native allocations), without the shared pages of the node
 * binary; 0 where the system does not say (only Linux has /proc).
 */
export function anonymousMemoryBytes(pid: number): number {
  try {
    const match = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(match?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

import { readdirSync, readFileSync } from 'node:fs';

const pageBytes = 4096;

export function residentBytesOfTree(root = process.pid): number | undefined {
  const found = new Map<number, { readonly parent: number; readonly bytes: number }>();
  try {
    for (const name of readdirSync('/proc'))
      if (/^\d+$/.test(name)) {
        const stat = statOf(name);
        if (stat !== undefined) found.set(Number(name), stat);
      }
  } catch {
    return undefined;
  }
  const isBelow = (pid: number): boolean => {
    const parent = found.get(pid)?.parent;
    return pid === root || (parent !== undefined && parent !== pid && isBelow(parent));
  };
  return [...found].reduce((sum, [pid, { bytes }]) => sum + (isBelow(pid) ? bytes : 0), 0);
}

function statOf(pid: string): { parent: number; bytes: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program may hold blanks and brackets (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes };
  } catch {
    return undefined;
  }
}

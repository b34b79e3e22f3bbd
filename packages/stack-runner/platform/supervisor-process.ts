/**
 * Kills the supervised processes when standard input ends. Argument: lock file. Input: `+pid` adds a process, `-pid`
 * removes one. Output: `locked` or `busy`.
 */
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';

const [lockFile] = process.argv.slice(2);
if (lockFile === undefined) throw new Error('usage: supervisor-process.ts LOCKFILE');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const lock = new DatabaseSync(lockFile, { timeout: 0 });
if (!takeLock()) {
  process.stdout.write('busy\n');
  process.exit(0);
}
process.stdout.write('locked\n');

const supervised = new Set<number>();
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) supervised.add(pid);
    else supervised.delete(pid);
  })
  .on('close', () => {
    for (const pid of supervised) kill(pid);
    process.exit(0);
  });

/** The system frees SQLite's lock when the process ends, also by SIGKILL. */
function takeLock(): boolean {
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return true;
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

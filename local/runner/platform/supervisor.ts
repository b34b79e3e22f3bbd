import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StackError } from '../errors.ts';

const leashProcess = fileURLToPath(new URL('./supervisor-process.ts', import.meta.url));
/** How long a successor waits for the leash of a dead host to finish. */
const patienceMs = 10_000;

/** Ties the life of child processes to that of this process, and holds the lock of a state directory. */
export interface Leash {
  hold(child: ChildProcess): void;
  /** Kills what is still held, frees the lock, and waits for both. */
  release(): Promise<void>;
}

/**
 * Takes the lock of a state directory.
 * @throws StackError when another live host uses the directory; a dead host's lock is taken over.
 */
export async function takeLeash(stateDirectory: string): Promise<Leash> {
  const pidFile = join(stateDirectory, 'host.pid');
  const lockFile = join(stateDirectory, 'host.lock');
  for (const deadline = Date.now() + patienceMs; ; await sleep(100)) {
    const leash = await start(lockFile);
    if (leash !== undefined) {
      writeFileSync(pidFile, `${process.pid}\n`);
      return leash;
    }
    const holder = Number(readText(pidFile));
    if (isAlive(holder)) {
      throw new StackError(
        `another local stack (process ${holder}) uses ${stateDirectory}; stop it, or choose another state directory`,
      );
    }
    if (Date.now() > deadline) throw new StackError(`the lock ${lockFile} cannot be taken`);
  }
}

async function start(lockFile: string): Promise<Leash | undefined> {
  const child = spawn(process.execPath, [leashProcess, lockFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {},
    // Its own process group: Ctrl-C in a terminal reaches the host, which then lets go in order.
    detached: true,
  });
  const ended = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  const [answer] = await Promise.race([once(child.stdout, 'data'), ended.then(() => ['ended'])]);
  if (String(answer).trim() !== 'locked') return undefined;
  child.unref();
  return {
    hold: (held) => {
      const { pid } = held;
      if (pid === undefined) return;
      child.stdin.write(`+${pid}\n`);
      held.once('exit', () => child.stdin.write(`-${pid}\n`));
    },
    release: async () => {
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

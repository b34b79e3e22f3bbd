import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StackError } from '../basics/errors.ts';
import { compileCache } from './compile-cache.ts';

const supervisorProcess = fileURLToPath(new URL('./supervisor-process.ts', import.meta.url));
const lockTimeoutMs = 10_000;
const lockRetryMs = 100;

export interface ProcessSupervisor {
  supervise(child: ChildProcess): void;
  close(): Promise<void>;
}

/** @throws StackError when another live host holds the lock of the directory */
export async function startSupervisor(stateDirectory: string): Promise<ProcessSupervisor> {
  const pidFile = join(stateDirectory, 'host.pid');
  const lockFile = join(stateDirectory, 'host.lock');
  for (const deadline = Date.now() + lockTimeoutMs; ; await sleep(lockRetryMs)) {
    const supervisor = await start(lockFile);
    if (supervisor !== undefined) {
      writeFileSync(pidFile, `${process.pid}\n`);
      return supervisor;
    }
    const owner = Number(readText(pidFile));
    if (isAlive(owner)) {
      throw new StackError(
        `another local stack (process ${owner}) uses ${stateDirectory}; stop it, or choose another state directory`,
      );
    }
    if (Date.now() > deadline) throw new StackError(`the lock ${lockFile} cannot be taken`);
  }
}

async function start(lockFile: string): Promise<ProcessSupervisor | undefined> {
  const supervisor = spawn(process.execPath, [supervisorProcess, lockFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: compileCache(),
    detached: true,
  });
  const ended = once(supervisor, 'exit');
  supervisor.stdin.on('error', () => undefined);
  const [answer] = await Promise.race([once(supervisor.stdout, 'data'), ended.then(() => ['ended'])]);
  if (String(answer).trim() !== 'locked') return undefined;
  supervisor.unref();
  return {
    supervise: (child) => {
      const { pid } = child;
      if (pid === undefined) return;
      supervisor.stdin.write(`+${pid}\n`);
      child.once('exit', () => supervisor.stdin.write(`-${pid}\n`));
    },
    close: async () => {
      supervisor.ref();
      supervisor.stdin.end();
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

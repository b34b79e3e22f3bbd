import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { messageOf, StackError } from '../basics/errors.ts';
import { compileCache } from '../platform/compile-cache.ts';
import type { ProcessSupervisor } from '../platform/supervisor.ts';
import type { Upstream } from '../protocol/upstream.ts';

export interface Emulator {
  readonly upstream: Upstream;
  stop(): Promise<void>;
}

interface Launch {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly upstream: Upstream;
  readonly hidden?: string;
  readonly ready: RegExp;
  readonly logFile: string;
  readonly supervisor: ProcessSupervisor;
  onExit(message: string): void;
}

const readyTimeoutMs = 30_000;
const stopTimeoutMs = 3_000;

export async function launch(options: Launch): Promise<Emulator> {
  const { name, command, args, upstream, hidden, ready, logFile, supervisor, onExit } = options;
  // A separate process group: on Ctrl-C the host must stop everything in order.
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: compileCache(),
    detached: true,
  });
  supervisor.supervise(child);
  child.stdin.on('error', () => undefined);
  const output = createWriteStream(logFile, { mode: 0o600 }).on('error', () => undefined);
  let state: 'starting' | 'up' | 'stopping' = 'starting';
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('it did not report that it is ready')), readyTimeoutMs);
      const onLine = (line: string): void => {
        const shown = hidden === undefined ? line : line.replaceAll(hidden, '(hidden)');
        if (!output.writableEnded) output.write(`${shown}\n`);
        if (!ready.test(line)) return;
        clearTimeout(timer);
        resolve();
      };
      for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        const reason = `it ended with ${signal ?? `exit code ${code}`}`;
        reject(new Error(reason));
        output.end();
        if (state === 'up') onExit(`${name}: ${reason}; see ${logFile}`);
      });
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw new StackError(`${name} did not start: ${messageOf(error)}; see ${logFile}`);
  }
  state = 'up';
  return {
    upstream,
    stop: () => {
      state = 'stopping';
      return end(child);
    },
  };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

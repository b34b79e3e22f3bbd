import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { messageOf, StackError } from '../errors.ts';
import type { Leash } from '../platform/supervisor.ts';

export interface Emulator {
  readonly port: number;
  stop(): Promise<void>;
}

interface Launch {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly port: number;
  /** A line of its output that says that it listens. */
  readonly ready: RegExp;
  readonly logFile: string;
  readonly leash: Leash;
  /** Called when it ends without having been stopped. */
  onExit(message: string): void;
}

const readyWithinMs = 30_000;
const stopWithinMs = 3_000;

/** Starts an emulator as a child process on the leash and waits until it listens. @throws StackError */
export async function launch(options: Launch): Promise<Emulator> {
  const { name, command, args, port, ready, logFile, leash, onExit } = options;
  // Its own process group: Ctrl-C is for the host, which then stops in order.
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: {}, detached: true });
  leash.hold(child);
  child.stdin.on('error', () => undefined);
  const output = createWriteStream(logFile, { mode: 0o600 }).on('error', () => undefined);
  let state: 'starting' | 'up' | 'stopping' = 'starting';
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('it does not say that it is ready')), readyWithinMs);
      const hear = (line: string): void => {
        if (!output.writableEnded) output.write(`${line}\n`);
        if (!ready.test(line)) return;
        clearTimeout(timer);
        resolve();
      };
      for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear);
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        const how = `it ended with ${signal ?? `exit code ${code}`}`;
        reject(new Error(how));
        output.end();
        if (state === 'up') onExit(`${name}: ${how}; see ${logFile}`);
      });
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw new StackError(`${name} did not start: ${messageOf(error)}; see ${logFile}`);
  }
  state = 'up';
  return {
    port,
    stop: () => {
      state = 'stopping';
      return end(child);
    },
  };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

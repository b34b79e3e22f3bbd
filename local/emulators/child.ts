import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, StackError } from '../errors.ts';
import type { Leash } from '../leash.ts';

export type Emulator = { readonly port: number; stop(): Promise<void> };

type Launch = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly logFile: string;
  readonly leash: Leash;
  onExit(message: string): void;
};

const READY_WITHIN_MS = 30_000;

/** Starts an emulator as a child process on the leash and waits until its port answers HTTP. */
export async function launch({
  name,
  command,
  args,
  port,
  logFile,
  leash,
  onExit,
}: Launch): Promise<Emulator> {
  // Its own process group: Ctrl-C is for the host, which then stops in order.
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], env: {}, detached: true });
  leash.hold(child);
  const output = createWriteStream(logFile, { mode: 0o600 });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  let stopping = false;
  let failure: string | undefined;
  child.once('error', (error) => {
    failure = messageOf(error);
  });
  child.once('exit', (code, signal) => {
    failure = `it ended with ${signal ?? `exit code ${code}`}`;
    output.end();
    if (!stopping) onExit(`${name} ended with ${signal ?? `exit code ${code}`}; see ${logFile}`);
  });
  for (const deadline = Date.now() + READY_WITHIN_MS; ; await sleep(20)) {
    if (await answers(port)) break;
    if (failure !== undefined || Date.now() > deadline) {
      stopping = true;
      child.kill('SIGKILL');
      throw new StackError(`${name} did not start: ${failure ?? 'no answer on its port'}; see ${logFile}`);
    }
  }
  return {
    port,
    stop: () => {
      stopping = true;
      return end(child);
    },
  };
}

async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), 3_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

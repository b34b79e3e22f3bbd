import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { childrenOf } from '../processes/processes.ts';
import type { Running } from './clients.ts';

const hostScript = fileURLToPath(new URL('./run.ts', import.meta.url));

export interface HostProcess {
  readonly running: Running;
  readonly pid: number;
  children(): number[];
  kill(signal: NodeJS.Signals): Promise<void>;
}

export async function startHostProcess(assembly: string, stateDir: string, port = 0): Promise<HostProcess> {
  const child = spawn(process.execPath, [hostScript, assembly, stateDir, '60', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const ended = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text)),
    ended.then(() => undefined),
  ]);
  if (line === undefined) throw new Error(errors);
  return {
    running: JSON.parse(line),
    pid: pidOf(child),
    children: () => childrenOf(pidOf(child)),
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the host did not start');
  return pid;
}

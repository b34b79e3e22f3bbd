import { spawn } from 'node:child_process';
import type { Account } from './hour.ts';

/**
 * Starts the program in its own process group: Ctrl-C reaches it only through `signal`.
 * @throws if the program fails
 */
export function run(
  command: readonly [program: string, ...args: string[]],
  account: Account,
  signal?: AbortSignal,
): Promise<void> {
  const [program, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...account },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const end = () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    };
    signal?.addEventListener('abort', end, { once: true });
    child.once('error', reject);
    child.once('exit', (code) => {
      signal?.removeEventListener('abort', end);
      if (code === 0) resolve();
      else reject(new Error(`${command.join(' ')} ended with ${code ?? 'a signal'}`));
    });
  });
}

import { spawn } from 'node:child_process';

type ChildEnd = 'ended' | 'timed out' | 'interrupted';

interface ChildOutcome {
  readonly how: ChildEnd;
  readonly exitCode: number | null;
  readonly output: string;
}

interface ChildOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

export function runNode(
  args: readonly string[],
  { cwd, env, limitMs, signal }: ChildOptions,
): Promise<ChildOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let how: ChildEnd = 'ended';
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (why: ChildEnd) => {
      how = why;
      if (child.pid !== undefined) killGroup(child.pid);
    };
    const interrupt = () => end('interrupted');
    const timer = setTimeout(() => end('timed out'), limitMs);
    if (signal.aborted) interrupt();
    else signal.addEventListener('abort', interrupt, { once: true });
    child.on('error', reject);
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', interrupt);
      resolve({ how, exitCode, output });
    });
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

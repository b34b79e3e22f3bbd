import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isCommandName } from '../../packages/cli/command-line/summaries.ts';
import { UserFacingError } from '../../packages/cli/errors.ts';
import { load, screen } from '../../packages/cli/test/output/screen.ts';

export const launcher = fileURLToPath(new URL('../../packages/cli/palmleaf.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const printed = new Set<string>();
/** `console` runs until it is interrupted. */
export const hints = (): string[] => [...printed].filter((hint) => !hint.startsWith('palmleaf console '));
const collect = (ended: Ended): Ended => {
  for (const [, hint = ''] of `${ended.stdout}\n${ended.stderr}`.matchAll(/(palmleaf [a-z]+ .*--state \S+)/g))
    printed.add(hint);
  return ended;
};

export function startPalmleaf(
  args: readonly string[],
  input = '',
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [launcher, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: '/nonexistent',
      npm_lifecycle_event: 'test',
      AWS_EC2_METADATA_DISABLED: 'true',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  child.stdin.end(input);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(collect({ code, ...output })));
  });
  return { child, ended };
}

export async function codeOf(hint: string): Promise<number | null> {
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${hint}`], { encoding: 'utf8' });
  const [, ...words] = stdout.split('\n').slice(0, -1);
  return (await palmleaf(words, 'a-token-of-this-test')).code;
}

export const palmleaf = (args: readonly string[], input = ''): Promise<Ended> =>
  startPalmleaf(args, input).ended;

export async function palmleafInProcess([name = '', ...args]: readonly string[]): Promise<Ended> {
  if (!isCommandName(name)) throw new Error(`there is no command ${name}`);
  const { world, printed } = screen();
  try {
    const code = await (await load(name)).run(args, { ...world, now: Date.now, sleep: (ms) => sleep(ms) });
    return collect({ code, stdout: printed.out, stderr: printed.err });
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    world.out.say(error.message);
    return collect({ code: error.exitCode, stdout: printed.out, stderr: printed.err });
  }
}

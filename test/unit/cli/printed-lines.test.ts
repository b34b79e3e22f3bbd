import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandName, isCommandName, summaries } from '../../../packages/cli/command-line/summaries.ts';
import { UsageError, UserFacingError } from '../../../packages/cli/errors.ts';
import { widthOf } from '../../../packages/cli/terminal/width.ts';
import { load, screen } from '../../../packages/cli/test/output/screen.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { commandLines } from './command-lines.ts';
import { startHostileStack } from './hostile-stack.ts';

const workFolder = temporaryFolder('narrow');
const state = `${workFolder}/state`;
const lines = commandLines(workFolder, 'june-table', 'one plain text');
const names = Object.keys(summaries).filter(isCommandName);
const columns = 60;
let stack: Awaited<ReturnType<typeof startHostileStack>>;

beforeAll(async () => {
  stack = await startHostileStack(state, 'one plain text');
});
afterAll(() => stack.stop());

async function run(name: CommandName, args: readonly string[], onScreen: boolean) {
  const { world, printed } = screen(onScreen, columns);
  let now = Date.UTC(2026, 10, 21);
  const interrupted = name === 'console' ? Promise.resolve() : new Promise<void>(() => undefined);
  const stdin = Object.assign(Readable.from(['a-token']), { isTTY: false });
  let error: unknown;
  try {
    await (await load(name)).run([...args, '--local', '--state', state], {
      ...world,
      environment: { ...world.environment, npm_lifecycle_event: 'npx' },
      stdin,
      interrupted,
      now: () => now,
      sleep: async (ms) => {
        now += ms + 10 * 60_000;
      },
    });
  } catch (thrown) {
    if (!(thrown instanceof UserFacingError)) throw thrown;
    error = thrown;
    world.out.say(thrown.message);
  }
  return { error, shown: `${printed.out}\n${printed.err}`.replaceAll('\r\u001b[2K', '\n').split('\n') };
}

async function shownBy(
  name: CommandName,
  onScreen: boolean,
  isSkipped: (args: readonly string[]) => boolean,
) {
  const all = new Set<string>();
  for (const args of lines[name].filter((one) => !isSkipped(one)))
    for (const variant of [0, 1, 2]) {
      Object.assign(stack.behaviour, { variant });
      for (const line of (await run(name, args, onScreen)).shown) all.add(line);
    }
  return [...all];
}

const isExact = (args: readonly string[]) =>
  ['--csv', '--html', '--ndjson', 'bash', 'zsh', 'fish'].some((word) => args.includes(word)) ||
  args.some((word) => word.startsWith('/batches'));

const isForPasting = (line: string) => /^ {4}(npx palmleaf |https?:\/\/\S+$)/.test(line);

describe.each(names)('palmleaf %s', (name) => {
  test('The command prints every line within 60 columns, except commands and addresses for pasting', async () => {
    const shown = await shownBy(name, true, isExact);
    expect(shown.filter((line) => widthOf(line) > columns && !isForPasting(line))).toEqual([]);
  });

  test('The command prints only follow-up commands that a shell runs unchanged, for the same stack', async () => {
    const shown = await shownBy(name, false, isExact);
    const printed = shown.flatMap((line) => /(?:npx )?palmleaf [a-z].*$/.exec(line)?.[0] ?? []);
    const isUsage = (text: string) => shown.includes(`Write: ${text}`);
    for (const hint of printed.filter((text) => !isUsage(text))) {
      const { stdout } = spawnSync('sh', ['-c', `printf '%s\\n' ${hint}`], { encoding: 'utf8' });
      const [npx, , command = '', ...args] = stdout.split('\n').slice(0, -1);
      expect([hint, npx, args.slice(-3)]).toEqual([hint, 'npx', ['--local', '--state', state]]);
      if (!isCommandName(command)) throw new Error(`${hint} names no command`);
      // A person confirms at a terminal; a test has none.
      const yes = (await load(command)).flags.some((flag) => flag.name === 'yes') ? ['--yes'] : [];
      const { error } = await run(command, [...args.slice(0, -3), ...yes], false);
      expect(error, hint).not.toBeInstanceOf(UsageError);
    }
  });
});

import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandName, isCommandName, summaries } from '../../../packages/cli/command-line/summaries.ts';
import { UserFacingError } from '../../../packages/cli/errors.ts';
import { load, screen } from '../../../packages/cli/test/output/screen.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { hostileText, rawControl } from '../../support/hostile/text.ts';
import { commandLines } from './command-lines.ts';
import { startHostileStack } from './hostile-stack.ts';

const workFolder = temporaryFolder('hostile');
const state = join(workFolder, 'state');
let stack: Awaited<ReturnType<typeof startHostileStack>>;

const diskName = 'june\u001b]0;owned\u0007\u009b31m\u202e\u2028\n=forged';
const lines = commandLines(workFolder, diskName, hostileText);

beforeAll(async () => {
  stack = await startHostileStack(state);
});
afterAll(() => stack.stop());

async function run(name: CommandName, args: readonly string[], isTTY: boolean): Promise<string> {
  const { world, printed } = screen(isTTY);
  let now = Date.UTC(2026, 10, 21);
  const interrupted = name === 'console' ? Promise.resolve() : new Promise<void>(() => undefined);
  const stdin = Object.assign(Readable.from(['a-token']), { isTTY: false });
  try {
    await (await load(name)).run([...args, '--local', '--state', state], {
      ...world,
      stdin,
      interrupted,
      now: () => now,
      sleep: async (ms) => {
        now += ms + 10 * 60_000;
      },
    });
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    world.out.say(error.message);
  }
  // Removes the sequence with which the program overwrites a line.
  return `${printed.out}\n${printed.err}`.replaceAll('\r\u001b[2K', '');
}

/** A piped HTML document is unchanged, and any line of it may begin with any text. */
const isDocument = (args: readonly string[]): boolean => args.includes('--html');

function expectHarmless(output: string, args: readonly string[]): void {
  expect(rawControl(output.replaceAll('\r\n', '\n')), args.join(' ')).toBeUndefined();
  if (args.includes('--csv') || isDocument(args)) return;
  expect(output.split('\n').filter((line) => /^=?forged/.test(line))).toEqual([]);
}

describe('hostile names, keys, reasons and answers', () => {
  const names = Object.keys(summaries).filter(isCommandName);

  test.each(names)('No hostile text reaches a terminal raw: %s', async (name) => {
    for (const args of lines[name]) {
      for (const variant of [0, 1, 2]) {
        Object.assign(stack.behaviour, { status: 200, variant });
        expectHarmless(await run(name, args, true), args);
        if (!isDocument(args)) expectHarmless(await run(name, args, false), args);
      }
      Object.assign(stack.behaviour, { variant: 0 });
      const asJson = isDocument(args) ? args : [...args, '--json'];
      expectHarmless(await run(name, asJson, true), asJson);
      for (const status of [400, 409, 500]) {
        Object.assign(stack.behaviour, { status });
        expectHarmless(await run(name, args, true), args);
      }
    }
  });

  test('Programs get hostile text exactly, in JSON and in a piped document', async () => {
    Object.assign(stack.behaviour, { status: 200, variant: 0 });
    const rejections: unknown = JSON.parse(await run('rejections', ['june', '--json'], false));
    expect(rejections).toMatchObject([{ upload: hostileText, reason: hostileText }, {}]);
    const html = await run('report', ['june', 'anna', '--html'], false);
    expect(html).toContain('\u001b]0;owned\u0007');
  });

  test('The terminal shows control characters of hostile text as visible signs', async () => {
    Object.assign(stack.behaviour, { status: 200, variant: 0 });
    const output = await run('rejections', ['june'], true);
    expect(output).toContain('a␛]0;owned␇␛[2J␛[31mred<U+009B>1mc1<U+202E>esrever<U+202C>');
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandName, isCommandName, summaries } from '../../../packages/cli/command-line/summaries.ts';
import { UserFacingError } from '../../../packages/cli/errors.ts';
import { load, screen } from '../../../packages/cli/test/output/screen.ts';
import { hostileText, rawControl } from '../../support/hostile/text.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { startHostileStack } from './hostile-stack.ts';

const work = temporaryFolder('hostile');
const state = join(work, 'state');
let stack: Awaited<ReturnType<typeof startHostileStack>>;

/** A name that a disk can store; a table with refused rows, and an unknown column. */
const diskName = 'june\u001b]0;owned\u0007\u009b31m\u202e\u2028\n=forged';
const table = join(work, `${diskName}.csv`);
const places = join(work, `places${diskName}.csv`);
const statement = join(work, 'statement.csv');
const ids = join(work, 'ids.txt');
const saved = join(work, `saved${diskName}`);

beforeAll(async () => {
  mkdirSync(state);
  const heading = `id,date,\u001b[31mcol\u009b\u202eumn`;
  const rows = [
    'anna,1990-02-30',
    '"b\u001b[2Jen",\u001b[31m',
    `"carl\nforged",2000-01-01`,
    'dora,2000-01-01',
  ];
  writeFileSync(table, [heading, ...rows].join('\n'));
  writeFileSync(
    places,
    'id,name,lat,lon,timezone\n"x\u001b[2J",y\u202e,91,0,\u001b[31m\na,b,1,1,Asia/Kolkata\n',
  );
  writeFileSync(ids, 'anna\nx\u001b[2J\n');
  writeFileSync(statement, 'operation,calls,amount\nluck,3,1.50\n');
  stack = await startHostileStack(state);
});
afterAll(() => stack.stop());

/**
 * Command lines that together print everything a command can print. A new command does not compile without an entry.
 */
const lines: Readonly<Record<CommandName, readonly (readonly string[])[]>> = {
  quote: [[table]],
  upload: [
    [table, '--check'],
    [table, '--batch', 'june'],
    [table, '--batch', 'june', '--watch'],
  ],
  customers: [[]],
  use: [['none'], []],
  outputs: [[], ['no\u001b[2J']],
  api: [['/batches'], ['/batches/june'], ['no\u001b[2J']],
  status: [[], ['june'], ['june', '--watch']],
  people: [['anna'], ['--batch', 'june', '--only', 'failed', '--since', '2026-11-22']],
  report: [
    ['june', 'anna'],
    ['june', '--name', 'a\u001b[2J'],
    ['june', 'anna', '--html'],
    ['june', 'anna', '--palm-image', saved],
    ['june', 'anna', '-o', saved],
    ['june', 'anna', '-o', join(work, 'no\u001b[2J', 'where')],
  ],
  book: [
    ['june/anna', '-o', join(work, 'anna.html')],
    ['june/anna', '-o', join(work, 'no\u001b[2J', 'anna.html')],
    ['june/anna', '-o', join(work, 'anna.html'), '--theme', places],
    ['june', '-o', join(work, 'books'), '--html'],
  ],
  link: [['june/anna'], ['june/anna', '--theme', places], ['--list'], ['--revoke', 'no\u001b[2J']],
  export: [
    ['june', '--ndjson'],
    ['june', '--csv'],
    ['june', '--csv', '-o', saved],
    ['june', '--csv', '--flat'],
    ['june', '--parquet', saved],
    ['june', '--parquet', join(work, 'no\u001b[2J', 'where')],
    ['june', '--answers', join(work, 'answers')],
    ['june', '--answers', join(saved, 'x\u001b[2J')],
  ],
  verify: [['june'], ['june', '--all']],
  rejections: [['june'], ['june', '--csv']],
  unknown: [[], ['june']],
  account: [
    ['2026-11', '--list'],
    ['2026-11', '--list', '--csv'],
    ['2026-11', '--charged', '5'],
  ],
  cancel: [
    ['june', '--yes'],
    ['june', '--receipt'],
    ['june', '--person', 'anna', '--yes'],
  ],
  completions: [['bash'], ['zsh'], ['fish'], ['x\u001b[2J']],
  statement: [
    ['june', '--charged', '5'],
    ['june', '--list'],
    ['june', '--file', statement],
  ],
  redrive: [
    ['june'],
    ['june', '--yes'],
    ['june', '--states', 'unknown\u001b[2J'],
    ['june', '--part', 'luck', '--yes'],
  ],
  seal: [['june']],
  erase: [
    ['june/anna', '--yes'],
    ['june/anna', '--yes', '--no-wait'],
    ['june/anna', '--receipt'],
    ['--batch', 'june', '--yes', '--no-wait'],
    ['--from', ids, '--batch', 'june', '--yes', '--no-wait'],
    ['--from', diskName],
    [diskName],
  ],
  ban: [['list'], ['show', 'june/anna'], ['lift', 'june/anna'], [diskName]],
  pause: [['june'], [diskName]],
  resume: [['june'], [diskName]],
  release: [['june'], [diskName]],
  ceiling: [
    ['june', '5'],
    [diskName, 'none'],
    ['june', '--money', '25.00'],
  ],
  gate: [[], ['open']],
  credentials: [['status'], ['set']],
  places: [[], ['upload', places], ['show', hostileText], ['show', hostileText, '2026-11'], ['redrive']],
  credits: [[], ['add', '5'], ['add', hostileText]],
  console: [[]],
  webhooks: [
    [],
    ['add', `https://${hostileText}`],
    ['add', 'https://example.com', '--events', 'x\u001b[2J'],
    ['add', 'https://example.com', '--description', hostileText],
    ['show', hostileText],
    ['remove', hostileText, '--yes'],
    ['rotate', hostileText],
    ['rotate', hostileText, '--finish'],
    ['enable', hostileText],
    ['disable', hostileText],
    ['log', hostileText],
    ['log', hostileText, '--only', 'x\u001b[2J'],
    ['replay', hostileText, '--since', '3d'],
    ['replay', hostileText, hostileText],
    ['x\u001b[2J', hostileText],
  ],
  drift: [[], ['accept'], ['accept', 'luck'], ['accept', 'none\u001b[2J']],
  service: [['check'], ['check', '--yes'], ['check', '--yes', '--json']],
  doctor: [[]],
};

/** Returns the output of a command, including its last sentence as `main` writes it. */
async function run(name: CommandName, args: readonly string[], isTTY: boolean): Promise<string> {
  const { world, said } = screen(isTTY);
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
    world.out.end(error.message);
  }
  // Removes the sequence with which the program overwrites a line.
  return `${said.out}\n${said.err}`.replaceAll('\r\u001b[2K', '');
}

/** Whether the output is an exact document. The checks cover only output for people, or for programs to parse. */
const isDocument = (args: readonly string[]): boolean => args.includes('--html');

function expectOnlyShown(output: string, args: readonly string[]): void {
  expect(rawControl(output.replaceAll('\r\n', '\n')), args.join(' ')).toBeUndefined();
  // A quoted CSV cell may hold a line end, and a document any number of lines.
  if (args.includes('--csv') || isDocument(args)) return;
  expect(output.split('\n').filter((line) => /^=?forged/.test(line))).toEqual([]);
}

describe('hostile names, keys, reasons and answers', () => {
  const names = Object.keys(summaries).filter(isCommandName);

  test.each(names)('reach no terminal raw: %s', async (name) => {
    for (const args of lines[name]) {
      for (const variant of [0, 1, 2]) {
        Object.assign(stack.mood, { status: 200, variant });
        expectOnlyShown(await run(name, args, true), args);
        if (!isDocument(args)) expectOnlyShown(await run(name, args, false), args);
      }
      Object.assign(stack.mood, { variant: 0 });
      const asJson = isDocument(args) ? args : [...args, '--json'];
      expectOnlyShown(await run(name, asJson, true), asJson);
      for (const status of [400, 409, 500]) {
        Object.assign(stack.mood, { status });
        expectOnlyShown(await run(name, args, true), args);
      }
    }
  });

  test('are exact for programs: in JSON, and in a document that is piped on', async () => {
    Object.assign(stack.mood, { status: 200, variant: 0 });
    const rejections: unknown = JSON.parse(await run('rejections', ['june', '--json'], false));
    expect(rejections).toMatchObject([{ upload: hostileText, reason: hostileText }, {}]);
    const html = await run('report', ['june', 'anna', '--html'], false);
    expect(html).toContain('\u001b]0;owned\u0007');
  });

  test('are told by their signs, so that a person sees what is there', async () => {
    Object.assign(stack.mood, { status: 200, variant: 0 });
    const output = await run('rejections', ['june'], true);
    expect(output).toContain('a␛]0;owned␇␛[2J␛[31mred<U+009B>1mc1<U+202E>esrever<U+202C>');
  });
});

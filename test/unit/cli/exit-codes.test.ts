import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../../packages/cli/commands/index.ts';
import { type ExitCode, exitCodes } from '../../../packages/cli/errors.ts';
import { temporaryFolder } from '../../support/files/temporary-folder.ts';
import { startHostileStack } from './hostile-stack.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const state = temporaryFolder('exit-codes');
const dead = `${state}/dead`;
let stack: Awaited<ReturnType<typeof startHostileStack>>;

beforeAll(async () => {
  stack = await startHostileStack(state, 'june');
  mkdirSync(dead);
  const file = readFileSync(`${state}/endpoint.json`, 'utf8');
  writeFileSync(`${dead}/endpoint.json`, file.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:9'));
});
afterAll(() => stack.stop());

const bug = "--import=data:text/javascript,Array.prototype.flatMap=()=>{throw(new(TypeError)('planted'))}";

interface Case {
  readonly args: readonly string[];
  readonly variant?: number;
  readonly status?: number;
  readonly nodeOptions?: string;
  readonly isInterrupted?: true;
  readonly folder?: string;
}

const cases: Readonly<Record<ExitCode, Case>> = {
  [exitCodes.done]: { args: ['gate'] },
  [exitCodes.attention]: { args: ['gate'], variant: 1 },
  [exitCodes.usage]: { args: ['gate', 'open', '--fast'] },
  [exitCodes.notFound]: { args: ['status', 'june'], status: 404 },
  [exitCodes.unreachable]: { args: ['gate'], folder: dead },
  [exitCodes.fault]: { args: ['gate'], nodeOptions: bug },
  [exitCodes.interrupted]: { args: ['status', 'june', '--watch'], isInterrupted: true },
};

function codeOf({ args, nodeOptions = '', isInterrupted, folder = state }: Case) {
  return new Promise<{ readonly code: number | null; readonly said: string }>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [`${root}packages/cli/palmleaf.js`, ...args, '--local', '--state', folder],
      {
        env: {
          PATH: process.env.PATH,
          HOME: '/nonexistent',
          NODE_OPTIONS: nodeOptions,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (isInterrupted) child.kill('SIGINT');
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: output }));
  });
}

const documented = [...readFileSync(`${root}docs/cli.md`, 'utf8').matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(
  ([, code = '', meaning = '']) => [Number(code), meaning] as const,
);

test('The page of the command documents every exit code and no other', () => {
  expect(documented.map(([code]) => code)).toEqual(Object.values(exitCodes));
});

test('The page of the command lists every command', () => {
  const page = readFileSync(`${root}docs/cli.md`, 'utf8');
  const listed = [...page.matchAll(/^\| (.+) \| .+ \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/\[`(\w+)/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual(Object.keys(commands).toSorted());
});

test.each(Object.entries(cases))('The command ends with exit code %s as documented', async (code, one) => {
  Object.assign(stack.behaviour, { variant: one.variant ?? 0, status: one.status ?? 200 });
  const ended = await codeOf(one);
  expect(ended).toMatchObject({ code: Number(code) });
  expect(ended.said).not.toMatch(/^ {4}at /m);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolderOfTest } from '../../support/files/temporary-folder.ts';
import { readSourceTree } from './structure/source-tree.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let shared = '';
beforeEach(() => {
  shared = temporaryFolderOfTest('interruptible');
});

function startProgram(then: string) {
  const program = `
    import { mkdtempSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { interruptible } from ${JSON.stringify(join(root, 'test/support/processes/interruptible.ts'))};
    await interruptible(async (signal) => {
      mkdtempSync(tmpdir() + '/palmleaf-bench-');
      console.log('made');
      ${then}
    });
    console.log('went on');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, TMPDIR: shared },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return { child, made: once(child.stdout, 'data'), ended: once(child, 'close'), said: () => printed };
}

const untilSignalled = `
  await new Promise((_resolve, reject) => {
    const waiting = setInterval(() => undefined, 1000);
    signal.addEventListener('abort', () => { clearInterval(waiting); reject(signal.reason); });
  });`;

describe('interruptible programs', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)(
    'A program leaves nothing in the temporary folder after %s, and does not call that an error',
    async (name, code) => {
      const { child, made, ended, said } = startProgram(untilSignalled);
      await made;
      expect(readdirSync(shared)).toHaveLength(1);
      child.kill(name);
      expect(await ended).toEqual([code, null]);
      expect(said()).toBe('made\n');
      expect(readdirSync(shared)).toEqual([]);
    },
  );

  test.each([
    ['an error', "throw new Error('it is broken')", 1, 'it is broken'],
    ['an end in the middle of it', 'process.exit(3)', 3, 'made'],
    ['its end', '', 0, 'went on'],
  ])('A program leaves nothing in the temporary folder after %s', async (_what, then, code, words) => {
    const { ended, said } = startProgram(then);
    expect(await ended).toEqual([code, null]);
    expect(said()).toContain(words);
    expect(readdirSync(shared)).toEqual([]);
  });
});

test('Every program of packages/bench/ and test/ that makes temporary folders can be interrupted', () => {
  const tree = readSourceTree();
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const reachedFrom = (path: string, reached = new Set<string>()): ReadonlySet<string> => {
    if (reached.has(path)) return reached;
    reached.add(path);
    for (const { to } of tree.get(path)?.imports ?? []) if (tree.has(to)) reachedFrom(to, reached);
    return reached;
  };
  const programs = [...tree.keys()].filter((path) =>
    /^packages\/bench\/[^/]+\.ts$|^(?:packages\/bench|test)\/[^/]+\/main\.ts$/.test(path),
  );
  const makers = programs.filter((path) =>
    [...reachedFrom(path)].some((file) => /\bmkdtemp/.test(textOf(file))),
  );
  expect(makers.length).toBeGreaterThan(6);
  expect(makers.filter((path) => !textOf(path).includes('await interruptible('))).toEqual([]);
});

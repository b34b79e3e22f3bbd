import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListedFault } from '../../mutants/fault.ts';
import { plant } from '../../mutants/plant.ts';
import { judge } from '../../mutants/play.ts';
import { BaselineError, runFaults } from '../../mutants/run.ts';
import { verdictOf } from '../../mutants/verdict.ts';
import { temporaryFolderOfTest } from '../../support/files/temporary-folder.ts';
import { projectRoot } from '../house/structure/source-tree.ts';

const sum = 'export const sum = (a: number, b: number): number => a + b;\n';
const fault: ListedFault = {
  area: 'ledger',
  name: 'sum-is-less',
  file: 'sum.ts',
  find: 'a + b',
  put: 'a - b',
  why: 'Nothing adds up.',
  tests: ['test/sum.test.ts'],
};

function checkout(body: string): string {
  const root = temporaryFolderOfTest('mutants');
  const config = join('test', 'mutants', 'vitest.config.ts');
  mkdirSync(join(root, 'test', 'mutants'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(root, 'test', 'mutants', 'draw'));
  for (const file of [config, join('test', 'mutants', 'draw', 'reach.ts')])
    writeFileSync(join(root, file), readFileSync(join(projectRoot, file)));
  writeFileSync(join(root, 'sum.ts'), sum);
  writeFileSync(
    join(root, 'test', 'sum.test.ts'),
    `import { expect, test } from 'vitest';\nimport { sum } from '../sum.ts';\ntest('adds', () => {\n  ${body}\n});\n`,
  );
  return root;
}

interface Besides {
  readonly signal?: AbortSignal;
}

async function run(root: string, faults: readonly ListedFault[], besides: Besides = {}) {
  const temporary = temporaryFolderOfTest('copies');
  const verdicts: string[] = [];
  try {
    const judged = await runFaults({
      root,
      temporary,
      faults,
      signal: new AbortController().signal,
      ...besides,
      onJudged: ({ fault: { name }, verdict }) => verdicts.push(`${name} ${verdict}`),
    });
    return { judged, verdicts };
  } finally {
    expect(readdirSync(temporary)).toEqual([]);
    expect(readFileSync(join(root, 'sum.ts'), 'utf8')).toBe(sum);
  }
}

describe('a run', () => {
  test('A run of planted faults distinguishes caught faults from missed ones, and changes only its copies', async () => {
    const root = checkout('expect(sum(2, 0) * sum(1, 2)).toBe(6)');
    const unseen = { ...fault, name: 'sum-is-turned', put: 'b + a' };
    const missing = { ...fault, name: 'sum-is-gone', find: 'a * b' };
    const removed = { ...fault, name: 'sum-is-off', struckOff: 'Nobody adds.' };
    const { judged, verdicts } = await run(root, [fault, unseen, missing, removed]);
    expect([...verdicts].sort()).toEqual([
      'sum-is-gone PLACE GONE',
      'sum-is-less caught',
      'sum-is-off struck off',
      'sum-is-turned ALIVE',
    ]);
    expect(judged.find((one) => one.fault === fault)?.how).toBe('adds');
  });

  test('A run of planted faults first runs the unchanged tests, because a failing one says nothing about a fault', async () => {
    await expect(run(checkout('expect(sum(1, 2)).toBe(4)'), [fault])).rejects.toThrow(BaselineError);
  });

  test('An interrupted run of planted faults leaves no copy behind', async () => {
    const interruption = new AbortController();
    setTimeout(() => interruption.abort(), 200);
    const { judged } = await run(checkout('expect(sum(1, 2)).toBe(3)'), [fault], {
      signal: interruption.signal,
    });
    expect(judged).toEqual([]);
  });
});

describe('a place', () => {
  test('The place of a planted fault must occur in its file exactly once', () => {
    expect(plant(sum, fault)).toContain('=> a - b;');
    expect(() => plant(undefined, fault)).toThrow('there is no file sum.ts');
    expect(() => plant('', fault)).toThrow('its place is missing from sum.ts');
    expect(() => plant(sum + sum, fault)).toThrow('its place occurs 2 times in sum.ts');
    expect(() => plant(sum, { ...fault, find: '' })).toThrow('is missing from');
  });

  test('A planted text is inserted literally, including special replacement patterns', () => {
    expect(plant('one', { ...fault, find: 'one', put: '$& $1' })).toBe('$& $1');
  });
});

describe('a verdict', () => {
  const report = (status: string, message: string) => ({
    testResults: [
      {
        status,
        message: 'cannot be loaded',
        assertionResults: [{ status, fullName: ' adds', failureMessages: [message] }],
      },
    ],
  });

  test('A verdict is "caught" only if a test has judged the fault', () => {
    expect(judge(report('failed', 'AssertionError: expected 3'), 1, '')).toEqual({
      kind: 'failed',
      by: 'adds',
    });
    expect(judge(report('failed', 'ReferenceError: sum is not defined'), 1, '').kind).toBe('unplayable');
    const unloaded = {
      testResults: [{ status: 'failed', message: 'Transform failed', assertionResults: [] }],
    };
    expect(judge(unloaded, 1, '')).toEqual({ kind: 'unplayable', why: 'Transform failed' });
    expect(judge(report('passed', ''), 0, '')).toEqual({ kind: 'passed' });
    expect(judge(report('passed', ''), 1, 'an unhandled error')).toEqual({
      kind: 'unplayable',
      why: 'an unhandled error',
    });
  });

  test('A verdict on a hang is "caught" only if the list says that the fault hangs', () => {
    const hung = judge(report('failed', 'Error: Test timed out in 30000ms.'), 1, '');
    expect(hung).toEqual({ kind: 'hung' });
    expect(verdictOf(fault, hung)?.verdict).toBe('HANGS');
    expect(verdictOf({ ...fault, hangs: true }, hung)?.verdict).toBe('caught');
  });
});

import { describe, expect, test } from 'vitest';
import {
  findDeadAnchors,
  findDeadPaths,
  findLostPages,
  findPagesWithoutFiles,
  hopsFromReadme,
  type Project,
  parsePage,
} from './pages/pages.ts';
import { findCircles } from './structure/circles.ts';
import { findClimbs } from './structure/climbs.ts';
import { findCrowds, findLongFiles } from './structure/crowds.ts';
import { findStrangeErrors } from './structure/errors.ts';
import { findUnusedExports } from './structure/exports.ts';
import { findCalculations, findLongFunctions } from './structure/long-functions.ts';
import { findPathsOutside } from './structure/outside.ts';
import { findTrespasses } from './structure/rooms.ts';
import { parseTree } from './structure/source-tree.ts';
import { findMissingUnits } from './structure/units.ts';
import { findLongWays } from './structure/ways.ts';

const importOfB = "import { b } from './b.ts';\n";

describe('a circle', () => {
  test('The check finds a circle of two files and the import that closes it', () => {
    const tree = parseTree({ 'shared/x/a.ts': importOfB, 'shared/x/b.ts': "import { a } from './a.ts';\n" });
    expect(findCircles(tree)).toEqual([
      'shared/x: a.ts > b.ts > a.ts\n    shared/x/a.ts imports b of shared/x/b.ts',
    ]);
  });

  test('The check finds a circle of type imports', () => {
    const tree = parseTree({
      'shared/x/a.ts': importOfB,
      'shared/x/b.ts': "import type { A } from './a.ts';\n",
    });
    expect(findCircles(tree)).toHaveLength(1);
  });

  test('The check finds a circle of two folders even if no two files need each other', () => {
    const tree = parseTree({
      'shared/x/a.ts': "export { c } from '../y/c.ts';\n",
      'shared/x/b.ts': '',
      'shared/y/c.ts': '',
      'shared/y/d.ts': `const load = () => import${"('../x/b.ts')"};\n`,
    });
    expect(findCircles(tree)).toEqual(['shared: x > y > x\n    shared/x/a.ts imports c of shared/y/c.ts']);
  });

  test('The check finds a circle of three files and accepts a diamond', () => {
    const diamond = {
      'packages/cli/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';\n",
      'packages/cli/b.ts': "import { d } from './d.ts';\n",
      'packages/cli/c.ts': "import { d } from './d.ts';\n",
    };
    expect(findCircles(parseTree({ ...diamond, 'packages/cli/d.ts': '' }))).toEqual([]);
    expect(
      findCircles(parseTree({ ...diamond, 'packages/cli/d.ts': "import { a } from './a.ts';\n" })),
    ).not.toEqual([]);
  });
});

describe('a room', () => {
  const allowed: [string, string][] = [
    ['packages/engines/a.ts', 'packages/contract/b.ts'],
    ['packages/service/a.ts', 'packages/engines/x/b.ts'],
    ['functions/a.ts', 'shared/x/b.ts'],
    ['packages/cli/a.ts', 'packages/engines/x/b.ts'],
    ['packages/local/a.ts', 'packages/stack-runner/index.ts'],
    ['packages/local/a.ts', 'shared/untrusted/b.ts'],
    ['packages/stack-runner/a.ts', 'packages/stack-runner/x/b.ts'],
    ['test/unit/local/a.ts', 'packages/stack-runner/x/b.ts'],
    ['test/unit/cli/a.ts', 'packages/cli/b.ts'],
    ['packages/bench/a.ts', 'test/support/b.ts'],
  ];
  const forbidden: [string, string][] = [
    ['packages/engines/a.ts', 'shared/ledger/b.ts'],
    ['packages/service/a.ts', 'shared/plan/b.ts'],
    ['shared/a.ts', 'functions/x/b.ts'],
    ['shared/a.ts', 'packages/engines/x/b.ts'],
    ['packages/client/a.ts', 'shared/views/b.ts'],
    ['packages/cli/a.ts', 'functions/reports/b.ts'],
    ['packages/stack-runner/a.ts', 'shared/log.ts'],
    ['packages/local/a.ts', 'packages/stack-runner/stack.ts'],
    ['packages/local/a.ts', 'packages/service/main.ts'],
    ['test/end-to-end/a.ts', 'packages/stack-runner/stack.ts'],
    ['packages/cli/a.ts', 'test/support/b.ts'],
    ['elsewhere/a.ts', 'shared/log.ts'],
  ];
  const importing = (from: string, to: string) =>
    parseTree({ [from]: `import type { B } from '${'../'.repeat(from.split('/').length - 1)}${to}';\n` });

  test.each(allowed)('The check permits %s to import %s', (from, to) => {
    expect(findTrespasses(importing(from, to))).toEqual([]);
  });

  test.each(forbidden)(
    'The check finds that %s imports %s, which its top-level folder may not use',
    (from, to) => {
      expect(findTrespasses(importing(from, to))).toHaveLength(1);
    },
  );
});

describe('a path', () => {
  const found = (from: string, to: string) =>
    findPathsOutside(parseTree({ [from]: `import { b } from '${to}';\n` }));

  test.each([
    ['packages/cli/api/a.ts', '../../../shared/log.ts'],
    ['packages/cli/test/a.ts', '../../../test/support/b.ts'],
    ['packages/texts/de/a.ts', '../../engines/sky/b.ts'],
    ['functions/rows/a.ts', '../../packages/engines/sky/b.ts'],
  ])('The check finds the path of %s to %s', (from, to) => {
    expect(found(from, to)).toHaveLength(1);
  });

  test.each([
    ['packages/cli/api/a.ts', '../errors.ts'],
    ['packages/cli/api/a.ts', '@palmleaf/shared/log'],
    ['functions/rows/a.ts', '../../shared/log.ts'],
    ['packages/bench/a.ts', '../engines/sky/b.ts'],
    ['test/unit/cli/a.ts', '../../../packages/cli/b.ts'],
  ])('The check accepts the path of %s to %s', (from, to) => {
    expect(found(from, to)).toEqual([]);
  });
});

describe('a layer', () => {
  const floors = { shared: [['low.ts'], ['left', 'right'], ['high']] };
  const levels = {
    'shared/low.ts': '',
    'shared/left/a.ts': "import { low } from '../low.ts';\n",
    'shared/right/a.ts': '',
    'shared/high/a.ts': "import { a } from '../left/a.ts';\n",
  };

  test('A folder may import folders of lower layers', () => {
    expect(findClimbs(parseTree(levels), floors)).toEqual([]);
  });

  test('A folder may import no folder of a higher or the same layer', () => {
    const climbing = {
      ...levels,
      'shared/low.ts': "import { b } from './high/a.ts';\n",
      'shared/right/a.ts': "import { a } from '../left/a.ts';\n",
    };
    expect(findClimbs(parseTree(climbing), floors)).toEqual([
      'shared/low.ts imports shared/high/a.ts, which is not in a lower layer',
      'shared/right/a.ts imports shared/left/a.ts, which is not in a lower layer',
    ]);
  });

  test('The check requires a layer for each child folder, and for nothing else', () => {
    const tree = parseTree({ ...levels, 'shared/new/a.ts': '' });
    expect(findClimbs(tree, floors)).toEqual(['shared/new is missing from floors.ts']);
    expect(findClimbs(tree, { shared: [...floors.shared, ['new', 'old']] })).toEqual([
      'shared/old is in floors.ts, but does not exist',
    ]);
  });
});

describe('an error', () => {
  const found = (texts: Record<string, string>) => findStrangeErrors(parseTree(texts));

  test('The check finds an error whose name does not end in Error, even if its base class does', () => {
    const texts = {
      'packages/cli/a.ts': 'export abstract class CliError extends Error {}\nclass Foo extends CliError {}\n',
      'test/b.ts': 'class Throttled extends Error {}\nclass Table extends Map {}\n',
    };
    expect(found(texts)).toEqual([
      'packages/cli/a.ts: Foo is an error, and its name does not end in Error',
      'test/b.ts: Throttled is an error, and its name does not end in Error',
    ]);
  });

  test('The check finds an error without the base class of its area, and accepts other base classes in other areas', () => {
    const texts = {
      'shared/intake/a.ts': 'export abstract class IntakeError extends Error {}\n',
      'shared/intake/b.ts':
        'export class CsvError extends IntakeError {}\nclass KeyError extends TypeError {}\n',
      'shared/table/c.ts': 'export class ItemError extends Error {}\n',
    };
    expect(found(texts)).toEqual(['shared/intake has 2 bases of errors: IntakeError, KeyError']);
  });
});

describe('a duration or a size', () => {
  const found = (text: string) => findMissingUnits(parseTree({ 'shared/a.ts': text }));

  test.each([
    'const pause = 400;',
    'let wait = 10 * second;',
    'const retryDelay = minute / 2;',
    '  readonly timeout?: number;',
    'send(job: Job, delay = 0): void {',
    '  attemptTimeout: whole(2, 120).default(60),',
    '  leaseDuration: z.int().min(0),',
  ])('The check finds a duration or a size without its unit: %s', (text) => {
    expect(found(text)).toHaveLength(1);
  });

  test.each([
    'const pauseMs = 400;',
    '  readonly timeoutSeconds?: number;',
    'const wait = (milliseconds: number) => sleep(milliseconds);',
    '  waits: number;',
    '/** timeout: number */',
    '    { VisibilityTimeout: 0 }',
  ])('The check accepts a name with its unit, or one that is neither duration nor size: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('an export', () => {
  const unused = (texts: Record<string, string>) => findUnusedExports(parseTree(texts), {});

  test('The check finds an unused export of every kind', () => {
    const text =
      'export const a = 1;\nexport async function b() {}\nexport interface C {}\nexport const { d, e: f } = g;\n';
    expect(unused({ 'shared/a.ts': text })).toEqual([
      'shared/a.ts a (value): nobody imports it',
      'shared/a.ts b (value): nobody imports it',
      'shared/a.ts C (type): nobody imports it',
      'shared/a.ts d (value): nobody imports it',
      'shared/a.ts f (value): nobody imports it',
    ]);
  });

  test('The check counts an export as used, however it is imported', () => {
    const declared = 'export const a = 1;\nexport type B = 1;\nexport const c = 1;\nexport const d = 1;\n';
    expect(
      unused({
        'shared/a.ts': declared,
        'shared/b.ts': "import { a as x, type B } from './a.ts';\n",
        'shared/c.ts': "import * as all from './a.ts';\nall.c();\n",
        'shared/d.ts': `const { d } = await import${"('./a.ts')"};\n`,
      }),
    ).toEqual([]);
  });

  test('The check counts an export as used if its namespace is passed on, and not if only other members are used', () => {
    const declared = { 'shared/a.ts': 'export const b = 1;\n' };
    const imported = "import * as a from './a.ts';\n";
    expect(unused({ ...declared, 'shared/c.ts': `${imported}take({ a });\n` })).toEqual([]);
    expect(unused({ ...declared, 'shared/c.ts': `${imported}a.c();\n` })).toEqual([
      'shared/a.ts b (value): nobody imports it',
    ]);
  });

  test('The check counts an export that only a test uses as dead code, and accepts one that its own file uses', () => {
    const user = { 'test/unit/a.test.ts': "import { a, b } from '../../shared/a.ts';\n" };
    expect(unused({ 'shared/a.ts': 'export const a = 1;\nexport const b = a;\n', ...user })).toEqual([
      'shared/a.ts b (value): only tests import it',
    ]);
  });

  test('The check requires no user for an export of an entry file', () => {
    expect(unused({ 'functions/rows/handler.ts': 'export const handler = 1;\n' })).toEqual([]);
  });
});

test('The check finds a crowded folder and a long file', () => {
  const files = Object.fromEntries(
    ['packages/cli', 'packages/cli/test'].flatMap((folder) =>
      Array.from({ length: 16 }, (_, index) => [`${folder}/${index}.ts`, '']),
    ),
  );
  const crowd = (folder: string): string => `${folder}: 16 files at one level`;
  const tree = parseTree(files);
  expect(findCrowds(tree)).toEqual(['packages/cli', 'packages/cli/test'].map(crowd));
  const long = parseTree({ 'packages/cli/a.ts': '\n'.repeat(361), 'packages/cli/b.ts': '\n'.repeat(360) });
  expect(findLongFiles(long, {})).toEqual(['packages/cli/a.ts: 361 lines']);
});

test('The check finds a function of 61 lines without a reason, and a reason for a short one', () => {
  const text = (lines: number): string => `export function f() {\n${'  g();\n'.repeat(lines - 2)}}\n`;
  const tree = parseTree({ 'packages/cli/a.ts': text(61), 'packages/cli/b.ts': text(60) });
  expect(findLongFunctions(tree, {})).toEqual(['packages/cli/a.ts f: over 60 lines, without a reason']);
  expect(
    findLongFunctions(tree, { 'packages/cli/a.ts f': 'is a list', 'packages/cli/b.ts f': 'is a list' }),
  ).toEqual(['packages/cli/b.ts f: has a reason, and at most 60 lines']);
});

test('The check finds a handler that calculates', () => {
  const text = 'export const most = Math.max(1, 2);\n';
  const tree = parseTree({ 'functions/a/handler.ts': text, 'functions/a/a.ts': text });
  expect(findCalculations(tree)).toEqual(['functions/a/handler.ts: calculates where no unit test sees it']);
});

describe('a page', () => {
  const project = (texts: Record<string, string>, files: readonly string[]): Project => ({
    pages: new Map(Object.entries(texts).map(([path, text]) => [path, parsePage(path, text)])),
    folders: ['shared', 'docs'],
    has: (path) => path in texts || files.includes(path),
  });

  test('The check finds a page with a broken link or the name of a deleted file', () => {
    const text =
      '[a](../shared/a.ts#top) `shared/b.ts` `shared/c/` `palms/june/anna.jpg` [b](https://b.example/)';
    expect(findDeadPaths(project({ 'docs/a.md': text }, []))).toEqual([
      'docs/a.md links to shared/a.ts',
      'docs/a.md names shared/b.ts',
      'docs/a.md names shared/c/',
    ]);
    expect(
      findDeadPaths(project({ 'docs/a.md': text }, ['shared/a.ts', 'shared/b.ts', 'shared/c/'])),
    ).toEqual([]);
  });

  test('The check finds a link to a heading that its page does not have', () => {
    const texts = {
      'README.md': '# Run *it*, `here`\n[a](#run-it-here) [b](docs/a.md#b) [c](docs/a.md#c)',
      'docs/a.md':
        '# [B](b.md)\n```\n# C\n```\n## B\n[a](../README.md#a) [b](a.md#b-1) [c](../shared/a.ts#c)',
    };
    expect(findDeadAnchors(project(texts, []))).toEqual([
      'README.md links to docs/a.md#c',
      'docs/a.md links to README.md#a',
    ]);
  });

  test('The check finds a page that no link reaches and a page that names no file', () => {
    const pages = project(
      { 'README.md': '[a](docs/a.md)', 'docs/a.md': '`shared/a.ts`', 'docs/b.md': '[a](a.md)' },
      ['shared/a.ts'],
    );
    expect(findLostPages(pages)).toEqual(['docs/b.md']);
    expect(findPagesWithoutFiles(pages)).toEqual(['README.md', 'docs/b.md']);
  });

  test('The check finds a path of more than three links', () => {
    const texts = {
      'README.md': '[a](docs/a.md)',
      'docs/a.md': '[b](b.md)',
      'docs/b.md': '`shared/near.ts` [c](c.md)',
      'docs/c.md': '`shared/far.ts`',
    };
    const hops = hopsFromReadme(project(texts, ['shared/near.ts', 'shared/far.ts']));
    expect(
      findLongWays(hops, { near: ['shared/near.ts'], far: ['shared/far.ts'], lost: ['shared/lost.ts'] }),
    ).toEqual(['far: shared/far.ts is 4 links from README', 'lost: shared/lost.ts is not links from README']);
  });
});

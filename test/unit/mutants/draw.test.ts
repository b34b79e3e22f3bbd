import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DrawnFault, drawFaults, faultAt, textOfFault } from '../../mutants/draw/draw.ts';
import { canBeParsed, editsOf } from '../../mutants/draw/edits.ts';
import { testsThatRun } from '../../mutants/draw/reach.ts';
import { readersOf } from '../../mutants/draw/readers.ts';
import { importersOf } from '../../mutants/draw/tests.ts';
import { plant } from '../../mutants/plant.ts';
import { temporaryFolderOfTest } from '../../support/files/temporary-folder.ts';
import { projectRoot } from '../house/structure/source-tree.ts';

function drawn(seed: number, count: number): DrawnFault[] {
  const faults: DrawnFault[] = [];
  for (const fault of drawFaults(projectRoot, seed)) if (faults.push(fault) === count) break;
  return faults;
}

const changed = (text: string): string[] =>
  editsOf(text).map(({ start, end, put }) => `${text.slice(start, end)} > ${put}`);

describe('drawn faults', () => {
  const faults = drawn(1, 40);

  test('The same seed draws the same faults, and another seed draws others', () => {
    expect(drawn(1, 40)).toEqual(faults);
    expect(drawn(2, 40).map(({ find }) => find)).not.toEqual(faults.map(({ find }) => find));
    expect(new Set(faults.map(({ name }) => name)).size).toBe(40);
  });

  test('Drawn faults have exactly one place, change it, and stay readable, like those of the list', () => {
    for (const fault of faults) {
      const source = readFileSync(`${projectRoot}${fault.file}`, 'utf8');
      const planted = plant(source, fault);
      expect(planted).not.toBe(source);
      expect(canBeParsed(planted, { what: '', start: 0, end: 0, put: '' }), textOfFault(fault)).toBe(true);
      expect(
        source
          .split('\n')
          .slice(fault.line - 1)
          .join('\n'),
      ).toContain(fault.before.split('\n')[0]);
    }
  });

  test('The importers of a file include the tests that reach it through another file', () => {
    const importers = importersOf(projectRoot);
    for (const file of ['shared/ledger/states/changes.ts', 'shared/ledger/items/keys.ts'])
      expect(importers(file)).toContain('test/unit/ledger/accept.test.ts');
    expect(importers('docs/SPEC.md')).toEqual([]);
  });
});

describe('the tests of a place', () => {
  const file = 'shared/gate/a.ts';
  const reach = (test: string, seconds: number, ranges: readonly (readonly [number, number, number])[]) => ({
    test: `test/unit/${test}`,
    seconds,
    files: [{ file, ranges: ranges.map((range) => [...range] as const) }],
  });
  const whole = [0, 100, 1] as const;
  const all = [
    reach('far/slow.test.ts', 9, [whole, [10, 40, 1]]),
    reach('far/fast.test.ts', 2, [whole, [10, 40, 3]]),
    reach('gate/near.test.ts', 5, [whole, [10, 40, 1], [20, 30, 0]]),
    reach('far/other.test.ts', 1, [whole, [50, 60, 1]]),
    reach('far/caller.test.ts', 1, []),
  ];
  const testsAt = (
    offset: number,
    killers: readonly string[] = [],
    importers: readonly string[] = [],
    readers: readonly number[] = [],
  ) => {
    const place = { file, offset, importers, readers: readers.map((at) => ({ file, offset: at })) };
    return testsThatRun(all, place, new Set(killers)).map(({ test }) => test.slice(10));
  };

  test('The tests that run a place are ordered by nearness and time', () => {
    expect(testsAt(12)).toEqual(['gate/near.test.ts', 'far/fast.test.ts', 'far/slow.test.ts']);
    expect(testsAt(55)).toEqual(['far/other.test.ts']);
  });

  test('A test that enters only the function around a place does not run the place', () => {
    expect(testsAt(25)).toEqual(['far/fast.test.ts', 'far/slow.test.ts']);
  });

  test('A test that caught a fault of the same file comes first', () => {
    expect(testsAt(12, ['test/unit/far/slow.test.ts'])[0]).toBe('far/slow.test.ts');
  });

  test('A place outside functions has the tests that run a reader of its constant, else all that import its file', () => {
    const importers = ['test/unit/far/caller.test.ts', 'test/unit/far/other.test.ts'];
    expect(testsAt(70, [], importers, [55])).toEqual(['far/other.test.ts']);
    expect(testsAt(70, [], importers)).toEqual(['far/other.test.ts', 'far/caller.test.ts']);
  });

  test('The readers of a constant are in functions of its file and of its importers, also by way of other constants', () => {
    const root = temporaryFolderOfTest('readers');
    const files = {
      'shared/a.ts':
        'export const day = 24;\nconst week = 7 * day;\nexport const isOld = (at: number) => at > week;\n',
      'shared/b.ts': "import { day } from './a.ts';\nexport function half() {\n  return day / 2;\n}\n",
      'shared/c.ts': 'const day = 1;\nexport const other = () => day;\n',
    };
    mkdirSync(join(root, 'shared'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    const readers = readersOf(root);
    const readersAt = (of: keyof typeof files, part: string) =>
      readers({ file: of, offset: files[of].indexOf(part) }).map((one) => `${one.file} ${one.offset}`);
    const inA = `shared/a.ts ${files['shared/a.ts'].lastIndexOf('week')}`;
    expect(readersAt('shared/a.ts', '24').sort()).toEqual([
      inA,
      `shared/b.ts ${files['shared/b.ts'].lastIndexOf('day')}`,
    ]);
    expect(readersAt('shared/a.ts', '7')).toEqual([inA]);
  });
});

describe('places of drawn faults', () => {
  test('No fault is drawn in a comment, a string, a type or an import', () => {
    const text = [
      `import { type A, one } from './a-1.ts';`,
      `// 1 < 2 && true`,
      `interface B<T extends 1 | 2> { readonly b: true }`,
      `type C = { set: 1 };`,
      `export type { D } from './d.ts';`,
      `const text: 'a < b' | 1 = 'a < b';`,
      `const cast = text as 1 satisfies 2;`,
    ].join('\n');
    expect(changed(text)).toEqual([]);
  });

  test('A fault may be drawn in the code within a type assertion', () => {
    expect(changed('const a = (1 as number) satisfies 2;')).toEqual(['1 > 0']);
    expect(changed('if (a < b) c();')).toEqual(['a < b > !(a < b)', 'a < b > false', '< > <=', 'c(); > ;']);
  });

  test.each([
    ['x = a && !b', ['x = a && !b > ;', '&& > ||', 'a && !b > a', 'a && !b > !b', '! > ']],
    ['const x = a ?? b', ['a ?? b > a']],
    ['const x = `a` + b', []],
    ['const x = Math.min(a, b)', ['min > max']],
    ['const x = world.min(a, b)', []],
    ['const x = list.filter(isNew)', ['isNew > () => true']],
    ['const x = list.some(isNew)', ['some > every']],
    ['const x = all(a, b)', ['a,  > ', ', b > ']],
    ['const x = { set: { a, b }, other: { c } }', ['set: { a, b },  > ', 'a,  > ', ', b > ']],
    ['const x = { remove: [a] }', ['remove: [a] > ', 'a > ']],
    ['const x = { ...a, b }', ['...a,  > ']],
    ['const x = { a: true, delete: true }', ['true > false']],
    [`'use strict'`, []],
  ])('The draw finds every possible edit of %s', (text, edits) => {
    expect(changed(text)).toEqual(edits);
  });

  test('A drawn place that occurs twice in its file is found by the lines around it', () => {
    const text = 'const a = 1;\nconst c = [\n1,\n];\nconst d = [\n1,\n];\n';
    const edit = editsOf(text).at(-1);
    if (edit === undefined) throw new Error('There is no place');
    const fault = { ...faultAt({ area: 'ledger', file: 'a.ts', text, edit }), name: 'of-two' };
    expect(fault).toMatchObject({ line: 6, before: '1,', after: '0,' });
    expect(plant(text, fault)).toBe('const a = 1;\nconst c = [\n1,\n];\nconst d = [\n0,\n];\n');
  });
});

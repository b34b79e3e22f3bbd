import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot, readSourceTree } from '../house/structure/source-tree.ts';

const tree = readSourceTree();

function loadedWith(path: string): ReadonlySet<string> {
  const reached = new Set([path]);
  for (const one of reached)
    for (const [, named] of tree
      .get(one)
      ?.text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gms) ?? [])
      reached.add(new URL(named ?? '', `file:///${one}`).pathname.slice(1));
  return reached;
}

const fileCommands = ['book', 'quote', 'upload', 'verify', 'statement', 'checked-uploads'];
const commands = globSync('packages/cli/commands/*/*.ts', { cwd: projectRoot })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !fileCommands.some((name) => path.endsWith(`/${name}.ts`)));

test.each(commands)(
  'The command %s starts without loading the readers of tables, photos and answers',
  (path) => {
    const heavy =
      /^packages\/engines\/(?!safety\/kinds)|^packages\/books\/(?!theme|book-error)|^shared\/intake\/(csv\/read-table|workbook|photos|archive|gazetteer|births)/;
    expect([...loadedWith(path)].filter((one) => heavy.test(one))).toEqual([]);
  },
);

test('The command prints its version and fills its compile cache', () => {
  // The test run has a separate compile cache, and Node uses only one.
  const { NODE_COMPILE_CACHE: _ofTheRun, ...env } = process.env;
  const printVersion = () =>
    execFileSync(process.execPath, ['packages/cli/main.ts', '--version'], {
      cwd: projectRoot,
      env,
      encoding: 'utf8',
    });
  expect(printVersion()).toMatch(/\d+\.\d+\.\d+/);
  expect(globSync('node_modules/.cache/palmleaf/*/*', { cwd: projectRoot }).length).toBeGreaterThan(5);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTestFile, projectRoot, readSourceTree } from './structure/source-tree.ts';

const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '');
const linesOf = (path: string): number =>
  readFileSync(join(projectRoot, path), 'utf8').split('\n').length - 1;
const linesIn = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + linesOf(path), 0);
const above = (path: string): string[] =>
  dirname(path) === '.' ? [] : [dirname(path), ...above(dirname(path))];

const isText = (path: string): boolean => path.startsWith('packages/texts/') && !isTestFile(path);
const sources = files.filter((path) => /\.(ts|js|mjs)$/.test(path));
const folders = new Set(files.flatMap(above));

const tree = readSourceTree();
const closure = new Set(['functions/fan-out/handler.ts']);
for (const path of closure)
  for (const { to } of tree.get(path)?.imports ?? []) if (tree.has(to)) closure.add(to);

const isCore = (path: string): boolean =>
  /^(?:functions\/(?:fan-out|reconciler)|shared\/(?:budget|gate|holds))\/.*\.ts$/.test(path);
const isCode = (line: string): boolean => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line);
const codeLinesOf = (path: string): number =>
  readFileSync(join(projectRoot, path), 'utf8').split('\n').filter(isCode).length;

const figures = {
  'folders at the root': [...folders].filter((path) => !path.includes('/') && !path.startsWith('.')).length,
  files: files.length,
  'lines of code, without tests and texts': linesIn(
    sources.filter((path) => !isText(path) && !isTestFile(path)),
  ),
  'lines of texts in TypeScript': linesIn(sources.filter(isText)),
  'lines of texts as data': linesIn(files.filter((path) => isText(path) && path.endsWith('.json'))),
  'lines of the core, without comments and blank lines': files
    .filter(isCore)
    .reduce((sum, path) => sum + codeLinesOf(path), 0),
  'lines of tests': linesIn(sources.filter(isTestFile)),
  folders: folders.size,
  'import closure of fan-out, files': closure.size,
  'import closure of fan-out, lines': linesIn([...closure]),
};
for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${value.toLocaleString('en')}`);

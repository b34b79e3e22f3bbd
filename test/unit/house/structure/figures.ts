import { hopsFromReadme, readProject } from '../pages/pages.ts';
import { findCircles } from './circles.ts';
import { findClimbs } from './climbs.ts';
import { findCrowds } from './crowds.ts';
import { findUnusedExports } from './exports.ts';
import { floors } from './floors.ts';
import { longFunctions } from './long-functions.ts';
import { findSameNames } from './names.ts';
import { isTestFile, readSourceTree, type SourceFile } from './source-tree.ts';
import { ways } from './ways.ts';

const tree = readSourceTree();
const allFiles = [...tree.values()];
const isTest = ({ path }: SourceFile) => isTestFile(path) || path.startsWith('packages/bench/');
const sources = allFiles.filter((file) => !isTest(file));
const linesOf = (files: readonly SourceFile[]) => files.reduce((sum, { lines }) => sum + lines, 0);
const room = (name: string) => sources.filter(({ path }) => path.startsWith(`${name}/`));
const lengths = sources.map(({ lines }) => lines).sort((a, b) => a - b);
const quantile = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))];

const unused = findUnusedExports(tree, {});
const hops = hopsFromReadme(readProject());
const long = longFunctions(tree);

console.log(`files ${allFiles.length}, lines ${linesOf(allFiles)}`);
console.log(`sources: median ${quantile(0.5)}, p90 ${quantile(0.9)}, max ${quantile(1)}`);
console.log(`functions over 60 lines: ${long.length}${long.map((one) => `\n  ${one}`).join('')}`);
console.log(
  `lines of tests to lines of sources: ${(linesOf(allFiles.filter(isTest)) / linesOf(sources)).toFixed(2)}`,
);
for (const name of [
  'shared',
  'functions',
  'infra',
  ...['contract', 'engines', 'texts', 'service', 'books', 'client', 'cli', 'stack-runner', 'local'].map(
    (one) => `packages/${one}`,
  ),
])
  console.log(`  ${name}: ${room(name).length} files, ${linesOf(room(name))} lines`);
console.log(
  `exports that nobody imports: ${unused.filter((one) => one.includes('(type)')).length} types, ${unused.filter((one) => !one.includes('(type)')).length} values`,
);
console.log(`names declared twice in one group of folders (names.ts): ${findSameNames(tree, {}).length}`);
console.log(`folders over 15 files: ${findCrowds(tree).join('; ') || 'none'}`);
console.log(`circles: ${findCircles(tree).length}`);
console.log(
  `imports from a folder of the same or a higher layer (floors.ts): ${findClimbs(tree, floors).length}`,
);
for (const [question, files] of Object.entries(ways))
  console.log(
    `links from the README to "${question}", for each file: ${files.map((file) => hops.get(file) ?? '-').join(', ')}`,
  );

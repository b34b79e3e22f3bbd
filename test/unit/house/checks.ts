import {
  findDeadAnchors,
  findDeadPaths,
  findLostPages,
  findPagesWithoutFiles,
  hopsFromReadme,
  type Project,
} from './pages/pages.ts';
import { findCircles } from './structure/circles.ts';
import { findClimbs } from './structure/climbs.ts';
import { findCrowds, findLongFiles } from './structure/crowds.ts';
import { findStrangeErrors } from './structure/errors.ts';
import { findUnusedExports } from './structure/exports.ts';
import { floors } from './structure/floors.ts';
import { findCalculations, findLongFunctions } from './structure/long-functions.ts';
import {
  findEverydayWords,
  findOverusedWords,
  findSameNames,
  findSentenceValues,
} from './structure/names.ts';
import { findPathsOutside } from './structure/outside.ts';
import { findTrespasses } from './structure/rooms.ts';
import type { SourceTree } from './structure/source-tree.ts';
import { findMissingUnits } from './structure/units.ts';
import { findLongWays } from './structure/ways.ts';

export const checks: Readonly<Record<string, (tree: SourceTree, project: Project) => string[]>> = {
  'no files and no folders import each other in a circle': (tree) => findCircles(tree),
  'every folder imports only what rooms.ts allows it': (tree) => findTrespasses(tree),
  'no path leads out of a package, or into one': (tree) => findPathsOutside(tree),
  'no folder imports from one on its own floor of floors.ts or above': (tree) => findClimbs(tree, floors),
  'no exported name is declared twice in one vocabulary': (tree) => findSameNames(tree),
  'an overused word occurs only in the listed names': (tree) => findOverusedWords(tree),
  'no name uses an everyday word instead of a term': (tree) => findEverydayWords(tree),
  'no value of a union is a sentence': (tree) => findSentenceValues(tree),
  'errors end in Error, with one base for each area': (tree) => findStrangeErrors(tree),
  'every duration and size says its unit': (tree) => findMissingUnits(tree),
  'every export has a user': (tree) => findUnusedExports(tree),
  'no crowded folder': (tree) => findCrowds(tree),
  'no long file': (tree) => findLongFiles(tree),
  'every function over 60 lines has a reason': (tree) => findLongFunctions(tree),
  'no handler calculates': (tree) => findCalculations(tree),
  'every path on a page exists': (_, project) => findDeadPaths(project),
  'every link to a heading finds it': (_, project) => findDeadAnchors(project),
  'every page is linked from README': (_, project) => findLostPages(project),
  'every page names a file that is not a page': (_, project) => findPagesWithoutFiles(project),
  'three links or fewer lead from README to what people look for': (_, project) =>
    findLongWays(hopsFromReadme(project)),
};

import { findCircles } from './circles.ts';
import { findClimbs } from './climbs.ts';
import { findCrowds, findLongFiles } from './crowds.ts';
import { findStrangeErrors } from './errors.ts';
import { findUnusedExports } from './exports.ts';
import { floors } from './floors.ts';
import { findLongFunctions } from './long-functions.ts';
import { findSameNames } from './names.ts';
import { findPathsOutside } from './outside.ts';
import {
  findDeadPaths,
  findLostPages,
  findPagesWithoutFiles,
  hopsFromReadme,
  type Project,
} from './pages.ts';
import { findTrespasses } from './rooms.ts';
import type { SourceTree } from './source-tree.ts';
import { findMissingUnits } from './units.ts';
import { findLongWays } from './ways.ts';

export const checks: Readonly<Record<string, (tree: SourceTree, project: Project) => string[]>> = {
  'no circle of files or folders': (tree) => findCircles(tree),
  'every room is entered by an allowed door': (tree) => findTrespasses(tree),
  'no path leads out of a package, or into one': (tree) => findPathsOutside(tree),
  'no arrow climbs': (tree) => findClimbs(tree, floors),
  'one name, one meaning': (tree) => findSameNames(tree),
  'errors end in Error, with one base for each area': (tree) => findStrangeErrors(tree),
  'every duration and size says its unit': (tree) => findMissingUnits(tree),
  'every export has a user': (tree) => findUnusedExports(tree),
  'no crowded folder': (tree) => findCrowds(tree),
  'no long file': (tree) => findLongFiles(tree),
  'every function over 60 lines has a reason': (tree) => findLongFunctions(tree),
  'every path on a page exists': (_, project) => findDeadPaths(project),
  'every page is linked from README': (_, project) => findLostPages(project),
  'every page names the files it speaks of': (_, project) => findPagesWithoutFiles(project),
  'three links lead from README to what people look for': (_, project) =>
    findLongWays(hopsFromReadme(project)),
};

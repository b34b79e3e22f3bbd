import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { projectRoot } from '../structure/source-tree.ts';

interface Page {
  readonly path: string;
  readonly links: readonly string[];
  readonly toAnchors: readonly string[];
  readonly anchors: readonly string[];
  readonly named: readonly string[];
}

export interface Project {
  readonly pages: ReadonlyMap<string, Page>;
  readonly folders: readonly string[];
  readonly has: (path: string) => boolean;
}

const link = /\[[^\]]*\]\(([^)\s]+)\)/g;
const code = /`([^`\n]+)`/g;
const pathLike = /^[\w.@*-]+(?:\/[\w.@*-]*)+$/;
const fence = /^```[\s\S]*?^```$/gm;
const heading = /^#+ (.+)$/gm;

const githubAnchor = (title: string): string =>
  title
    .replaceAll(link, (all) => all.slice(1, all.indexOf(']')))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** A second heading of one text becomes `#title-1`. */
const anchorsOf = (prose: string): string[] => {
  const seen = new Map<string, number>();
  return [...prose.matchAll(heading)].map(([, title = '']) => {
    const anchor = githubAnchor(title);
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
};

export const parsePage = (path: string, text: string): Page => {
  const prose = text.replaceAll(fence, '');
  const targets = [...prose.matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => (target.startsWith('#') ? `${path}${target}` : posix.join(posix.dirname(path), target)));
  return {
    path,
    links: targets.map((target) => target.replace(/#.*$/, '')),
    toAnchors: targets.filter((target) => target.includes('#')),
    anchors: anchorsOf(prose),
    named: [...prose.matchAll(code)].flatMap(([, words = '']) =>
      words.split(' ').filter((word) => pathLike.test(word)),
    ),
  };
};

export const readProject = (): Project => {
  const paths = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: projectRoot }).sort();
  return {
    pages: new Map(
      paths.map((path) => [path, parsePage(path, readFileSync(`${projectRoot}${path}`, 'utf8'))]),
    ),
    folders: globSync('*', { cwd: projectRoot })
      .filter((name) => name !== 'node_modules' && statSync(`${projectRoot}${name}`).isDirectory())
      .sort(),
    has: (path) =>
      path.includes('*')
        ? globSync(path, { cwd: projectRoot }).length > 0
        : existsSync(`${projectRoot}${path}`),
  };
};

const firstOf = (path: string) => path.split('/')[0] ?? '';
const isFile = (path: string) => /\.\w+$/.test(path);

export const findDeadAnchors = ({ pages }: Project): string[] =>
  [...pages.values()].flatMap(({ path, toAnchors }) =>
    toAnchors
      .filter((target) => {
        const [to = '', anchor = ''] = target.split('#');
        return to.endsWith('.md') && !pages.get(to)?.anchors.includes(anchor);
      })
      .map((target) => `${path} links to ${target}`),
  );

export const findDeadPaths = ({ pages, folders, has }: Project): string[] =>
  [...pages.values()].flatMap(({ path, links, named }) => [
    ...links.filter((target) => !has(target)).map((target) => `${path} links to ${target}`),
    ...named
      .filter((target) => folders.includes(firstOf(target)) || /\.(ts|md)$/.test(target))
      .filter((target) => !has(target))
      .map((target) => `${path} names ${target}`),
  ]);

/** A named path counts as a link. */
export const hopsFromReadme = ({ pages, has }: Project): Map<string, number> => {
  const hops = new Map([['README.md', 0]]);
  const open = ['README.md'];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const page = pages.get(at);
    for (const target of page === undefined ? [] : [...page.links, ...page.named]) {
      if (hops.has(target) || !has(target)) continue;
      hops.set(target, (hops.get(at) ?? 0) + 1);
      open.push(target);
    }
  }
  return hops;
};

export const findLostPages = (project: Project): string[] => {
  const hops = hopsFromReadme(project);
  return [...project.pages.keys()].filter((path) => !hops.has(path));
};

/** Pages about the promises of docs/SPEC.md and the public interface. */
const withoutFiles = ['docs/SPEC.md', 'docs/contract.md', 'CHANGELOG.md', 'packages/client/README.md'];

export const findPagesWithoutFiles = ({ pages, has }: Project): string[] =>
  [...pages.values()]
    .filter(({ path }) => !withoutFiles.includes(path))
    .filter(
      ({ links, named }) =>
        ![...links, ...named].some((target) => isFile(target) && !target.endsWith('.md') && has(target)),
    )
    .map(({ path }) => path);

import { posix } from 'node:path';
import { isTestFile, type SourceTree } from './source-tree.ts';

const entries = [
  /^functions\/[\w-]+\/handler\.ts$/,
  /^packages\/service\/lambda\.ts$/,
  /^packages\/client\/index\.ts$/,
  /^packages\/client\/generated\//,
  /^packages\/stack-runner\/index\.ts$/,
  /(^|\/)main\.ts$/,
  /(^|\/)write-[\w-]+\.ts$/,
  /^infra\/app\.ts$/,
  /^test\/unit\/house\/(report|figures)\.ts$/,
  /(^|\/)vitest\.config\.ts$/,
  /^test\/count-reporter\.ts$/,
  /^test\/support\/(?:local|thumbnails)-app\/handlers\.ts$/,
  /^test\/support\/(processes\/run-folder|pipeline\/assembly)\.ts$/,
];

/** Each as `path name`, with its reason. */
const onlyForTests: Readonly<Record<string, string>> = {};

export const findUnusedExports = (tree: SourceTree, exceptions = onlyForTests): string[] => {
  const users = usersOf(tree);
  return [...tree.values()].flatMap(({ path, text, exports }) => {
    if (entries.some((entry) => entry.test(path))) return [];
    return exports.flatMap(({ name, kind }) => {
      const key = `${path} ${name}`;
      const importers = users.get(key) ?? [];
      if (exceptions[key] !== undefined) return [];
      if (importers.length === 0) return [`${key} (${kind}): nobody imports it`];
      const tested = importers.every(isTestFile) && !isTestFile(path);
      return tested && !usesItself(text, name) ? [`${key} (${kind}): only tests import it`] : [];
    });
  });
};

const usersOf = (tree: SourceTree): Map<string, string[]> => {
  const users = new Map<string, string[]>();
  for (const { from, to, names } of [...tree.values()].flatMap(({ imports }) => imports)) {
    const target = tree.get(to);
    if (target === undefined) continue;
    const text = tree.get(from)?.text ?? '';
    const all = target.exports.map(({ name }) => name);
    const used = names ?? (isPassedOn(text, to) ? all : all.filter((name) => hasWord(text, name)));
    for (const name of used) users.set(`${to} ${name}`, [...(users.get(`${to} ${name}`) ?? []), from]);
  }
  return users;
};

/** Code passes a namespace import on if its name occurs without a member access. */
const isPassedOn = (text: string, to: string): boolean => {
  const [, name] = new RegExp(`import \\* as (\\w+) from '[^']*/${posix.basename(to)}'`).exec(text) ?? [];
  return name !== undefined && new RegExp(`\\b${name}\\b(?!\\.|'?:| from |\\.ts)`).test(text);
};

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

const usesItself = (text: string, name: string) => {
  const code = text.replaceAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '');
  return [...code.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
};

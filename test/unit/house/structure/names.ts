import { roomOf, type SourceTree } from './source-tree.ts';

/** Rooms that are read together share one language; each of the others has its own. */
const languageOf: Readonly<Record<string, string>> = {
  shared: 'pipeline',
  functions: 'pipeline',
  infra: 'pipeline',
  'packages/cli': 'pipeline',
  'packages/contract': 'pipeline',
  'packages/service': 'service',
  'packages/engines': 'service',
  'packages/texts': 'service',
  'packages/stack-runner': 'local',
  'packages/local': 'local',
  'packages/books': 'books',
  'packages/client': 'client',
  'packages/bench': 'bench',
};

/** Rooms whose values have distinct names too. The commands and the texts have many small files of one shape. */
const withValues = new Set([
  'shared',
  'functions',
  'infra',
  'packages/contract',
  'packages/stack-runner',
  'packages/local',
  'packages/books',
  'packages/client',
  'packages/bench',
]);

/** As `language Name`, each with its reason. */
const sameNames: Readonly<Record<string, string>> = {
  'pipeline handler': 'Lambda calls each function by this name',
  'pipeline send': 'fan-out sends a wave, the client of the service a call',
  'pipeline sha256Hex': 'one for Node, one for browsers',
  'service PalmTopic': 'the labels of pages and books name the topics of any answer about a palm',
  'service PalmWords': 'the labels of pages and books are other words than those of the readings',
};

const declaredType = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;
const declaredValue = /^export (?:async )?(?:const|let|function\*?) (\w+)/gm;

export const findSameNames = (tree: SourceTree, exceptions = sameNames): string[] => {
  const places = new Map<string, string[]>();
  for (const { path, text } of tree.values()) {
    const language = languageOf[roomOf(path)];
    if (language === undefined) continue;
    const values = withValues.has(roomOf(path)) ? text.matchAll(declaredValue) : [];
    for (const [, name = ''] of [...text.matchAll(declaredType), ...values]) {
      const key = `${language} ${name}`;
      places.set(key, [...(places.get(key) ?? []), path]);
    }
  }
  return [...places]
    .filter(([key, paths]) => paths.length > 1 && exceptions[key] === undefined)
    .map(([key, paths]) => `${key}: ${paths.join(', ')}`);
};

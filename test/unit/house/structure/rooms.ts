import { type Import, roomOf, type SourceTree } from './source-tree.ts';

const contract = 'packages/contract/';
const engines = 'packages/engines/';
const texts = 'packages/texts/';
const stackRunner = 'packages/stack-runner/index.ts';

const mayEnter: Readonly<Record<string, readonly string[] | 'all'>> = {
  shared: [
    contract,
    'packages/engines/safety/',
    'packages/texts/tables/calendar/',
    'packages/texts/tables/safety/',
  ],
  functions: [
    'shared/',
    contract,
    engines,
    'packages/books/',
    'packages/service/palmistry/answers/',
    'packages/texts/tables/labels/',
    'packages/texts/tables/palm-labels/',
    'packages/texts/tables/pages/',
  ],
  'functions/reports/client': [
    'functions/reports/http/openapi.ts',
    'packages/service/describe/',
    contract,
    'shared/views/requests.ts',
  ],
  infra: ['shared/', contract, engines, 'packages/books/fonts/font-files.ts'],
  events: ['shared/'],
  'packages/contract': [],
  'packages/engines': [contract],
  'packages/texts': [contract, engines],
  'packages/service': [contract, engines, texts, 'shared/pictures/', 'shared/untrusted/'],
  'packages/books': [contract, engines, texts, 'shared/'],
  'packages/client': [],
  'packages/cli': [contract, engines, 'shared/', 'packages/books/'],
  'packages/stack-runner': [],
  'packages/local': [stackRunner, 'packages/cli/', 'shared/'],
  'packages/bench': 'all',
  test: 'all',
};

export const findTrespasses = (tree: SourceTree): string[] =>
  [...tree.values()].flatMap(({ path, imports }) => {
    const room = roomOf(path);
    const allowed = path.includes('/') ? mayEnter[room] : 'all';
    if (allowed === undefined) return [`${path}: the room ${room} is not in the table of rooms`];
    return imports.flatMap((one) => trespass(one, room, allowed));
  });

/** Tests of the runner may import its internal files. */
const isOfRunner = (path: string) => /^(?:packages\/stack-runner\/test|test\/unit\/local)\//.test(path);

const trespass = ({ from, to }: Import, room: string, allowed: readonly string[] | 'all'): string[] => {
  const entered = roomOf(to);
  if (entered === room) return [];
  const message = [`${from} imports ${to}`];
  if (entered === 'test' && room !== 'packages/bench' && from !== 'vitest.config.ts') return message;
  if (entered === 'packages/stack-runner' && to !== stackRunner && !isOfRunner(from)) return message;
  if (allowed === 'all' || allowed.some((start) => to.startsWith(start))) return [];
  return message;
};

import { type Import, roomOf, type SourceTree } from './source-tree.ts';

/** Which rooms a room may enter besides itself; a file as well as a folder can be named. */
const mayEnter: Readonly<Record<string, readonly string[] | 'all'>> = {
  shared: ['engines/safety/'],
  engines: ['shared/contract/'],
  service: ['engines/', 'shared/contract/', 'shared/pictures/'],
  client: [],
  functions: ['shared/', 'engines/', 'books/'],
  cli: ['shared/', 'engines/', 'books/'],
  books: ['shared/', 'engines/'],
  'client/make': [
    'functions/reports/http/openapi.ts',
    'service/describe/',
    'shared/contract/',
    'shared/views/requests.ts',
  ],
  infra: ['shared/', 'engines/', 'books/fonts/font-files.ts'],
  'local/runner': [],
  'local/start': ['local/runner/index.ts', 'cli/', 'shared/', 'service/parent.ts'],
  events: ['shared/'],
  bench: 'all',
  test: 'all',
};

const door = 'local/runner/index.ts';

/** One message for each import that enters a room by no allowed door. */
export const findTrespasses = (tree: SourceTree): string[] =>
  [...tree.values()].flatMap(({ path, imports }) => {
    const room = roomOf(path);
    const allowed = path.includes('/') ? mayEnter[room] : 'all';
    if (allowed === undefined) return [`${path}: the room ${room} is not in the table of rooms`];
    return imports.flatMap((one) => trespass(one, room, allowed));
  });

const trespass = ({ from, to }: Import, room: string, allowed: readonly string[] | 'all'): string[] => {
  const entered = roomOf(to);
  if (entered === room) return [];
  const message = [`${from} imports ${to}`];
  if (entered === 'test' && room !== 'bench' && from !== 'vitest.config.ts') return message;
  if (entered === 'local/runner' && to !== door && !from.startsWith('test/unit/local/')) return message;
  if (allowed === 'all' || allowed.some((start) => to.startsWith(start))) return [];
  return message;
};

import { type Import, isTestFile, rooms, type SourceTree } from './source-tree.ts';

const guarded = rooms.filter((room) => room !== 'test');

interface Arrow {
  readonly folder: string;
  readonly from: string;
  readonly to: string;
  readonly imports: readonly Import[];
}

export const arrowsByFolder = (tree: SourceTree): Map<string, Arrow[]> => {
  const found = new Map<string, Map<string, Import[]>>();
  for (const one of [...tree.values()].flatMap(({ imports }) => imports)) {
    if (!tree.has(one.to) || one.from === one.to || isTestFile(one.from) || isTestFile(one.to)) continue;
    const from = one.from.split('/');
    const to = one.to.split('/');
    const shared = from.findIndex((part, depth) => part !== to[depth]);
    if (shared < 1) continue;
    const folder = from.slice(0, shared).join('/');
    const arrows = found.get(folder) ?? new Map<string, Import[]>();
    const key = `${from[shared]} ${to[shared]}`;
    arrows.set(key, [...(arrows.get(key) ?? []), one]);
    found.set(folder, arrows);
  }
  return new Map(
    [...found].map(([folder, arrows]) => [
      folder,
      [...arrows].map(([key, imports]) => {
        const [from = '', to = ''] = key.split(' ');
        return { folder, from, to, imports };
      }),
    ]),
  );
};

export const findCircles = (tree: SourceTree): string[] =>
  [...arrowsByFolder(tree)]
    .filter(([folder]) => guarded.includes(folder.split('/')[0] ?? ''))
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([, arrows]) => arrowsToCut(arrows).map(describe));

interface Cut {
  readonly arrow: Arrow;
  readonly circle: readonly Arrow[];
}

/** Removes from a shortest circle the arrow with the fewest imports. */
const arrowsToCut = (arrows: readonly Arrow[]): Cut[] => {
  const circle = shortestCircle(arrows);
  const [arrow] = [...circle].sort((a, b) => a.imports.length - b.imports.length);
  if (arrow === undefined) return [];
  return [{ arrow, circle }, ...arrowsToCut(arrows.filter((other) => other !== arrow))];
};

const shortestCircle = (arrows: readonly Arrow[]): readonly Arrow[] => {
  let best: readonly Arrow[] = [];
  for (const first of arrows) {
    const way = shortestWay(arrows, first.to, first.from);
    if (way !== undefined && (best.length === 0 || way.length + 1 < best.length)) best = [first, ...way];
  }
  return best;
};

const shortestWay = (arrows: readonly Arrow[], start: string, goal: string): Arrow[] | undefined => {
  const ways = new Map<string, Arrow[]>([[start, []]]);
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const way = ways.get(at) ?? [];
    if (at === goal) return way;
    for (const arrow of arrows) {
      if (arrow.from !== at || ways.has(arrow.to)) continue;
      ways.set(arrow.to, [...way, arrow]);
      open.push(arrow.to);
    }
  }
  return undefined;
};

const describe = ({ arrow, circle }: Cut) =>
  [
    `${arrow.folder}: ${circle.map(({ from }) => from).join(' > ')} > ${circle[0]?.from}`,
    ...arrow.imports.map(({ from, to, names }) => `${from} imports ${names?.join(', ') ?? 'all'} of ${to}`),
  ].join('\n    ');

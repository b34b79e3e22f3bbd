import { arrowsByFolder } from './circles.ts';
import { isTestFile, type SourceTree } from './source-tree.ts';

type Floors = Readonly<Record<string, readonly (readonly string[])[]>>;

export const findClimbs = (tree: SourceTree, floors: Floors): string[] => {
  const arrows = arrowsByFolder(tree);
  return Object.entries(floors).flatMap(([room, levels]) => {
    const levelOf = new Map(levels.flatMap((names, level) => names.map((name) => [name, level] as const)));
    const children = new Set(
      [...tree.keys()]
        .filter((path) => path.startsWith(`${room}/`) && !isTestFile(path))
        .map((path) => path.slice(room.length + 1).split('/')[0] ?? ''),
    );
    return [
      ...[...children]
        .filter((name) => !levelOf.has(name))
        .map((name) => `${room}/${name} is missing from floors.ts`),
      ...[...levelOf.keys()]
        .filter((name) => !children.has(name))
        .map((name) => `${room}/${name} is in floors.ts, but does not exist`),
      ...(arrows.get(room) ?? []).flatMap(({ from, to, imports }) => {
        const start = levelOf.get(from);
        const end = levelOf.get(to);
        if (start === undefined || end === undefined || start > end) return [];
        return imports.map((one) => `${one.from} imports ${one.to}, which is not in a lower layer`);
      }),
    ];
  });
};

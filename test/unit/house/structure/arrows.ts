import { isTestFile, roomOf, type SourceTree } from './source-tree.ts';

/** Lists the rooms (CONTRIBUTING.md), each after the rooms that it imports. Test files are left out. */
export function arrowsOfRooms(tree: SourceTree): Map<string, string[]> {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of tree.values()) {
    if (isTestFile(path) || !path.includes('/')) continue;
    const room = roomOf(path);
    const found = arrows.get(room) ?? new Set();
    arrows.set(room, found);
    for (const { to } of imports) if (tree.has(to) && roomOf(to) !== room) found.add(roomOf(to));
  }
  const height = (room: string, above: readonly string[] = []): number =>
    above.includes(room)
      ? 0
      : Math.max(0, ...[...(arrows.get(room) ?? [])].map((one) => 1 + height(one, [...above, room])));
  return new Map(
    [...arrows]
      .map(([room, to]) => [room, [...to].sort()] as const)
      .sort(([a], [b]) => height(a) - height(b) || a.localeCompare(b))
      .map(([room, to]) => [room, to]),
  );
}

export function drawRooms(tree: SourceTree): string {
  const arrows = arrowsOfRooms(tree);
  const width = Math.max(...[...arrows.keys()].map(({ length }) => length));
  return [...arrows]
    .map(
      ([room, to]) => `${room.padEnd(width)} ─> ${to.map((one) => one.replace('packages/', '')).join(' ')}`,
    )
    .map((line) => line.replace(/ ─> $/, '').trimEnd())
    .join('\n');
}

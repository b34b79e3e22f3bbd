import type { differenceKinds } from '../ledger/reasons/oddity.ts';
import {
  anyMember,
  holderOf,
  isInList,
  isNamedMember,
  lastStepOf,
  maxMembers,
  maxPaths,
  rootPath,
  type Shape,
  type ShapePlace,
  type ValueType,
} from './shape.ts';

export interface Difference {
  readonly kind: (typeof differenceKinds)[number];
  readonly path: string;
  readonly type?: ValueType | undefined;
}

/**
 * Lists only the top of a new or missing subtree. A filled list that was always empty, or a value instead of null, is
 * no difference.
 */
export function differencesBetween(shape: Shape, remembered: Shape): Difference[] {
  const [seen, known] = foldAlike(shape, remembered);
  const differences: Difference[] = [];
  for (const [path, { types }] of seen) {
    const before = known.get(path);
    if (before === undefined) {
      const [type] = types;
      if (type !== undefined && isNewMember(path, known)) differences.push({ kind: 'new', path, type });
    } else if (!isOnlyNull(before)) {
      for (const type of types) if (!before.types.has(type)) differences.push({ kind: 'type', path, type });
    }
  }
  for (const [path, { sometimes }] of known) {
    if (!sometimes && isLackedBy(seen, path)) differences.push({ kind: 'missing', path });
  }
  return differences;
}

export function hasDifference(shape: Shape, remembered: Shape, { kind, path, type }: Difference): boolean {
  const [seen] = foldAlike(shape, remembered);
  if (kind === 'missing') return isLackedBy(seen, path);
  const seenPlace = seen.get(path);
  return seenPlace !== undefined && (kind === 'new' || (type !== undefined && seenPlace.types.has(type)));
}

/** Objects and lists down to this depth hold the reading or a large part of it. */
const graveDepth = 2;

/** A null, an added field or another form of list element loses nothing. */
export function losesData({ kind, path, type }: Difference, remembered: Shape): boolean {
  if (kind === 'type') return type !== 'null';
  if (kind === 'new' || isInList(path) || path.split('/').length - 1 > graveDepth) return false;
  const types = remembered.get(path)?.types;
  return types?.has('object') === true || types?.has('list') === true;
}

export function merged(shape: Shape, remembered: Shape): Shape {
  const [seen, known] = foldAlike(shape, remembered);
  const all = new Map<string, ShapePlace>();
  for (const [path, { types, sometimes }] of known) {
    const seenPlace = seen.get(path);
    all.set(path, {
      types: new Set([...types, ...(seenPlace?.types ?? [])]),
      sometimes: sometimes || isLackedBy(seen, path),
    });
  }
  for (const [path, { types, sometimes }] of seen) {
    if (all.has(path) || all.size >= maxPaths) continue;
    all.set(path, { types, sometimes: sometimes || isNewMember(path, known) });
  }
  const largeObjects = largeObjectsOf(all);
  return largeObjects.size === 0 ? all : withMapsFolded(all, largeObjects);
}

export const isSameShape = (one: Shape, other: Shape): boolean =>
  one.size === other.size &&
  [...one].every(([path, { types, sometimes }]) => {
    const otherPlace = other.get(path);
    return (
      otherPlace?.sometimes === sometimes &&
      otherPlace.types.size === types.size &&
      [...types].every((type) => otherPlace.types.has(type))
    );
  });

const isOnlyNull = ({ types }: ShapePlace): boolean => types.size === 1 && types.has('null');

const isNewMember = (path: string, known: Shape): boolean =>
  isNamedMember(path) && known.size < maxPaths && known.get(holderOf(path))?.types.has('object') === true;

function isLackedBy(seen: Shape, path: string): boolean {
  if (!isNamedMember(path) || seen.size >= maxPaths) return false;
  return seen.get(path)?.sometimes ?? seen.get(holderOf(path))?.types.has('object') === true;
}

function foldAlike(shape: Shape, remembered: Shape): [Shape, Shape] {
  const maps = new Set([...mapsOf(shape), ...mapsOf(remembered)]);
  return maps.size === 0
    ? [shape, remembered]
    : [withMapsFolded(shape, maps), withMapsFolded(remembered, maps)];
}

function mapsOf(shape: Shape): string[] {
  const named = new Set([...shape.keys()].filter(isNamedMember).map(holderOf));
  return [...shape.keys()]
    .filter((path) => lastStepOf(path) === anyMember)
    .map(holderOf)
    .filter((path) => !named.has(path));
}

function largeObjectsOf(shape: Shape): Set<string> {
  const members = Map.groupBy([...shape.keys()].filter(isNamedMember), holderOf);
  return new Set([...members].filter(([, names]) => names.length > maxMembers).map(([path]) => path));
}

function withMapsFolded(shape: Shape, maps: ReadonlySet<string>): Shape {
  const result = new Map<string, ShapePlace>();
  const names = new Map<string, string>();
  const places = new Map<string, number>();
  const objects = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [path, { types, sometimes }] of shape) {
    const holder = names.get(holderOf(path)) ?? rootPath;
    const isMapped = isNamedMember(path) && maps.has(holder);
    const name = path === rootPath ? rootPath : `${holder}/${isMapped ? anyMember : lastStepOf(path)}`;
    names.set(path, name);
    const existing = result.get(name);
    result.set(name, {
      types: new Set([...(existing?.types ?? []), ...types]),
      sometimes: !isMapped && (sometimes || existing?.sometimes === true),
    });
    count(places, name);
    if (types.has('object')) count(objects, name);
  }
  const isMissingSomewhere = (name: string) => (places.get(name) ?? 0) < (objects.get(holderOf(name)) ?? 0);
  for (const [name, place] of result) {
    if (isNamedMember(name) && isMissingSomewhere(name)) result.set(name, { ...place, sometimes: true });
  }
  return result;
}

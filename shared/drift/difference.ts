import type { differenceKinds } from '../ledger/reasons/oddity.ts';
import {
  anyMember,
  holderOf,
  isNamed,
  lastStepOf,
  maxMembers,
  maxPaths,
  rootPath,
  type Shape,
  type ShapePlace,
  type ValueType,
} from './shape.ts';

/** One way in which an answer differs from those that were seen before. */
export interface Difference {
  readonly kind: (typeof differenceKinds)[number];
  readonly path: string;
  /** Of `new` and `type`: the kind of value that stands there now. */
  readonly type?: ValueType | undefined;
}

/**
 * How an answer's shape differs from what is remembered of others of its operation. Of what is new, or missing, as a whole
 * only the top is told. What stands in a list that was always empty, or where only null was seen, is no difference: nobody
 * could know what would stand there.
 */
export function differs(shape: Shape, remembered: Shape): Difference[] {
  const [seen, known] = alike(shape, remembered);
  const differences: Difference[] = [];
  for (const [path, { types }] of seen) {
    const before = known.get(path);
    if (before === undefined) {
      const [type] = types;
      if (type !== undefined && isNews(path, known)) differences.push({ kind: 'new', path, type });
    } else if (!isOnlyNull(before)) {
      for (const type of types) if (!before.types.has(type)) differences.push({ kind: 'type', path, type });
    }
  }
  for (const [path, { sometimes }] of known) {
    if (!sometimes && isLackedBy(seen, path)) differences.push({ kind: 'missing', path });
  }
  return differences;
}

/** Whether an answer shows a difference that was found in it or in another. */
export function shows(shape: Shape, remembered: Shape, { kind, path, type }: Difference): boolean {
  const [seen] = alike(shape, remembered);
  if (kind === 'missing') return isLackedBy(seen, path);
  const here = seen.get(path);
  return here !== undefined && (kind === 'new' || (type !== undefined && here.types.has(type)));
}

/** Steps below the top at which an object or a list holds the reading itself, or a large part of it. */
const graveDepth = 2;

/**
 * Whether a reader would miss something: an object or a list near the top is gone, or something is of another kind. What is
 * null for once, and what comes beside, takes nothing away.
 */
export function isGrave({ kind, path, type }: Difference, remembered: Shape): boolean {
  if (kind === 'type') return type !== 'null';
  if (kind === 'new' || path.split('/').length - 1 > graveDepth) return false;
  const types = remembered.get(path)?.types;
  return types?.has('object') === true || types?.has('list') === true;
}

/** What is known when an answer has been seen as well. It only grows: what differed once differs no more. */
export function merged(shape: Shape, remembered: Shape): Shape {
  const [seen, known] = alike(shape, remembered);
  const all = new Map<string, ShapePlace>();
  for (const [path, { types, sometimes }] of known) {
    const here = seen.get(path);
    all.set(path, {
      types: new Set([...types, ...(here?.types ?? [])]),
      sometimes: sometimes || isLackedBy(seen, path),
    });
  }
  for (const [path, { types, sometimes }] of seen) {
    if (all.has(path) || all.size >= maxPaths) continue;
    all.set(path, { types, sometimes: sometimes || isNews(path, known) });
  }
  const crowds = crowdsOf(all);
  return crowds.size === 0 ? all : folded(all, crowds);
}

/** Whether two shapes say the same. */
export const isSameShape = (one: Shape, other: Shape): boolean =>
  one.size === other.size &&
  [...one].every(([path, { types, sometimes }]) => {
    const here = other.get(path);
    return (
      here?.sometimes === sometimes &&
      here.types.size === types.size &&
      [...types].every((type) => here.types.has(type))
    );
  });

const isOnlyNull = ({ types }: ShapePlace): boolean => types.size === 1 && types.has('null');

/** A path that is not known says something only where what holds it is known. A full memory knows nothing of new paths. */
const isNews = (path: string, known: Shape): boolean =>
  isNamed(path) && known.size < maxPaths && known.get(holderOf(path))?.types.has('object') === true;

/** Whether an object is there that lacks this member. Of an answer that was not looked at to its end nobody can say. */
function isLackedBy(seen: Shape, path: string): boolean {
  if (!isNamed(path) || seen.size >= maxPaths) return false;
  return seen.get(path)?.sometimes ?? seen.get(holderOf(path))?.types.has('object') === true;
}

/** Both shapes with members put together wherever one of them knows their names to be data. */
function alike(shape: Shape, remembered: Shape): [Shape, Shape] {
  const maps = new Set([...mapsOf(shape), ...mapsOf(remembered)]);
  return maps.size === 0 ? [shape, remembered] : [folded(shape, maps), folded(remembered, maps)];
}

/** Objects of which no member has a name of its own. */
function mapsOf(shape: Shape): string[] {
  const named = new Set([...shape.keys()].filter(isNamed).map(holderOf));
  return [...shape.keys()]
    .filter((path) => lastStepOf(path) === anyMember)
    .map(holderOf)
    .filter((path) => !named.has(path));
}

/** Objects of which so many names have been seen that these must be data. */
function crowdsOf(shape: Shape): Set<string> {
  const members = Map.groupBy([...shape.keys()].filter(isNamed), holderOf);
  return new Set([...members].filter(([, names]) => names.length > maxMembers).map(([path]) => path));
}

/** A member is there sometimes, too, where not every object that is put together with others has it. */
function folded(shape: Shape, maps: ReadonlySet<string>): Shape {
  const result = new Map<string, ShapePlace>();
  const names = new Map<string, string>();
  const places = new Map<string, number>();
  const objects = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [path, { types, sometimes }] of shape) {
    const holder = names.get(holderOf(path)) ?? rootPath;
    const isMapped = isNamed(path) && maps.has(holder);
    const name = path === rootPath ? rootPath : `${holder}/${isMapped ? anyMember : lastStepOf(path)}`;
    names.set(path, name);
    const here = result.get(name);
    result.set(name, {
      types: new Set([...(here?.types ?? []), ...types]),
      sometimes: !isMapped && (sometimes || here?.sometimes === true),
    });
    count(places, name);
    if (types.has('object')) count(objects, name);
  }
  const isLacked = (name: string) => (places.get(name) ?? 0) < (objects.get(holderOf(name)) ?? 0);
  for (const [name, place] of result) {
    if (isNamed(name) && isLacked(name)) result.set(name, { ...place, sometimes: true });
  }
  return result;
}

/** Only the kinds of JSON values are recorded, never the values. */
export const valueTypes = ['text', 'number', 'flag', 'null', 'object', 'list'] as const;
export type ValueType = (typeof valueTypes)[number];

export interface ShapePlace {
  readonly types: ReadonlySet<ValueType>;
  /** Some objects lack this member. */
  readonly sometimes: boolean;
}

/**
 * The kinds of values by JSON pointer. `[]` stands for all elements of a list (`/planets/[]/name`), `{}` for all
 * members of an object whose names are data (`/days/{}/tithi`). Parents precede members.
 */
export type Shape = ReadonlyMap<string, ShapePlace>;

export const maxPaths = 400;
/** Larger objects count as maps: their names are data. */
export const maxMembers = 40;
const maxElements = 1000;
const maxDepth = 16;
const maxNameLetters = 60;

const element = '[]';
export const anyMember = '{}';
export const rootPath = '';

interface Tally {
  readonly types: Set<ValueType>;
  found: number;
  objects: number;
}

export function shapeOf(answer: unknown): Shape {
  const tallies = new Map<string, Tally>();
  visit(tallies, rootPath, answer, 0);
  return new Map(
    [...tallies].map(([path, { types, found }]) => {
      const holder = isNamedMember(path) ? tallies.get(holderOf(path)) : undefined;
      return [path, { types, sometimes: holder !== undefined && found < holder.objects }];
    }),
  );
}

function visit(tallies: Map<string, Tally>, path: string, value: unknown, depth: number): void {
  const known = tallies.get(path);
  if (known === undefined && tallies.size >= maxPaths) return;
  const tally = known ?? { types: new Set(), found: 0, objects: 0 };
  tallies.set(path, tally);
  tally.found += 1;
  tally.types.add(typeOf(value));
  if (typeof value !== 'object' || value === null || depth >= maxDepth) return;
  if (Array.isArray(value)) {
    for (const one of value.slice(0, maxElements)) visit(tallies, `${path}/${element}`, one, depth + 1);
    return;
  }
  tally.objects += 1;
  const members: [string, unknown][] = Object.entries(value);
  const isMap = members.length > maxMembers;
  for (const [name, one] of members.slice(0, maxElements)) {
    const step = isMap || isData(name) ? anyMember : stepOf(name);
    visit(tallies, `${path}/${step}`, one, depth + 1);
  }
}

function typeOf(value: unknown): ValueType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'flag' : 'object';
}

/** Member names that are data: numbers, dates, times, ids, keys and addresses. */
const dataNames = [
  /^[\d\W]*$/,
  /^\d/,
  /^(?=.*\d)[0-9a-f-]{8,}$/i,
  /^\w{1,12}[-_:](?=.*\d)[0-9a-f-]{6,}$/i,
  /[@/?#]/,
];
const isData = (name: string): boolean =>
  name.length > maxNameLetters || dataNames.some((pattern) => pattern.test(name));

const stepOf = (name: string): string => name.replaceAll('~', '~0');
export const holderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
export const lastStepOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
export const isInList = (path: string): boolean => path.split('/').includes(element);
export const isNamedMember = (path: string): boolean =>
  path !== rootPath && lastStepOf(path) !== element && lastStepOf(path) !== anyMember;

const sometimesMark = '?';

/** As text, for example `/data/palm_id text` and `/data/note? text|null`. */
export const linesOf = (shape: Shape): string[] =>
  [...shape].map(
    ([path, { types, sometimes }]) => `${path}${sometimes ? sometimesMark : ''} ${[...types].join('|')}`,
  );

export function shapeFrom(lines: readonly string[]): Shape {
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      const path = line.slice(0, Math.max(0, space));
      const written = line.slice(space + 1).split('|');
      const sometimes = path.endsWith(sometimesMark);
      const types = new Set(valueTypes.filter((type) => written.includes(type)));
      return [sometimes ? path.slice(0, -1) : path, { types, sometimes }];
    }),
  );
}

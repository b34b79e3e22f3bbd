import { roomOf, type SourceTree } from './source-tree.ts';

interface ErrorClass {
  readonly path: string;
  readonly name: string;
  readonly parent: string;
}

const declared = /^(?:export )?(?:abstract )?class (\w+)(?:<[^{]*>)? extends (\w+)/gm;

/** An area is a folder of shared/, functions/ or packages/engines/, else a top-level folder or package. */
const areaOf = (path: string): string => {
  const room = roomOf(path);
  const [, within = ''] = path.split(`${room}/`);
  const [folder = ''] = within.split('/');
  return ['shared', 'functions', 'packages/engines'].includes(room) ? `${room}/${folder}` : room;
};

export const findStrangeErrors = (tree: SourceTree): string[] => {
  const classes = [...tree.values()].flatMap(({ path, text }) =>
    [...text.matchAll(declared)].map(([, name = '', parent = '']) => ({ path, name, parent })),
  );
  const parents = new Map(classes.map(({ name, parent }) => [name, parent]));
  const errors = classes.filter(({ name }) => isError(name, parents));
  return [
    ...errors
      .filter(({ name }) => !name.endsWith('Error'))
      .map(({ path, name }) => `${path}: ${name} is an error, and its name does not end in Error`),
    ...[...basesByArea(errors)]
      .filter(([, bases]) => bases.length > 1)
      .map(([area, bases]) => `${area} has ${bases.length} bases of errors: ${bases.sort().join(', ')}`),
  ];
};

const isError = (name: string, parents: ReadonlyMap<string, string>): boolean => {
  const parent = parents.get(name);
  return parent === undefined ? /(?:Error|Exception)$/.test(name) : isError(parent, parents);
};

const basesByArea = (errors: readonly ErrorClass[]): Map<string, string[]> => {
  const bases = new Map<string, string[]>();
  for (const { path, name, parent } of errors) {
    const area = areaOf(path);
    if (area === 'test') continue;
    if (errors.some((other) => other.name === parent && areaOf(other.path) === area)) continue;
    bases.set(area, [...(bases.get(area) ?? []), name]);
  }
  return bases;
};

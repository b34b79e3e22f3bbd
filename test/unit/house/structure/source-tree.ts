import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import engines from '../../../../packages/engines/package.json' with { type: 'json' };
import shared from '../../../../shared/package.json' with { type: 'json' };
import { packageFiles } from '../../../support/files/package-files.ts';

/** Biome formats the sources, so regular expressions suffice. */

export interface Import {
  readonly from: string;
  readonly to: string;
  /** `undefined` for the whole file (`import * as x`, `import('x')`). */
  readonly names: readonly string[] | undefined;
}

interface Export {
  readonly name: string;
  readonly kind: 'type' | 'value' | 're-exported';
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
}

export type SourceTree = ReadonlyMap<string, SourceFile>;

export const rooms = ['shared', 'functions', 'infra', 'events', 'packages', 'test'];

const fileOf = (specifier: string) => packageFiles(projectRoot)(specifier);

export const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url));

export const readSourceTree = (): SourceTree => {
  const paths = globSync([`{${rooms.join(',')}}/**/*.ts`, '*.ts'], { cwd: projectRoot }).sort();
  return parseTree(
    Object.fromEntries(paths.map((path) => [path, readFileSync(`${projectRoot}${path}`, 'utf8')])),
  );
};

export const parseTree = (texts: Readonly<Record<string, string>>): SourceTree =>
  new Map(
    Object.entries(texts).map(([path, text]) => [
      path,
      {
        path,
        text,
        lines: text.split('\n').length - 1,
        imports: importsOf(path, text),
        exports: exportsOf(text),
      },
    ]),
  );

const ownNames: readonly { readonly room: string; readonly imports: object }[] = [
  { room: 'shared', imports: shared.imports },
  { room: 'packages/engines', imports: engines.imports },
];

/** One file, or one per condition for a `#` import. */
const resolve = (from: string, specifier: string): string[] => {
  if (specifier.startsWith('.')) return [posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))];
  if (!specifier.startsWith('#')) return [fileOf(specifier) ?? specifier];
  return ownNames.flatMap(({ room, imports }) => {
    const [, target = []] = Object.entries(imports).find(([name]) => name === specifier) ?? [];
    return (typeof target === 'string' ? [target] : Object.values<string>(target))
      .filter((path) => path.endsWith('.ts'))
      .map((path) => posix.join(room, path));
  });
};

const statement =
  /^(?:import|export)(?: type)? ([\w$*,{}\s]+?) from '((?:[.#]|@palmleaf\/|palmleaf-client)[^']*)'/gm;
const sideEffect = /^import '((?:\.|@palmleaf\/)[^']+)'/gm;
const inline = /\bimport\(\s*'((?:\.|@palmleaf\/)[^']+)'\s*,?\s*\)/g;

const importsOf = (from: string, text: string): Import[] => [
  ...[...text.matchAll(statement)].flatMap(([, clause = '', specifier = '']) =>
    resolve(from, specifier).map((to) => ({ from, to, names: namesOf(clause) })),
  ),
  ...[...text.matchAll(sideEffect)].flatMap(([, specifier = '']) =>
    resolve(from, specifier).map((to) => ({ from, to, names: [] })),
  ),
  ...[...text.matchAll(inline)].flatMap(([, specifier = '']) =>
    resolve(from, specifier).map((to) => ({ from, to, names: undefined })),
  ),
];

const namesOf = (clause: string): string[] | undefined => {
  if (clause.includes('*')) return undefined;
  const [, standard = '', braces = ''] = /^([\w$]*)[\s,]*(?:\{([\s\S]*)\})?$/.exec(clause.trim()) ?? [];
  return [...(standard === '' ? [] : ['default']), ...listed(braces, 'before')];
};

/** In `a as b`, the original or the new name. */
const listed = (braces: string, side: 'before' | 'after'): string[] =>
  braces
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one !== '')
    .map((one) => one.split(' as ')[side === 'before' ? 0 : 1] ?? one);

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(const|let|function\*?|class|interface|type) (\w+)/gm;
const destructured = /^export const \{([^}]+)\}/gm;
const list = /^export (?:type )?\{([^}]*)\}/gm;

const exportsOf = (text: string): Export[] => [
  ...[...text.matchAll(declaration)].map(([, keyword = '', name = '']) => ({
    name,
    kind: keyword === 'interface' || keyword === 'type' ? ('type' as const) : ('value' as const),
  })),
  ...[...text.matchAll(destructured)].flatMap(([, braces = '']) =>
    braces.split(',').flatMap((one) => {
      const name = (one.split(':')[1] ?? one).trim();
      return name === '' ? [] : [{ name, kind: 'value' as const }];
    }),
  ),
  ...[...text.matchAll(list)].flatMap(([, braces = '']) =>
    listed(braces, 'after').map((name) => ({ name, kind: 're-exported' as const })),
  ),
  ...(/^export default /m.test(text) ? [{ name: 'default', kind: 'value' as const }] : []),
];

/** Tests in any folder belong to the room `test`. */
export const roomOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/');
  if (isTestFile(path)) return 'test';
  if (path.startsWith('functions/reports/client/')) return 'functions/reports/client';
  return first === 'packages' ? `${first}/${second}` : first;
};

export const isTestFile = (path: string): boolean => /^(?:packages\/[\w-]+\/)?test\//.test(path);

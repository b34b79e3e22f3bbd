import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './reach.ts';
import { isSyntax, nameOf, parse, type Syntax, syntaxes, walk } from './syntax.ts';
import { importsOf } from './tests.ts';

interface Reference extends Place {
  readonly isInFunction: boolean;
}

/** Finds readers of a constant, also through other constants. */
export function readersOf(root: string): (place: Place) => Place[] {
  const files = globSync(['shared/**/*.ts', 'functions/**/*.ts'], { cwd: root }).sort();
  const programs = new Map<string, unknown>();
  const programOf = (file: string): unknown => {
    const program = programs.get(file) ?? parse(readFileSync(join(root, file), 'utf8'));
    programs.set(file, program);
    return program;
  };
  return (place) => {
    const readers: Place[] = [];
    const open: Place[] = [place];
    const seen = new Set<string>();
    for (const { file, offset } of open) {
      const constant = constantAt(programOf(file), offset);
      const name = nameOf(constant?.id);
      if (constant === undefined || name === undefined || seen.has(`${file} ${name}`)) continue;
      seen.add(`${file} ${name}`);
      for (const other of files.filter((one) => one === file || importsOf(root, one).includes(file)))
        for (const reference of referencesTo(name, other, programOf(other))) {
          const isOwn =
            other === file && constant.start <= reference.offset && reference.offset < constant.end;
          if (!isOwn) (reference.isInFunction ? readers : open).push(reference);
        }
    }
    return readers;
  };
}

function constantAt(program: unknown, offset: number): Syntax | undefined {
  const holds = ({ start, end }: Syntax) => start <= offset && offset < end;
  const statement = isSyntax(program) ? syntaxes(program.body).find(holds) : undefined;
  const declaration = isSyntax(statement?.declaration) ? statement.declaration : statement;
  return syntaxes(declaration?.declarations).find(holds);
}

function referencesTo(name: string, file: string, program: unknown): Reference[] {
  const found: Reference[] = [];
  walk(program, (syntax, way) => {
    if (syntax.type === 'Identifier' && syntax.name === name)
      found.push({
        file,
        offset: syntax.start,
        isInFunction: way.some(({ type }) => type.includes('Function')),
      });
  });
  return found;
}

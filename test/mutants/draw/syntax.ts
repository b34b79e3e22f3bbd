import { parseAst } from 'vitest/node';

/** A place in a source, as the parser of Vitest tells it: ESTree, with what each kind of node has besides. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

/** Throws where the text is no TypeScript. */
export const parse = (text: string): unknown => parseAst(text, { lang: 'ts' });

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  'end' in value;

export const syntaxes = (value: unknown): Syntax[] => (Array.isArray(value) ? value.filter(isSyntax) : []);

/** The name of what stands there: of a property, of what is called, of a member. */
export function nameOf(syntax: unknown): string | undefined {
  if (!isSyntax(syntax)) return undefined;
  if (syntax.type === 'MemberExpression') return nameOf(syntax.property);
  return syntax.type === 'Identifier' && typeof syntax.name === 'string' ? syntax.name : undefined;
}

/** What only wraps code in a type. All other syntax of types is no code. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isCode = ({ type, importKind, exportKind }: Syntax): boolean =>
  (!type.startsWith('TS') || wrappers.has(type)) &&
  type !== 'ImportDeclaration' &&
  importKind !== 'type' &&
  exportKind !== 'type';

/** Calls back for all that runs, from the outside to the inside, with the way that leads there. */
export function walk(syntax: unknown, visit: (syntax: Syntax, way: readonly Syntax[]) => void): void {
  const go = (value: unknown, way: readonly Syntax[]): void => {
    if (Array.isArray(value)) for (const one of value) go(one, way);
    if (!isSyntax(value) || !isCode(value)) return;
    visit(value, way);
    for (const member of Object.values(value)) go(member, [...way, value]);
  };
  go(syntax, []);
}

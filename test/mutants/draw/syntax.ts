import { parseAst } from 'vitest/node';

/** A node of Vitest's parser (ESTree). */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [member: string]: unknown;
}

export const parse = (text: string): unknown => parseAst(text, { lang: 'ts' });

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  'end' in value;

export const syntaxes = (value: unknown): Syntax[] => (Array.isArray(value) ? value.filter(isSyntax) : []);

export function nameOf(syntax: unknown): string | undefined {
  if (!isSyntax(syntax)) return undefined;
  if (syntax.type === 'MemberExpression') return nameOf(syntax.property);
  return syntax.type === 'Identifier' && typeof syntax.name === 'string' ? syntax.name : undefined;
}

/** TypeScript nodes around an expression. All others hold only types. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isCode = ({ type, importKind, exportKind }: Syntax): boolean =>
  (!type.startsWith('TS') || wrappers.has(type)) &&
  type !== 'ImportDeclaration' &&
  importKind !== 'type' &&
  exportKind !== 'type';

export function walk(syntax: unknown, visit: (syntax: Syntax, ancestors: readonly Syntax[]) => void): void {
  const go = (value: unknown, ancestors: readonly Syntax[]): void => {
    if (Array.isArray(value)) for (const one of value) go(one, ancestors);
    if (!isSyntax(value) || !isCode(value)) return;
    visit(value, ancestors);
    for (const member of Object.values(value)) go(member, [...ancestors, value]);
  };
  go(syntax, []);
}

import { isSyntax, nameOf, parse, type Syntax, syntaxes } from '../mutants/draw/syntax.ts';

interface Table {
  readonly file: string;
  readonly name: string;
}

export const tables: readonly Table[] = [
  ...['ofPalmistry', 'reading', 'ofPalm', 'feature', 'topic', 'palmPlan', 'palmEndpoints'].map((name) => ({
    file: 'packages/contract/endpoints/palms.ts',
    name,
  })),
  ...['calculation', 'chartPlan', 'operations'].map((name) => ({
    file: 'packages/contract/operations.ts',
    name,
  })),
  { file: 'shared/plan/plan.ts', name: 'fields' },
  { file: 'shared/views/words.ts', name: 'chapterOfFamily' },
  { file: 'packages/books/model/chapters.ts', name: 'contents' },
  { file: 'packages/cli/verify/verify.ts', name: 'verifiers' },
  { file: 'packages/service/operations/handlers.ts', name: 'assembleHandlers' },
  { file: 'packages/service/astrology/operations.ts', name: 'astrologyOperations' },
  { file: 'packages/service/palmistry/operations.ts', name: 'palmistryOperations' },
  { file: 'packages/service/astrology/additional-fields.ts', name: 'additionalFields' },
  { file: 'packages/service/palmistry/answers/shapes.ts', name: 'palmAnswers' },
  { file: 'test/chaos/answers.ts', name: 'answers' },
];

export interface Deletion {
  readonly file: string;
  /** For example `operations.chat.plan.family`. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Tables of which single fields are deleted; the others lose whole entries. */
const withFields = /^(?:ofPalm|reading|feature|topic|palm|calculation|chartPlan|operations)/;

export function deletionsOf(source: string, { file, name }: Table): Deletion[] {
  const object = objectIn(declared(parse(source), name));
  if (object === undefined) throw new Error(`There is no table ${name} in ${file}`);
  return fieldsIn(object, name, withFields.test(name)).map((field) => ({ file, ...field }));
}

export const without = (source: string, { start, end }: Deletion): string =>
  source.slice(0, start) + source.slice(end).replace(/^\s*,/, '');

function fieldsIn(object: Syntax, path: string, isDeep: boolean): Omit<Deletion, 'file'>[] {
  return syntaxes(object.properties).flatMap((property) => {
    const { start, end } = property;
    const isSpread = property.type === 'SpreadElement';
    const name = `${path}.${isSpread ? `...${nameOf(property.argument) ?? ''}` : keyOf(property.key)}`;
    const inner = isDeep ? objectOf(property.value) : undefined;
    const isSample = name.endsWith('.sample');
    return [{ name, start, end }, ...(inner === undefined || isSample ? [] : fieldsIn(inner, name, isDeep))];
  });
}

const keyOf = (key: unknown): string =>
  nameOf(key) ?? (isSyntax(key) && typeof key.value === 'string' ? key.value : '?');

function objectOf(value: unknown): Syntax | undefined {
  if (!isSyntax(value)) return undefined;
  if (value.type === 'ObjectExpression') return value;
  return objectOf(value.expression);
}

function declared(syntax: unknown, name: string): Syntax | undefined {
  if (Array.isArray(syntax)) return firstOf(syntax, (one) => declared(one, name));
  if (!isSyntax(syntax)) return undefined;
  const declares = syntax.type === 'VariableDeclarator' || syntax.type === 'FunctionDeclaration';
  if (declares && nameOf(syntax.id) === name) return syntax;
  return firstOf(Object.values(syntax), (one) => declared(one, name));
}

function objectIn(declaration: Syntax | undefined): Syntax | undefined {
  if (declaration === undefined) return undefined;
  const { init } = declaration;
  if (!isSyntax(init)) return returned(declaration.body);
  return objectOf(init) ?? objectOf(init.body);
}

const returned = (body: unknown): Syntax | undefined =>
  isSyntax(body)
    ? firstOf(syntaxes(body.body), (one) =>
        one.type === 'ReturnStatement' ? objectOf(one.argument) : undefined,
      )
    : undefined;

function firstOf<One, Value>(list: readonly One[], find: (one: One) => Value | undefined): Value | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

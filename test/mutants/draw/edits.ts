import { isSyntax, nameOf, parse, type Syntax, syntaxes, walk } from './syntax.ts';

export interface Edit {
  readonly what: string;
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

const replacements: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

const otherNames: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' };

const writes = new Set(['set', 'remove', 'add', 'condition', 'setPaths', 'setIfMissing']);

/** Leaves comments, strings, types and imports unchanged. */
export function editsOf(text: string): Edit[] {
  const edits: Edit[] = [];
  walk(parse(text), (syntax, ancestors) => {
    edits.push(...(makers[syntax.type]?.(syntax, ancestors, text) ?? []));
  });
  return edits;
}

/** The edit may make types wrong, because Node only strips them. */
export function canBeParsed(text: string, { start, end, put }: Edit): boolean {
  try {
    parse(text.slice(0, start) + put + text.slice(end));
    return true;
  } catch {
    return false;
  }
}

type Maker = (syntax: Syntax, ancestors: readonly Syntax[], text: string) => Edit[];

const makers: Readonly<Record<string, Maker>> = {
  BinaryExpression: operators,
  LogicalExpression: (syntax, ancestors, text) => [
    ...operators(syntax, ancestors, text),
    ...sides(syntax, text),
  ],
  IfStatement: ({ test }, _, text) => [
    ...negation(test, text),
    ...replacement(test, 'a condition that is always false', 'false'),
  ],
  ConditionalExpression: ({ test }, _, text) => negation(test, text),
  UnaryExpression: (syntax) =>
    syntax.operator === '!'
      ? [{ what: 'a removed "not"', start: syntax.start, end: syntax.start + 1, put: '' }]
      : [],
  Literal: literals,
  ExpressionStatement: (syntax) =>
    isSyntax(syntax.expression) && !isFixed(syntax, syntax.expression)
      ? replacement(syntax, 'a removed statement', ';')
      : [],
  CallExpression: calls,
  ObjectExpression: members,
  ArrayExpression: members,
};

/** A directive, or a call of `super()`. */
const isFixed = (statement: Syntax, { callee }: Syntax): boolean =>
  typeof statement.directive === 'string' || (isSyntax(callee) && callee.type === 'Super');

const replacement = (syntax: unknown, what: string, put: string): Edit[] =>
  isSyntax(syntax) ? [{ what, start: syntax.start, end: syntax.end, put }] : [];

const negation = (test: unknown, text: string): Edit[] =>
  isSyntax(test) && !['===', '!==', '!'].includes(String(test.operator))
    ? replacement(test, 'a negated condition', `!(${text.slice(test.start, test.end)})`)
    : [];

function operators({ operator, left, right }: Syntax, _: readonly Syntax[], text: string): Edit[] {
  if (typeof operator !== 'string' || !isSyntax(left) || !isSyntax(right)) return [];
  const put = replacements[operator];
  const start = text.indexOf(operator, left.end);
  if (put === undefined || start < 0 || start >= right.start) return [];
  if (operator === '+' && [left, right].some(isText)) return [];
  return [{ what: `${put} in place of ${operator}`, start, end: start + operator.length, put }];
}

const isText = ({ type, value }: Syntax): boolean => type === 'TemplateLiteral' || typeof value === 'string';

function sides({ operator, left, right, start, end }: Syntax, text: string): Edit[] {
  if (!isSyntax(left) || !isSyntax(right)) return [];
  const keep = (side: Syntax): Edit => ({
    what: `a removed side of ${String(operator)}`,
    start,
    end,
    put: text.slice(side.start, side.end),
  });
  return operator === '??' ? [keep(left)] : [keep(left), keep(right)];
}

function literals({ value, start, end }: Syntax, ancestors: readonly Syntax[]): Edit[] {
  // A write with `delete` is a removal, whatever the value.
  if (nameOf(ancestors.at(-1)?.key) === 'delete') return [];
  if (typeof value === 'boolean') return [{ what: 'an inverted boolean', start, end, put: String(!value) }];
  if (typeof value !== 'number') return [];
  return [{ what: 'another number', start, end, put: value === 1 ? '0' : String(value + 1) }];
}

function calls({ callee, arguments: given }: Syntax, _: readonly Syntax[], text: string): Edit[] {
  const name = nameOf(callee);
  const values = syntaxes(given);
  if (!isSyntax(callee) || name === undefined) return [];
  if (callee.type === 'Identifier' && (name === 'all' || name === 'any') && values.length > 1)
    return values.flatMap((_value, index) => without(values, index, `a removed condition of ${name}()`));
  if (callee.type !== 'MemberExpression' || !isSyntax(callee.property)) return [];
  if (name === 'filter') return replacement(values[0], 'a filter that keeps everything', '() => true');
  const other = otherNames[name];
  const isMath = text.slice(callee.start, callee.property.start) === 'Math.';
  const isOfList = name === 'some' || name === 'every';
  return other !== undefined && (isMath || isOfList)
    ? replacement(callee.property, `${other} in place of ${name}`, other)
    : [];
}

function members(syntax: Syntax, ancestors: readonly Syntax[]): Edit[] {
  const all = syntaxes(syntax.properties ?? syntax.elements);
  const owner = nameOf(ancestors.findLast(({ type }) => type === 'Property')?.key);
  const isWritten = owner !== undefined && writes.has(owner) && isValueOf(ancestors.at(-1), syntax);
  return all.flatMap((member, index) => {
    const name = nameOf(member.key);
    const isWrite = name !== undefined && writes.has(name);
    return isWritten || isWrite || member.type === 'SpreadElement'
      ? without(all, index, 'a removed member')
      : [];
  });
}

const isValueOf = (property: Syntax | undefined, value: Syntax): boolean => property?.value === value;

function without(list: readonly Syntax[], index: number, what: string): Edit[] {
  const [one, next, before] = [list[index], list[index + 1], list[index - 1]];
  if (one === undefined) return [];
  if (next !== undefined) return [{ what, start: one.start, end: next.start, put: '' }];
  return [{ what, start: before?.end ?? one.start, end: one.end, put: '' }];
}

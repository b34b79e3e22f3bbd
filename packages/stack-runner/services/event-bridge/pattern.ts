import { AwsError } from '../../basics/errors.ts';
import { isObject, type Json, type JsonObject } from '../../basics/json.ts';

/**
 * A field matches if any of its matchers does; every field must match; `$or` lists alternatives.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-create-pattern-operators.html
 */
export function matchesPattern(pattern: Json, event: Json | undefined): boolean {
  if (!isObject(pattern)) throw invalid(pattern);
  return Object.entries(pattern).every(([field, filter]) => {
    if (field === '$or') {
      if (!Array.isArray(filter)) throw invalid(filter);
      return filter.some((alternative) => matchesPattern(alternative, event));
    }
    const value = isObject(event) ? event[field] : undefined;
    if (Array.isArray(filter)) return filter.some((matcher) => matchesValue(matcher, value));
    if (Array.isArray(value)) return value.some((item) => matchesPattern(filter, item));
    return matchesPattern(filter, value);
  });
}

/** @throws AwsError InvalidEventPatternException for an unknown operator */
export function checkPattern(pattern: Json): void {
  if (!isObject(pattern)) throw invalid(pattern);
  for (const [field, filter] of Object.entries(pattern)) {
    if (field === '$or') {
      if (!Array.isArray(filter)) throw invalid(filter);
      filter.forEach(checkPattern);
    } else if (Array.isArray(filter)) {
      if (filter.length === 0) throw invalid(pattern);
      for (const matcher of filter) if (isObject(matcher)) operatorOf(matcher);
    } else checkPattern(filter);
  }
}

function matchesValue(matcher: Json, value: Json | undefined): boolean {
  if (isObject(matcher) && 'exists' in matcher)
    return (value !== undefined && !isObject(value)) === matcher.exists;
  if (value === undefined) return false;
  if (Array.isArray(value)) return value.some((item) => matchesOne(matcher, item));
  return matchesOne(matcher, value);
}

function matchesOne(matcher: Json, value: Json): boolean {
  if (!isObject(matcher)) return matcher === value;
  const [operator, operand] = operatorOf(matcher);
  return operators[operator](operand, value);
}

type Operator =
  | 'exists'
  | 'prefix'
  | 'suffix'
  | 'equals-ignore-case'
  | 'wildcard'
  | 'numeric'
  | 'anything-but'
  | 'cidr';

const operators: Record<Operator, (operand: Json, value: Json) => boolean> = {
  exists: () => false,
  prefix: (operand, value) => affix(operand, value, (text, part) => text.startsWith(part)),
  suffix: (operand, value) => affix(operand, value, (text, part) => text.endsWith(part)),
  'equals-ignore-case': (operand, value) =>
    affix({ 'equals-ignore-case': operand }, value, (a, b) => a === b),
  wildcard: (operand, value) => typeof value === 'string' && wildcard(operand).test(value),
  numeric: (operand, value) => numeric(operand, value),
  'anything-but': (operand, value) => {
    const excluded = Array.isArray(operand) ? operand : [operand];
    const flat = excluded.flatMap((item) => (isObject(item) ? spread(item) : [item]));
    return !flat.some((item) => matchesOne(item, value));
  },
  cidr: (operand) => {
    throw invalid(operand);
  },
};

/** `{prefix: ['a', 'b']}` inside anything-but means each of them. */
function spread(matcher: JsonObject): Json[] {
  const [operator, operand] = operatorOf(matcher);
  return Array.isArray(operand) && operator !== 'numeric'
    ? operand.map((item): Json => ({ [operator]: item }))
    : [matcher];
}

function operatorOf(matcher: JsonObject): [Operator, Json] {
  const [only, ...others] = Object.entries(matcher);
  if (only === undefined || others.length > 0 || !isOperator(only[0])) throw invalid(matcher);
  return [only[0], only[1]];
}

function isOperator(name: string): name is Operator {
  return name in operators && name !== 'cidr';
}

function affix(operand: Json, value: Json, test: (text: string, part: string) => boolean): boolean {
  if (typeof value !== 'string') return false;
  if (typeof operand === 'string') return test(value, operand);
  const folded = isObject(operand) ? operand['equals-ignore-case'] : undefined;
  if (typeof folded !== 'string') throw invalid(operand);
  return test(value.toLowerCase(), folded.toLowerCase());
}

function wildcard(operand: Json): RegExp {
  if (typeof operand !== 'string') throw invalid(operand);
  const parts = operand.split(/(\\\*|\\\\|\*)/).map((part) => {
    if (part === '*') return '.*';
    return (part.startsWith('\\') ? part.slice(1) : part).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

function numeric(operand: Json, value: Json): boolean {
  if (!Array.isArray(operand) || operand.length === 0 || operand.length % 2 !== 0) throw invalid(operand);
  if (typeof value !== 'number') return false;
  for (let index = 0; index < operand.length; index += 2) {
    const [comparison, limit] = [operand[index], operand[index + 1]];
    if (typeof limit !== 'number' || !isComparison(comparison)) throw invalid(operand);
    if (!comparisons[comparison](value, limit)) return false;
  }
  return true;
}

const comparisons = {
  '=': (value: number, limit: number) => value === limit,
  '<': (value: number, limit: number) => value < limit,
  '<=': (value: number, limit: number) => value <= limit,
  '>': (value: number, limit: number) => value > limit,
  '>=': (value: number, limit: number) => value >= limit,
};

function isComparison(name: Json | undefined): name is keyof typeof comparisons {
  return typeof name === 'string' && name in comparisons;
}

function invalid(part: Json): AwsError {
  return new AwsError(
    'InvalidEventPatternException',
    `Event pattern is not valid. Reason: ${JSON.stringify(part)}`,
  );
}

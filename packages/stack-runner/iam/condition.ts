import { StackError } from '../basics/errors.ts';
import { matches, matchesArn } from './wildcard.ts';

export type RequestContext = Readonly<Record<string, readonly string[]>>;

export interface Condition {
  readonly operator: Operator;
  readonly quantifier: 'ForAllValues' | 'ForAnyValue' | undefined;
  readonly ifExists: boolean;
  readonly key: string;
  readonly wanted: readonly string[];
}

const numeric = (compare: (given: number, wanted: number) => boolean) => (given: string, wanted: string) =>
  compare(Number(given), Number(wanted));
const isEqual = (given: string, wanted: string): boolean => given === wanted;
const sameLetters = (given: string, wanted: string): boolean => given.toLowerCase() === wanted.toLowerCase();
const like = (given: string, wanted: string): boolean => matches(wanted, given);
const likeArn = (given: string, wanted: string): boolean => matchesArn(wanted, given);

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html */
const positive = {
  StringEquals: isEqual,
  StringEqualsIgnoreCase: sameLetters,
  StringLike: like,
  ArnEquals: likeArn,
  ArnLike: likeArn,
  Bool: sameLetters,
  NumericEquals: numeric((given, wanted) => given === wanted),
  NumericLessThan: numeric((given, wanted) => given < wanted),
  NumericLessThanEquals: numeric((given, wanted) => given <= wanted),
  NumericGreaterThan: numeric((given, wanted) => given > wanted),
  NumericGreaterThanEquals: numeric((given, wanted) => given >= wanted),
};
/** Each holds if its positive operator holds for none of the wanted values. */
const negative = {
  StringNotEquals: 'StringEquals',
  StringNotEqualsIgnoreCase: 'StringEqualsIgnoreCase',
  StringNotLike: 'StringLike',
  ArnNotEquals: 'ArnEquals',
  ArnNotLike: 'ArnLike',
  NumericNotEquals: 'NumericEquals',
} as const;
type Operator = keyof typeof positive | keyof typeof negative | 'Null';

const isPositive = (name: string): name is keyof typeof positive => Object.hasOwn(positive, name);
const isNegative = (name: string): name is keyof typeof negative => Object.hasOwn(negative, name);

/** Any other key is refused, because it would count as missing. */
const suppliedKeys: ReadonlySet<string> = new Set([
  'aws:principalarn',
  'aws:securetransport',
  'aws:sourcearn',
  'aws:sourceaccount',
  'dynamodb:leadingkeys',
  'events:source',
  'events:detail-type',
  's3:prefix',
  's3:delimiter',
  'lambda:functionurlauthtype',
  'lambda:invokedviafunctionurl',
  'kms:viaservice',
  // CloudWatch Logs supplies it when it creates a log group.
  'kms:encryptioncontext:aws:logs:arn',
]);

const isSupplied = (key: string): boolean =>
  suppliedKeys.has(key.toLowerCase()) || key.toLowerCase().startsWith('aws:principaltag/');

type Raw = Readonly<Record<string, Readonly<Record<string, string | boolean | number | readonly string[]>>>>;

export function conditionsOf(source: string, raw: Raw): Condition[] {
  return Object.entries(raw).flatMap(([name, keys]) => {
    const [, quantifier, plain = '', ifExists] =
      /^(?:(ForAllValues|ForAnyValue):)?(\w+?)(IfExists)?$/.exec(name) ?? [];
    if (!isPositive(plain) && !isNegative(plain) && plain !== 'Null')
      throw new StackError(`${source}: the condition ${name} is not supported`);
    const unknown = Object.keys(keys).find((key) => !isSupplied(key));
    if (unknown !== undefined)
      throw new StackError(`${source}: the condition key ${unknown} is not supported`);
    return Object.entries(keys).map(([key, values]) => ({
      operator: plain,
      quantifier: quantifier === 'ForAllValues' || quantifier === 'ForAnyValue' ? quantifier : undefined,
      ifExists: ifExists !== undefined,
      key: key.toLowerCase(),
      wanted: (Array.isArray(values) ? values : [values]).map(String),
    }));
  });
}

export function holds(
  { operator, quantifier, ifExists, key, wanted }: Condition,
  context: RequestContext,
): boolean {
  const given = context[key] ?? [];
  if (operator === 'Null') return wanted.some((value) => (value === 'true') === (given.length === 0));
  if (given.length === 0) {
    if (quantifier !== undefined) return quantifier === 'ForAllValues';
    return ifExists || isNegative(operator);
  }
  const fits = (value: string): boolean =>
    isNegative(operator)
      ? !wanted.some((each) => positive[negative[operator]](value, each))
      : wanted.some((each) => positive[operator](value, each));
  return quantifier === 'ForAnyValue' || (quantifier === undefined && !isNegative(operator))
    ? given.some(fits)
    : given.every(fits);
}

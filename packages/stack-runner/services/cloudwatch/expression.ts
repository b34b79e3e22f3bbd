/** https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html */
import { StackError } from '../../basics/errors.ts';

export type Series = readonly (number | undefined)[];
type Values = (id: string) => Series;
type Node = (values: Values, periods: number) => Series;

export interface Expression {
  readonly ids: ReadonlySet<string>;
  evaluate(values: Values, periods: number): Series;
}

const isTrue = (value: number): boolean => value !== 0;
const operators: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
  { OR: (a, b) => Number(isTrue(a) || isTrue(b)), '||': (a, b) => Number(isTrue(a) || isTrue(b)) },
  { AND: (a, b) => Number(isTrue(a) && isTrue(b)), '&&': (a, b) => Number(isTrue(a) && isTrue(b)) },
  {
    '==': (a, b) => Number(a === b),
    '!=': (a, b) => Number(a !== b),
    '<=': (a, b) => Number(a <= b),
    '>=': (a, b) => Number(a >= b),
    '<': (a, b) => Number(a < b),
    '>': (a, b) => Number(a > b),
  },
  { '+': (a, b) => a + b, '-': (a, b) => a - b },
  { '*': (a, b) => a * b, '/': (a, b) => a / b },
];
const merging: Readonly<Record<string, (values: readonly number[]) => number>> = {
  MAX: (values) => Math.max(...values),
  MIN: (values) => Math.min(...values),
  SUM: (values) => values.reduce((sum, value) => sum + value, 0),
};

export function parseExpression(text: string): Expression {
  const tokens = text.match(/\d+(?:\.\d+)?|[A-Za-z_]\w*|[<>=!]=|&&|\|\||[-+*/<>(),[\]]|\S/g) ?? [];
  const ids = new Set<string>();
  let at = 0;
  const fail = (what: string): never => {
    throw new StackError(`the metric math "${text}" is not supported here: ${what}`);
  };
  const take = (wanted: string): void => {
    if (tokens[at] !== wanted) fail(`${wanted} expected, not ${tokens[at] ?? 'its end'}`);
    at += 1;
  };
  const binary = (level: number): Node => {
    const known = operators[level];
    if (known === undefined) return single();
    let left = binary(level + 1);
    for (;;) {
      const operate = Object.hasOwn(known, tokens[at] ?? '') ? known[tokens[at] ?? ''] : undefined;
      if (operate === undefined) return left;
      at += 1;
      left = pairwise(left, binary(level + 1), operate);
    }
  };
  const list = (): Node[] => {
    const nodes = [binary(0)];
    while (tokens[at] === ',') {
      at += 1;
      nodes.push(binary(0));
    }
    return nodes;
  };
  const call = (name: string): Node => {
    take('(');
    const isArray = tokens[at] === '[';
    if (isArray) take('[');
    const given = list();
    if (isArray) take(']');
    take(')');
    const [first, second, third] = given;
    const merge = Object.hasOwn(merging, name) ? merging[name] : undefined;
    if (merge !== undefined && isArray) return merged(given, merge);
    if (name === 'FILL' && first && second && !third) return filled(first, second);
    if (name === 'IF' && first && second) return chosen(first, second, third);
    return fail(`${name} with ${given.length} arguments`);
  };
  const single = (): Node => {
    const token = tokens[at] ?? fail('it ends too early');
    at += 1;
    if (token === '(') {
      const inner = binary(0);
      take(')');
      return inner;
    }
    if (/^\d/.test(token)) return constant(Number(token));
    // Ids of metrics begin with a small letter.
    if (/^[a-z]/.test(token)) {
      ids.add(token);
      return (values) => values(token);
    }
    return /^[A-Z]/.test(token) ? call(token) : fail(token);
  };
  const root = binary(0);
  if (at < tokens.length) fail(tokens[at] ?? '');
  return { ids, evaluate: (values, periods) => root(values, periods) };
}

const constant =
  (value: number): Node =>
  (_values, periods) =>
    Array.from({ length: periods }, () => value);

/** A gap on either side gives a gap. */
const pairwise =
  (left: Node, right: Node, operate: (a: number, b: number) => number): Node =>
  (values, periods) => {
    const [a, b] = [left(values, periods), right(values, periods)];
    return a.map((one, index) => {
      const other = b[index];
      return one === undefined || other === undefined ? undefined : operate(one, other);
    });
  };

const filled =
  (series: Node, filler: Node): Node =>
  (values, periods) => {
    const other = filler(values, periods);
    return series(values, periods).map((value, index) => value ?? other[index]);
  };

const chosen =
  (condition: Node, then: Node, otherwise: Node | undefined): Node =>
  (values, periods) => {
    const [a, b] = [then(values, periods), otherwise?.(values, periods)];
    return condition(values, periods).map((value, index) =>
      value === undefined ? undefined : isTrue(value) ? a[index] : b?.[index],
    );
  };

const merged =
  (nodes: readonly Node[], merge: (values: readonly number[]) => number): Node =>
  (values, periods) => {
    const all = nodes.map((node) => node(values, periods));
    return Array.from({ length: periods }, (_, index) => {
      const present = all.flatMap((series) => series[index] ?? []);
      return present.length === 0 ? undefined : merge(present);
    });
  };

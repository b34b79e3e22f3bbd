/**
 * Supports `=` and `!=` of texts, `*` at an end, `||`, `&&` and parentheses.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntax.html
 */
import { StackError } from '../../basics/errors.ts';
import { isObject, textOf } from '../../basics/json.ts';

type Matches = (line: unknown) => boolean;

export interface LogFilter {
  matches(line: string): boolean;
}

export function parseFilter(pattern: string): LogFilter {
  const tokens = pattern.match(/"(?:[^"\\]|\\.)*"|\$(?:\.\w+)+|!=|=|\|\||&&|[(){}]|\S+/g) ?? [];
  let at = 0;
  const fail = (what: string): never => {
    throw new StackError(`the filter pattern ${pattern} is not supported here: ${what}`);
  };
  const take = (wanted: string): void => {
    if (tokens[at] !== wanted) fail(`${wanted} expected, not ${tokens[at] ?? 'its end'}`);
    at += 1;
  };
  const joined = (by: '||' | '&&', part: () => Matches): Matches => {
    const parts = [part()];
    while (tokens[at] === by) {
      at += 1;
      parts.push(part());
    }
    return (line) => (by === '||' ? parts.some((each) => each(line)) : parts.every((each) => each(line)));
  };
  const comparison = (): Matches => {
    if (tokens[at] === '(') {
      at += 1;
      const inner = either();
      take(')');
      return inner;
    }
    const [selector = '', operator, text = ''] = tokens.slice(at, at + 3);
    if (!selector.startsWith('$.') || (operator !== '=' && operator !== '!=') || !text.startsWith('"'))
      return fail(`${selector} ${operator} ${text}`);
    at += 3;
    const path = selector.slice(2).split('.');
    const isWanted = matcherOf(text.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
    return (line) => {
      const value = path.reduce<unknown>((within, key) => (isObject(within) ? within[key] : undefined), line);
      return value !== undefined && isWanted(textOf(value)) === (operator === '=');
    };
  };
  const either = (): Matches => joined('||', () => joined('&&', comparison));
  take('{');
  const root = either();
  take('}');
  if (at < tokens.length) fail(tokens[at] ?? '');
  return {
    matches: (line) => {
      try {
        return line.startsWith('{') && root(JSON.parse(line));
      } catch {
        return false;
      }
    },
  };
}

function matcherOf(text: string): (value: string) => boolean {
  const [start, end] = [text.startsWith('*'), text.endsWith('*')];
  const inner = text.slice(start ? 1 : 0, end ? -1 : undefined);
  return (value) =>
    start && end
      ? value.includes(inner)
      : start
        ? value.endsWith(inner)
        : end
          ? value.startsWith(inner)
          : value === inner;
}

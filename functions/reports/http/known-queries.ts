import type { MiddlewareHandler } from 'hono';
import type { ReportsEndpoint } from './endpoint.ts';
import { ProblemError } from './problem.ts';

/** Which addresses take which parameters. */
const parametersOf = ({ method, path, query }: ReportsEndpoint) => ({
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'id' ? '.+' : '[^/]+'))}$`),
  names: Object.keys(query?.shape ?? {}),
});

const mostNamed = 5;
const mostCharacters = 60;

/**
 * Refuses a program's request with a parameter that its address does not take: passed over, a misspelt filter would answer
 * with more than was asked for. People follow links that others have lengthened, so pages are shown all the same.
 *
 * @param load everything that can be asked; it is loaded with the first request that gives a parameter
 */
export function knownQueries(load: () => Promise<readonly ReportsEndpoint[]>): MiddlewareHandler {
  let loading: Promise<ReturnType<typeof parametersOf>[]> | undefined;
  return async (c, next) => {
    const given = Object.keys(c.req.query());
    if (given.length > 0 && !c.req.header('accept')?.includes('text/html')) {
      loading ??= load().then((endpoints) => endpoints.map(parametersOf));
      const endpoint = (await loading).find(
        ({ method, pattern }) => method === c.req.method && pattern.test(c.req.path),
      );
      const odd = endpoint === undefined ? [] : given.filter((name) => !endpoint.names.includes(name));
      if (endpoint !== undefined && odd.length > 0) throw unknownParameters(odd, endpoint.names);
    }
    await next();
  };
}

function unknownParameters(odd: readonly string[], names: readonly string[]): ProblemError {
  const right =
    names.length === 0
      ? 'is not known: this address takes no parameters'
      : `is not known: this address takes ${names.join(', ')}`;
  const faults = odd
    .slice(0, mostNamed)
    .map((name) => ({ field: name.slice(0, mostCharacters).toWellFormed(), message: right }));
  const detail = faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new ProblemError(400, 'Bad request', detail, faults);
}

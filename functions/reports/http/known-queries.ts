import type { MiddlewareHandler } from 'hono';
import { endpointFinder, type ReportsEndpoint } from './endpoint.ts';
import { ProblemError } from './problem.ts';

const mostNamed = 5;
const mostCharacters = 60;

/**
 * Refuses a program's request with an unknown parameter: if it were ignored, a misspelt filter would return too much.
 * Pages ignore unknown parameters, because others append them to links.
 *
 * @param load returns all endpoints; called with the first request that has a parameter
 */
export function knownQueries(load: () => Promise<readonly ReportsEndpoint[]>): MiddlewareHandler {
  let loading: Promise<ReturnType<typeof endpointFinder>> | undefined;
  return async (c, next) => {
    const given = Object.keys(c.req.query());
    if (given.length > 0 && !c.req.header('accept')?.includes('text/html')) {
      loading ??= load().then(endpointFinder);
      const found = (await loading)(c.req.method, c.req.path);
      const names = Object.keys(found?.endpoint.query?.shape ?? {});
      const odd = found === undefined ? [] : given.filter((name) => !names.includes(name));
      if (odd.length > 0) throw unknownParameters(odd, names);
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

import type { MiddlewareHandler } from 'hono';
import type { ReportsEndpoint } from './endpoints.ts';
import { operationFinder } from './operations.ts';
import { ProblemError } from './problem.ts';

const mostNamed = 5;
const mostCharacters = 60;

/** Refuses unknown parameters of programs, because a misspelt filter would return too much. Browsers may send any. */
export function knownQueries(load: () => Promise<readonly ReportsEndpoint[]>): MiddlewareHandler {
  let find: ReturnType<typeof operationFinder> | undefined;
  return async (c, next) => {
    const given = Object.keys(c.req.query());
    if (given.length > 0 && !c.req.header('accept')?.includes('text/html')) {
      find ??= operationFinder();
      const found = find(c.req.method, c.req.path);
      const endpoint = found && (await load()).find(({ id }) => id === found.id);
      const names = Object.keys(endpoint?.query?.shape ?? {});
      const odd = endpoint === undefined ? [] : given.filter((name) => !names.includes(name));
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

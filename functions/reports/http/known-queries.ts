import type { MiddlewareHandler } from 'hono';
import type { ReportsEndpoint } from './endpoints.ts';
import { operationFinder } from './operations.ts';
import { ProblemError } from './problem.ts';

const maxNamed = 5;
const maxCharacters = 60;

/** Refuses unknown parameters of programs: a misspelt filter would return too much. Browsers may send any. */
export function knownQueries(load: () => Promise<readonly ReportsEndpoint[]>): MiddlewareHandler {
  let find: ReturnType<typeof operationFinder> | undefined;
  return async (c, next) => {
    const given = Object.keys(c.req.query());
    if (given.length > 0 && !c.req.header('accept')?.includes('text/html')) {
      find ??= operationFinder();
      const found = find(c.req.method, c.req.path);
      const endpoint = found && (await load()).find(({ id }) => id === found.id);
      const names = Object.keys(endpoint?.query?.shape ?? {});
      const unknownNames = endpoint === undefined ? [] : given.filter((name) => !names.includes(name));
      if (unknownNames.length > 0) throw unknownParameters(unknownNames, names);
    }
    await next();
  };
}

function unknownParameters(unknownNames: readonly string[], names: readonly string[]): ProblemError {
  const message =
    names.length === 0
      ? 'is not known: this address takes no parameters'
      : `is not known: this address takes ${names.join(', ')}`;
  const faults = unknownNames
    .slice(0, maxNamed)
    .map((name) => ({ field: name.slice(0, maxCharacters).toWellFormed(), message }));
  const detail = faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new ProblemError(400, 'Bad request', detail, faults);
}

import type { MiddlewareHandler } from 'hono';
import { ProblemError } from './problem.ts';

/** Which addresses take which parameters: learned with the first request that gives any. */
async function readKnown() {
  const { endpoints } = await import('../rare.ts');
  return endpoints.map(({ method, path, query }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'id' ? '.+' : '[^/]+'))}$`),
    names: Object.keys(query?.shape ?? {}),
  }));
}
let known: ReturnType<typeof readKnown> | undefined;

const mostNamed = 5;
const mostCharacters = 60;

/**
 * Refuses a program's request with a parameter that its address does not take: passed over, a misspelt filter would answer
 * with more than was asked for. People follow links that others have lengthened, so pages are shown all the same.
 */
export const knownQueries: MiddlewareHandler = async (c, next) => {
  const given = Object.keys(c.req.query());
  if (given.length > 0 && !c.req.header('accept')?.includes('text/html')) {
    known ??= readKnown();
    const endpoint = (await known).find(
      ({ method, pattern }) => method === c.req.method && pattern.test(c.req.path),
    );
    const odd = endpoint === undefined ? [] : given.filter((name) => !endpoint.names.includes(name));
    if (endpoint !== undefined && odd.length > 0) {
      const right =
        endpoint.names.length === 0
          ? 'is not known: this address takes no parameters'
          : `is not known: this address takes ${endpoint.names.join(', ')}`;
      const faults = odd
        .slice(0, mostNamed)
        .map((name) => ({ field: name.slice(0, mostCharacters).toWellFormed(), message: right }));
      throw new ProblemError(
        400,
        'Bad request',
        faults.map(({ field, message }) => `${field}: ${message}`).join('; '),
        faults,
      );
    }
  }
  await next();
};

import type * as z from 'zod';

/**
 * What the login of a customer may reach of an endpoint (`own-only.ts`):
 * - `batch`, `place`, `customer`: what the address names, if it is the customer's
 * - `list`: the entries of the customer
 * - `upload`, `quotes`: what the body names, if all of it is the customer's
 * - `everybody`: all of it, as nothing in it belongs to a customer
 * - `seller`: nothing
 */
export type Scope = 'batch' | 'place' | 'customer' | 'list' | 'upload' | 'quotes' | 'everybody' | 'seller';

/** One request that the function answers. */
export interface ReportsEndpoint {
  /** Its name in clients that programs generate. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly scope: Scope;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status?: 200 | 202;
  /** The JSON of a success; undefined where it is something else. */
  readonly answer: z.ZodType | undefined;
  /** The type of an answer that is not JSON; a picture by default. */
  readonly mediaType?: string;
}

interface Matched {
  readonly endpoint: ReportsEndpoint;
  /** What the path has in the place of each parameter, as it was sent. */
  readonly inPath: Readonly<Record<string, string>>;
}

/** Returns a function that finds the endpoint of a request; an id may hold slashes. */
export function endpointFinder(
  endpoints: readonly ReportsEndpoint[],
): (method: string, path: string) => Matched | undefined {
  const patterns = endpoints.map((endpoint) => ({
    endpoint,
    method: endpoint.method.toUpperCase(),
    pattern: new RegExp(
      `^${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => `(?<${name}>${name === 'id' ? '.+' : '[^/]+'})`)}$`,
    ),
  }));
  return (method, path) => {
    for (const each of patterns) {
      const found = each.method === method ? each.pattern.exec(path) : null;
      if (found !== null) return { endpoint: each.endpoint, inPath: found.groups ?? {} };
    }
    return undefined;
  };
}

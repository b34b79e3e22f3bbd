import type * as z from 'zod';

/**
 * What a customer's login may reach of an endpoint (`own-only.ts`):
 * - `batch`, `place`, `customer`: what the address names, if it belongs to the customer
 * - `list`: the entries of the customer
 * - `upload`, `quotes`: what the body names, if all of it belongs to the customer
 * - `everybody`: everything, because no customer owns it
 * - `seller`: nothing
 */
export type Scope = 'batch' | 'place' | 'customer' | 'list' | 'upload' | 'quotes' | 'everybody' | 'seller';

/** One endpoint of the reports function. */
export interface ReportsEndpoint {
  /** The operationId, which names the method of generated clients. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put';
  readonly path: string;
  readonly scope: Scope;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status?: 200 | 202;
  /** The JSON schema of a success; undefined for another media type. */
  readonly answer: z.ZodType | undefined;
  /** The media type of a response that is not JSON; a picture by default. */
  readonly mediaType?: string;
}

interface Matched {
  readonly endpoint: ReportsEndpoint;
  /** The value of each path parameter, as sent. */
  readonly inPath: Readonly<Record<string, string>>;
}

/** Returns a function that finds the endpoint of a request. An id may contain slashes. */
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

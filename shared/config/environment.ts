import { readOnce } from '@palmleaf/contract/read-once';
import type * as z from 'zod';
import { environments, type FunctionName } from './variables.ts';

/** Thrown at start when the environment of a function is wrong; names every variable and what would be right. */
export class WrongEnvironmentError extends Error {
  override readonly name = 'WrongEnvironmentError';
}

/** The trace of X-Ray that the request under way belongs to, as Lambda tells it for each; undefined where there is none. */
export const traceOfRequest = (): string | undefined => process.env._X_AMZN_TRACE_ID || undefined;

type Environments = { readonly [Name in FunctionName]: z.output<(typeof environments)[Name]> };

const schemas: { readonly [Name in FunctionName]: z.ZodType<Environments[Name]> } = environments;

/**
 * Reads the variables of a function, once, at start: the only place in shared/ and functions/ that does.
 *
 * @throws WrongEnvironmentError naming everything that is missing or wrong
 */
export function readEnvironment<Name extends FunctionName>(
  name: Name,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Environments[Name] {
  const result = schemas[name].safeParse(variables, readOnce);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new WrongEnvironmentError(`The environment of ${name} is wrong. ${faults.join('; ')}`);
}

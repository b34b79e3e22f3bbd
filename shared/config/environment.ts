import { readOnce } from '@palmleaf/contract/read-once';
import type * as z from 'zod';
import { environments, type FunctionName } from './variables.ts';

export class WrongEnvironmentError extends Error {
  override readonly name = 'WrongEnvironmentError';
}

/** The X-Ray trace of the current request; undefined without one. */
export const traceOfRequest = (): string | undefined => process.env._X_AMZN_TRACE_ID || undefined;

type Environments = { readonly [Name in FunctionName]: z.output<(typeof environments)[Name]> };

const schemas: { readonly [Name in FunctionName]: z.ZodType<Environments[Name]> } = environments;

/**
 * Reads a function's variables at start. Only this file reads the environment, in shared/ and functions/.
 * @throws WrongEnvironmentError naming every missing or wrong variable
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

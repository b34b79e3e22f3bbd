import { readOnce } from '@palmleaf/contract/read-once';
import type * as z from 'zod';
import { environments, type FunctionName } from './variables.ts';

export class WrongEnvironmentError extends Error {
  override readonly name = 'WrongEnvironmentError';
}

export const traceOfRequest = (): string | undefined => process.env._X_AMZN_TRACE_ID || undefined;

type Environments = { readonly [Name in FunctionName]: z.output<(typeof environments)[Name]> };

const schemas: { readonly [Name in FunctionName]: z.ZodType<Environments[Name]> } = environments;

/**
 * Reads a function's variables at start. No other code in shared/ and functions/ reads the environment.
 * @throws WrongEnvironmentError naming every wrong variable
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

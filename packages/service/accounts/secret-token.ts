import { placeholder } from '@palmleaf/contract/placeholder';
import * as z from 'zod';

const tokenContent = z.object({ token: z.string().min(1) });

/** @returns undefined for a secret without a token, or with the placeholder of a new deployment */
export function tokenInSecret(secretText: string): string | undefined {
  let content: unknown;
  try {
    content = JSON.parse(secretText);
  } catch {
    return undefined;
  }
  const token = tokenContent.safeParse(content).data?.token;
  return token === placeholder ? undefined : token;
}

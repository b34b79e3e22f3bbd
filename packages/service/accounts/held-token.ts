import { placeholder } from '@palmleaf/contract/placeholder';
import * as z from 'zod';

const held = z.object({ token: z.string().min(1) });

/** The token that the text of a secret holds; undefined while it holds none, or what stands there before one is set. */
export function heldToken(secretText: string): string | undefined {
  let content: unknown;
  try {
    content = JSON.parse(secretText);
  } catch {
    return undefined;
  }
  const token = held.safeParse(content).data?.token;
  return token === placeholder ? undefined : token;
}

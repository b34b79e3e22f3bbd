import type * as z from 'zod/mini';
import { ReaderError } from '../errors.ts';

/** @throws ReaderError unless the response is a success that fits the schema */
export async function readAnswer<View>(schema: z.ZodMiniType<View>, answer: Response): Promise<View> {
  return readBody(schema, await jsonBody(answer), answer);
}

export function readBody<View>(schema: z.ZodMiniType<View>, body: unknown, { status }: Response): View {
  const known = schema.safeParse(body);
  if (known.success) return known.data;
  const where = known.error.issues.map(({ path }) => path.join('.') || 'the whole body').join(', ');
  throw new ReaderError(status, `This version cannot read the response: ${where}`);
}

/** @throws ReaderError unless the response is a success with a JSON body */
export async function jsonBody(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && body !== undefined) return body;
  const detail = typeof body === 'object' && body !== null ? Reflect.get(body, 'detail') : undefined;
  const words = typeof detail === 'string' ? detail : 'no message';
  throw new ReaderError(answer.status, `The stack answered ${answer.status}: ${words}`);
}

import type { z } from 'zod';
import { ProblemError } from './problem.ts';

/** The address of the page after this one, where there is one. */
export function nextOf(path: string, cursor: string | undefined): { next?: string } {
  return cursor === undefined ? {} : { next: `${path}?cursor=${encodeURIComponent(cursor)}` };
}

const foreignCursor = () =>
  new ProblemError(400, 'Bad cursor', 'This cursor is not one that this list has answered with.', [
    { field: 'cursor', message: 'leave it out to start at the beginning' },
  ]);

/** A place in a list that is made of several lists, as a cursor. */
export const encodeCursor = (position: unknown): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws ProblemError for a cursor that is none of ours */
export function decodeCursor<S extends z.ZodType>(
  schema: S,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw foreignCursor();
  }
}

/** A cursor goes to the table as it came; one that the table cannot read is the asker's mistake. */
export async function withCursor<T>(given: string | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const unreadable =
      error instanceof SyntaxError || (error instanceof Error && error.name === 'ValidationException');
    if (given !== undefined && unreadable) throw foreignCursor();
    throw error;
  }
}

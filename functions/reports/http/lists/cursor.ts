import type * as z from 'zod';
import { CursorError, decodeCursor, encodeCursor } from '../../../../shared/table/cursor.ts';
import { ProblemError } from '../problem.ts';

export function nextOf(
  path: string,
  cursor: string | undefined,
  carried: Readonly<Record<string, string>> = {},
): { next?: string } {
  return cursor === undefined ? {} : { next: `${path}?${new URLSearchParams({ ...carried, cursor })}` };
}

export const foreignCursor = () =>
  new ProblemError(400, 'Bad cursor', 'This cursor does not belong to this list.', [
    { field: 'cursor', message: 'leave it out to start at the beginning' },
  ]);

export const encodePosition = (position: Readonly<Record<string, unknown>>): string => encodeCursor(position);

/** @throws ProblemError for a cursor of another list */
export function decodePosition<S extends z.ZodType>(
  schema: S,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeCursor(schema, text);
  } catch (error) {
    if (error instanceof CursorError) throw foreignCursor();
    throw error;
  }
}

/** If the table cannot read the cursor, the client is at fault. */
export async function withCursor<T>(given: string | undefined, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const isUnreadable =
      error instanceof CursorError || (error instanceof Error && error.name === 'ValidationException');
    if (given !== undefined && isUnreadable) throw foreignCursor();
    throw error;
  }
}

import type { NameHash } from '../../../../shared/ledger/name-hash.ts';
import { cursorSeal } from '../../../../shared/ledger/sealed-cursors.ts';
import { foreignCursor } from './cursor.ts';

interface Cursors {
  readonly cursor?: string;
  readonly next?: string;
  readonly previous?: string;
}

/**
 * Encrypts cursors, which may name entries of other customers.
 * @throws ProblemError for a foreign cursor
 */
export async function withSealedCursors<P extends Cursors>(
  nameHash: NameHash,
  cursor: string | undefined,
  read: (cursor: string | undefined) => Promise<P>,
): Promise<P> {
  const { open, seal } = await cursorSeal(nameHash);
  const opened = cursor === undefined ? undefined : open(cursor);
  if (opened === undefined && cursor !== undefined) throw foreignCursor();
  const page = await read(opened);
  const sealedIn = (name: keyof Cursors) => (page[name] === undefined ? {} : { [name]: seal(page[name]) });
  return { ...page, ...sealedIn('cursor'), ...sealedIn('next'), ...sealedIn('previous') };
}

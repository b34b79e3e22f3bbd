import { UnreadableItemError } from './table-error.ts';

/** The schema version of every written item. */
export const schemaVersion = 2;

/** The oldest readable version: a restored table may contain it. */
const oldestVersion = 1;

/** A stored item. */
type Stored = Readonly<Record<string, unknown>>;

/**
 * Converts items of a version to the next one. An item keeps the version of its creation, while later code writes
 * single attributes of it. A step must therefore leave current attributes unchanged, and must not remove one that the
 * condition of a write may name.
 */
export type VersionSteps = Readonly<Record<number, (item: Stored) => Stored>>;

/**
 * Returns an item as this version of the code would have written it. An item without a version is not ours and passes
 * unchanged.
 *
 * Version 2 differs from 1 in no kind of item; it came with this reader.
 *
 * @param what names the item at the beginning of a sentence
 * @throws UnreadableItemError when a later version wrote it, or one that is too old
 */
export function upgraded(item: Stored, what: string, steps: VersionSteps): Stored {
  const { v } = item;
  if (typeof v !== 'number') return item;
  if (!Number.isInteger(v) || v < oldestVersion || v > schemaVersion) {
    throw new UnreadableItemError(
      `${what} in the table is of version ${v}; this version of Palmleaf reads ${oldestVersion} to ${schemaVersion}`,
    );
  }
  let now = item;
  for (let version = v; version < schemaVersion; version += 1) now = steps[version]?.(now) ?? now;
  return v === schemaVersion ? now : { ...now, v: schemaVersion };
}

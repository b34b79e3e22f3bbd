import { UnreadableItemError } from './table-error.ts';

/** The schema version that every item is written with. */
export const schemaVersion = 2;

/** The oldest version that is still read: a table may be restored from a past in which it was written. */
const oldestVersion = 1;

/** An item as the table has it. */
type Stored = Readonly<Record<string, unknown>>;

/**
 * What becomes of an item of a version on its way to the next one. An item keeps the version that it was begun with, while
 * single attributes of it are written by later code: a step leaves alone what is as it should be already, and takes nothing
 * away that a condition of a write may name.
 */
export type VersionSteps = Readonly<Record<number, (item: Stored) => Stored>>;

/**
 * An item as this version of the code would have written it. What says no version is none of ours to judge.
 *
 * Version 2 differs from 1 in nothing that any kind of item holds; it came with this reader.
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

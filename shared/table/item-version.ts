import { UnreadableItemError } from './table-error.ts';

export const schemaVersion = 2;

const oldestVersion = 1;

type Stored = Readonly<Record<string, unknown>>;

/** Later code changes single attributes but not the version, so a step must leave current attributes unchanged. */
export type VersionSteps = Readonly<Record<number, (item: Stored) => Stored>>;

/**
 * An item without a version is not ours and passes unchanged.
 * @throws UnreadableItemError for an item of a later version, or of one that is too old
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

import type { DatabaseSync } from 'node:sqlite';

/** How often the write-ahead logs are emptied, in milliseconds. A deleted row stays in its log until then. */
export const logMs = 5000;

const rewritten = 1;

/** Makes SQLite overwrite the bytes of deleted rows. Rewrites a file of an earlier release once, because such bytes remain in it. */
export function overwriteDeleted(database: DatabaseSync): void {
  database.exec('PRAGMA secure_delete = ON');
  if (database.prepare('PRAGMA user_version').get()?.user_version === rewritten) return;
  database.exec(`VACUUM; PRAGMA user_version = ${rewritten}`);
}

/** Writes the write-ahead log into the file and empties it; leaves it as it is while somebody else reads or writes. */
export const emptyLog = (database: DatabaseSync): void => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');

import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../basics/errors.ts';

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

/** Opens the file for a piece of work, and waits only a moment for a lock. */
export function inFile(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file, { timeout: 100 });
  try {
    work(database);
  } finally {
    database.close();
  }
}

/**
 * Returns work for a timer, which never throws: what fails is left to the next turn. A problem, for example a full disk, is told
 * once until the work succeeds again; a lock is none.
 */
export function turnOf(work: () => void, tell: (problem: string) => void): () => void {
  let isTold = false;
  return () => {
    try {
      work();
      isTold = false;
    } catch (error) {
      const problem = messageOf(error);
      if (isTold || /locked|busy/i.test(problem)) return;
      isTold = true;
      tell(problem);
    }
  };
}

import { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../basics/errors.ts';

/** How often write-ahead logs, which still hold deleted rows, are emptied. */
export const removalIntervalMs = 5000;

const rewrittenVersion = 1;

/** Overwrites the bytes of deleted rows; rewrites a file of an earlier release once. */
export function overwriteDeleted(database: DatabaseSync): void {
  database.exec('PRAGMA secure_delete = ON');
  if (database.prepare('PRAGMA user_version').get()?.user_version === rewrittenVersion) return;
  database.exec(`VACUUM; PRAGMA user_version = ${rewrittenVersion}`);
}

/** Skips the log while another process uses the file. */
export const emptyLog = (database: DatabaseSync): void => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');

export function withDatabaseIn(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file, { timeout: 100 });
  try {
    work(database);
  } finally {
    database.close();
  }
}

/** The work never throws, and reports a failure once until it succeeds; a lock is no failure. */
export function quietly(work: () => void, report: (problem: string) => void): () => void {
  let isReported = false;
  return () => {
    try {
      work();
      isReported = false;
    } catch (error) {
      const problem = messageOf(error);
      if (isReported || /locked|busy/i.test(problem)) return;
      isReported = true;
      report(problem);
    }
  };
}

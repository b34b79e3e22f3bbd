import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { emptyLog, logMs } from '../platform/deleted-rows.ts';
import type { StateDirectory } from '../platform/state-directory.ts';
import { tablesFile } from './dynoxide.ts';
import { forgetOldRecords } from './stream-records.ts';

/** Few enough to delete within a moment. */
const recordsAtOnce = 500;

/**
 * Keeps deleted data out of the files of the journal and the emulators while the stack runs. Returns what does so once more;
 * call it when the emulators have stopped.
 */
export function removeDeletedBytes(state: StateDirectory, journal: DatabaseSync): () => void {
  const tables = tablesFile(state);
  const timer = setInterval(() => {
    whenFree(() => emptyLog(journal));
    inFile(tables, (database) => {
      forgetOldRecords(database, recordsAtOnce);
      emptyLog(database);
    });
  }, logMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    emptyLog(journal);
    for (const file of [tables, join(state.folder('fauxqs'), 'fauxqs.db')]) inFile(file, emptyLog);
  };
}

function inFile(file: string, work: (database: DatabaseSync) => void): void {
  if (!existsSync(file)) return;
  whenFree(() => {
    const database = new DatabaseSync(file, { timeout: 100 });
    try {
      work(database);
    } finally {
      database.close();
    }
  });
}

/** Skips work on a file that somebody else has locked: the next turn does it. */
function whenFree(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && /locked|busy/i.test(error.message))) throw error;
  }
}

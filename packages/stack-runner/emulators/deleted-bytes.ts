import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { emptyLog, quietly, removalIntervalMs, withDatabaseIn } from '../platform/deleted-rows.ts';
import type { StateDirectory } from '../platform/state-directory.ts';
import { tablesFile } from './dynoxide.ts';
import { forgetOldRecords } from './stream-records.ts';

const recordsAtOnce = 500;

/** Call the result after the emulators stop. */
export function removeDeletedBytes(
  state: StateDirectory,
  journal: DatabaseSync,
  log: (line: string) => void,
): () => void {
  const step = (name: string, work: () => void) =>
    quietly(work, (problem) => log(`deleted bytes remain in ${name} for now: ${problem}`));
  const inEmulator = (file: string, work: (database: DatabaseSync) => void) =>
    step(file, () => {
      if (existsSync(file)) withDatabaseIn(file, work);
    });
  const tables = tablesFile(state);
  const emptyJournal = step('the journal', () => emptyLog(journal));
  const forget = inEmulator(tables, (database) => {
    forgetOldRecords(database, recordsAtOnce);
    emptyLog(database);
  });
  const timer = setInterval(() => {
    emptyJournal();
    forget();
  }, removalIntervalMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    emptyJournal();
    for (const file of [tables, join(state.folder('fauxqs'), 'fauxqs.db')]) inEmulator(file, emptyLog)();
  };
}

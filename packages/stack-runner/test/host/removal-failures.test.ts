import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolderOfTest } from '@palmleaf/test/support/files/temporary-folder';
import { afterEach, expect, test, vi } from 'vitest';
import { removeDeletedBytes } from '../../emulators/deleted-bytes.ts';
import { removalIntervalMs } from '../../platform/deleted-rows.ts';
import { openJournal } from '../../platform/journal.ts';
import { openStateDirectory } from '../../platform/state-directory.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('A failed removal of deleted bytes does not end the stack: each series of failures is logged once, and later attempts follow', () => {
  vi.useFakeTimers();
  const state = openStateDirectory(temporaryFolderOfTest('removal'));
  const journal = openJournal(join(state.path, 'journal.sqlite'));
  const tables = new DatabaseSync(join(state.folder('dynamodb'), 'tables.sqlite'));
  const makeRecords = () =>
    tables.exec('CREATE TABLE _stream_records (id INTEGER, table_name TEXT, created_at INTEGER)');
  makeRecords();
  const lines: string[] = [];
  const stop = removeDeletedBytes(state, journal, (line) => lines.push(line));
  const advance = (count: number) => vi.advanceTimersByTime(count * removalIntervalMs);
  advance(2);
  expect(lines).toEqual([]);
  const problem = expect.stringMatching(/^deleted bytes remain in .*tables\.sqlite.*: no such table/);
  tables.exec('DROP TABLE _stream_records');
  advance(3);
  expect(lines).toEqual([problem]);

  makeRecords();
  tables.exec("INSERT INTO _stream_records VALUES (1, 'births', 0), (2, 'births', 0)");
  advance(1);
  // A table's newest record stays.
  expect(tables.prepare('SELECT id FROM _stream_records').all()).toEqual([{ id: 2 }]);
  tables.exec('DROP TABLE _stream_records');
  advance(3);
  expect(lines).toEqual([problem, problem]);
  stop();
  tables.close();
  journal.close();
});

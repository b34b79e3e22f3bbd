import { DatabaseSync } from 'node:sqlite';
import { overwriteDeleted } from './deleted-rows.ts';

/** `promised` is an accepted delivery as JSON. */
const schema = `
CREATE TABLE IF NOT EXISTS invocations (
  id TEXT PRIMARY KEY, function_name TEXT NOT NULL, payload TEXT NOT NULL, attempts INTEGER NOT NULL, accepted_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS deliveries (
  id TEXT PRIMARY KEY, promised TEXT NOT NULL, attempts INTEGER NOT NULL, accepted_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS checkpoints (
  mapping TEXT NOT NULL, shard TEXT NOT NULL, sequence TEXT NOT NULL, PRIMARY KEY (mapping, shard)
);
CREATE TABLE IF NOT EXISTS writes (
  bucket TEXT NOT NULL, key TEXT NOT NULL, event_name TEXT NOT NULL, since INTEGER NOT NULL, PRIMARY KEY (bucket, key)
);
CREATE TABLE IF NOT EXISTS versioned_buckets (bucket TEXT PRIMARY KEY);
CREATE TABLE IF NOT EXISTS object_versions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, bucket TEXT NOT NULL, key TEXT NOT NULL, id TEXT NOT NULL, is_marker INTEGER NOT NULL,
  e_tag TEXT NOT NULL, size_bytes INTEGER NOT NULL, at INTEGER NOT NULL, state TEXT NOT NULL, UNIQUE (bucket, key, id)
);
CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

export function openJournal(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // NORMAL survives the death of the process, not a power cut.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  overwriteDeleted(database);
  database.exec(schema);
  return database;
}

import type { DatabaseSync } from 'node:sqlite';

const perMillisecond = 1n << 20n;
/** Reserved a minute ahead, so that most events write nothing to the journal. */
const numbersAhead = 60_000n * perMillisecond;
const name = 'sequencer';

/** Increasing hexadecimal numbers of equal length, also across restarts and clock changes. */
export function createSequencer(journal: DatabaseSync, now: () => number): () => string {
  const row = journal.prepare('SELECT value FROM counters WHERE name = ?').get(name);
  let reserved = BigInt(String(row?.value ?? '0'));
  let last = reserved;
  return () => {
    const clock = BigInt(now()) * perMillisecond;
    last = clock > last ? clock : last + 1n;
    if (last >= reserved) {
      reserved = last + numbersAhead;
      journal.prepare('INSERT OR REPLACE INTO counters VALUES (?, ?)').run(name, reserved.toString());
    }
    return last.toString(16).toUpperCase().padStart(18, '0');
  };
}

import type { DatabaseSync } from 'node:sqlite';

export class Checkpoints {
  readonly #journal: DatabaseSync;

  constructor(journal: DatabaseSync) {
    this.#journal = journal;
  }

  get(mapping: string, shard: string): string | undefined {
    const row = this.#journal
      .prepare('SELECT sequence FROM checkpoints WHERE mapping = ? AND shard = ?')
      .get(mapping, shard);
    return row === undefined ? undefined : String(row.sequence);
  }

  set(mapping: string, shard: string, sequence: string): void {
    this.#journal
      .prepare('INSERT OR REPLACE INTO checkpoints VALUES (?, ?, ?)')
      .run(mapping, shard, sequence);
  }
}

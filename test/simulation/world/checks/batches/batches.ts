import { batchItems } from '../../../../../shared/ledger/items/batch.ts';
import { headerSortKey, parseSubject, subjectOfPartition } from '../../../../../shared/ledger/items/keys.ts';
import { isEnd, states } from '../../../../../shared/ledger/items/state.ts';
import { completionPrefix } from '../../../../../shared/sealing/completion.ts';
import type { Item } from '../../../../../shared/table/table.ts';
import type { Change, MemoryTable } from '../../../../support/table/memory-table.ts';

const isOpen = (item: Item | undefined): boolean => {
  const state = states.find((known) => known === item?.state);
  return state !== undefined && state !== 'erasing' && !isEnd(state);
};

export class BatchWatch {
  readonly #open = new Map<string, number>();
  readonly #lastIdleAt = new Map<string, number>();
  readonly #sealedAt = new Map<string, number>();
  readonly #now: () => number;
  readonly #wrong: (what: string) => void;

  constructor(table: MemoryTable, now: () => number, wrong: (what: string) => void) {
    this.#now = now;
    this.#wrong = wrong;
    table.listeners.push((change) => this.#write(change));
  }

  #write({ key: { pk, sk }, before, after }: Change): void {
    const batch = pk.slice(pk.indexOf('#') + 1);
    if (sk === headerSortKey) this.#moved(subjectOfPartition(pk)?.batch ?? '', before, after);
    else if (sk === 'batch' && after?.sealedAt !== before?.sealedAt) this.#sealedAt.set(batch, this.#now());
    else if (sk.startsWith(completionPrefix) && before === undefined) this.#completed(batch);
  }

  #moved(batch: string, before: Item | undefined, after: Item | undefined): void {
    const open = (this.#open.get(batch) ?? 0) + Number(isOpen(after)) - Number(isOpen(before));
    if ((this.#open.get(batch) ?? 0) === 0) this.#lastIdleAt.set(batch, this.#now());
    this.#open.set(batch, open);
  }

  #completed(batch: string): void {
    const idleAt = (this.#open.get(batch) ?? 0) === 0 ? this.#now() : (this.#lastIdleAt.get(batch) ?? 0);
    if (idleAt < (this.#sealedAt.get(batch) ?? 0))
      this.#wrong(`${batch} was announced as complete while subjects were still open`);
  }
}

export function checkBatches(items: readonly Item[], wrong: (what: string) => void): void {
  const batchesWithOpen = new Set(
    items.flatMap((item) =>
      isOpen(item) && item.sk === headerSortKey ? [subjectOfPartition(item.pk)?.batch] : [],
    ),
  );
  for (const item of items) {
    const {
      name = '',
      sealedAt,
      sealedUploads,
      revision,
      completedRevision,
    } = item.sk === 'batch' ? batchItems.parse(item) : {};
    if (name === '' || name.includes('/') || parseSubject(`${name}/x`) === undefined) continue;
    if (
      !items.some(
        ({ pk, batchShard }) => pk.startsWith('subject#') && String(batchShard).startsWith(`batch#${name}#`),
      )
    )
      continue;
    const begun = items.reduce(
      (sum, { pk, uploadsBegun }) => sum + (pk.startsWith(`count#${name}#`) ? Number(uploadsBegun ?? 0) : 0),
      0,
    );
    if (sealedAt === undefined || sealedUploads !== begun) wrong(`${name} was never sealed`);
    else if (!batchesWithOpen.has(name) && completedRevision !== revision)
      wrong(
        `${name} is complete, but no event says so: revision ${revision}, published ${completedRevision}`,
      );
  }
}

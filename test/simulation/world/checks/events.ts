import { shapePrefix } from '../../../../shared/drift/remembered.ts';
import type { PalmleafEvent } from '../../../../shared/events/events.ts';
import { headerSortKey } from '../../../../shared/ledger/items/keys.ts';
import { endStates } from '../../../../shared/ledger/items/state.ts';
import type { Item } from '../../../../shared/table/table.ts';
import type { Change } from '../../../support/table/memory-table.ts';

interface News {
  readonly id: string;
  readonly kind: PalmleafEvent['kind'];
  readonly at: number;
}

const reportKinds = {
  complete: 'report.completed',
  partial: 'report.partial',
  failed: 'report.failed',
  cancelled: 'report.cancelled',
} as const;
const stateOf = (item: Item | undefined) => endStates.find((end) => end === item?.state);

/** Derives the due events from the changes of the table, independently of the pipeline. */
export class EventWatch {
  readonly #news = new Map<string, News>();
  readonly #published = new Map<string, number>();
  readonly #now: () => number;
  readonly #wrong: (what: string) => void;

  constructor(now: () => number, wrong: (what: string) => void) {
    this.#now = now;
    this.#wrong = wrong;
  }

  readonly write = (change: Change): void => {
    const news = newsOf(change);
    if (news !== undefined) this.#news.set(news.id, { ...news, at: this.#now() });
  };

  readonly hear = ({ kind, detail: { id } }: PalmleafEvent): void => {
    const news = this.#news.get(id);
    if (news === undefined) this.#wrong(`${kind} ${id} was published without a change of the table`);
    else if (news.kind !== kind) this.#wrong(`${id} was published as ${kind} but is ${news.kind}`);
    this.#published.set(id, (this.#published.get(id) ?? 0) + 1);
  };

  get published(): { readonly events: number; readonly repeated: number } {
    const repeated = [...this.#published.values()].filter((times) => times > 1).length;
    return { events: this.#published.size, repeated };
  }

  /** @param mayBeLost whether the stream dropped the records of a time */
  check(items: Iterable<Item>, mayBeLost: (at: number) => boolean): void {
    const currentIds = new Set<string>();
    for (const item of items) {
      const news = newsOf({ key: item, before: undefined, after: item });
      if (news !== undefined) currentIds.add(news.id);
    }
    for (const { id, kind, at } of this.#news.values()) {
      if (this.#published.has(id) || (mayBeLost(at) && !currentIds.has(id))) continue;
      this.#wrong(`${kind} ${id} was never published`);
    }
  }
}

function newsOf({ key, before, after }: Change): Pick<News, 'id' | 'kind'> | undefined {
  if (after === undefined) return undefined;
  const { pk, sk } = key;
  const isNew = before?.revision !== after.revision;
  if (sk === headerSortKey) {
    const end = stateOf(after);
    if (end === undefined || (!isNew && before?.state === after.state)) return undefined;
    if (!pk.startsWith('place#')) return { id: `${pk}/${sk}@${after.revision}`, kind: reportKinds[end] };
    return end === 'failed' || end === 'cancelled'
      ? undefined
      : { id: `${pk}/${sk}@${after.revision}`, kind: 'panchang.refreshed' };
  }
  if (sk.startsWith('rejection#'))
    return before?.etag === after.etag
      ? undefined
      : { id: `${pk}/${sk}@${after.etag}`, kind: 'row.rejected' };
  if (sk.startsWith(shapePrefix))
    return isNew && Number(after.revision) > 0
      ? { id: `${pk}/${sk}@${after.revision}`, kind: 'answers.drifted' }
      : undefined;
  if (sk.startsWith('completed#'))
    return isNew ? { id: `${pk}/completed@${after.revision}`, kind: 'batch.completed' } : undefined;
  for (const word of ['paused', 'resumed', 'held', 'released', 'cancelled'] as const)
    if (sk.startsWith(`${word}#`))
      return isNew ? { id: `${pk}/${word}@${after.revision}`, kind: `batch.${word}` } : undefined;
  if (!pk.startsWith('gate#') || !isNew || (after.revision ?? 0) === 0) return undefined;
  return {
    id: `${pk}/${after.state}@${after.revision}`,
    kind: after.state === 'closed' ? 'gate.closed' : 'gate.opened',
  };
}

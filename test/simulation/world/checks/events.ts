import { shapePrefix } from '../../../../shared/drift/remembered.ts';
import type { PalmleafEvent } from '../../../../shared/events/events.ts';
import { headerSortKey } from '../../../../shared/ledger/items/keys.ts';
import { endStates } from '../../../../shared/ledger/items/state.ts';
import type { Item } from '../../../../shared/table/table.ts';
import type { Change } from '../../../support/table/memory-table.ts';

interface DueEvent {
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
  readonly #dueEvents = new Map<string, DueEvent>();
  readonly #published = new Map<string, number>();
  readonly #now: () => number;
  readonly #wrong: (what: string) => void;

  constructor(now: () => number, wrong: (what: string) => void) {
    this.#now = now;
    this.#wrong = wrong;
  }

  readonly write = (change: Change): void => {
    const due = dueEventOf(change);
    if (due !== undefined) this.#dueEvents.set(due.id, { ...due, at: this.#now() });
  };

  readonly hear = ({ kind, detail: { id } }: PalmleafEvent): void => {
    const due = this.#dueEvents.get(id);
    if (due === undefined) this.#wrong(`${kind} ${id} was published without a change of the table`);
    else if (due.kind !== kind) this.#wrong(`${id} was published as ${kind} but is ${due.kind}`);
    this.#published.set(id, (this.#published.get(id) ?? 0) + 1);
  };

  get published(): { readonly events: number; readonly repeated: number } {
    const repeated = [...this.#published.values()].filter((times) => times > 1).length;
    return { events: this.#published.size, repeated };
  }

  /** @param mayBeLost whether the stream dropped the records of this time */
  check(items: Iterable<Item>, mayBeLost: (at: number) => boolean): void {
    const currentIds = new Set<string>();
    for (const item of items) {
      const due = dueEventOf({ key: item, before: undefined, after: item });
      if (due !== undefined) currentIds.add(due.id);
    }
    for (const { id, kind, at } of this.#dueEvents.values()) {
      if (this.#published.has(id) || (mayBeLost(at) && !currentIds.has(id))) continue;
      this.#wrong(`${kind} ${id} was never published`);
    }
  }
}

function dueEventOf({ key, before, after }: Change): Pick<DueEvent, 'id' | 'kind'> | undefined {
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

import type { Filter } from '../../../../../shared/ledger/items/batch.ts';
import type { Header } from '../../../../../shared/ledger/items/header.ts';
import { headerItems } from '../../../../../shared/ledger/items/header.ts';
import {
  headerSortKey,
  type Subject,
  subjectName,
  subjectOfPartition,
} from '../../../../../shared/ledger/items/keys.ts';
import { isPartName, operationOf } from '../../../../../shared/plan/part-names.ts';
import type { Change } from '../../../../support/table/memory-table.ts';
import { batchIn } from '../../scenario/customers.ts';
import type { World } from '../../world.ts';
import { misfitOf } from './redrives.ts';

/** Workers check for the cancellation of their batch every ten seconds. */
const batchEffectMs = 15_000;
/** A wave that began before the cancellation of its person sends all its calls. */
const personEffectMs = 120_000;

interface Cancelled {
  readonly at: number;
  readonly since: number;
  readonly parts?: readonly string[] | undefined;
}

type Mark = Filter & { readonly erases?: boolean };

type Watched = Pick<World, 'clock' | 'erased' | 'erasedAt' | 'table' | 'hasClockJumped' | 'wrong'>;

export class CancelWatch {
  readonly #world: Watched;
  readonly #headers = new Map<string, Header>();
  readonly #people = new Map<string, Cancelled>();
  readonly #batches = new Map<string, Cancelled>();
  readonly #latest = new Map<string, number>();
  readonly #asked = new Map<string, Mark>();

  constructor(world: Watched) {
    this.#world = world;
    world.table.listeners.push((change) => this.#write(change));
  }

  #write({ key: { pk, sk }, before, after }: Change): void {
    if (sk === 'batch') this.#writeBatch(pk.slice('batch#'.length), before, after);
    const subject = sk === headerSortKey ? subjectOfPartition(pk) : undefined;
    if (subject === undefined) return;
    const name = subjectName(subject);
    if (after === undefined) return void this.#headers.delete(name);
    const known = this.#headers.get(name);
    const header = headerItems.parse(after);
    this.#headers.set(name, header);
    this.#noteErased(name, known, header);
    const { cancel } = header;
    if (cancel === undefined) return void this.#people.delete(name);
    if (known?.cancel?.at === cancel.at && known.cancel.parts?.length === cancel.parts?.length) return;
    this.#checkFilter(subject, known, header);
    this.#people.set(name, { ...cancel, since: this.#world.clock.now() });
    if (cancel.parts === undefined) this.#latest.set(name, Math.max(cancel.at, this.#latest.get(name) ?? 0));
  }

  #writeBatch(batch: string, before: Change['before'], after: Change['after']): void {
    const { at, ...mark } = Object(after?.cancellation);
    if (at !== undefined) this.#asked.set(`${batch} ${String(at)}`, mark);
    if (typeof after?.cancelledAt !== 'number' || after.cancelledAt === before?.cancelledAt) return;
    this.#batches.set(batch, { at: after.cancelledAt, since: this.#world.clock.now() });
    this.#latest.set(batch, after.cancelledAt);
  }

  #noteErased(name: string, known: Header | undefined, { erasing }: Header): void {
    const { erased, erasedAt } = this.#world;
    const marks = [...this.#asked].filter(
      ([key, { erases }]) => erases && key.startsWith(`${batchIn(name)} `),
    );
    if (erasing === undefined || known === undefined || known.erasing !== undefined || marks.length === 0)
      return;
    erased.add(name);
    if (!erasedAt.has(name)) erasedAt.set(name, erasing.at);
  }

  #checkFilter({ batch, id }: Subject, known: Header | undefined, { pk, cancel }: Header): void {
    const mark = this.#asked.get(`${batch} ${cancel?.at}`);
    if (mark === undefined) return;
    const wrong = (what: string) =>
      this.#world.wrong(subjectName({ batch, id }), `${pk} was cancelled, but ${what}`);
    if (mark.person !== undefined && mark.person !== id) wrong(`the filter is ${mark.person}`);
    const { reason } = known ?? {};
    const waits = mark.because === undefined || [reason?.code, Object(reason).gate].includes(mark.because);
    if (cancel?.parts === undefined) {
      if (mark.part !== undefined) wrong(`the filter is ${mark.part}`);
      if (!waits) wrong(`the filter is ${mark.because}`);
      return;
    }
    for (const part of cancel.parts.filter((one) => known?.cancel?.parts?.includes(one) !== true)) {
      if (waits && part === mark.part) continue;
      const misfit = misfitOf(this.#world.table, pk, part, mark);
      if (misfit !== undefined) wrong(`${part} ${misfit}`);
    }
  }

  isCancelled(name: string): boolean {
    return this.#of(name) !== undefined;
  }

  wasCancelledSince({ batch, id }: { readonly batch: string; readonly id?: string }, time: number): boolean {
    const person = id === undefined ? [] : [subjectName({ batch, id })];
    return [batch, ...person].some((one) => time <= (this.#latest.get(one) ?? 0));
  }

  sent(name: string, part: string): void {
    const { clock, hasClockJumped } = this.#world;
    const cancelled = this.#of(name, part);
    if (cancelled === undefined || hasClockJumped) return;
    const afterMs = clock.now() - cancelled.since;
    if (afterMs > cancelled.effectMs)
      this.#world.wrong(name, `A call was sent ${Math.round(afterMs / 1000)} s after it was cancelled`);
  }

  #of(name: string, part?: string): { readonly since: number; readonly effectMs: number } | undefined {
    const header = this.#headers.get(name);
    const batch = this.#batches.get(batchIn(name));
    const cancelOfPerson = this.#people.get(name);
    if (header === undefined) return undefined;
    if (
      cancelOfPerson !== undefined &&
      (cancelOfPerson.parts === undefined || cancelOfPerson.parts.some((wanted) => isOf(wanted, part)))
    ) {
      const isBatchFirst = batch !== undefined && batch.since <= cancelOfPerson.since;
      return {
        since: isBatchFirst ? batch.since : cancelOfPerson.since,
        effectMs: isBatchFirst ? batchEffectMs : personEffectMs,
      };
    }
    if (batch === undefined) return undefined;
    const newest = Math.max(
      ...[header.inputs.photo, header.inputs.row].flatMap((input) => input?.source.time ?? []),
      header.reopen === undefined || header.reopen.states.length === 0 ? 0 : header.reopen.at,
    );
    return newest <= batch.at ? { since: batch.since, effectMs: batchEffectMs } : undefined;
  }
}

const isOf = (wanted: string, part = ''): boolean =>
  wanted === part || (isPartName(part) && wanted === operationOf(part));

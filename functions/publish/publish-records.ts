import type { Bus } from '../../shared/events/bus.ts';
import { eventOf } from '../../shared/events/event-of.ts';
import type { PalmleafEvent } from '../../shared/events/events.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import { isMarked, markedItems } from '../../shared/ledger/items/publish-mark.ts';
import type { Log } from '../../shared/log.ts';
import { all, type Item } from '../../shared/table/table.ts';
import { UnreadableItemError } from '../../shared/table/table-error.ts';

export interface PublishDeps {
  readonly ledger: Pick<LedgerContext, 'table'>;
  readonly bus: Bus;
  readonly log: Log;
}

export interface StreamRecord {
  readonly sequence: string;
  readonly item: Item;
}

interface PendingEvent {
  readonly record: StreamRecord;
  readonly event: PalmleafEvent | undefined;
}

/**
 * After a crash, an event is published again with the same id.
 * @returns the sequence numbers of the records to retry
 */
export async function publishRecords(
  { ledger, bus, log }: PublishDeps,
  records: readonly StreamRecord[],
): Promise<string[]> {
  const marked = records.filter(({ item }) => isMarked(item.due));
  const pending = marked.flatMap((record) => readable(record, log));
  const events = pending.flatMap(({ event }) => event ?? []);
  const accepted = events.length === 0 ? [] : await bus.put(events);
  const failed: string[] = [];
  let position = 0;
  for (const { record, event } of pending) {
    const arrived = event === undefined || accepted[position] === true;
    if (event !== undefined) position += 1;
    if (arrived) await removeMark(ledger, record.item);
    else failed.push(record.sequence);
  }
  if (failed.length > 0) log.warn('The bus rejected some events', { failed: failed.length });
  return failed;
}

/** An unreadable item stays marked, and the reconciler puts it on the stream again. */
function readable(record: StreamRecord, log: Log): PendingEvent[] {
  try {
    return [{ record, event: eventOf(record.item) }];
  } catch (error) {
    if (!(error instanceof UnreadableItemError)) throw error;
    log.error('An item cannot be published', { kind: record.item.sk.split('#')[0], reason: error.message });
    return [];
  }
}

/** Removes the mark of an unchanged item; a later change has a separate mark and record. */
async function removeMark({ table }: Pick<LedgerContext, 'table'>, item: Item): Promise<void> {
  const published = markedItems.parse(item);
  await table.update(
    markedItems.update({
      key: { pk: item.pk, sk: item.sk },
      set: { publishedRevision: published.revision },
      remove: ['due', 'dueAt', 'republishAt'],
      condition: all(...markedItems.unchanged(published, 'due', 'revision', 'etag')),
    }),
  );
}

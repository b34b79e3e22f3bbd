import { shapeItems, shapePrefix } from '../drift/remembered.ts';
import { credentialNames, gateItems, gatePrefix } from '../gate/gate.ts';
import { type HoldWord, holdNoticeItems, holdWordOf } from '../holds/hold-notice.ts';
import { type Header, headerItems } from '../ledger/items/header.ts';
import { batchOfUploads, headerSortKey, placesBatch } from '../ledger/items/keys.ts';
import { type EndState, isEnd } from '../ledger/items/state.ts';
import { oddityText } from '../reasons/oddity-text.ts';
import { completionItems, completionPrefix } from '../sealing/completion.ts';
import type { Item, Key } from '../table/table.ts';
import { UnreadableItemError } from '../table/table-error.ts';
import { rejectionItems } from '../uploads/rejection.ts';
import { rejectionPrefix } from '../uploads/upload.ts';
import { disabledNoticeItems, disabledPrefix } from '../webhooks/disabled-notice.ts';
import type { EventKind } from './event-kinds.ts';
import type { PalmleafEvent } from './events.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
const eventId = ({ pk, sk }: Key, revision: number | string): string => `${pk}/${sk}@${revision}`;

/**
 * @returns undefined if there is nothing to send, as for a reopened report
 * @throws UnreadableItemError if this version of the code did not write the item
 */
export function eventOf(item: Item): PalmleafEvent | undefined {
  if (item.sk === headerSortKey) return eventOfHeader(item, headerItems.parse(item));
  if (item.sk.startsWith(rejectionPrefix)) return eventOfRejection(item);
  if (item.sk.startsWith(completionPrefix)) return eventOfCompletion(item);
  const holdWord = holdWordOf(item.sk);
  if (holdWord !== undefined) return eventOfHold(item, holdWord);
  if (item.pk.startsWith(gatePrefix)) return eventOfGate(item);
  if (item.sk.startsWith(shapePrefix)) return eventOfShape(item);
  if (item.sk.startsWith(disabledPrefix)) return eventOfWebhook(item);
  throw new UnreadableItemError('An item is marked to be published, but its kind is unknown');
}

const reportKinds = {
  complete: 'report.completed',
  partial: 'report.partial',
  failed: 'report.failed',
  cancelled: 'report.cancelled',
} as const satisfies Record<EndState, EventKind>;

const nothingTallied = {
  bought: 0,
  reused: 0,
  refused: 0,
  unavailable: 0,
  unknown: 0,
  notAsked: 0,
  declined: 0,
};

function eventOfHeader(item: Item, header: Header): PalmleafEvent | undefined {
  const { state, revision, batch, finishedAt, updatedAt, inputs, tally } = header;
  if (!isEnd(state)) return undefined;
  const common = { version: 1, id: eventId(item, revision), at: iso(finishedAt ?? updatedAt) } as const;
  if (batch === placesBatch) {
    if (state === 'failed' || state === 'cancelled') return undefined;
    const months = [...new Set((inputs.place?.value.months ?? []).map(({ month }) => month))];
    return { kind: 'panchang.refreshed', detail: { ...common, place: header.id, months, state, revision } };
  }
  const { declined: _noCalls, ...calls } = tally ?? nothingTallied;
  return { kind: reportKinds[state], detail: { ...common, batch, subject: header.id, revision, calls } };
}

function eventOfRejection(item: Item): PalmleafEvent {
  const { upload, etag, line, field, code, at } = rejectionItems.parse(item);
  return {
    kind: 'row.rejected',
    detail: {
      version: 1,
      id: eventId(item, etag),
      at: iso(at),
      batch: batchOfUploads(item.pk),
      upload,
      etag,
      ...(line === undefined || line < 1 ? {} : { line }),
      ...(field === undefined ? {} : { field }),
      code,
    },
  };
}

function eventOfCompletion(item: Item): PalmleafEvent {
  const completed = completionItems.parse(item);
  const { batch, revision, subjects, complete, partial, failed, cancelled } = completed;
  const { bought, reused, unknown, at } = completed;
  const calls = { bought, reused, unknown };
  const id = eventId({ pk: item.pk, sk: completionPrefix.slice(0, -1) }, revision);
  return {
    kind: 'batch.completed',
    detail: {
      version: 1,
      id,
      at: iso(at),
      batch,
      revision,
      subjects,
      complete,
      partial,
      failed,
      cancelled,
      calls,
    },
  };
}

function eventOfHold(item: Item, word: HoldWord): PalmleafEvent {
  const { batch, revision, at, kind, oddity, subjects } = holdNoticeItems.parse(item);
  const id = eventId({ pk: item.pk, sk: word }, revision);
  const detail = { version: 1, id, at: iso(at), batch, revision } as const;
  if (word !== 'held') return { kind: `batch.${word}`, detail };
  const subjectsFound = {
    ...(kind === undefined ? {} : { kind }),
    ...(subjects === undefined ? {} : { subjects }),
  };
  const seen = oddity === undefined ? { oddity: '' } : { oddity: oddityText(oddity), because: oddity };
  return { kind: 'batch.held', detail: { ...detail, ...subjectsFound, ...seen } };
}

function eventOfGate(item: Item): PalmleafEvent {
  const gate = gateItems.parse(item);
  const { state, revision, base, reason = 'throttled', until, closedAt = 0, openedAt = 0 } = gate;
  const credential = credentialNames.find((name) => item.pk.startsWith(`${gatePrefix}${name}#`)) ?? 'token';
  const isClosed = state === 'closed';
  const common = {
    version: 1,
    id: eventId({ pk: item.pk, sk: state }, revision),
    at: iso(isClosed ? closedAt : openedAt),
    gate: { credential, base },
    revision,
  } as const;
  if (!isClosed) return { kind: 'gate.opened', detail: common };
  const opensAt = until === undefined ? {} : { until: iso(until) };
  return { kind: 'gate.closed', detail: { ...common, reason, ...opensAt } };
}

function eventOfShape(item: Item): PalmleafEvent {
  const { operation, differences, more, revision, changedAt } = shapeItems.parse(item);
  return {
    kind: 'answers.drifted',
    detail: {
      version: 1,
      id: eventId(item, revision),
      at: iso(changedAt),
      operation,
      differences: differences.length + more,
      revision,
    },
  };
}

function eventOfWebhook(item: Item): PalmleafEvent {
  const { webhook, reason, revision, at } = disabledNoticeItems.parse(item);
  const id = eventId({ pk: item.pk, sk: `${disabledPrefix}${webhook}` }, revision);
  return { kind: 'webhook.disabled', detail: { version: 1, id, at: iso(at), webhook, reason, revision } };
}

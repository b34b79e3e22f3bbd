import { readAccount } from '../../shared/budget/budget.ts';
import { type GateName, gateId, gateSentences, isClosed, readGate } from '../../shared/gate/gate.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import { batchKey, batchPartition } from '../../shared/ledger/keys.ts';
import { parseItem } from '../../shared/ledger/model.ts';
import { wholePartition } from '../../shared/table/table.ts';
import { type Rejection, rejection, rejectionPrefix } from '../../shared/uploads/rejection.ts';
import { type Upload, upload, uploadPrefix } from '../../shared/uploads/upload.ts';
import type { BatchView, GateView, RejectionView } from './views.ts';

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

const counters = ['subjects', 'complete', 'partial', 'failed', 'bought', 'unknown', 'reused'] as const;
type Counter = (typeof counters)[number];

/** Everything about one batch but its subjects: one Query, and one read for each gate. */
export async function readBatchView(
  context: Pick<LedgerContext, 'table' | 'now'>,
  batch: string,
  gates: readonly GateName[],
): Promise<BatchView | undefined> {
  const uploads: Upload[] = [];
  const rejections: Rejection[] = [];
  const counts: Record<Counter, number> = {
    subjects: 0,
    complete: 0,
    partial: 0,
    failed: 0,
    bought: 0,
    unknown: 0,
    reused: 0,
  };
  let known = false;
  let sealed = false;
  let account = readAccount(undefined);
  for await (const item of wholePartition(context.table, batchPartition(batch))) {
    known = true;
    if (item.sk === batchKey(batch).sk) {
      account = readAccount(item);
      sealed = typeof item.sealedAt === 'number';
    } else if (item.sk.startsWith('count#')) {
      for (const name of counters) counts[name] += numberOf(item[name]);
    } else if (item.sk.startsWith(uploadPrefix)) uploads.push(parseItem(upload, item, 'An upload'));
    else if (item.sk.startsWith(rejectionPrefix)) rejections.push(parseItem(rejection, item, 'A rejection'));
  }
  if (!known) return undefined;
  const versions = new Set(uploads.map(({ key, etag }) => `${key} ${etag}`));
  const { subjects, complete, partial, failed, bought, unknown, reused } = counts;
  return {
    batch,
    subjects,
    complete,
    partial,
    failed,
    open: subjects - complete - partial - failed,
    calls: { bought, reused, unknown },
    spending: { held: account.held, ...(account.ceiling === undefined ? {} : { ceiling: account.ceiling }) },
    sealed,
    uploads: uploads.map(({ key, state, counts: rows, warnings }) => ({ key, state, ...rows, warnings })),
    rejections: rejections
      .filter(({ upload: key, etag }) => versions.has(`${key} ${etag}`))
      .map(toRejectionView),
    gates: await closedGates(context, gates),
  };
}

function toRejectionView({ upload: key, line, field, reason, advice, masked, at }: Rejection): RejectionView {
  return {
    upload: key,
    ...(line === undefined ? {} : { line }),
    ...(field === undefined ? {} : { field }),
    reason,
    advice,
    ...(masked === undefined ? {} : { value: masked }),
    at: iso(at),
  };
}

export async function closedGates(
  context: Pick<LedgerContext, 'table' | 'now'>,
  names: readonly GateName[],
): Promise<GateView[]> {
  const found: GateView[] = [];
  for (const name of names) {
    const gate = await readGate(context, name);
    if (!isClosed(gate, context.now())) continue;
    found.push({
      gate: gateId(name),
      state: 'closed',
      ...(gate.reason === undefined ? {} : { reason: gate.reason, sentence: gateSentences[gate.reason] }),
      ...(gate.until === undefined ? {} : { until: iso(gate.until) }),
    });
  }
  return found;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

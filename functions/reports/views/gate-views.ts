import { type GateName, gateId, isClosed, readGate } from '../../../shared/gate/gate.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { duePartitions } from '../../../shared/ledger/items/keys.ts';
import { gateSentence } from '../../../shared/reasons/reason-text.ts';
import type { DueView, GateView } from '../../../shared/views/views.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export function listGates(
  context: Pick<LedgerContext, 'table' | 'now'>,
  names: readonly GateName[],
): Promise<GateView[]> {
  return Promise.all(names.map((name) => gateView(context, name)));
}

async function gateView(context: Pick<LedgerContext, 'table' | 'now'>, name: GateName): Promise<GateView> {
  const gate = await readGate(context, name);
  if (!isClosed(gate, context.now())) return { gate: gateId(name), state: 'open' };
  return {
    gate: gateId(name),
    state: 'closed',
    ...(gate.reason === undefined ? {} : { reason: gate.reason, sentence: gateSentence(gate.reason) }),
    ...(gate.closedAt === undefined ? {} : { since: iso(gate.closedAt) }),
    ...(gate.until === undefined ? {} : { until: iso(gate.until) }),
  };
}

/** An item that is some minutes overdue shows that the reconciler does not run. */
export async function readDue({ table, now }: Pick<LedgerContext, 'table' | 'now'>): Promise<DueView> {
  const times = await Promise.all(
    duePartitions.map(async (partition) => {
      const [first] = (await table.queryIndex({ index: 'due', partition, upTo: now(), limit: 1 })).items;
      const dueAt = first && (await table.get(first))?.dueAt;
      return typeof dueAt === 'number' && dueAt <= now() ? [dueAt] : [];
    }),
  );
  const [oldest] = times.flat().sort((a, b) => a - b);
  if (oldest === undefined) return {};
  return { oldest: { dueAt: iso(oldest), overdueBySeconds: Math.round((now() - oldest) / 1000) } };
}

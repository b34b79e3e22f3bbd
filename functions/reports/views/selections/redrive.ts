import type { OperationName } from '@palmleaf/contract/operations';
import * as z from 'zod';
import { redrivenFrom, selectPage } from '../../../../shared/ledger/batches/redrive.ts';
import { isReopened } from '../../../../shared/ledger/batches/redrive-selection.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import type { RedriveMark } from '../../../../shared/ledger/items/batch.ts';
import { leastBatchShards, subjectName } from '../../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../../shared/ledger/items/load.ts';
import { costOf, type PriceTable } from '../../../../shared/money/prices.ts';
import { type PlanSettings, planOf } from '../../../../shared/plan/plan.ts';
import type { RedriveSelectionView } from '../../../../shared/reports/outcomes.ts';
import { toCostView } from '../../../../shared/views/money.ts';
import { decodePosition, encodePosition } from '../../http/lists/cursor.ts';

/** Lets one response count a small batch whole. */
const mostWalks = redrivenFrom.length * leastBatchShards;
const pageSize = 100;

const position = z.object({
  state: z.enum(['partial', 'failed', 'cancelled']),
  shard: z.int(),
  cursor: z.string().optional(),
});

export async function readRedriveSelection(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  { cursor, ...mark }: Omit<RedriveMark, 'position'> & { readonly cursor?: string | undefined },
  { plan, prices }: { readonly plan: PlanSettings; readonly prices?: PriceTable | undefined },
): Promise<RedriveSelectionView> {
  let people = 0;
  const calls: OperationName[] = [];
  let from = decodePosition(position, cursor);
  for (let walks = 0; walks < mostWalks && people < pageSize; walks += 1) {
    const { selected, next } = await selectPage({ table }, batch, { ...mark, position: from }, pageSize);
    people += selected.length;
    for (const { header, reopen } of selected) {
      const parts = (await loadReport({ table }, header))?.parts;
      const planned = planOf(subjectName(header), header.inputs, header.varshaphalYear, plan).calls;
      for (const call of planned) {
        const part = parts?.get(call.part);
        if (part === undefined || isReopened(call.part, part, reopen)) calls.push(call.operation);
      }
    }
    from = next;
    if (next === undefined) break;
  }
  return {
    batch,
    states: [...mark.states],
    people,
    calls: calls.length,
    ...(prices === undefined
      ? {}
      : { cost: toCostView({ currency: prices.currency, ...costOf(prices, calls) }) }),
    ...(from === undefined ? {} : { cursor: encodePosition(from) }),
  };
}

import type { OperationName } from '@palmleaf/contract/operations';
import { redrivenFrom, selectRedriven } from '../../../../shared/ledger/batches/redrive.ts';
import { isReopened } from '../../../../shared/ledger/batches/redrive-selection.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import type { RedriveMark } from '../../../../shared/ledger/items/batch.ts';
import { subjectName } from '../../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../../shared/ledger/items/load.ts';
import { costOf, type PriceTable } from '../../../../shared/money/prices.ts';
import { type PlanSettings, planOf } from '../../../../shared/plan/plan.ts';
import type { RedriveSelectionView } from '../../../../shared/reports/outcomes.ts';
import { toCostView } from '../../../../shared/views/money.ts';
import { fillPage, pageSize } from './fill-page.ts';

export async function readRedriveSelection(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  { cursor, ...mark }: Omit<RedriveMark, 'position'> & { readonly cursor?: string | undefined },
  { plan, prices }: { readonly plan: PlanSettings; readonly prices?: PriceTable | undefined },
): Promise<RedriveSelectionView> {
  const { selected, cursor: next } = await fillPage(redrivenFrom, cursor, (position) =>
    selectRedriven({ table }, batch, { ...mark, position }, pageSize),
  );
  const calls: OperationName[] = [];
  for (const { header, picked } of selected) {
    const parts = (await loadReport({ table }, header))?.parts;
    const planned = planOf(subjectName(header), header.inputs, header.varshaphalYear, plan).calls;
    for (const call of planned) {
      const part = parts?.get(call.part);
      if (part === undefined || isReopened(call.part, part, picked)) calls.push(call.operation);
    }
  }
  return {
    batch,
    states: [...mark.states],
    people: selected.length,
    calls: calls.length,
    ...(prices === undefined
      ? {}
      : { cost: toCostView({ currency: prices.currency, ...costOf(prices, calls) }) }),
    ...(next === undefined ? {} : { cursor: next }),
  };
}

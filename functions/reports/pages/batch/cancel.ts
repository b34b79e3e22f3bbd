import { count, counted } from '../../../../shared/figures.ts';
import { isFiltered } from '../../../../shared/ledger/batches/filter.ts';
import type { Filter } from '../../../../shared/ledger/items/batch.ts';
import { costText } from '../../../../shared/money/prices.ts';
import type { CancelSelectionView } from '../../../../shared/reports/outcomes.ts';
import { fromMoneyView } from '../../../../shared/views/money.ts';
import { batchAddress, batchesAddress } from '../html/address.ts';
import { html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { moment } from '../html/words.ts';
import { hiddenInputs, pickedFact } from './picked.ts';
import { press } from './press.ts';

export function cancellationPage(view: CancelSelectionView, picked: Filter, mayChange: boolean): string {
  const { batch, people, calls, cost, unsent, last, cursor } = view;
  const atLeast = cursor === undefined ? '' : 'at least ';
  const price =
    cost === undefined
      ? 'No prices are known'
      : `${atLeast}${costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost)}`;
  const fields = html`${hiddenInputs({ ...picked })}<fieldset class="plain"><legend>Bought answers</legend><p><label class="tick"><input type="radio" name="results" value="keep" checked> <span>keep them: the reports stay readable</span></label></p>${picked.part === undefined && html`<p><label class="tick"><input type="radio" name="results" value="erase"> <span>erase them irrevocably, with ${isFiltered(picked) ? 'the selected people' : 'everybody in the batch'}</span></label></p>`}</fieldset>`;
  return page({
    title: `Cancel, ${batch}`,
    trail: [
      { text: 'Batches', to: batchesAddress },
      { text: batch, to: batchAddress(batch) },
    ],
    body: html`<div class="title"><p class="eyebrow">Before it is cancelled</p><h1>Cancel the open people</h1></div>
<dl class="facts">${pickedFact(picked)}<div><dt>People</dt><dd class="figure">${atLeast}${count(people)}</dd></div><div><dt>Calls bought so far</dt><dd class="figure">${atLeast}${count(calls.bought)}</dd></div><div><dt>Outcome unknown</dt><dd class="figure">${count(calls.unknown)}</dd></div><div><dt>Cost so far</dt><dd>${price}</dd></div><div><dt>Calls not sent yet</dt><dd class="figure">${atLeast}${count(unsent)}</dd></div>${last !== undefined && html`<div><dt>Cancelled before</dt><dd>${counted(last.people, 'person', 'people')}, requested ${moment(last.askedAt)}</dd></div>`}</dl>
${cursor !== undefined && html`<p class="fine">This page counts only the first part of the batch; <code>palmleaf cancel ${batch}</code> counts all of it.</p>`}
${press(
  {
    title: 'Cancel the open people',
    says: html`${counted(people, 'person ends', 'people end')} as cancelled. Calls in flight finish, and their answers are stored; nothing more is bought. Unknown outcomes stay listed.`,
    action: `${batchAddress(batch)}/cancel`,
    fields,
    sure: 'Yes, buy nothing more for them.',
  },
  mayChange,
)}`,
  });
}

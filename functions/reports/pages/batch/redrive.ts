import { count, counted } from '../../../../shared/figures.ts';
import type { Filter } from '../../../../shared/ledger/items/batch.ts';
import { costText } from '../../../../shared/money/prices.ts';
import type { RedriveSelectionView } from '../../../../shared/reports/outcomes.ts';
import { fromMoneyView } from '../../../../shared/views/money.ts';
import { batchAddress, batchesAddress } from '../html/address.ts';
import { html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { hiddenInputs, pickedFact } from './picked.ts';
import { press } from './press.ts';

export function redriveSelectionPage(view: RedriveSelectionView, picked: Filter, mayChange: boolean): string {
  const { batch, states, people, calls, cost, cursor } = view;
  const atLeast = cursor === undefined ? '' : 'at least ';
  const price =
    cost === undefined
      ? 'No prices are known'
      : `${atLeast}${costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost)}`;
  const ticked = Object.fromEntries(states.map((state) => [state, 'yes']));
  const fields = hiddenInputs({ ...ticked, ...picked });
  return page({
    title: `Try again, ${batch}`,
    trail: [
      { text: 'Batches', to: batchesAddress },
      { text: batch, to: batchAddress(batch) },
    ],
    body: html`<div class="title"><p class="eyebrow">Before it is sent</p><h1>Try again what is missing</h1></div>
<dl class="facts"><div><dt>States</dt><dd>${states.join(', ')}</dd></div>${pickedFact(picked)}<div><dt>People</dt><dd class="figure">${atLeast}${count(people)}</dd></div><div><dt>Calls at most</dt><dd class="figure">${atLeast}${count(calls)}</dd></div><div><dt>Cost at most</dt><dd>${price}</dd></div></dl>
${cursor !== undefined && html`<p class="fine">This page counts only the first part of the batch; <code>palmleaf redrive ${batch}</code> counts all of it.</p>`}
${press(
  {
    title: 'Try again what is missing',
    says: html`${counted(people, 'person is', 'people are')} tried again. Bought answers stay and are not bought again; every call that the service answers now is charged, and a call with an unknown outcome may be charged a second time.`,
    action: `${batchAddress(batch)}/redrive`,
    fields,
    sure: 'Yes, request and pay for it again.',
  },
  mayChange,
)}`,
  });
}

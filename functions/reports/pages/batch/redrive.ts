import { count, counted } from '../../../../shared/figures.ts';
import { costText } from '../../../../shared/money/prices.ts';
import type { RedriveSelectionView } from '../../../../shared/reports/outcomes.ts';
import { fromMoneyView } from '../../../../shared/views/money.ts';
import { batchAddress, batchesAddress } from '../html/address.ts';
import { html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { press } from './press.ts';

interface Picked {
  readonly person?: string | undefined;
  readonly part?: string | undefined;
  readonly because?: string | undefined;
}

export function redriveSelectionPage(view: RedriveSelectionView, picked: Picked, mayChange: boolean): string {
  const { batch, states, people, calls, cost, cursor } = view;
  const least = cursor === undefined ? '' : 'at least ';
  const price =
    cost === undefined
      ? 'No prices are known'
      : `${least}${costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost)}`;
  const hidden = [...states.map((state) => [state, 'yes'] as const), ...Object.entries(picked)];
  const fields = html`${hidden.map(
    ([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;
  const only = Object.entries(picked).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  return page({
    title: `Try again, ${batch}`,
    trail: [
      { text: 'Batches', to: batchesAddress },
      { text: batch, to: batchAddress(batch) },
    ],
    body: html`<div class="title"><p class="eyebrow">Before it is sent</p><h1>Try again what is missing</h1></div>
<dl class="facts"><div><dt>States</dt><dd>${states.join(', ')}</dd></div>${only.length > 0 && html`<div><dt>Only</dt><dd>${only.join(', ')}</dd></div>`}<div><dt>People</dt><dd class="figure">${least}${count(people)}</dd></div><div><dt>Calls at most</dt><dd class="figure">${least}${count(calls)}</dd></div><div><dt>Cost at most</dt><dd>${price}</dd></div></dl>
${cursor !== undefined && html`<p class="fine">The batch is too big to be counted here to its end; <code>palmleaf redrive ${batch}</code> counts all of it.</p>`}
${press(
  {
    title: 'Try again what is missing',
    says: html`${counted(people, 'person is', 'people are')} tried again. Bought answers stay and are not bought again; every call that the service answers now is charged, and a call with an unknown outcome may be charged a second time.`,
    action: `${batchAddress(batch)}/redrive`,
    fields,
    sure: 'Yes, ask and pay for it again.',
  },
  mayChange,
)}`,
  });
}

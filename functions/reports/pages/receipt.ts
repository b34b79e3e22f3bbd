import { count, counted } from '../../../shared/figures.ts';
import { subjectName } from '../../../shared/ledger/items/keys.ts';
import { costText } from '../../../shared/money/prices.ts';
import { becauseText, type ErasureView, removedList } from '../../../shared/views/erasure-view.ts';
import { fromMoneyView } from '../../../shared/views/money.ts';
import { humanized } from '../../../shared/views/words.ts';
import { press } from './batch/press.ts';
import { address, batchAddress, batchesAddress } from './html/address.ts';
import { type Html, html, nothing } from './html/html.ts';
import { page } from './html/page.ts';
import { moment } from './html/words.ts';
import { receiptScript } from './scripts/receipt.ts';

export function receiptPage(view: ErasureView, mayChange: boolean): string {
  const { batch, id, state, askedAt, askedBy, doneAt, remains, held, spent, keptOut, because } = view;
  const isErased = state === 'erased';
  return page({
    title: `Erasure of ${id}, ${batch}`,
    trail: [
      { text: 'Batches', to: batchesAddress },
      { text: batch, to: batchAddress(batch) },
    ],
    ...(isErased ? {} : { script: receiptScript() }),
    body: html`<div${!isErased && html` data-receipt="${address(view.receipt)}"`}><div class="title"><p class="eyebrow">Receipt of an erasure</p><h1>${id}</h1>
<p><span class="state ${isErased ? 'complete' : 'working'}">${state}</span> ${
      isErased
        ? 'All stored data of this person has been removed.'
        : 'Uploads for this person are ignored, nothing is bought, and nothing is shown. Two sweeps remove the stored data; the second waits until all work in progress has ended.'
    }</p></div>
<p class="unseen" role="status" data-said=""></p>
<p class="outcome pending" data-changed="" hidden>The erasure is done. <a href="">Show the final receipt</a>.</p></div>
<dl class="facts"><div><dt>Batch and id</dt><dd>${subjectName({ batch, id })}</dd></div><div><dt>Asked for</dt><dd>${moment(askedAt)}</dd></div>${askedBy !== undefined && html`<div><dt>Asked by</dt><dd>${askedBy}</dd></div>`}${because !== undefined && html`<div><dt>Because</dt><dd>${becauseText(because)}</dd></div>`}<div><dt>Last sweep ended</dt><dd>${doneAt === undefined ? 'not yet' : moment(doneAt)}</dd></div>${spent !== undefined && html`<div><dt>Calls bought</dt><dd>${count(spent.calls)}${spent.cost && `, for ${costText({ micros: fromMoneyView(spent.cost).micros, unpriced: spent.cost.unpriced }, spent.cost)}`}</dd></div>`}</dl>
<section class="chapter" aria-labelledby="removed-title"><h2 id="removed-title">Removed${!isErased && ' so far'}</h2>${removed(view)}</section>
<section class="chapter" aria-labelledby="remains-title"><h2 id="remains-title">What remains, and until when</h2><div class="scroll" tabindex="0" role="group" aria-label="Table of what remains"><table class="stacked sentences"><thead><tr><th scope="col">What</th><th scope="col">Gone by</th></tr></thead><tbody>${remains.map(
      ({ what, until }) =>
        html`<tr><th scope="row">${what}</th><td data-label="Gone by">${until === undefined ? 'no date known here' : moment(until)}</td></tr>`,
    )}</tbody></table></div></section>${serviceRecordsSection(held)}
${keptOut === undefined ? html`<p class="fine">This page stays at its address. Later uploads for this name are accepted again${!isErased && ' once the erasure is done'}.</p>` : ban(view, keptOut, mayChange)}`,
  });
}

function ban(
  { batch, id, receipt }: ErasureView,
  { since, by }: NonNullable<ErasureView['keptOut']>,
  mayChange: boolean,
): Html {
  return html`<section class="chapter" aria-labelledby="ban-title"><h2 id="ban-title">Banned</h2><p>Uploads under this name are refused with a recorded reason since ${moment(since)}${by !== undefined && html`, as ${by} asked`}. The list of <a href="${address('/bans')}">all bans</a> holds no names.</p>
${press(
  {
    title: 'Lift the ban',
    says: html`Later uploads for ${subjectName({ batch, id })} are accepted, and their calls are bought. Earlier refusals stay refused.`,
    action: `${receipt.slice(0, -'/receipt'.length)}/lift-ban`,
    sure: 'Yes, accept this person again.',
  },
  mayChange,
)}</section>`;
}

function serviceRecordsSection(records: ErasureView['held']): Html {
  if (records.length === 0) return nothing;
  return html`<section class="chapter" aria-labelledby="held-title"><h2 id="held-title">Data that the service still has</h2><p>Palmleaf cannot remove these data, because the service documents no way to do so. Ask its operator, with this list.</p><div class="scroll" tabindex="0" role="group" aria-label="Table of what the service has"><table class="stacked"><thead><tr><th scope="col">Answer</th><th scope="col">Bought</th><th scope="col">From</th><th scope="col">palm_id</th></tr></thead><tbody>${records.map(
    ({ operation, boughtAt, service, address: from, palmId, unknown, copied }) =>
      html`<tr><th scope="row">${operation}${unknown && ' (perhaps: its answer never came)'}${copied && ' (bought for somebody with the same photo or birth data)'}</th><td data-label="Bought">${moment(boughtAt)}</td><td data-label="From">${from ?? service}</td><td data-label="palm_id">${palmId ?? '–'}</td></tr>`,
  )}</tbody></table></div></section>`;
}

function removed(view: ErasureView): Html {
  const list = removedList(view);
  if (list.length === 0) return html`<p>Nothing has been removed yet.</p>`;
  const total = list.reduce((sum, { number }) => sum + number, 0);
  return html`<p>${counted(total, 'item')}, counted over all sweeps.</p><dl class="facts">${list.map(
    ({ what, number }) =>
      html`<div><dt>${humanized(what)}</dt><dd class="figure">${count(number)}</dd></div>`,
  )}</dl>`;
}

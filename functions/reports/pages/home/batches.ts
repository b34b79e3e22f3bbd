import { customerOf } from '../../../../shared/customers/customer.ts';
import { count, counted } from '../../../../shared/figures.ts';
import { type CauseCode, causeTable } from '../../../../shared/standing/causes.ts';
import { causesOfBatch } from '../../../../shared/standing/standing.ts';
import { spentOf } from '../../../../shared/views/money.ts';
import type { CustomerView } from '../../../../shared/views/overview/customers-view.ts';
import type { BatchEntry } from '../../../../shared/views/views.ts';
import { endedOf, endOf, progressBar } from '../batch/progress.ts';
import { address, batchAddress, batchesAddress, uploadsAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';

interface BatchesPageOptions {
  /** The address of the next page. */
  readonly next?: string;
}

/** Renders the list of batches in the given order. */
export function batchesPage(batches: readonly BatchEntry[], { next }: BatchesPageOptions = {}): string {
  return page({
    title: 'All batches',
    trail: [{ text: 'Batches', to: batchesAddress }],
    body: html`<div class="title"><h1>All batches by name</h1></div>
${batches.length === 0 ? noBatches : html`<ul class="batches">${batches.map((batch) => batchCard(batch))}</ul>`}
${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More batches</a></p>`}`,
  });
}

/** What to do before the first upload. */
export const noBatches = html`<div class="card"><p>There are no batches yet.</p><p><a href="${uploadsAddress}">Upload</a> photos and tables of births here, or put photos as <code>palms/&lt;batch&gt;/&lt;id&gt;.jpg</code> and birth data as <code>births/&lt;batch&gt;.csv</code> into the inbox, for example with <code>palmleaf upload</code>.</p></div>`;

interface CardOptions {
  /** Causes that stop the calls of every batch. */
  readonly stopped?: readonly CauseCode[];
  /** Customers whose budgets can hold a batch back. */
  readonly customers?: readonly CustomerView[];
  readonly more?: Html;
}

/** Renders a batch in a list: running, waiting with the cause, or ended. */
export function batchCard(batch: BatchEntry, { stopped = [], customers = [], more }: CardOptions = {}): Html {
  const customer = customers.find((one) => one.customer === customerOf(batch.batch));
  const { state, label } = standingOf(batch, stopped, customer);
  return html`<li class="card"><h2><a href="${batchAddress(batch.batch)}">${batch.batch}</a> <span class="state ${state}">${label}</span></h2>${progressBar(batch, `Progress of ${batch.batch}`)}<p>${counted(batch.subjects, 'subject')}, ${count(endedOf(batch))} ended: ${count(batch.complete)} complete, ${count(batch.partial)} partial, ${count(batch.failed)} failed${batch.cancelled > 0 && `, ${count(batch.cancelled)} cancelled`}. <span class="fine">${counted(batch.calls.bought, 'call')} bought${batch.calls.unknown > 0 && `, ${count(batch.calls.unknown)} unknown`}.</span></p>${more}</li>`;
}

/** A batch that cannot proceed never appears as running. */
function standingOf(batch: BatchEntry, stopped: readonly CauseCode[], customer?: CustomerView) {
  if (batch.open > 0) {
    const ofCustomer = customer && spentOf(customer.month.spending);
    const own = causesOfBatch({ ...batch, spending: spentOf(batch.spending), ofCustomer });
    const [cause] = [...own, ...stopped];
    return cause === undefined
      ? { state: 'working', label: 'running' }
      : { state: 'waiting', label: `waits: ${causeTable[cause].says}` };
  }
  if (!batch.sealed) return { state: 'due', label: 'open' };
  const { state, words } = endOf(batch);
  return { state, label: `finished: ${words}` };
}

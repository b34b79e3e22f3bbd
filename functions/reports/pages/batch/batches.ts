import type { BatchEntry } from '../../../../shared/views/views.ts';
import { address, batchAddress, uploadsAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { count, counted } from '../html/words.ts';
import { endedOf, endOf, progressBar } from './progress.ts';

interface BatchesPageOptions {
  /** Address of the following batches. */
  readonly next?: string;
}

/** The list of batches, in the order in which it is given. */
export function batchesPage(batches: readonly BatchEntry[], { next }: BatchesPageOptions = {}): string {
  return page({
    title: 'Batches',
    trail: [],
    body: html`<div class="title"><h1>Batches</h1></div>
${batches.length === 0 ? empty : html`<ul class="batches">${batches.map(entry)}</ul>`}
${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More batches</a></p>`}`,
  });
}

const empty = html`<div class="card"><p>There are no batches yet.</p><p><a href="${uploadsAddress}">Upload</a> photos and tables of births here, or put photos as <code>palms/&lt;batch&gt;/&lt;id&gt;.jpg</code> and birth data as <code>births/&lt;batch&gt;.csv</code> into the inbox, for example with <code>palmleaf upload</code>.</p></div>`;

function entry(batch: BatchEntry): Html {
  const isHeld = batch.open > 0 && batch.holds.length > 0;
  const state = isHeld ? 'waiting' : batch.open > 0 ? 'working' : batch.sealed ? endOf(batch).state : 'due';
  const label = isHeld
    ? batch.holds.some(({ by }) => by === 'trial')
      ? 'held'
      : 'paused'
    : batch.open > 0
      ? 'running'
      : batch.sealed
        ? `finished: ${endOf(batch).words}`
        : 'open';
  return html`<li class="card"><h2><a href="${batchAddress(batch.batch)}">${batch.batch}</a> <span class="state ${state}">${label}</span></h2>${progressBar(batch, `Progress of ${batch.batch}`)}<p>${counted(batch.subjects, 'subject')}, ${count(endedOf(batch))} ended: ${count(batch.complete)} complete, ${count(batch.partial)} partial, ${count(batch.failed)} failed. <span class="fine">${counted(batch.calls.bought, 'call')} bought${batch.calls.unknown > 0 && `, ${count(batch.calls.unknown)} unknown`}.</span></p></li>`;
}

import { count, counted } from '../../../../shared/figures.ts';
import { waitsText } from '../../../../shared/standing/standing.ts';
import type { BatchEntry } from '../../../../shared/views/views.ts';
import { endedCount, outcomeOfBatch, progressBar } from '../batch/progress.ts';
import { address, batchAddress, batchesAddress, uploadsAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';

interface BatchesPageOptions {
  readonly next?: string;
}

export function batchesPage(batches: readonly BatchEntry[], { next }: BatchesPageOptions = {}): string {
  return page({
    title: 'All batches',
    trail: [{ text: 'Batches', to: batchesAddress }],
    body: html`<div class="title"><h1>All batches by name</h1></div>
${batches.length === 0 ? noBatches : html`<ul class="batches">${batches.map((batch) => batchCard(batch))}</ul>`}
${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More batches</a></p>`}`,
  });
}

export const noBatches = html`<div class="card"><p>There are no batches yet.</p><p><a href="${uploadsAddress}">Upload</a> photos and tables of births here, or put photos as <code>palms/&lt;batch&gt;/&lt;id&gt;.jpg</code> and birth data as <code>births/&lt;batch&gt;.csv</code> into the inbox, for example with <code>palmleaf upload</code>.</p></div>`;

export function batchCard(batch: BatchEntry, footer?: Html): Html {
  const { state, label } = standingOf(batch);
  return html`<li class="card"><h2><a href="${batchAddress(batch.batch)}">${batch.batch}</a> <span class="state ${state}">${label}</span></h2>${progressBar(batch, `Progress of ${batch.batch}`)}<p>${counted(batch.subjects, 'subject')}, ${count(endedCount(batch))} ended: ${count(batch.complete)} complete, ${count(batch.partial)} partial, ${count(batch.failed)} failed${batch.cancelled > 0 && `, ${count(batch.cancelled)} cancelled`}. <span class="fine">${counted(batch.calls.bought, 'call')} bought${batch.calls.unknown > 0 && `, ${count(batch.calls.unknown)} unknown`}.</span></p>${footer}</li>`;
}

/** A batch that cannot proceed never appears as running. */
function standingOf(batch: BatchEntry) {
  const { open, sealed, holds } = batch;
  const waits = waitsText(batch);
  if (open > 0)
    return waits === undefined ? { state: 'working', label: 'running' } : { state: 'waiting', label: waits };
  const [hold] = holds;
  if (hold !== undefined) return { state: 'waiting', label: hold.by === 'pause' ? 'paused' : 'held' };
  const { state, words } = outcomeOfBatch(batch);
  if (sealed) return { state, label: `finished: ${words}` };
  return { state: 'due', label: batch.subjects === 0 ? 'nobody yet' : `so far: ${words}` };
}

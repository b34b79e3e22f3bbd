import type { PlaceEntry } from '../../../shared/views/views.ts';
import { partStateWords } from '../../../shared/views/words.ts';
import { address, uploadsAddress } from './html/address.ts';
import { type Html, html } from './html/html.ts';
import { page } from './html/page.ts';
import { monthName } from './html/words.ts';
import { slugged } from './outcome.ts';

interface PlacesPageOptions {
  /** Address of the following places. */
  readonly next?: string;
}

/** The places whose calendar is kept, each with its months. */
export function placesPage(places: readonly PlaceEntry[], { next }: PlacesPageOptions = {}): string {
  return page({
    title: 'Places',
    trail: [],
    body: html`<div class="title"><p class="eyebrow">Panchang</p><h1>Places</h1>${places.length > 0 && html`<p>This month and the next are kept for every place; each month is bought once.</p>`}</div>
${places.length === 0 ? empty : html`<ul class="batches places">${places.map(entry)}</ul>`}
${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More places</a></p>`}`,
  });
}

const empty = html`<div class="card"><p>There are no places yet.</p><p><a href="${uploadsAddress}">Upload</a> a table with the columns <code>id</code>, <code>name</code>, <code>lat</code>, <code>lon</code> and <code>timezone</code>, or use <code>palmleaf places upload</code>.</p></div>`;

function entry({ id, name, lat, lon, timezone, notes, reason, months }: PlaceEntry): Html {
  return html`<li class="card"><h2>${name}</h2>
<p class="fine"><code>${id}</code>, latitude ${lat}, longitude ${lon}, ${timezone}</p>
${months.length === 0 ? html`<p>Its months have still to be asked for.</p>` : html`<ul class="links">${months.map(({ month, state, panchang }) => html`<li><a href="${address(panchang)}">${monthName(month)}</a>${state !== 'bought' && html` <span class="state ${slugged(state)}">${partStateWords[state].label}</span>`}</li>`)}</ul>`}
${reason !== undefined && html`<p class="outcome">${reason}</p>`}${notes.map((note) => html`<p class="fine">${note}</p>`)}</li>`;
}

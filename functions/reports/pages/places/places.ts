import { counted } from '../../../../shared/figures.ts';
import type { PlaceEntry, PlaceTableView, RejectionView } from '../../../../shared/views/views.ts';
import { address, batchAddress, placeAddress, uploadsAddress } from '../html/address.ts';
import { ifAllowed } from '../html/changing.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { monthList } from './place.ts';
import { todayOf } from './today.ts';

interface TableShown extends PlaceTableView {
  readonly rejections: readonly RejectionView[];
}

interface PlacesPageOptions {
  readonly next?: string;
  readonly tables?: readonly TableShown[];
  readonly monthsAhead?: number;
  readonly mayChange?: boolean;
}

export function placesPage(
  places: readonly PlaceEntry[],
  { next, tables = [], monthsAhead = 1, mayChange = true }: PlacesPageOptions = {},
): string {
  return page({
    title: 'Places',
    trail: [],
    body: html`<div class="title"><p class="eyebrow">Panchang</p><h1>Places</h1>${places.length > 0 && html`<p>${monthsText(monthsAhead)} bought for every place, each month once.</p>`}</div>
${places.length === 0 ? empty : html`<ul class="batches places">${places.map(entry)}</ul>`}
${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More places</a></p>`}
${places.length > 0 && ifAllowed(mayChange, refresh)}${tables.length > 0 && tableList(tables)}`,
  });
}

const monthsText = (ahead: number): string =>
  ahead === 0
    ? 'This month is'
    : ahead === 1
      ? 'This month and the next are'
      : `This month and the next ${ahead} are`;

const empty = html`<div class="card"><p>There are no places yet.</p><p><a href="${uploadsAddress}">Upload</a> a table with the columns <code>id</code>, <code>name</code>, <code>lat</code>, <code>lon</code> and <code>timezone</code>, or use <code>palmleaf places upload</code>.</p></div>`;

const refresh = html`<form class="off-paper" method="post" action="/places/refresh"><p><button type="submit">Refresh</button></p><p class="fine">Checks every place now instead of tonight, and buys its missing months. Bought months are not bought again.</p></form>`;

function entry({ id, name, lat, lon, timezone, notes, reason, today, feed, months }: PlaceEntry): Html {
  return html`<li class="card"><h2><a href="${placeAddress(id)}">${name}</a></h2>
<p class="fine"><code>${id}</code>, latitude ${lat}, longitude ${lon}, ${timezone}</p>
${today !== undefined && todayOf(today)}${months.length === 0 ? html`<p>Its months have not been requested yet.</p>` : monthList(months)}
${reason !== undefined && html`<p class="outcome">${reason}</p>`}${notes.map((note) => html`<p class="fine">${note}</p>`)}${feed !== undefined && html`<p class="fine">Its calendar <a href="${`${placeAddress(id)}#feed`}">can be subscribed to</a>.</p>`}</li>`;
}

const tableList = (tables: readonly TableShown[]): Html =>
  html`<section aria-labelledby="tables"><h2 id="tables">Tables</h2>${tables.map(({ batch, rows, accepted, unchanged, refused, rejections }) => html`<h3 class="file"><a href="${batchAddress(batch)}">${batch}</a></h3><p>${counted(rows, 'row')}: ${accepted} accepted, ${unchanged} unchanged, ${refused} refused.</p>${rejections.length > 0 && html`<ul class="refused">${rejections.map(refusedRow)}</ul>`}${refused > rejections.length && html`<p class="fine"><a href="${batchAddress(batch)}">All refused rows</a></p>`}`)}</section>`;

const refusedRow = ({ line, field, reason, advice, value }: RejectionView): Html =>
  html`<li>${line !== undefined && html`Line ${line}, `}${field !== undefined && html`column ${field}: `}${reason}${value !== undefined && value !== '' && html` <span class="fine">Found: <code>${value}</code></span>`}${advice !== undefined && html`<br><span class="fine">${advice}</span>`}</li>`;

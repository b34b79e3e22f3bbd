import { counted } from '../../../../shared/figures.ts';
import type { LinkFormat } from '../../../../shared/links/link.ts';
import type { LinkView, MadeLink } from '../../../../shared/reports/link-views.ts';
import { hiddenLook, type Look } from '../books/order-form.ts';
import { address, batchAddress, batchesAddress } from '../html/address.ts';
import { ifAllowed } from '../html/changing.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { moment } from '../html/words.ts';
import { copyScript } from '../scripts/copy.ts';

const formats: Readonly<Record<LinkFormat, string>> = { page: 'report', pdf: 'book (PDF)' };

const trailTo = (batch: string) => [
  { text: 'Batches', to: batchesAddress },
  { text: batch, to: batchAddress(batch) },
];

const reportOf = ({ batch, id }: Pick<LinkView, 'batch' | 'id'>): string =>
  address(`${batchAddress(batch)}/reports/${encodeURIComponent(id.toWellFormed())}`);

const listAddress = (batch: string): string =>
  `/links?${new URLSearchParams({ batch: batch.toWellFormed() })}`;

export const linkForm = (batch: string, label: string, id: string, look: Look): Html =>
  html`<form method="post" action="${address(`${batchAddress(batch)}/links`)}"><input type="hidden" name="id" value="${id}">${hiddenLook(look)}<button type="submit">${label}</button></form>`;

export const madeLinkPage = (link: MadeLink): string =>
  page({
    title: 'Link for the reader',
    trail: trailTo(link.batch),
    script: copyScript(),
    body: html`<div class="title"><p class="eyebrow as-written">${link.batch}</p><h1>A link for the reader</h1>
<p>Anybody who has this address can open the ${formats[link.format]} of <a href="${reportOf(link)}">${link.id}</a> until ${moment(link.until)}. It is shown only now, because the stack stores only its hash.</p></div>
<p class="copying"><label for="link-address">Address of the link</label><input id="link-address" type="text" readonly value="${link.address}" data-copied="link-address"><button type="button" class="quiet" data-copy="link-address" hidden>Copy</button></p>
<p>The report or book is ready within a minute. <a href="${listAddress(link.batch)}">All links of this batch</a> shows how often the link was opened, and can revoke it.
</p>`,
  });

export const linksPage = (
  links: readonly LinkView[],
  { next, mayChange = true }: { readonly next?: string; readonly mayChange?: boolean } = {},
): string =>
  page({
    title: 'Links for readers',
    trail: [{ text: 'Batches', to: batchesAddress }],
    body: html`<div class="title"><h1>Links for readers</h1>
<p>Anybody who has the address of a link can open one report or book until the link ends or is revoked.</p></div>
${links.length === 0 ? html`<p>${next === undefined ? 'No link is valid.' : 'This page lists no link; the next one may.'}</p>` : html`<ul class="batches">${links.map((link) => entry(link, mayChange))}</ul>`}
${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More links</a></p>`}`,
  });

const entry = (link: LinkView, mayChange: boolean): Html =>
  html`<li class="card"><h2><a href="${reportOf(link)}">${link.id}</a></h2>
<p>${link.batch}, ${formats[link.format]}: ${link.views === 0 ? 'not opened yet' : counted(link.views, 'view')}${link.viewedAt !== undefined && html`, the last on ${moment(link.viewedAt)}`}.</p>
<p class="fine">Link ${link.link}, from ${moment(link.madeAt)} until ${moment(link.until)}.</p>
${ifAllowed(
  mayChange,
  html`<details class="action"><summary>Revoke it…</summary><form method="post" action="${address(`${batchAddress(link.batch)}/links/${link.link}/revoke`)}"><p><label class="tick"><input type="checkbox" name="sure" value="yes" required> <span>Yes, end this link for everybody who has it.</span></label></p><p><button class="grave" type="submit">Revoke the link</button></p></form></details>`,
)}</li>`;

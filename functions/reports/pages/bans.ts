import type { BansPage } from '../../../shared/views/erasure-view.ts';
import { address, batchesAddress } from './html/address.ts';
import { html } from './html/html.ts';
import { page } from './html/page.ts';
import { moment } from './html/words.ts';

/** The list holds no names: bans are lifted on the receipt page. */
export function bansPage(bans: BansPage['bans'], { next }: { readonly next?: string }): string {
  const rows = bans.map(
    ({ ban, since, by }) =>
      html`<tr><th scope="row"><code>${ban}</code></th><td data-label="Since">${moment(since)}</td><td data-label="Asked by">${by ?? '–'}</td></tr>`,
  );
  return page({
    title: 'Banned people',
    trail: [{ text: 'Batches', to: batchesAddress }],
    body: html`<div class="title"><p class="eyebrow">Bans</p><h1>Banned people</h1>
<p>These people were erased, and are refused when they are uploaded again. A ban holds a keyed hash of the name and nothing else, so this list cannot name the person. The rejection of a photo names the same hash. To lift a ban, open the receipt of the person: batches/&lt;batch&gt;/reports/&lt;id&gt;/receipt.</p></div>
${bans.length === 0 ? html`<p>Nobody is banned.</p>` : html`<div class="scroll" tabindex="0" role="group" aria-label="Table of bans"><table class="stacked"><thead><tr><th scope="col">Ban</th><th scope="col">Since</th><th scope="col">Asked by</th></tr></thead><tbody>${rows}</tbody></table></div>`}
${next !== undefined && html`<p><a href="${address(next)}">More bans</a></p>`}`,
  });
}

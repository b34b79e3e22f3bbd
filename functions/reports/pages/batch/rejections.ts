import { count, counted } from '../../../../shared/figures.ts';
import { refusedIn } from '../../../../shared/views/progress.ts';
import type { BatchView, RejectionView } from '../../../../shared/views/views.ts';
import { address, uploadsAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';

const maxShown = 200;

export function rejectionList(view: BatchView, mayChange: boolean): Html {
  const { batch, rejections, more } = view;
  const { count: refused, unit, isLeast } = refusedIn(view);
  if (refused === 0) return html`<p>Nothing was rejected.</p>`;
  const shown = rejections.slice(0, maxShown);
  const byUpload = Map.groupBy(shown, ({ upload }) => upload);
  const groupAlike = (entries: readonly RejectionView[]) => [
    ...Map.groupBy(entries, ({ field, reason, advice }) => JSON.stringify([field, reason, advice])).values(),
  ];
  return html`<p>${isLeast && 'At least '}${unit === 'entries' ? counted(refused, 'entry was', 'entries were') : counted(refused, 'row or file was', 'rows or files were')} not accepted. Correct the rows of a table here, or correct the file where it says so and upload it again under the same name: what was accepted before stays and is not bought again.</p>
${[...byUpload].map(
  ([upload, entries]) =>
    html`<h3 class="file">${upload}</h3><div class="scroll" tabindex="0" role="group" aria-label="Rejections of ${upload}"><table class="rejections stacked"><thead><tr><th scope="col">Where</th><th scope="col">What is wrong</th><th scope="col">What to do</th></tr></thead><tbody>${groupAlike(entries).map(row)}</tbody></table></div>${mayChange && hasRows(entries) && correctionLink(batch, upload)}`,
)}
${(rejections.length > maxShown || more?.rejections !== undefined) && html`<p class="fine">The first ${counted(shown.length, 'rejection is', 'rejections are')} shown. The command <code>palmleaf rejections ${batch} --csv</code> lists all of them.</p>`}`;
}

const hasRows = (entries: readonly RejectionView[]): boolean =>
  entries.some(({ upload, line = 0 }) => /^(births|places)\//.test(upload) && line > 1);

function correctionLink(batch: string, upload: string): Html {
  const query = new URLSearchParams({ batch, correct: upload });
  return html`<p><a href="${address(`${uploadsAddress}?${query}`)}">Correct these rows</a> <span class="fine">They are shown as in the file, as long as the inbox holds it.</span></p>`;
}

const maxLines = 8;

function row(entries: readonly RejectionView[]): Html {
  const [first] = entries;
  if (first === undefined) return html``;
  const { field, reason, advice, value } = first;
  const where = [...linesOf(entries), ...(field === undefined ? [] : [`column ${field}`])].join(', ');
  return html`<tr><th scope="row">${where === '' ? 'Whole file' : where}</th><td>${reason}${value !== undefined && value !== '' && html`<br><span class="fine">Found${entries.length > 1 && ' first'}: <code>${value}</code></span>`}</td><td>${advice ?? 'Look at the entry and compare it with the description of the file format.'}</td></tr>`;
}

function linesOf(entries: readonly RejectionView[]): string[] {
  const lines = entries.flatMap(({ line }) => line ?? []).toSorted((a, b) => a - b);
  if (lines.length === 0) return [];
  const more = lines.length > maxLines ? ` and ${count(lines.length - maxLines)} more` : '';
  return [`${lines.length === 1 ? 'Line' : 'Lines'} ${lines.slice(0, maxLines).join(', ')}${more}`];
}

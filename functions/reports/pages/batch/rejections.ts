import { refusedIn } from '../../../../shared/views/refused-count.ts';
import type { BatchView, RejectionView } from '../../../../shared/views/views.ts';
import { type Html, html } from '../html/html.ts';
import { counted } from '../html/words.ts';

/** A table of thousands helps nobody; the command that lists all of them is named below it. */
const maxShown = 200;

/** What was not accepted, file by file: where it is, what is wrong, and what to do about it. */
export function rejectionList(view: BatchView): Html {
  const { batch, rejections, more } = view;
  const { count: refused, of, isLeast } = refusedIn(view);
  if (refused === 0) return html`<p>Nothing was rejected.</p>`;
  const shown = rejections.slice(0, maxShown);
  const byUpload = Map.groupBy(shown, ({ upload }) => upload);
  return html`<p>${isLeast && 'At least '}${of === 'entries' ? counted(refused, 'entry was', 'entries were') : counted(refused, 'row or file was', 'rows or files were')} not accepted. Correct the file where it says so and upload it again under the same name: what was accepted before stays and is not bought again.</p>
${[...byUpload].map(
  ([upload, entries]) =>
    html`<h3 class="file">${upload}</h3><div class="scroll" tabindex="0" role="group" aria-label="Rejections of ${upload}"><table class="rejections stacked"><thead><tr><th scope="col">Where</th><th scope="col">What is wrong</th><th scope="col">What to do</th></tr></thead><tbody>${entries.map(row)}</tbody></table></div>`,
)}
${(rejections.length > maxShown || more?.rejections !== undefined) && html`<p class="fine">The first ${counted(shown.length, 'reason is', 'reasons are')} shown. The command <code>palmleaf rejections ${batch} --csv</code> lists all of them.</p>`}`;
}

function row({ line, field, reason, advice, value }: RejectionView): Html {
  const where = [
    line === undefined ? undefined : `Line ${line}`,
    field === undefined ? undefined : `column ${field}`,
  ]
    .filter((text) => text !== undefined)
    .join(', ');
  return html`<tr><th scope="row">${where === '' ? 'Whole file' : where}</th><td>${reason}${value !== undefined && value !== '' && html`<br><span class="fine">Found: <code>${value}</code></span>`}</td><td>${advice ?? 'Look at the entry and compare it with the description of the file format.'}</td></tr>`;
}

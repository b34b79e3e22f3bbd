import { count, counted } from '../../../../shared/figures.ts';
import type { UploadView } from '../../../../shared/views/views.ts';
import { humanized } from '../../../../shared/views/words.ts';
import { address, uploadsAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { listed } from '../html/words.ts';

const maxShown = 100;

export function uploadTable(batch: string, uploads: readonly UploadView[]): Html {
  return html`${files(uploads)}<p><a href="${address(`${uploadsAddress}?batch=${encodeURIComponent(batch)}`)}">Upload more files</a></p>`;
}

function files(uploads: readonly UploadView[]): Html {
  if (uploads.length === 0) return html`<p>No file has been uploaded yet.</p>`;
  const states = [...Map.groupBy(uploads, ({ state }) => state)].map(
    ([state, files]) => `${count(files.length)} ${humanized(state).toLowerCase()}`,
  );
  const shown = [...uploads].sort((a, b) => urgency(b) - urgency(a)).slice(0, maxShown);
  return html`<p>${counted(uploads.length, 'file')}: ${listed(states)}.${uploads.length > maxShown && ` The list shows the ${maxShown} that most need attention.`}</p>
${table(shown)}`;
}

const urgency = ({ refused, warnings, rows }: UploadView): number =>
  (refused > 0 ? 4 : 0) + (warnings.length > 0 ? 2 : 0) + (rows > 1 ? 1 : 0);

function table(shown: readonly UploadView[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of uploads"><table class="stacked"><thead><tr><th scope="col">File</th><th scope="col">State</th><th scope="col" class="figure">Rows</th><th scope="col" class="figure">Accepted</th><th scope="col" class="figure">Unchanged</th><th scope="col" class="figure">Refused</th></tr></thead><tbody>${shown.map(
    ({ key, state, rows, accepted, unchanged, refused, warnings }) =>
      html`<tr><th scope="row">${key}${warnings.length > 0 && html`<ul class="warnings">${warnings.map((warning) => html`<li>${warning}</li>`)}</ul>`}</th><td data-label="State">${humanized(state)}</td><td class="figure" data-label="Rows">${count(rows)}</td><td class="figure" data-label="Accepted">${count(accepted)}</td><td class="figure" data-label="Unchanged">${count(unchanged)}</td><td class="figure" data-label="Refused">${count(refused)}</td></tr>`,
  )}</tbody></table></div>`;
}

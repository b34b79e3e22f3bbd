import type { BatchView, SubjectView } from '../../../../shared/views/views.ts';
import { address, batchesAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { count, counted, moment } from '../html/words.ts';
import { liveScript } from '../scripts/live.ts';
import { closedGates } from './gates.ts';
import { heldNotice } from './holds.ts';
import { endedOf, numbers, progressBar, spending } from './progress.ts';
import { rejectionList } from './rejections.ts';
import { uploadTable } from './uploads.ts';

interface BatchPageOptions {
  /** Address of the following subjects. */
  readonly next?: string;
}

/** A batch: how far it is, what it spends, what was rejected and why, and its subjects. */
export function batchPage(
  view: BatchView,
  subjects: readonly SubjectView[],
  { next }: BatchPageOptions = {},
): string {
  const listed = [view.uploads, view.rejections, view.gates, view.holds]
    .map(({ length }) => length)
    .join(' ');
  return page({
    title: view.batch,
    trail: [{ text: 'Batches', to: batchesAddress }],
    script: view.open > 0 || !view.sealed ? liveScript() : undefined,
    contents: [
      { text: 'Progress', to: '#progress' },
      { text: 'Rejected', to: '#rejected' },
      { text: 'Files', to: '#files' },
      { text: 'Subjects', to: '#subjects' },
    ],
    body: html`<div data-live="" data-listed="${listed} ${String(view.sealed)}">
<div class="title"><p class="eyebrow">Batch</p><h1>${view.batch}</h1>
<p>${counted(view.subjects, 'subject')}, ${count(endedOf(view))} ended. ${sentence(view)}</p></div>
<p class="unseen" role="status" data-said=""></p>
<p class="outcome" data-changed="" hidden>There is news in the lists below. <a href="">Reload the page</a>.</p>
${heldNotice(view.holds)}${closedGates(view.gates)}
<section id="progress" class="chapter" aria-labelledby="progress-title"><h2 id="progress-title">Progress</h2>
${progressBar(view, `Progress of ${view.batch}`)}${numbers(view)}
<h3>Calls</h3>${spending(view)}</section>
</div>
<section id="rejected" class="chapter" aria-labelledby="rejected-title"><h2 id="rejected-title">Rejected</h2>${rejectionList(view)}</section>
<section id="files" class="chapter" aria-labelledby="files-title"><h2 id="files-title">Files</h2>${uploadTable(view.batch, view.uploads)}</section>
<section id="subjects" class="chapter" aria-labelledby="subjects-title"><h2 id="subjects-title">Subjects</h2>${subjectTable(subjects)}${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More subjects</a></p>`}</section>`,
  });
}

function sentence({ open, sealed, subjects, holds }: BatchView): string {
  if (open > 0 && holds.length > 0) return 'The rest waits.';
  if (open > 0) return 'This page refreshes its numbers by itself.';
  if (!sealed) return subjects === 0 ? 'Nothing has been accepted yet.' : 'More files may still come.';
  return 'The batch is finished.';
}

function subjectTable(subjects: readonly SubjectView[]): Html {
  if (subjects.length === 0) return html`<p>There are no subjects to list.</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of subjects"><table class="stacked"><thead><tr><th scope="col">Subject</th><th scope="col">State</th><th scope="col">Calls bought</th><th scope="col">Last change</th></tr></thead><tbody>${subjects.map(
    ({ id, name, state, reason, calls, report, updatedAt }) =>
      html`<tr><th scope="row"><a href="${address(report)}">${name?.trim() ? name : id}</a>${name?.trim() && name !== id && html` <span class="fine">${id}</span>`}</th><td><span class="state ${state}">${state}</span>${reason !== undefined && html`<br><span class="fine">${reason}</span>`}</td><td class="figure" data-label="Calls bought">${count(calls.bought)}${calls.unknown > 0 && html` <span class="fine">+ ${count(calls.unknown)} unknown</span>`}</td><td data-label="Last change">${moment(updatedAt)}</td></tr>`,
  )}</tbody></table></div>`;
}

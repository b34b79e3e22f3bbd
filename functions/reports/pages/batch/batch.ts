import { howManyWait } from '../../../../shared/standing/standing.ts';
import { progressOf } from '../../../../shared/views/progress.ts';
import type { ButtonDone } from '../../../../shared/views/requests.ts';
import type { BatchView, SubjectView } from '../../../../shared/views/views.ts';
import { ordersAddress } from '../books/order-form.ts';
import { address, batchAddress, batchesAddress } from '../html/address.ts';
import { html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { liveScript } from '../scripts/live.ts';
import { decisions } from './decisions.ts';
import { closedGates, waitNotice } from './gates.ts';
import { holdNotice } from './holds.ts';
import { type PeopleShown, peopleOfBatch } from './people.ts';
import { doneNotice } from './press.ts';
import { numbers, progressBar, spending } from './progress.ts';
import { rejectionList } from './rejections.ts';
import { uploadTable } from './uploads.ts';

interface BatchPageOptions extends PeopleShown {
  readonly isFirstPage?: boolean;
  readonly done?: ButtonDone | undefined;
  readonly mayChange?: boolean;
  readonly mayOpenGates?: boolean;
}

export function batchPage(
  view: BatchView,
  subjects: readonly SubjectView[],
  { isFirstPage = true, done, mayChange = true, mayOpenGates = mayChange, ...shown }: BatchPageOptions = {},
): string {
  const people = peopleOfBatch(view, subjects, shown);
  if (!isFirstPage) {
    return page({
      title: view.batch,
      trail: [
        { text: 'Batches', to: batchesAddress },
        { text: view.batch, to: batchAddress(view.batch) },
      ],
      body: html`<div class="title"><p class="eyebrow">Batch</p><h1>${view.batch}</h1></div>${people}`,
    });
  }
  const { read, sentence } = progressOf(view);
  const listed = [view.uploads, view.rejections, view.gates, view.holds]
    .map(({ length }) => length)
    .join(' ');
  return page({
    title: view.batch,
    trail: [{ text: 'Batches', to: batchesAddress }],
    script: view.open > 0 || !view.sealed ? liveScript() : undefined,
    contents: [
      { text: 'Progress', to: '#progress' },
      { text: 'People', to: '#people' },
      { text: 'Refused', to: '#refused' },
      { text: 'Files', to: '#files' },
      { text: 'Decisions', to: '#decisions' },
    ],
    body: html`<div data-live="" data-listed="${listed} ${String(view.sealed)} ${String(view.open === 0)}">
<div class="title"><p class="eyebrow">Batch</p><h1>${view.batch}</h1>
<p><span data-sentence="">${sentence}</span> <span data-outlook="">${outlook(view)}</span></p>
${view.complete + view.partial + view.cancelled > 0 && html`<p class="handover"><a class="button" href="${address(ordersAddress(view.batch))}">Books</a></p>`}</div>
${doneNotice(done)}
<p class="unseen" role="status" data-said=""></p>
<p class="outcome" data-changed="" hidden>The lists below have changed. <a href="">Reload the page</a>.</p>
${holdNotice(view.holds, mayChange)}${closedGates(view.gates, mayOpenGates)}${waitNotice(view, mayOpenGates)}
<section id="progress" class="chapter" aria-labelledby="progress-title"><h2 id="progress-title">Progress</h2>
${progressBar(view, `Progress of ${view.batch}`, read)}${numbers(view)}
<h3>Calls</h3>${spending(view)}</section>
</div>
${people}
<section id="refused" class="chapter" aria-labelledby="refused-title"><h2 id="refused-title">Refused</h2>${rejectionList(view, mayChange)}</section>
<section id="files" class="chapter" aria-labelledby="files-title"><h2 id="files-title">Files</h2>${uploadTable(view.batch, view.uploads)}</section>
${decisions(view, mayChange)}`,
  });
}

function outlook(view: BatchView): string {
  const { open, sealed, waits, waiting: { people = open } = {} } = view;
  if (open > 0 && waits !== undefined)
    return `${people === 0 || people === open ? 'The rest' : 'Of the rest,'} ${howManyWait(view)}.`;
  if (open > 0) return 'This page refreshes its numbers automatically.';
  return sealed ? 'The batch is finished.' : 'More files may still come.';
}

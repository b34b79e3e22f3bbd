import type { State } from '../../../../shared/ledger/items/state.ts';
import type { BatchView, SubjectView } from '../../../../shared/views/views.ts';
import { address, batchAddress, batchesAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { count, counted, moment } from '../html/words.ts';
import { liveScript } from '../scripts/live.ts';
import { closedGates } from './gates.ts';
import { heldNotice } from './holds.ts';
import { endedOf, endOf, numbers, progressBar, spending } from './progress.ts';
import { rejectionList } from './rejections.ts';
import { uploadTable } from './uploads.ts';

interface BatchPageOptions {
  /** Only people in this state are listed. */
  readonly state?: State | undefined;
  /** Where the following people begin; undefined for the last page of them. */
  readonly cursor?: string | undefined;
  /** Whether the list begins here; the other pages hold the list alone. */
  readonly isFirst?: boolean;
}

/** The states by which people can be listed, in the order of their numbers. */
const listedStates = [
  'complete',
  'partial',
  'failed',
  'waiting',
  'working',
  'due',
] as const satisfies readonly State[];

/** A batch: how far it is, what it spends, what was rejected and why, and its subjects. */
export function batchPage(
  view: BatchView,
  subjects: readonly SubjectView[],
  { state, cursor, isFirst = true }: BatchPageOptions = {},
): string {
  const people = html`<section id="people" class="chapter" aria-labelledby="people-title"><h2 id="people-title">People</h2>${filters(view, state)}${subjectTable(subjects, toldReasons(view))}${turning(view.batch, { state, cursor, isFirst })}</section>`;
  if (!isFirst) {
    return page({
      title: view.batch,
      trail: [
        { text: 'Batches', to: batchesAddress },
        { text: view.batch, to: batchAddress(view.batch) },
      ],
      body: html`<div class="title"><p class="eyebrow">Batch</p><h1>${view.batch}</h1></div>${people}`,
    });
  }
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
${people}
<section id="refused" class="chapter" aria-labelledby="refused-title"><h2 id="refused-title">Refused</h2>${rejectionList(view)}</section>
<section id="files" class="chapter" aria-labelledby="files-title"><h2 id="files-title">Files</h2>${uploadTable(view.batch, view.uploads)}</section>`,
  });
}

function sentence(view: BatchView): string {
  const { open, sealed, subjects, holds } = view;
  if (open > 0 && holds.length > 0) return 'The rest waits.';
  if (open > 0) return 'This page refreshes its numbers by itself.';
  if (!sealed) return subjects === 0 ? 'Nothing has been accepted yet.' : 'More files may still come.';
  return `The batch is finished: ${endOf(view).words}.`;
}

/** One link for each state, so that those who need a look are found. */
function filters({ batch, complete, partial, failed, open }: BatchView, state: State | undefined): Html {
  const counts: Partial<Record<State, number>> = { complete, partial, failed };
  const shown = listedStates.filter((one) => (counts[one] ?? open) > 0 || one === state);
  if (shown.length < 2 && state === undefined) return html``;
  const link = (text: string, one: State | undefined) =>
    one === state
      ? html`<li><strong aria-current="true">${text}</strong></li>`
      : html`<li><a href="${address(peopleAddress(batch, { state: one }))}">${text}</a></li>`;
  return html`<nav aria-label="People by state"><ul class="filters">${link('all', undefined)}${shown.map(
    (one) => {
      const number = counts[one];
      return link(number === undefined ? one : `${one} (${count(number)})`, one);
    },
  )}</ul></nav>`;
}

interface Turn {
  readonly state?: State | undefined;
  readonly cursor?: string | undefined;
}

function peopleAddress(batch: string, { state, cursor }: Turn): string {
  const query = [
    ...(state === undefined ? [] : [`state=${encodeURIComponent(state)}`]),
    ...(cursor === undefined ? [] : [`cursor=${encodeURIComponent(cursor)}`]),
  ].join('&');
  return `${batchAddress(batch)}${query === '' ? '' : `?${query}`}${cursor === undefined ? '#people' : ''}`;
}

/** To the first people, and to those that follow. */
function turning(
  batch: string,
  { state, cursor, isFirst }: Turn & { readonly isFirst: boolean },
): Html | undefined {
  if (isFirst && cursor === undefined) return undefined;
  return html`<p class="turning">${!isFirst && html`<a rel="start" href="${address(peopleAddress(batch, { state }))}">First page</a> `}${cursor !== undefined && html`<a class="next" rel="next" href="${address(peopleAddress(batch, { state, cursor }))}">More people</a>`}</p>`;
}

/** Reasons that the page gives above the list, once: repeated for each who waits, they would hide the others. */
const toldReasons = ({ gates, holds }: BatchView): ReadonlySet<string> =>
  new Set([...gates.flatMap(({ sentence: told }) => told ?? []), ...holds.map(({ sentence: told }) => told)]);

function subjectTable(subjects: readonly SubjectView[], told: ReadonlySet<string>): Html {
  if (subjects.length === 0) return html`<p>There is nobody to list.</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of people"><table class="stacked"><thead><tr><th scope="col">Person</th><th scope="col">State</th><th scope="col">Calls bought</th><th scope="col">Last change</th></tr></thead><tbody>${subjects.map(
    ({ id, name, state, reason, calls, report, updatedAt }) =>
      html`<tr><th scope="row"><a href="${address(report)}">${name?.trim() ? name : id}</a>${name?.trim() && name !== id && html` <span class="fine">${id}</span>`}</th><td><span class="state ${state}">${state}</span>${reason !== undefined && !told.has(reason) && html`<br><span class="fine">${reason}</span>`}</td><td class="figure" data-label="Calls bought">${count(calls.bought)}${calls.unknown > 0 && html` <span class="fine">+ ${count(calls.unknown)} unknown</span>`}</td><td data-label="Last change">${moment(updatedAt)}</td></tr>`,
  )}</tbody></table></div>`;
}

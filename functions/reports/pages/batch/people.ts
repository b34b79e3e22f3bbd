import { count } from '../../../../shared/figures.ts';
import type { State } from '../../../../shared/ledger/items/state.ts';
import { maxSorted } from '../../../../shared/views/requests.ts';
import type { BatchView, SubjectView } from '../../../../shared/views/views.ts';
import { address, batchAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { moment } from '../html/words.ts';

export interface PeopleShown {
  readonly state?: State | undefined;
  readonly name?: string | undefined;
  readonly customer?: string | undefined;
  readonly sort?: 'name' | 'changed' | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly scanned?: number | undefined;
}

const listedStates = [
  'complete',
  'partial',
  'failed',
  'cancelled',
  'waiting',
  'working',
  'due',
] as const satisfies readonly State[];

export function peopleOfBatch(view: BatchView, people: readonly SubjectView[], shown: PeopleShown): Html {
  const { batch } = view;
  return html`<section id="people" class="chapter" aria-labelledby="people-title"><h2 id="people-title">People</h2>${search(batchAddress(batch), shown.name, `Find somebody in ${batch}`, { state: shown.state })}${filterLinks(view, shown)}${orders(view, shown)}${subjectTable(people, { shownAbove: shownReasons(view), shown })}${people.length > 0 && scanNote(shown)}${pageLinks(batchAddress(batch), shown)}</section>`;
}

export function search(
  action: string,
  name: string | undefined,
  label: string,
  carried: Readonly<Record<string, string | undefined>> = {},
): Html {
  const hidden = Object.entries(carried).map(
    ([field, value]) => value !== undefined && html`<input type="hidden" name="${field}" value="${value}">`,
  );
  return html`<form class="find" method="get" action="${address(action)}" role="search"><label for="find-name">${label}</label> <span class="row"><input id="find-name" name="name" type="search" value="${name ?? ''}" maxlength="200" autocomplete="off" spellcheck="false" placeholder="Name or surname">${hidden}<button type="submit">Find</button></span></form>`;
}

function filterLinks(
  { batch, complete, partial, failed, cancelled, open }: BatchView,
  shown: PeopleShown,
): Html {
  const { state, name, sort } = shown;
  const counts: Partial<Record<State, number>> = { complete, partial, failed, cancelled };
  const states = listedStates.filter((one) => (counts[one] ?? open) > 0 || one === state);
  if (states.length < 2 && state === undefined) return html``;
  const link = (text: string, one: State | undefined) =>
    one === state
      ? html`<li><strong aria-current="true">${text}</strong></li>`
      : html`<li><a href="${address(peopleAddress(batchAddress(batch), { state: one, name, sort }))}">${text}</a></li>`;
  return html`<nav aria-label="People by state"><ul class="filters">${link('all', undefined)}${states.map(
    (one) => {
      const number = counts[one];
      return link(number === undefined || name !== undefined ? one : `${one} (${count(number)})`, one);
    },
  )}</ul></nav>`;
}

const orderWords = { state: 'who needs attention', name: 'name', changed: 'last change' } as const;

function orders({ batch, subjects }: BatchView, { state, name, sort }: PeopleShown): Html | undefined {
  if (name !== undefined)
    return html`<p class="fine">People with a name in which a word begins with “${name}”, ordered by name. <a href="${address(peopleAddress(batchAddress(batch), { state }))}">Everybody</a></p>`;
  if (subjects < 2 || subjects > maxSorted) return undefined;
  const link = (one: keyof typeof orderWords) =>
    one === (sort ?? 'state')
      ? html`<li><strong aria-current="true">${orderWords[one]}</strong></li>`
      : html`<li><a href="${address(peopleAddress(batchAddress(batch), { state, ...(one === 'state' ? {} : { sort: one }) }))}">${orderWords[one]}</a></li>`;
  return html`<nav aria-label="Order of people"><ul class="filters fine"><li>Order by</li>${link('state')}${link('name')}${link('changed')}</ul></nav>`;
}

interface ListPage extends Pick<PeopleShown, 'state' | 'name' | 'sort' | 'customer'> {
  readonly cursor?: string | undefined;
}

function peopleAddress(base: string, { state, name, sort, customer, cursor }: ListPage): string {
  const query = Object.entries({ name, customer, state, sort, cursor })
    .flatMap(([word, value]) =>
      value === undefined ? [] : [`${word}=${encodeURIComponent(value.toWellFormed())}`],
    )
    .join('&');
  return `${base}${query === '' ? '' : `?${query}`}${base.startsWith('/batches/') && cursor === undefined ? '#people' : ''}`;
}

export function pageLinks(base: string, { previous, next, ...shown }: PeopleShown): Html | undefined {
  if (previous === undefined && next === undefined) return undefined;
  const to = (cursor: string) => address(peopleAddress(base, { ...shown, cursor }));
  return html`<nav class="page-links" aria-label="Pages of people">${previous !== undefined && html`<a rel="start" href="${address(peopleAddress(base, shown))}">First page</a><a class="next" rel="prev" href="${to(previous)}">Previous people</a>`}${next !== undefined && html`<a class="next" rel="next" href="${to(next)}">More people</a>`}</nav>`;
}

/** The page shows them once above the list. */
const shownReasons = ({ gates, holds }: BatchView): ReadonlySet<string> =>
  new Set([...gates.flatMap(({ sentence }) => sentence ?? []), ...holds.map(({ sentence }) => sentence)]);

export function subjectTable(
  subjects: readonly SubjectView[],
  {
    shownAbove = new Set(),
    shown = {},
    withBatch = false,
  }: {
    readonly shownAbove?: ReadonlySet<string>;
    readonly shown?: PeopleShown;
    readonly withBatch?: boolean;
  } = {},
): Html {
  if (subjects.length === 0) return noPeople(shown);
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of people"><table class="stacked"><thead><tr><th scope="col">Person</th>${withBatch && html`<th scope="col">Batch</th>`}<th scope="col">State</th><th scope="col" class="figure">Calls bought</th><th scope="col">Last change</th></tr></thead><tbody>${subjects.map(
    ({ batch, id, name, state, reason, calls, report, updatedAt }) =>
      html`<tr><th scope="row"><a href="${address(report)}">${name?.trim() ? name : id}</a>${name?.trim() && name !== id && html` <span class="fine">${id}</span>`}</th>${withBatch && html`<td data-label="Batch"><a href="${batchAddress(batch)}">${batch}</a></td>`}<td><span class="state ${state}">${state}</span>${reason !== undefined && !shownAbove.has(reason) && html`<br><span class="fine">${reason}</span>`}</td><td class="figure" data-label="Calls bought">${count(calls.bought)}${calls.unknown > 0 && html` <span class="fine">+ ${count(calls.unknown)} unknown</span>`}</td><td data-label="Last change">${moment(updatedAt)}</td></tr>`,
  )}</tbody></table></div>`;
}

export const scanNote = ({ next, scanned = 0 }: PeopleShown): Html | undefined =>
  next === undefined || scanned < manyNames
    ? undefined
    : html`<p class="fine">This page has searched ${count(scanned)} names. <strong>More people</strong> continues the search.</p>`;

/** From this many names on, the page says how many the search has read. */
const manyNames = 1000;

/** An empty page may have a successor: a search pauses after a number of entries. */
function noPeople({ name, next, scanned }: PeopleShown): Html {
  if (next !== undefined)
    return html`<p>Nobody so far${scanned !== undefined && ` among ${count(scanned)} names`}. <strong>More people</strong> continues the search.</p>`;
  if (name === undefined) return html`<p>There is nobody to list.</p>`;
  return html`<p>No name has a word that begins with “${name}”. The search compares the beginning of each word of a name in the table of births, and ignores case and accents. People whose row has no name are listed by id. People whom Palmleaf stored before it indexed names are found once their row is uploaded again or a worker changes their report.</p>`;
}

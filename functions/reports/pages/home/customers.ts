import { counted } from '../../../../shared/figures.ts';
import type { CustomerErasureView } from '../../../../shared/views/erasure-view.ts';
import type { CustomerView } from '../../../../shared/views/overview/customers-view.ts';
import type { ButtonDone } from '../../../../shared/views/requests.ts';
import type { BatchEntry } from '../../../../shared/views/views.ts';
import { search } from '../batch/people.ts';
import { doneNotice, type Press, press } from '../batch/press.ts';
import {
  accountAddress,
  address,
  batchesAddress,
  customerAddress,
  customersAddress,
  peopleAddress,
} from '../html/address.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { moment, monthName } from '../html/words.ts';
import { batchCard } from './batches.ts';
import { spendingWords } from './spending.ts';

interface Paging {
  readonly next?: string;
}

interface CustomerShown extends Paging {
  readonly isOwn?: boolean;
  readonly done?: ButtonDone | undefined;
  readonly erasure?: CustomerErasureView | undefined;
  readonly mayChange?: boolean;
}

const erase = (customer: string): Press => ({
  title: 'Erase this customer',
  says: html`Erases all of its batches, people, places, uploads and answers. This cannot be undone, and bought answers are lost. The customer cannot upload until the erasure ends. The sums of its calls stay, for the service's bill.`,
  action: `${customerAddress(customer)}/erase`,
  fields: html`<p><label class="tick"><input type="checkbox" name="keepOut" value="yes"> <span>Ban its people: refuse them when they are uploaded again</span></label></p>`,
  sure: 'Yes, erase everything of this customer irrevocably.',
});

const receipt = ({
  state,
  askedAt,
  askedBy,
  doneAt,
  batches,
  people,
  places,
  tables,
  remains,
}: CustomerErasureView): Html =>
  html`<section class="chapter" aria-labelledby="erasure-title"><h2 id="erasure-title">Receipt of the erasure</h2><p>${state === 'erased' ? html`Erased ${moment(doneAt ?? askedAt)}` : 'Being erased'}, asked for ${moment(askedAt)}${askedBy !== undefined && html` by <code>${askedBy}</code>`}.${people !== undefined && ` Removed: ${counted(people, 'person', 'people')} in ${counted(batches ?? 0, 'batch', 'batches')}, ${counted(tables ?? 0, 'table or archive', 'tables and archives')}, ${counted(places, 'place', 'places')}.`}</p><h3>What remains</h3><ul>${remains.map(({ what, until }) => html`<li>${what}${until !== undefined && html`, until ${moment(until)}`}</li>`)}</ul></section>`;

const nextLink = ({ next }: Paging, words: string): Html | false =>
  next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">${words}</a></p>`;

export const customerList = (customers: readonly CustomerView[]): Html =>
  html`<dl class="facts board">${customers.map(
    ({ customer, month }) =>
      html`<div><dt><a href="${customerAddress(customer)}">${customer}</a></dt><dd>${spendingWords(month.spending)}</dd></div>`,
  )}</dl>`;

export const customersPage = (customers: readonly CustomerView[], paging: Paging = {}): string =>
  page({
    title: 'Customers',
    trail: [{ text: 'Batches', to: batchesAddress }],
    body: html`<div class="title"><h1>Customers</h1><p>The spending of each customer in this month, against its budget.</p></div>
${customers.length === 0 ? html`<div class="card"><p>There are no customers yet. A photo at <code>palms/@&lt;customer&gt;/&lt;batch&gt;/&lt;id&gt;.jpg</code> creates one.</p></div>` : customerList(customers)}
${nextLink(paging, 'More customers')}`,
  });

export const customerPage = (
  { customer, month }: CustomerView,
  batches: readonly BatchEntry[],
  { isOwn = false, done, erasure, mayChange = true, ...paging }: CustomerShown = {},
): string =>
  page({
    title: customer,
    trail: [
      { text: 'Batches', to: batchesAddress },
      ...(isOwn ? [] : [{ text: 'Customers', to: customersAddress }]),
    ],
    body: html`<div class="title"><h1>${customer}</h1></div>${doneNotice(done)}
<dl class="facts"><div><dt>Spent in ${monthName(month.name)}</dt><dd>${spendingWords(month.spending)} (<a href="${accountAddress(month.name, customer)}">account</a>)</dd></div></dl>
${search(peopleAddress, undefined, 'Find somebody', { customer })}
<section class="chapter" aria-labelledby="batches-title"><h2 id="batches-title">Batches by name</h2>${batches.length === 0 ? html`<p>There are no batches yet.</p>` : html`<ul class="batches">${batches.map((batch) => batchCard(batch))}</ul>`}
${nextLink(paging, 'More batches')}</section>
${erasure && receipt(erasure)}
${erasure?.state !== 'erasing' && html`<section class="chapter" aria-labelledby="decisions-title"><h2 id="decisions-title">Decisions</h2>${press(erase(customer), mayChange)}</section>`}`,
  });

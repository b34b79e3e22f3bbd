import type { CustomerView } from '../../../../shared/views/overview/customers-view.ts';
import type { BatchEntry } from '../../../../shared/views/views.ts';
import { search } from '../batch/people.ts';
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
import { monthName } from '../html/words.ts';
import { batchCard } from './batches.ts';
import { spendingWords } from './spending.ts';

interface Turning {
  /** The address of the next page. */
  readonly next?: string;
}

interface CustomerShown extends Turning {
  /** Whether the customer itself reads the page. */
  readonly isOwn?: boolean;
}

const onward = ({ next }: Turning, words: string): Html | false =>
  next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">${words}</a></p>`;

/** What each customer has spent in this month, against its budget. */
export const customerList = (customers: readonly CustomerView[]): Html =>
  html`<dl class="facts board">${customers.map(
    ({ customer, month }) =>
      html`<div><dt><a href="${customerAddress(customer)}">${customer}</a></dt><dd>${spendingWords(month.spending)}</dd></div>`,
  )}</dl>`;

/** All customers, by name. */
export const customersPage = (customers: readonly CustomerView[], turning: Turning = {}): string =>
  page({
    title: 'Customers',
    trail: [{ text: 'Batches', to: batchesAddress }],
    body: html`<div class="title"><h1>Customers</h1><p>What each has spent in this month, against its budget.</p></div>
${customers.length === 0 ? html`<div class="card"><p>There are no customers yet. A photo at <code>palms/@&lt;customer&gt;/&lt;batch&gt;/&lt;id&gt;.jpg</code> begins one.</p></div>` : customerList(customers)}
${onward(turning, 'More customers')}`,
  });

/** One customer: its spending, its batches and its people, and nothing of others. */
export const customerPage = (
  { customer, month }: CustomerView,
  batches: readonly BatchEntry[],
  { isOwn = false, ...turning }: CustomerShown = {},
): string =>
  page({
    title: customer,
    trail: [
      { text: 'Batches', to: batchesAddress },
      ...(isOwn ? [] : [{ text: 'Customers', to: customersAddress }]),
    ],
    body: html`<div class="title"><h1>${customer}</h1></div>
<dl class="facts"><div><dt>Spent in ${monthName(month.name)}</dt><dd>${spendingWords(month.spending)} (<a href="${accountAddress(month.name, customer)}">account</a>)</dd></div></dl>
${search(peopleAddress, undefined, 'Find somebody', { customer })}
<section class="chapter" aria-labelledby="batches-title"><h2 id="batches-title">Batches by name</h2>${batches.length === 0 ? html`<p>There are no batches yet.</p>` : html`<ul class="batches">${batches.map((batch) => batchCard(batch))}</ul>`}
${onward(turning, 'More batches')}</section>`,
  });

import { bookTraditions, chartStyles } from '@palmleaf/books/tradition';
import type { MadeFormat } from '../../../../shared/books/edition.ts';
import type { BookFault } from '../../../../shared/books/stored-book.ts';
import { count, counted } from '../../../../shared/figures.ts';
import type { BookOrderView, BookView } from '../../../../shared/reports/book-views.ts';
import { address, batchAddress, batchesAddress } from '../html/address.ts';
import { ifAllowed } from '../html/changing.ts';
import { type Html, html } from '../html/html.ts';
import { page } from '../html/page.ts';
import { moment } from '../html/words.ts';
import { booksScript } from '../scripts/books.ts';
import { editionForm, editionWords, ordersAddress } from './order-form.ts';

const faults: Record<BookFault, string> = {
  'not printed': 'It could not be printed.',
  'too slow': 'Its pages were not ready within the time limit of a book.',
  'too large': 'Its pages took more memory than a book of its size may use.',
  'not read': 'Its bought answers could not be read, or the book could not be stored.',
};

const formats: Readonly<Record<MadeFormat, string>> = {
  pdf: 'PDF',
  html: 'HTML',
  page: 'web page for a reader’s link',
};

const processedIn = ({ made, kept, empty, failed }: BookOrderView): number => made + kept + empty + failed;

const editionOf = ({ format, theme, tradition, chartStyle }: BookOrderView): string =>
  [
    formats[format],
    theme,
    ...[...bookTraditions, ...chartStyles].flatMap((value) =>
      value === tradition || value === chartStyle ? editionWords[value] : [],
    ),
  ].join(', ');

const trailTo = (batch: string) => [
  { text: 'Batches', to: batchesAddress },
  { text: batch, to: batchAddress(batch) },
];

interface Shown {
  readonly next?: string;
  readonly mayChange?: boolean;
}

export const bookOrdersPage = (
  batch: string,
  orders: readonly BookOrderView[],
  { next, mayChange = true }: Shown = {},
): string =>
  page({
    title: 'Books',
    trail: trailTo(batch),
    body: html`<div class="title"><p class="eyebrow as-written">${batch}</p><h1>Books</h1>
<p>Books are made from bought answers, without further calls. Unchanged books are not made again.</p>
${ifAllowed(
  mayChange,
  editionForm(batch, [
    ['pdf', 'Make everybody’s book (PDF)'],
    ['html', 'Make everybody’s book (HTML)'],
  ]),
)}</div>
${orders.length === 0 ? html`<p>No books have been ordered yet.</p>` : html`<ul class="batches">${orders.map(entry)}</ul>`}
${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More books</a></p>`}`,
  });

const entry = (order: BookOrderView): Html =>
  html`<li class="card"><h2><a href="${address(order.books)}">${order.id ?? 'Everybody'}</a></h2>
<p>${editionOf(order)}: ${order.state === 'made' ? html`${counted(order.made + order.kept, 'book')}` : html`${count(processedIn(order))} of ${count(order.people)} so far`}${order.failed > 0 && html`, ${count(order.failed)} failed`}.</p>
<p class="fine">Requested on ${moment(order.askedAt)}.</p></li>`;

export function booksPage(
  order: BookOrderView,
  books: readonly BookView[],
  { next, mayChange = true }: Shown = {},
): string {
  const isMaking = order.state === 'making';
  return page({
    title: 'Books',
    trail: [...trailTo(order.batch), { text: 'Books', to: ordersAddress(order.batch) }],
    script: isMaking ? booksScript() : undefined,
    body: html`<div data-books="">
<div class="title"><p class="eyebrow as-written">${order.batch}</p><h1>${order.id === undefined ? 'Books of everybody' : html`The book of ${order.id}`}</h1>
<p>${editionOf(order)}. Requested on ${moment(order.askedAt)}.</p></div>
${isMaking ? progress(order) : ended(order, books, mayChange)}</div>
${books.length > 0 && bookTable(order, books)}
${next !== undefined && html`<p><a class="next" rel="next" href="${address(next)}">More books</a></p>`}`,
  });
}

function progress(order: BookOrderView): Html {
  const processed = processedIn(order);
  return html`<p><progress max="${Math.max(1, order.people)}" value="${Math.min(processed, order.people)}" aria-label="People whose books are finished"></progress></p>
<p role="status">${order.id !== undefined ? 'It is being made.' : numbers(order, processed)}</p>
<p class="fine">This page refreshes its numbers automatically. You can close it: the books are made anyway.</p>`;
}

const numbers = (order: BookOrderView, processed: number): Html =>
  html`<span data-number="processed">${count(processed)}</span> of ${count(order.people)}: <span data-number="made">${count(order.made)}</span> made, <span data-number="kept">${count(order.kept)}</span> there already, <span data-number="empty">${count(order.empty)}</span> with nothing to print yet, <span data-number="failed">${count(order.failed)}</span> failed.`;

function ended(order: BookOrderView, books: readonly BookView[], mayChange: boolean): Html {
  const { made, kept, empty, failed, id } = order;
  const available = made + kept;
  const inOne = `${order.books}/all`;
  return html`<p class="outcome">${id === undefined ? html`${counted(available, 'book')}: ${count(made)} made, ${count(kept)} there already.` : available > 0 ? 'The book is there.' : 'There is no book.'}${empty > 0 && html` ${count(empty)} with nothing to print yet.`}${failed > 0 && html` ${count(failed)} could not be made; the reasons are listed below.`}</p>
<div class="handover">${id === undefined && available > 0 && html`${order.format === 'pdf' && html`<a class="button" href="${address(`${inOne}.pdf`)}">All in one PDF</a> `}<a class="button" href="${address(`${inOne}.zip`)}">All in a zip</a> `}${id !== undefined && books[0]?.state === 'made' && html`<a class="button" href="${bookAddress(order, id)}">Open the book</a> `}</div>${mayChange && order.format !== 'page' && editionForm(order.batch, [[order.format, available > 0 ? 'Make changed books again' : 'Try again']], order)}`;
}

const bookAddress = (order: BookOrderView, id: string): string =>
  address(`${order.books}/of/${encodeURIComponent(id.toWellFormed())}`);

function bookTable(order: BookOrderView, books: readonly BookView[]): Html {
  return html`<div class="scroll" tabindex="0" role="group" aria-label="Table of books"><table class="stacked"><thead><tr><th scope="col">Person</th><th scope="col">Book</th><th scope="col">Made</th></tr></thead><tbody>${books.map(
    (book) =>
      html`<tr><th scope="row"><a href="${address(`${batchAddress(order.batch)}/reports/${encodeURIComponent(book.id.toWellFormed())}`)}">${book.id}</a></th><td data-label="Book">${bookCell(order, book)}</td><td data-label="Made">${moment(book.at)}</td></tr>`,
  )}</tbody></table></div>
<p class="fine">The link to a book leads to the file storage. It works for a quarter of an hour, for anybody who has it.</p>`;
}

function bookCell(order: BookOrderView, { id, state, fault, bytes }: BookView): Html {
  switch (state) {
    case 'made':
      return html`<a href="${bookAddress(order, id)}">Open</a>${bytes !== undefined && html` <span class="fine">${count(Math.ceil(bytes / 1000))} KB</span>`}`;
    case 'making':
      return html`being made`;
    case 'empty':
      return html`Nothing to print yet.`;
    case 'failed':
      return html`${fault === undefined ? 'It could not be made.' : faults[fault]}`;
  }
}

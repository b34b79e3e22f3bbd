import { bookTraditions, chartStyles } from '@palmleaf/books/tradition';
import type { BookFormat } from '../../../../shared/books/edition.ts';
import type { BookOrderView } from '../../../../shared/reports/book-views.ts';
import { address, batchAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';

export const ordersAddress = (batch: string): string => `${batchAddress(batch)}/books`;

const hiddenId = (id: string | undefined): Html | false =>
  id !== undefined && html`<input type="hidden" name="id" value="${id}">`;

export type Look = Pick<BookOrderView, 'tradition' | 'chartStyle'>;

export const hiddenLook = (look: Look): Html =>
  html`${(['tradition', 'chartStyle'] as const).map((name) => look[name] !== undefined && html`<input type="hidden" name="${name}" value="${look[name]}">`)}`;

export const orderForm = (
  batch: string,
  format: BookFormat,
  words: string,
  id?: string,
  look: Look = {},
): Html =>
  html`<form method="post" action="${address(ordersAddress(batch))}"><input type="hidden" name="format" value="${format}">${hiddenId(id)}${hiddenLook(look)}<button type="submit">${words}</button></form>`;

export const editionWords: Readonly<
  Record<(typeof bookTraditions)[number] | (typeof chartStyles)[number], string>
> = {
  vedic: 'Vedic',
  western: 'Western',
  both: 'Vedic and Western',
  north: 'north Indian (diamond)',
  south: 'south Indian (square)',
  east: 'east Indian (cross)',
};

const choice = (
  title: string,
  name: keyof Look,
  values: readonly (keyof typeof editionWords)[],
  selected: string | undefined,
): Html =>
  html`<label>${title} <select class="field" name="${name}"><option value="">set by the theme, else by the language</option>${values.map((value) => html`<option value="${value}"${value === selected && html` selected`}>${editionWords[value]}</option>`)}</select></label>`;

export const editionForm = (
  batch: string,
  buttons: readonly (readonly [format: BookFormat, words: string])[],
  { id, tradition, chartStyle }: Look & { readonly id?: string | undefined } = {},
): Html =>
  html`<form class="looks" method="post" action="${address(ordersAddress(batch))}">${hiddenId(id)}<p>${choice('Tradition', 'tradition', bookTraditions, tradition)} ${choice('Vedic chart', 'chartStyle', chartStyles, chartStyle)}</p><p class="handover">${buttons.map(([format, words]) => html`<button type="submit" name="format" value="${format}">${words}</button> `)}</p></form>`;

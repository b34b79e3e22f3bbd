import type { BookFormat } from '../../../../shared/books/edition.ts';
import { address, batchAddress } from '../html/address.ts';
import { type Html, html } from '../html/html.ts';

export const ordersAddress = (batch: string): string => `${batchAddress(batch)}/books`;

/** Books are free, so the button needs no confirmation. */
export const orderForm = (batch: string, format: BookFormat, words: string, id?: string): Html =>
  html`<form method="post" action="${address(ordersAddress(batch))}"><input type="hidden" name="format" value="${format}">${id !== undefined && html`<input type="hidden" name="id" value="${id}">`}<button type="submit">${words}</button></form>`;

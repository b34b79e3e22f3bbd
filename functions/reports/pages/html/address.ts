const here = 'https://palmleaf.invalid';

/**
 * An address for href or src, if it stays on this site; else `#`. Keeps out `javascript:` and `data:` addresses and
 * links to other hosts, also those written `//host` or with a backslash.
 */
export function address(text: string): string {
  const url = URL.parse(text.trim(), `${here}/`);
  if (url === null || url.origin !== here || url.username !== '') return '#';
  return text.trim() === '' ? '#' : url.href.slice(here.length);
}

/** The address of the page of a batch. */
export const batchAddress = (batch: string): string => `/batches/${encodeURIComponent(batch.toWellFormed())}`;

/** The address of the page of a place. */
export const placeAddress = (place: string): string =>
  `/panchang/${encodeURIComponent(place.toWellFormed())}`;

/** The address of the page of a customer. */
export const customerAddress = (customer: string): string =>
  `${customersAddress}/${encodeURIComponent(customer)}`;

export const customersAddress = '/customers';
export const batchesAddress = '/batches';
export const peopleAddress = '/reports';
/** The address of the account of a month, of everybody or of one customer. */
export const accountAddress = (month: string, customer?: string): string =>
  `/account/${month}${customer === undefined ? '' : `?customer=${encodeURIComponent(customer)}`}`;
export const placesAddress = '/places';
export const uploadsAddress = '/uploads';
/** An empty table to be filled in. */
export const templateAddress = (form: 'csv' | 'xlsx'): string => `/uploads/template.${form}`;

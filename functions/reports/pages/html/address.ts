const here = 'https://palmleaf.invalid';

/** An address on this site, else `#`; refuses `//host` and backslashes. */
export function address(text: string): string {
  const url = URL.parse(text.trim(), `${here}/`);
  if (url === null || url.origin !== here || url.username !== '') return '#';
  return text.trim() === '' ? '#' : url.href.slice(here.length);
}

export const batchAddress = (batch: string): string => `/batches/${encodeURIComponent(batch.toWellFormed())}`;

export const placeAddress = (place: string): string =>
  `/panchang/${encodeURIComponent(place.toWellFormed())}`;

export const customerAddress = (customer: string): string =>
  `${customersAddress}/${encodeURIComponent(customer)}`;

export const customersAddress = '/customers';
export const batchesAddress = '/batches';
export const peopleAddress = '/reports';
export const accountAddress = (month: string, customer?: string): string =>
  `/account/${month}${customer === undefined ? '' : `?customer=${encodeURIComponent(customer)}`}`;
export const placesAddress = '/places';
export const uploadsAddress = '/uploads';
export const templateAddress = (form: 'csv' | 'xlsx'): string => `/uploads/template.${form}`;

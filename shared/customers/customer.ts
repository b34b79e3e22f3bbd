declare const meaning: unique symbol;

/** `june`, or `@acme/june`. The compiler rejects a customer's local name here, but accepts plain text. */
export type BatchId = string & { readonly [meaning]?: 'batch' };

/** The name of a batch within its customer. Only this module and the name check create such values. */
export type LocalName = string & { readonly [meaning]: 'local name' };

export type Customer = (string & { readonly [meaning]?: 'customer' }) | undefined;

const sign = '@';
const separator = '//';
const placeTables = 'places/';

/** Characters that need no escape in a policy, an address or a key. */
export const customerPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** @throws TypeError for a name with a slash: it may name a customer */
export function localName(name: string): LocalName {
  if (name.includes('/')) throw new TypeError('The name of a batch within a customer has no slash');
  return asLocalName(name);
}

export const batchOfCustomer = (customer: Customer, name: LocalName): BatchId =>
  customer === undefined ? String(name) : `${stemOfCustomer(customer)}${name}`;

export const stemOfCustomer = (customer: string): string => `${sign}${customer}/`;

export const nameOfCustomer = (customer: Customer, name: string): string =>
  customer === undefined ? name : `${sign}${customer}${separator}${name}`;

const asLocalName = (name: string) => name as LocalName;

interface Owned {
  readonly customer: Customer;
  readonly name: LocalName;
}

export function ownerOfName(name: string): Owned {
  const end = name.indexOf(separator);
  return name.startsWith(sign) && end > 0 && name.indexOf('/') === end
    ? { customer: name.slice(sign.length, end), name: asLocalName(name.slice(end + separator.length)) }
    : { customer: undefined, name: asLocalName(name) };
}

export function ownerOf(batch: BatchId): Owned {
  if (batch.startsWith(placeTables)) {
    const { customer, name } = ownerOfName(batch.slice(placeTables.length));
    return { customer, name: asLocalName(`${placeTables}${name}`) };
  }
  const slash = batch.startsWith(sign) ? batch.indexOf('/') : -1;
  return slash < 0
    ? { customer: undefined, name: asLocalName(batch) }
    : { customer: batch.slice(sign.length, slash), name: asLocalName(batch.slice(slash + 1)) };
}

export const customerOf = (batch: BatchId): Customer => ownerOf(batch).customer;

export const placeTableBatch = (table: string): BatchId => `${placeTables}${table}`;

/** A table of places has uploads and no people. */
export const isPlaceTable = (batch: BatchId): boolean => batch.startsWith(placeTables);
export const placeTableOf = (batch: BatchId): string | undefined =>
  isPlaceTable(batch) ? batch.slice(placeTables.length) : undefined;

export function splitCustomer(
  path: string,
): { readonly customer: string; readonly rest: string } | undefined {
  if (!path.startsWith(sign)) return undefined;
  const slash = path.indexOf('/');
  return slash < 0
    ? { customer: path.slice(sign.length), rest: '' }
    : { customer: path.slice(sign.length, slash), rest: path.slice(slash + 1) };
}

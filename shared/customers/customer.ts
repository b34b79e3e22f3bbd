declare const meaning: unique symbol;

/**
 * A batch with its customer: `june`, or `@acme/june`. Every key of the table and of the inbox is made from one. The
 * compiler rejects a customer's local name as a batch, but accepts plain text.
 */
export type BatchId = string & { readonly [meaning]?: 'batch' };

/**
 * A customer's name of a batch; two customers may use the same name. Only this module and the check of names make one,
 * so neither plain text nor the batch of a customer can be put below another customer.
 */
export type LocalName = string & { readonly [meaning]: 'name within a customer' };

/** The customer without a name owns everything without a customer. */
export type Customer = (string & { readonly [meaning]?: 'customer' }) | undefined;

const sign = '@';
/** Separates a customer from a name that may contain slashes. No other name has an empty part. */
const separator = '//';
const placeTables = 'places/';

/** Letters that need no escape in a policy, an address or a key. */
export const customerPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** Returns a batch's name within its customer. @throws TypeError for a name with a slash: it may name a customer */
export function localName(name: string): LocalName {
  if (name.includes('/')) throw new TypeError('The name of a batch within a customer has no slash');
  return branded(name);
}

export const batchOfCustomer = (customer: Customer, name: LocalName): BatchId =>
  customer === undefined ? String(name) : `${stemOfCustomer(customer)}${name}`;

/** Returns how all batches of a customer begin. */
export const stemOfCustomer = (customer: string): string => `${sign}${customer}/`;

/** Prefixes a name that may contain slashes: the name of a place, or of a person with the batch. */
export const nameOfCustomer = (customer: Customer, name: string): string =>
  customer === undefined ? name : `${sign}${customer}${separator}${name}`;

const branded = (name: string) => name as LocalName;

interface Owned {
  readonly customer: Customer;
  readonly name: LocalName;
}

/** Returns the customer of a name that may contain slashes, and the rest of the name. */
export function ownerOfName(name: string): Owned {
  const end = name.indexOf(separator);
  return name.startsWith(sign) && end > 0 && name.indexOf('/') === end
    ? { customer: name.slice(sign.length, end), name: branded(name.slice(end + separator.length)) }
    : { customer: undefined, name: branded(name) };
}

/** Returns the customer of a batch and its name there. A batch `@acme` from before there were customers has none. */
export function ownerOf(batch: BatchId): Owned {
  if (batch.startsWith(placeTables)) {
    const { customer, name } = ownerOfName(batch.slice(placeTables.length));
    return { customer, name: branded(`${placeTables}${name}`) };
  }
  const slash = batch.startsWith(sign) ? batch.indexOf('/') : -1;
  return slash < 0
    ? { customer: undefined, name: branded(batch) }
    : { customer: batch.slice(sign.length, slash), name: branded(batch.slice(slash + 1)) };
}

export const customerOf = (batch: BatchId): Customer => ownerOf(batch).customer;

/** Returns the batch under which a table of places is listed. */
export const placeTableBatch = (table: string): BatchId => `${placeTables}${table}`;

/** Returns whether a batch is a table of places: it has uploads and no people. */
export const isPlaceTable = (batch: BatchId): boolean => batch.startsWith(placeTables);

/** Splits the part of an inbox key that follows its folder; undefined where it names no customer. */
export function splitCustomer(
  path: string,
): { readonly customer: string; readonly rest: string } | undefined {
  if (!path.startsWith(sign)) return undefined;
  const slash = path.indexOf('/');
  return slash < 0
    ? { customer: path.slice(sign.length), rest: '' }
    : { customer: path.slice(sign.length, slash), rest: path.slice(slash + 1) };
}

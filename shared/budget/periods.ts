import { type BatchId, type Customer, nameOfCustomer, ownerOfName } from '../customers/customer.ts';
import { batchKey, budgetKey, customerOfSubject, placesBatch, type Subject } from '../ledger/items/keys.ts';
import type { Key } from '../table/table.ts';

/** Returns the month of an instant, in UTC: `2026-11`. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

const monthPrefix = 'budget#';

/** Returns the month of an account; undefined for a batch. */
export const monthOfAccount = ({ pk }: Key): string | undefined =>
  pk.startsWith(monthPrefix) ? pk.slice(monthPrefix.length) : undefined;

const placesPrefix = 'places-';

/** Returns the account of all places in a year (`2026`), which pays together with the month's account. */
const placesAccount = (year: string): Key => budgetKey(`${placesPrefix}${year}`);

/** Returns the year of an account of places, from its period as in `monthOfAccount`; undefined for a month. */
export const yearOfPlaces = (period: string): string | undefined =>
  period.startsWith(placesPrefix) ? period.slice(placesPrefix.length) : undefined;

/** Returns the account of a batch: its own, or for places the account of the year in which the worker ends. */
export const accountOfBatch = (batch: string, workerUntil: number): Key =>
  batch === placesBatch ? placesAccount(monthOf(workerUntil).slice(0, 4)) : batchKey(batch);

/** Returns the account of the month in which a worker ends: in the last minutes of a month, the next one. */
export const accountOfMonth = (workerUntil: number): Key => budgetKey(monthOf(workerUntil));

/** Returns the budget of a customer in that month. */
export const accountOfCustomer = (customer: string, workerUntil: number): Key =>
  budgetKey(nameOfCustomer(customer, monthOf(workerUntil)));

/** Returns the customer of a budget; undefined for every other account. */
export const customerOfAccount = (key: Key): string | undefined =>
  ownerOfName(monthOfAccount(key) ?? '').customer;

/** The kind of an account. */
export type PayingAccount = 'batch' | 'customer' | 'month' | 'places';

export function payingAccountOf(key: Key): PayingAccount {
  const period = monthOfAccount(key);
  if (period === undefined) return 'batch';
  if (yearOfPlaces(period) !== undefined) return 'places';
  return customerOfAccount(key) === undefined ? 'month' : 'customer';
}

/** Returns the accounts from which a worker draws: of the batch, of the customer if there is one, of the month. */
export const accountsFor = (batch: BatchId, customer: Customer, workerUntil: number): Key[] => [
  accountOfBatch(batch, workerUntil),
  ...(customer === undefined ? [] : [accountOfCustomer(customer, workerUntil)]),
  accountOfMonth(workerUntil),
];

export const accountsOf = (subject: Subject, workerUntil: number): Key[] =>
  accountsFor(subject.batch, customerOfSubject(subject), workerUntil);

import { type BatchId, type Customer, nameOfCustomer, ownerOfName } from '../customers/customer.ts';
import { batchKey, budgetKey, customerOfSubject, placesBatch, type Subject } from '../ledger/items/keys.ts';
import type { Key } from '../table/table.ts';

/** The month of an instant, in UTC: `2026-11`. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

const monthPrefix = 'budget#';

/** The month that an account is for; undefined for a batch. */
export const monthOfAccount = ({ pk }: Key): string | undefined =>
  pk.startsWith(monthPrefix) ? pk.slice(monthPrefix.length) : undefined;

const placesPrefix = 'places-';

/** The account from which the months of all places are bought in a year (`2026`), beside that of the month. */
const placesAccount = (year: string): Key => budgetKey(`${placesPrefix}${year}`);

/** The year that an account of places is for, as `monthOfAccount` names its period; undefined for a month. */
export const yearOfPlaces = (period: string): string | undefined =>
  period.startsWith(placesPrefix) ? period.slice(placesPrefix.length) : undefined;

/** The account that a batch draws from: its own, or for places that of the year in which the worker ends. */
export const accountOfBatch = (batch: string, workerUntil: number): Key =>
  batch === placesBatch ? placesAccount(monthOf(workerUntil).slice(0, 4)) : batchKey(batch);

/** The month in which a worker ends: in the last minutes of a month it draws from the next one. */
export const accountOfMonth = (workerUntil: number): Key => budgetKey(monthOf(workerUntil));

/** The budget of a customer in that month. */
export const accountOfCustomer = (customer: string, workerUntil: number): Key =>
  budgetKey(nameOfCustomer(customer, monthOf(workerUntil)));

/** The customer whose budget an account is; undefined for every other account. */
export const customerOfAccount = (key: Key): string | undefined =>
  ownerOfName(monthOfAccount(key) ?? '').customer;

/** What an account is for. */
export type PayingAccount = 'batch' | 'customer' | 'month' | 'places';

export function payingAccountOf(key: Key): PayingAccount {
  const period = monthOfAccount(key);
  if (period === undefined) return 'batch';
  if (yearOfPlaces(period) !== undefined) return 'places';
  return customerOfAccount(key) === undefined ? 'month' : 'customer';
}

/** The accounts from which a worker draws: of the batch, of the customer where there is one, of the month. */
export const accountsFor = (batch: BatchId, customer: Customer, workerUntil: number): Key[] => [
  accountOfBatch(batch, workerUntil),
  ...(customer === undefined ? [] : [accountOfCustomer(customer, workerUntil)]),
  accountOfMonth(workerUntil),
];

export const accountsOf = (subject: Subject, workerUntil: number): Key[] =>
  accountsFor(subject.batch, customerOfSubject(subject), workerUntil);

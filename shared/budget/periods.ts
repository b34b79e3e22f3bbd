import { type BatchId, type Customer, nameOfCustomer, ownerOfName } from '../customers/customer.ts';
import { batchKey, budgetKey, customerOfSubject, placesBatch, type Subject } from '../ledger/items/keys.ts';
import type { Key } from '../table/table.ts';

export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

const monthPrefix = 'budget#';

export const monthOfAccount = ({ pk }: Key): string | undefined =>
  pk.startsWith(monthPrefix) ? pk.slice(monthPrefix.length) : undefined;

const placesPrefix = 'places-';

const placesAccount = (year: string): Key => budgetKey(`${placesPrefix}${year}`);

export const yearOfPlaces = (period: string): string | undefined =>
  period.startsWith(placesPrefix) ? period.slice(placesPrefix.length) : undefined;

/** Places use the account of the year in which the worker ends. */
export const accountOfBatch = (batch: string, workerUntil: number): Key =>
  batch === placesBatch ? placesAccount(monthOf(workerUntil).slice(0, 4)) : batchKey(batch);

export const accountOfMonth = (workerUntil: number): Key => budgetKey(monthOf(workerUntil));

export const accountOfCustomer = (customer: string, workerUntil: number): Key =>
  budgetKey(nameOfCustomer(customer, monthOf(workerUntil)));

export const customerOfAccount = (key: Key): string | undefined =>
  ownerOfName(monthOfAccount(key) ?? '').customer;

export type PayingAccount = 'batch' | 'customer' | 'month' | 'places';

export function payingAccountOf(key: Key): PayingAccount {
  const period = monthOfAccount(key);
  if (period === undefined) return 'batch';
  if (yearOfPlaces(period) !== undefined) return 'places';
  return customerOfAccount(key) === undefined ? 'month' : 'customer';
}

export const accountsFor = (batch: BatchId, customer: Customer, workerUntil: number): Key[] => [
  accountOfBatch(batch, workerUntil),
  ...(customer === undefined ? [] : [accountOfCustomer(customer, workerUntil)]),
  accountOfMonth(workerUntil),
];

export const accountsOf = (subject: Subject, workerUntil: number): Key[] =>
  accountsFor(subject.batch, customerOfSubject(subject), workerUntil);

import { type BatchId, type Customer, nameOfCustomer, ownerOfName } from '../customers/customer.ts';
import { batchKey, budgetKey, customerOfSubject, placesBatch, type Subject } from '../ledger/items/keys.ts';
import type { Key } from '../table/table.ts';

export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

const monthPrefix = 'budget#';

const placesPrefix = 'places-';

const placesAccount = (year: string): Key => budgetKey(`${placesPrefix}${year}`);

/** Places use the account of the year in which the worker ends. */
export const accountOfBatch = (batch: string, workerUntil: number): Key =>
  batch === placesBatch ? placesAccount(monthOf(workerUntil).slice(0, 4)) : batchKey(batch);

export const accountOfMonth = (workerUntil: number): Key => budgetKey(monthOf(workerUntil));

export const accountOfCustomer = (customer: string, workerUntil: number): Key =>
  budgetKey(nameOfCustomer(customer, monthOf(workerUntil)));

export type PayingAccount = 'batch' | 'customer' | 'month' | 'places';

interface Payer {
  readonly of: PayingAccount;
  /** A month or a year. */
  readonly period?: string;
  readonly customer?: Customer;
}

export function payerOf({ pk }: Key): Payer {
  if (!pk.startsWith(monthPrefix)) return { of: 'batch' };
  const named = pk.slice(monthPrefix.length);
  if (named.startsWith(placesPrefix)) return { of: 'places', period: named.slice(placesPrefix.length) };
  const { customer, name: period } = ownerOfName(named);
  return { of: customer === undefined ? 'month' : 'customer', period, customer };
}

export const accountsFor = (batch: BatchId, customer: Customer, workerUntil: number): Key[] => [
  accountOfBatch(batch, workerUntil),
  ...(customer === undefined ? [] : [accountOfCustomer(customer, workerUntil)]),
  accountOfMonth(workerUntil),
];

export const accountsOf = (subject: Subject, workerUntil: number): Key[] =>
  accountsFor(subject.batch, customerOfSubject(subject), workerUntil);

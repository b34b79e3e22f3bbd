import {
  type BatchId,
  batchOfCustomer,
  type Customer,
  localName,
} from '../../../../shared/customers/customer.ts';
import { customerOfSubject, parseSubject } from '../../../../shared/ledger/items/keys.ts';
import type { Random } from '../random.ts';
import { hour, minute } from './times.ts';

export interface CustomerBudget {
  readonly at: number;
  readonly customer: string;
  readonly ceiling: number;
}

export const customersOf = (seed: number): readonly Customer[] =>
  seed % 2 === 0 ? [undefined, 'acme'] : [undefined, 'acme', 'zeta'];

export const batchOfSomebody =
  (customers: readonly Customer[], random: Random) =>
  (batch: string): BatchId =>
    batchOfCustomer(customers[random.whole(0, customers.length - 1)], localName(batch));

export function makeBudgets(start: number, share: number, random: Random): CustomerBudget[] {
  const ceiling = Math.round(random.between(100, 700) * share);
  const first = { at: start - hour, customer: 'acme', ceiling };
  const raised = { ...first, at: start + random.between(20, 90) * minute, ceiling: 1_000_000 };
  return random.chance(0.6) ? [first, raised] : [first];
}

export const batchIn = (subject: string): BatchId => parseSubject(subject)?.batch ?? '';

export function customerIn(name: string): Customer {
  const subject = parseSubject(name);
  return subject && customerOfSubject(subject);
}

import type { Fault } from '../../fault.ts';

const customer = ['test/unit/erasure/customer.test.ts'];

export const customerErasureFaults: readonly Fault[] = [
  {
    name: 'customer-erased-without-its-places',
    file: 'shared/erasure/walk-customer.ts',
    find: `[batchesIn, placesIn, tablesIn, originalsIn]`,
    put: `[batchesIn, tablesIn, originalsIn]`,
    why: 'The places of an erased customer stay, with their names and coordinates.',
    tests: customer,
  },
  {
    name: 'customer-not-excluded',
    file: 'shared/ledger/items/tombstone.ts',
    find: `...(customer === undefined ? [] : [wholeCustomer(customer)])`,
    put: `...(customer === undefined ? [] : [])`,
    why: 'Uploads during the erasure of a customer stay.',
    tests: customer,
  },
  {
    name: 'customer-erased-before-its-batches',
    file: 'shared/erasure/walk-customer.ts',
    find: `isDone &&= erased !== undefined;`,
    put: ``,
    why: 'The receipt says that a customer is erased while some of its people are still stored.',
    tests: customer,
  },
  {
    name: 'customer-erased-again-by-the-older-erasure',
    file: 'shared/erasure/walk-customer.ts',
    find: `known === undefined || known.at < erasure.at`,
    put: `known === undefined`,
    why: 'A batch that was erased before and filled again stays when its customer is erased.',
    tests: customer,
  },
  {
    name: 'customer-done-before-its-batches',
    file: 'shared/erasure/walk-customer.ts',
    find: `return isNew || known.doneAt === undefined ?`,
    put: `return isNew ?`,
    why: 'The receipt of a customer says that the erasure is done while people of its batches are still stored.',
    tests: ['test/unit/erasure/customer.test.ts'],
  },
];

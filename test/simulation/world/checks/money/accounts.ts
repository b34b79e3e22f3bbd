import { payerOf } from '../../../../../shared/budget/periods.ts';
import { customerOf } from '../../../../../shared/customers/customer.ts';
import { readAccount } from '../../../../../shared/ledger/items/account.ts';
import { expectedCounts } from '../../../../../shared/ledger/items/count-shard.ts';
import type { Header } from '../../../../../shared/ledger/items/header.ts';
import { placesBatch } from '../../../../../shared/ledger/items/keys.ts';
import { isEnd } from '../../../../../shared/ledger/items/state.ts';
import type { Item } from '../../../../../shared/table/table.ts';
import type { Attempt } from '../../calls.ts';
import { batchIn } from '../../scenario/customers.ts';

const noCount: ReadonlySet<string> = new Set([
  'v',
  'uploadsBegun',
  'lastInputAt',
  ...Object.values(expectedCounts),
]);

export function checkCounts(
  items: readonly Item[],
  headers: readonly Header[],
  removed: readonly Header[],
  wrong: (what: string) => void,
): void {
  const truth = new Map<string, number>();
  const count = (batch: string, what: string, calls: number) =>
    truth.set(`${batch} ${what}`, (truth.get(`${batch} ${what}`) ?? 0) + calls);
  for (const { batch, state, callsBought, callsUnknown, callsReused, tally } of headers) {
    count(batch, 'subjects', 1);
    if (isEnd(state)) count(batch, state, 1);
    count(batch, 'bought', callsBought);
    count(batch, 'unknown', callsUnknown);
    count(batch, 'reused', callsReused);
    count(batch, 'declined', tally?.declined ?? 0);
  }
  for (const { batch, counted } of removed)
    for (const what of ['bought', 'unknown', 'reused', 'declined'] as const)
      count(batch, what, counted[what]);
  const shardSums = new Map<string, number>();
  for (const item of items) {
    if (item.sk !== 'count') continue;
    const batch = item.pk.slice('count#'.length, item.pk.lastIndexOf('#'));
    for (const [what, calls] of Object.entries(item)) {
      if (typeof calls === 'number' && !noCount.has(what))
        shardSums.set(`${batch} ${what}`, (shardSums.get(`${batch} ${what}`) ?? 0) + calls);
    }
  }
  for (const what of new Set([...truth.keys(), ...shardSums.keys()])) {
    if ((truth.get(what) ?? 0) !== (shardSums.get(what) ?? 0))
      wrong(`The count shards say ${what}: ${shardSums.get(what)}, the headers ${truth.get(what)}`);
  }
}

/**
 * An account may count more calls than its headers, never fewer.
 * @param late number of calls of workers that woke after their block had been settled
 */
export function checkSpending(
  items: readonly Item[],
  headers: readonly Header[],
  attempts: readonly Attempt[],
  late: number,
  wrong: (what: string) => void,
): void {
  const ofBatches = new Map<string, number>();
  const ofCustomers = new Map<string, number>();
  let months = 0;
  for (const item of items) {
    if (item.sk.startsWith('block#')) wrong(`${item.pk} has a block that nobody settled`);
    if (item.sk !== 'batch' && item.pk !== item.sk) continue;
    if (item.sk !== 'batch' && !item.pk.startsWith('budget#')) continue;
    const { committed } = readAccount(item);
    const { of, customer } = payerOf(item);
    if (customer !== undefined) {
      ofCustomers.set(customer, (ofCustomers.get(customer) ?? 0) + committed);
      continue;
    }
    if (of === 'month') months += committed;
    else {
      const batch = of === 'batch' ? item.pk.slice('batch#'.length) : placesBatch;
      ofBatches.set(batch, (ofBatches.get(batch) ?? 0) + committed);
    }
  }
  for (const [batch, committed] of ofBatches) {
    const headersOfBatch = headers.filter((header) => header.batch === batch);
    const bought = headersOfBatch.reduce((sum, { callsBought }) => sum + callsBought, 0);
    const unknown = headersOfBatch.reduce((sum, { callsUnknown }) => sum + callsUnknown, 0);
    const charged = attempts.filter(({ subject }) => batchIn(subject) === batch).length;
    if (committed < bought + unknown || committed > bought + unknown + late)
      wrong(
        `${batch} reserves ${committed} calls; its headers count ${bought} bought and ${unknown} unknown`,
      );
    if (charged < bought || charged > bought + unknown + late)
      wrong(
        `${batch}: ${charged} calls were charged, but ${bought} are recorded as bought and ${unknown} as unknown`,
      );
  }
  for (const [customer, drawn] of ofCustomers) {
    const batchesOfCustomer = [...ofBatches].filter(([batch]) => customerOf(batch) === customer);
    const spent = batchesOfCustomer.reduce((sum, [, calls]) => sum + calls, 0);
    if (Math.abs(drawn - spent) > late)
      wrong(`The budget of ${customer} counts ${drawn} calls, its batches ${spent}`);
  }
  const committed = [...ofBatches.values()].reduce((sum, calls) => sum + calls, 0);
  if (Math.abs(committed - months) > late)
    wrong(`The batches count ${committed} calls, the months ${months}`);
}

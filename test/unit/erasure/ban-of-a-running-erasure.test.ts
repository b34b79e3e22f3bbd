import { expect, test } from 'vitest';
import { askBatchErasure } from '../../../shared/erasure/batch-erasure.ts';
import { askCustomerErasure } from '../../../shared/erasure/customer-erasure.ts';
import { requestErasure } from '../../../shared/erasure/request-erasure.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { setBudget } from '../../../shared/ledger/customers/customers.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { banOn } from '../../../shared/ledger/items/tombstone.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const batch = '@acme/june';
const people = ['anna', 'bina', 'carl'].map((id) => ({ batch, id }));

async function worldWithPeople() {
  const world = new PipelineWorld();
  world.erasure = erasureOfItems;
  const ledger = { ...world.ledger, nameHash };
  await setBudget(ledger, 'acme', {});
  await setCeiling(ledger, batch, undefined);
  for (const subject of people) {
    const source = world.source(`births/${batch}.csv`);
    await accept(ledger, subject, { kind: 'row', value: row({ name: subject.id }), source }, world.now);
  }
  world.now += 1000;
  const isThere = async (subject: (typeof people)[number]) =>
    (await world.table.get(headerKey(subject))) !== undefined;
  const ban = { by: 'arn:banning', keepOut: true } as const;
  const erasures = {
    customer: () => askCustomerErasure(ledger, nameHash, 'acme', ban),
    batch: () => askBatchErasure(ledger, nameHash, batch, ban),
  };
  return { world, ledger, isThere, erasures };
}

type World = Awaited<ReturnType<typeof worldWithPeople>>;

const erasedAlone = ({ ledger }: World) =>
  Promise.all(people.map((subject) => requestErasure(ledger, nameHash, subject, {})));
const erasedWithBatch = ({ ledger }: World) => askBatchErasure(ledger, nameHash, batch, {});

const meetings = [0, 2, 17].flatMap((minutes) => [
  { minutes, of: 'customer', under: 'their batch', first: erasedWithBatch } as const,
  { minutes, of: 'customer', under: 'each person', first: erasedAlone } as const,
  { minutes, of: 'batch', under: 'each person', first: erasedAlone } as const,
]);

test.each(meetings)(
  'The ban of a whole $of reaches the people whom an erasure without a ban is still removing: $under, $minutes minutes before',
  async ({ minutes, of, first }) => {
    const made = await worldWithPeople();
    const { world, isThere, ledger, erasures } = made;
    await first(made);
    await world.runReconciler(minutes);
    const still = (await Promise.all(people.map(isThere))).filter(Boolean).length;
    expect(await erasures[of]()).toBe('requested');
    await world.runReconciler(120);
    const bans = await Promise.all(people.map((subject) => banOn(ledger, nameHash, subject)));
    expect(bans.filter((one) => one !== undefined)).toHaveLength(still);
    expect(await Promise.all(people.map(isThere))).toEqual([false, false, false]);
  },
);

test('An erasure of a batch without a ban, requested while its customer is erased with one, bans its people', async () => {
  const { world, ledger, erasures } = await worldWithPeople();
  await erasures.customer();
  world.now += 1000;
  await askBatchErasure(ledger, nameHash, batch, {});
  await world.runReconciler(120);
  for (const subject of people) expect(await banOn(ledger, nameHash, subject)).toBeDefined();
});

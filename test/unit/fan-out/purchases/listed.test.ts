import { setImmediate, setTimeout } from 'node:timers/promises';
import { languages } from '@palmleaf/contract/languages';
import { describe, expect, test } from 'vitest';
import { eraseSubject } from '../../../../shared/erasure/erase.ts';
import { maxSubjectsOfCall } from '../../../../shared/ledger/inputs/listing.ts';
import { callPointerPrefix } from '../../../../shared/ledger/items/keys.ts';
import { callPointerItems, pointerItems } from '../../../../shared/ledger/items/pointer.ts';
import { sellerOf } from '../../../../shared/service-client/seller.ts';
import { Random } from '../../../simulation/world/random.ts';
import { nameHash } from '../../../support/ledger/erasing.ts';
import { bornIn, LedgerWorld, minute, row, subject } from '../../../support/worlds/ledger-world.ts';

const twins = ['june/anna', 'july/other'] as const;

async function worldAfterDeath(): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  for (let index = 0; index < 8; index += 1) {
    await world.acceptRow(`june/${index}`, row());
    await world.work(`june/${index}`);
  }
  for (const name of twins) await world.acceptRow(name, row({ language: 'de' }));
  const { transact, update } = world.table;
  const before = world.sent.length;
  // The wave's end is a transaction; the separate release of its claims is an update.
  world.table.transact = (writes) =>
    writes.some(({ key }) => key.sk === 'report')
      ? new Promise<never>(() => {})
      : transact.call(world.table, writes);
  world.table.update = (write) =>
    world.sent.length > before && write.key.pk.startsWith('inputs#')
      ? new Promise<never>(() => {})
      : update.call(world.table, write);
  void world.work('june/anna');
  for (let tick = 0; tick < 300; tick += 1) await setImmediate();
  Object.assign(world.table, { transact, update });
  expect(world.sent.length).toBeGreaterThan(before);
  return world;
}

describe('a dead buyer of shared inputs behind eight others', () => {
  test.each([
    ['after', [twins[0], twins[1]]],
    ['before', [twins[1], twins[0]]],
    ['together with', undefined],
  ])(
    'A subject copies the purchase of a dead worker behind eight listed buyers when a worker handles it %s the subject of the dead worker',
    async (_when, order) => {
      const world = await worldAfterDeath();
      const bought = world.sent.length;
      world.now += 5 * minute;
      if (order === undefined) await world.work(...twins);
      else for (const name of order) await world.work(name);
      await world.pass(5);
      expect(world.sent).toHaveLength(bought);
      for (const name of twins) expect((await world.report(name)).header.state).toBe('complete');
    },
  );
});

test('If a worker freezes during a call and a subject with the same inputs buys the call again, the first is listed as unknown', async () => {
  const world = new LedgerWorld();
  const [frozen, twin] = twins;
  for (const name of twins) await world.acceptRow(name, row());
  let isFrozen = false;
  world.answer = async (call) => {
    if (isFrozen || call.operation !== 'varshaphal_yoga') return world.bought(call);
    isFrozen = true;
    await setTimeout(20);
    world.now += 4 * minute;
    await world.work(twin);
    return world.bought(call);
  };
  await world.work(frozen);
  await world.pass(5);
  expect(world.timesSent('varshaphal_yoga')).toBe(2);
  const { parts } = await world.report(frozen);
  const part = parts.get('chart/varshaphal_yoga');
  expect([part?.state, part?.unknowns?.size]).toEqual(['bought', 1]);
  for (const name of twins) expect((await world.report(name)).header.state).toBe('complete');
});

test('A call of a shared birth lists a bounded number of subjects, however many share it in many languages', async () => {
  const world = new LedgerWorld();
  const random = new Random(1);
  const listed = () => {
    const [inPointers, inOwnItems] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
    for (const item of world.table.items()) {
      if (!item.pk.startsWith('inputs#')) continue;
      const tag = `${item.pk} ${item.sk.slice(callPointerPrefix.length)}`;
      if (item.sk.startsWith(callPointerPrefix)) inOwnItems.set(tag, callPointerItems.parse(item).sources);
      else
        for (const [who, tags] of Object.entries(pointerItems.parse(item).calls))
          for (const one of tags)
            inPointers.set(
              `${item.pk} ${one}`,
              new Set([...(inPointers.get(`${item.pk} ${one}`) ?? []), who]),
            );
    }
    return { inPointers, inOwnItems };
  };
  let before = listed();
  for (let index = 0; index < 110; index += 1) {
    await world.acceptRow(`june/${index}`, row({ language: random.pick(languages) }));
    await world.work(`june/${index}`);
    const { inPointers, inOwnItems } = listed();
    for (const { size } of inPointers.values()) expect(size).toBeLessThanOrEqual(maxSubjectsOfCall);
    for (const [tag, names] of inOwnItems) {
      const isGrown = names.size > (before.inOwnItems.get(tag)?.size ?? 0);
      const all = new Set([...names, ...(inPointers.get(tag) ?? [])]);
      if (isGrown) expect(all.size).toBeLessThanOrEqual(maxSubjectsOfCall);
    }
    before = { inPointers, inOwnItems };
  }
  expect(before.inOwnItems.size).toBeGreaterThan(5);
});

test('No call of a shared birth is bought again while its last buyer has the answer, however many former buyers are listed', async () => {
  const world = new LedgerWorld();
  const random = new Random(1);
  const lastBuyer = new Map<string, string>();
  const recentBuyers: string[] = [];
  const boughtBy = async (name: string) =>
    [...(await world.report(name)).parts.values()]
      .filter(({ state, reusedFrom }) => state === 'bought' && reusedFrom === undefined)
      .map(({ inputsHash }) => inputsHash);
  let again = 0;
  for (let index = 0; index < 150; index += 1) {
    const name = `june/${index}`;
    await world.acceptRow(name, row({ language: random.pick(languages.slice(0, 4)) }));
    await world.work(name);
    for (const call of await boughtBy(name)) {
      const before = lastBuyer.get(call);
      if (before !== undefined) expect(await boughtBy(before)).not.toContain(call);
      if (before !== undefined) again += 1;
      lastBuyer.set(call, name);
    }
    recentBuyers.push(name);
    if (!random.chance(0.07)) continue;
    for (const gone of recentBuyers.splice(0)) {
      await world.acceptRow(gone, bornIn(1850 + index));
      await world.work(gone);
    }
  }
  expect(again).toBeGreaterThan(50);
});

test('A copy is listed under the service that sold its original, so a later report from that service uses the copy after the original is erased', async () => {
  const world = new LedgerWorld();
  const first = world.seller;
  for (const name of ['june/anna', 'july/anna', 'august/anna']) await world.acceptRow(name, row());
  await world.work('june/anna');
  const { length } = world.sent;
  const { settings } = world;
  world.seller = sellerOf('documented', 'own');
  world.settings = { ...settings, reuseAcrossServices: true };
  await world.work('july/anna');
  world.seller = first;
  world.settings = settings;
  await eraseSubject(world.ledger, nameHash, subject('june/anna'));
  await world.work('august/anna');
  expect(world.sent).toHaveLength(length);
  expect((await world.report('august/anna')).parts.get('chart/natal_aspects_report')).toMatchObject({
    serviceId: first.id,
    reusedFrom: expect.any(String),
  });
});

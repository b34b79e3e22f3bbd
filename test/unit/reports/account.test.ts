import { describe, expect, test } from 'vitest';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { erasedPrefix } from '../../../shared/ledger/items/erased-charges.ts';
import { batchPartition, headerKey, subjectName } from '../../../shared/ledger/items/keys.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import { wantMonths } from '../../../shared/places/months.ts';
import { placeSubject, storePlace } from '../../../shared/places/place.ts';
import { AccountSum } from '../../../shared/reports/account-lines.ts';
import { type AccountEntry, accountKinds, accountList } from '../../../shared/views/statement.ts';
import { Random } from '../../simulation/world/random.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { answerOf, LedgerWorld, photo, row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { reportsOver } from './app.ts';
import { birth } from './ledger.ts';

type Api = Pick<ReturnType<typeof reportsOver>, 'get' | 'json'>;

async function createBatches(
  world: { readonly ledger: LedgerContext },
  ...batches: readonly string[]
): Promise<void> {
  for (const batch of batches) await setCeiling(world.ledger, batch, undefined);
}

async function entriesOf(
  { get, json }: Api,
  month = '2026-11',
  of: { readonly customer?: string } = {},
): Promise<AccountEntry[]> {
  const all: AccountEntry[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ ...of, limit: '2', ...(cursor === undefined ? {} : { cursor }) });
    const page = await json(accountList, get(`/account/${month}?${query}`));
    all.push(...page.entries);
    ({ cursor } = page);
  } while (cursor !== undefined);
  return all;
}

const prices = priceTable({ currency: 'USD', default: 0.1, operations: { luck: 0.5 } });

function totalsOf(entries: readonly AccountEntry[]) {
  const sum = new AccountSum();
  sum.add(entries);
  return Object.fromEntries(
    sum.totals().map(({ kind, calls, costs }) => [kind, [calls, costs.map(({ amount }) => amount).join()]]),
  );
}

describe('the account of a month', () => {
  test('The account of a month lists bought, unknown, reused and refused calls of all batches, each once, and adds them up', async () => {
    const world = new LedgerWorld();
    world.prices = prices;
    world.answer = (call) => {
      if (call.operation === 'money') return answerOf('timeout');
      return call.operation === 'love' ? answerOf('bad request') : world.bought(call);
    };
    await createBatches(world, 'june', 'july');
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await world.pass(30);
    await world.acceptPhoto('july/ben', photo('p'));
    await world.work('july/ben');
    const api = reportsOver(world.ledger, { prices });
    const entries = await entriesOf(api);
    const countOf = (batch: string, kind: string) =>
      entries.filter((entry) => entry.batch === batch && entry.kind === kind).length;
    expect(countOf('june', 'bought')).toBe(15);
    expect(countOf('june', 'refused')).toBe(1);
    expect(countOf('june', 'unknown')).toBeGreaterThan(0);
    expect(countOf('july', 'reused')).toBe(15);
    expect(totalsOf(entries)).toMatchObject({ bought: [15, '1.90'], reused: [15, '1.90'] });
    expect(await entriesOf(api, '2026-10')).toEqual([]);
  });

  test('The account of a month counts earlier attempts as refunded once the service says that all attempts were one purchase', async () => {
    const world = new LedgerWorld();
    world.prices = prices;
    world.settings = { ...world.settings, retry: { ...world.settings.retry, unknown: 'same key' } };
    let lost = 0;
    world.answer = (call) => {
      if (call.operation !== 'luck' || lost > 1) return world.bought(call);
      lost += 1;
      return answerOf('timeout');
    };
    await createBatches(world, 'june');
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await world.pass(10);
    const totals = totalsOf(await entriesOf(reportsOver(world.ledger, { prices })));
    expect(totals).toMatchObject({ bought: [17, '2.10'], unknown: [0, ''], refunded: [2, '1.00'] });
  });

  test('The account of a month keeps the sums of an erased person but no name', async () => {
    const world = new PipelineWorld();
    world.erasure = erasureOfItems;
    const anna = { batch: 'june', id: 'anna-kovacs' };
    await createBatches(world, 'june');
    await world.acceptPhoto(anna, 'a photo');
    await world.work(anna);
    await eraseSubject({ ...world.ledger, nameHash }, nameHash, anna);
    await world.runReconciler(30);
    const entries = await entriesOf(reportsOver(world.ledger));
    expect(entries.filter(({ kind }) => kind === 'bought')).toHaveLength(17);
    expect(JSON.stringify(entries)).not.toContain('anna');
  });

  test('The account of a customer keeps the calls of its erased people and places, which no other account contains', async () => {
    const world = new PipelineWorld();
    world.erasure = erasureOfItems;
    const accountOf = async (customer: string) =>
      Object.entries(
        Object.groupBy(
          (await entriesOf(reportsOver(world.ledger), '2026-11', { customer })).filter(
            ({ kind }) => kind === 'bought',
          ),
          ({ part }) => part.split('/')[0] ?? '',
        ),
      ).map(([family, entries]) => [family, entries?.length]);
    const anna = { batch: '@acme/june', id: 'anna-kovacs' };
    await createBatches(world, anna.batch);
    await world.acceptPhoto(anna, 'a photo');
    await world.work(anna);
    for (const id of ['@acme//ny', '@bolt//ny', 'ny']) {
      const at = { lat: 40.71, lon: -74.01, timezone: 'America/New_York' };
      await storePlace(world.ledger, { id, name: id, ...at, notes: [] }, world.source('places/us.csv'));
      await wantMonths(world.ledger, id, world.now + 60_000);
      await world.queue.send([{ kind: 'place', key: id }]);
      await world.workAll();
    }
    const before = await accountOf('acme');
    expect(before).toEqual([
      ['palm', 17],
      ['place', expect.any(Number)],
    ]);
    for (const subject of [anna, placeSubject('@acme//ny'), placeSubject('ny')])
      await eraseSubject({ ...world.ledger, nameHash }, nameHash, subject);
    await world.runReconciler(30);
    expect(await world.table.get(headerKey(placeSubject('@acme//ny')))).toBeUndefined();
    const expectAccounts = async () => {
      expect(await accountOf('acme')).toEqual(before);
      expect(await accountOf('bolt')).toEqual(before.slice(1));
    };
    await expectAccounts();
    const ofEarlierVersion = [...world.table.items()].filter(
      ({ pk, sk }) => pk === batchPartition(anna.batch) && sk.startsWith(erasedPrefix),
    );
    for (const { pk, sk } of ofEarlierVersion)
      await world.table.update({ key: { pk, sk }, remove: ['owner'] });
    expect(ofEarlierVersion).toHaveLength(1);
    await expectAccounts();
  });

  test('The account of a customer holds the calls of its own batches only', async () => {
    const world = new LedgerWorld();
    for (const [at, name] of ['june', '@acme/june', '@acme/july', '@bolt/june'].entries()) {
      await createBatches(world, name);
      const subject = { batch: name, id: `anna${at}` };
      const source = world.source(`births/${name}.csv`);
      const value = row({ birth: { ...birth, min: at } });
      await accept(world.ledger, subject, { kind: 'row', value, source }, world.now);
      await world.work(subjectName(subject));
    }
    const api = reportsOver(world.ledger);
    const pagesOf = async (customer: string) => {
      const path = `/account/2026-11?customer=${customer}&limit=200`;
      const batches = new Set<string>();
      let calls = 0;
      let cursor: string | undefined;
      do {
        const next = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
        const page = await api.json(accountList, api.get(`${path}${next}`));
        for (const { batch } of page.entries) batches.add(batch);
        calls += page.entries.length;
        ({ cursor } = page);
      } while (cursor !== undefined);
      return { batches: [...batches].sort(), calls };
    };
    expect(await pagesOf('acme')).toEqual({ batches: ['@acme/july', '@acme/june'], calls: 8 });
    expect(await pagesOf('bolt')).toEqual({ batches: ['@bolt/june'], calls: 4 });
    expect(await pagesOf('nobody')).toEqual({ batches: [], calls: 0 });
    expect((await api.get('/account/2026-11?customer=%40acme')).status).toBe(400);
  });

  test('The account of a month is a page with a line for each price, and the home page links it', async () => {
    const world = new LedgerWorld();
    world.prices = prices;
    await createBatches(world, 'june');
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    const { get } = reportsOver(world.ledger, { prices });
    const accept = { accept: 'text/html' };
    const page = await (await get('/account/2026-11', accept)).text();
    expect(page).toContain(
      '<td>Bought</td><td><code>luck</code></td><td>0.50 USD</td><td>1</td><td>0.50 USD</td>',
    );
    expect(page).toContain('17 · 2.10 USD');
    expect(await (await get('/batches', accept)).text()).toContain('<a href="/account/2026-11">account</a>');
  });

  test.each(['2026-13', '2026', 'november'])(
    'The reports API answers 400 to the account of %s, which is not a month',
    async (month) => {
      const { get } = reportsOver(new LedgerWorld().ledger);
      expect((await get(`/account/${month}`)).status).toBe(400);
    },
  );
});

test('The lines and totals of an account equal the sum of its calls in each currency', () => {
  const random = new Random(1);
  for (let play = 0; play < 50; play += 1) {
    const entries = Array.from({ length: 30 }, (): AccountEntry => {
      const money = () => ({ currency: random.pick(['USD', 'credits']), amount: random.pick(['1', '0.50']) });
      const [operation, kind] = [random.pick(['luck', 'love']), random.pick(accountKinds)];
      const call = { batch: 'june', part: `palm/${operation}`, operation, kind };
      const price = random.chance(0.8) ? { price: money() } : {};
      return { ...call, ...price, ...(random.chance(0.3) ? { told: money() } : {}) };
    });
    const sum = new AccountSum();
    const cut = random.whole(0, 30);
    sum.add(entries.slice(0, cut));
    sum.add(entries.slice(cut));
    const paid = entries.map(({ kind, price, told = price }) => ({ kind, ...told }));
    const sumOf = (wanted: readonly { readonly amount: string; readonly calls?: number }[]) =>
      wanted.reduce((all, { amount, calls = 1 }) => all + Number(amount) * calls, 0);
    for (const { kind, calls, costs, unpriced } of sum.totals()) {
      const callsOfKind = paid.filter((one) => one.kind === kind);
      expect(calls).toBe(callsOfKind.length);
      expect(unpriced).toBe(callsOfKind.filter(({ amount }) => amount === undefined).length);
      for (const currency of ['USD', 'credits']) {
        const priced = callsOfKind.flatMap((one) =>
          one.currency === currency ? [{ amount: one.amount ?? '' }] : [],
        );
        const cost = costs.find((one) => one.currency === currency);
        expect(Number(cost?.amount ?? 0), `${kind} ${currency}`).toBe(sumOf(priced));
        const lines = sum.lines().filter((line) => line.kind === kind && line.price?.currency === currency);
        expect(sumOf(lines.map(({ price, calls }) => ({ amount: price?.amount ?? '', calls })))).toBe(
          sumOf(priced),
        );
        expect(sumOf(lines.map(({ amount }) => ({ amount: amount?.amount ?? '' })))).toBe(sumOf(priced));
      }
    }
  }
});

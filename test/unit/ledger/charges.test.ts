import { describe, expect, test } from 'vitest';
import { listCharges } from '../../../functions/reports/views/charges.ts';
import {
  anonymousEntry,
  type Charge,
  chargesOf,
  costOfBought,
  readAnonymous,
  resolutionsBy,
} from '../../../shared/ledger/parts/charges.ts';
import { copyPart } from '../../../shared/ledger/parts/copy-part.ts';
import { openUnknowns, recordUnknown, storeAnswer } from '../../../shared/ledger/parts/parts.ts';
import { priceTable } from '../../../shared/money/prices.ts';
import type { PartName } from '../../../shared/plan/part-names.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import type { Item } from '../../../shared/table/table.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

function forgetCharges({ table }: LedgerWorld): void {
  table.load([...table.items()].map(({ charges: _charges, ...item }) => item));
}

async function chargesIn(world: LedgerWorld, name = 'june/anna'): Promise<Charge[]> {
  const { parts } = await world.report(name);
  return [...parts].flatMap(([part, stored]) => chargesOf(part, stored));
}

const count = (charges: readonly Charge[], part: PartName, state: Charge['state']): number =>
  charges.filter((charge) => charge.part === part && charge.state === state).length;

describe('charged calls', () => {
  test('The ledger lists each charged call once, with its time and price', async () => {
    const world = new LedgerWorld();
    world.prices = priceTable({ currency: 'USD', default: 0.1, operations: { luck: null } });
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    const charges = await chargesIn(world);
    expect(charges).toHaveLength(17);
    expect(charges.find(({ part }) => part === 'palm/mounts')).toMatchObject({
      state: 'bought',
      at: world.now,
      price: { currency: 'USD', micros: 100_000 },
    });
    expect(charges.find(({ part }) => part === 'palm/luck')?.price).toBeUndefined();
  });

  test('The ledger records the charge that the service reported, even when it differs from the price or no price was known', async () => {
    const world = new LedgerWorld();
    world.prices = priceTable({ currency: 'USD', default: 0.1, operations: { luck: null } });
    world.answer = (call) => ({ ...world.bought(call), cost: { currency: 'USD', micros: 70_000 } });
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    const charges = await chargesIn(world);
    const chargeOf = (name: PartName) => charges.find(({ part }) => part === name);
    const stated = { currency: 'USD', micros: 70_000 };
    expect(chargeOf('palm/mounts')).toMatchObject({ price: { currency: 'USD', micros: 100_000 }, stated });
    expect(chargeOf('palm/luck')).toMatchObject({ stated });
    expect(chargeOf('palm/luck')?.price).toBeUndefined();
    const [anonymous] = charges.map(anonymousEntry).flatMap((entry) => readAnonymous(entry) ?? []);
    expect(anonymous).toMatchObject({ stated });
    const { items } = await listCharges(world.ledger, 'june', 100);
    expect(items.every((view) => view.told?.amount === '0.07')).toBe(true);
    // Seventeen calls at the reported cost, independent of the profile.
    expect(costOfBought(charges)).toEqual({ currency: 'USD', micros: 1_190_000, unpriced: 0 });
  });

  test('The statement adds the known prices of the charged calls in one currency', () => {
    const one = (price: Charge['price'], state: Charge['state'] = 'bought'): Charge => ({
      part: 'palm/luck',
      state,
      price,
      wave: 'w',
    });
    const usd = { currency: 'USD', micros: 100 };
    expect(costOfBought([one(usd), one(usd), one(undefined), one(usd, 'unknown')])).toEqual({
      currency: 'USD',
      micros: 200,
      unpriced: 1,
    });
    expect(costOfBought([one({ currency: 'credits', micros: 5 }), one(usd)])).toMatchObject({
      micros: 100,
      unpriced: 1,
    });
    expect(costOfBought([one(undefined)])).toBeUndefined();
  });

  test('The ledger still knows a charged call after newer inputs replaced its part', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    const birth = { day: 5, month: 7, year: 1990, hour: 6, min: 30, lat: 12.97, lon: 77.59, tzone: 5.5 };
    await world.acceptRow('june/anna', row({ birth }));
    await world.work('june/anna');
    expect(world.sent).toHaveLength(8);
    const charges = await chargesIn(world);
    expect(charges).toHaveLength(8);
    expect(count(charges, 'chart/varshaphal_yoga', 'bought')).toBe(2);
  });

  test('The statement charges a call to the subject that bought it, not to those that copied it', async () => {
    const world = new LedgerWorld();
    for (const name of ['june/anna', 'june/ben']) await world.acceptPhoto(name, photo('p'));
    await world.work('june/anna');
    await world.work('june/ben');
    expect((await world.report('june/ben')).header).toMatchObject({ state: 'complete', callsReused: 17 });
    const all = [...(await chargesIn(world)), ...(await chargesIn(world, 'june/ben'))];
    expect([world.sent.length, all.length]).toEqual([17, 17]);
    forgetCharges(world);
    expect(await chargesIn(world, 'june/ben')).toEqual([]);
  });

  test('The statement lists a call without an answer as possibly charged at the time when it was sent', async () => {
    const world = new LedgerWorld();
    let lost = 0;
    world.answer = (call) => {
      if (call.operation !== 'luck' || lost > 0) return world.bought(call);
      lost += 1;
      return answerOf('timeout');
    };
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await world.pass(5);
    const charges = await chargesIn(world);
    expect([count(charges, 'palm/luck', 'bought'), count(charges, 'palm/luck', 'unknown')]).toEqual([1, 1]);
    expect(charges.every(({ at }) => at !== undefined)).toBe(true);
  });

  test('The ledger counts each late or already stored answer as bought, once', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('p'));
    const { header } = await world.report('june/anna');
    const [call] = planOf('june/anna', header.inputs, 2026, planInTests).calls;
    if (call === undefined) throw new Error('A photo asks for calls');
    const attempt = {
      ...call,
      wave: 'late',
      inputsRevision: 1,
      why: { code: 'answer', answer: 'timeout' } as const,
    };
    await recordUnknown(world.ledger, header, attempt, undefined);
    expect(await chargesIn(world)).toMatchObject([{ state: 'unknown', wave: 'late' }]);
    const store = (wave: string) =>
      storeAnswer(world.ledger, header, call, 'bought', answerOf('json', { body: {} }), {
        wave,
        inputsRevision: 1,
      });
    expect([await store('late'), await store('other')]).toEqual([true, false]);
    expect(await chargesIn(world)).toMatchObject([
      { state: 'bought', wave: 'late' },
      { state: 'bought', wave: 'other' },
    ]);
  });

  test('The ledger counts attempts under one idempotency key as one purchase when the service honours the key', async () => {
    const world = new LedgerWorld();
    world.settings = { ...world.settings, retry: { ...world.settings.retry, unknown: 'same key' } };
    let lost = 0;
    world.answer = (call) => {
      if (call.operation !== 'luck' || lost > 1) return world.bought(call);
      lost += 1;
      return answerOf('timeout');
    };
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await world.pass(10);
    const charges = await chargesIn(world);
    expect([count(charges, 'palm/luck', 'bought'), count(charges, 'palm/luck', 'unknown')]).toEqual([1, 0]);
  });

  test.each([
    ['an answer', 'the same inputs'],
    ['an answer', 'other inputs'],
    ['no answer', 'the same inputs'],
    ['no answer', 'other inputs'],
    ['a copy', 'the same inputs'],
    ['a copy', 'other inputs'],
  ])('Attempts that an earlier version resolved stay resolved after %s with %s', async (next, inputs) => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('p'));
    const { header } = await world.report('june/anna');
    const [call] = planOf('june/anna', header.inputs, 2026, planInTests).calls;
    if (call === undefined) throw new Error('A photo asks for calls');
    const later = inputs === 'the same inputs' ? call : { ...call, inputsHash: 'b'.repeat(64) };
    const why = { code: 'answer', answer: 'timeout' } as const;
    const read = async () => (await world.report('june/anna')).parts.get(call.part);
    const lose = async (wave: string, sent: typeof call) =>
      recordUnknown(
        world.ledger,
        header,
        { ...sent, wave, inputsRevision: 1, why },
        wave === 'w1' ? undefined : await read(),
      );
    const store = async (wave: string, sent: typeof call, resolves: boolean) =>
      storeAnswer(
        world.ledger,
        header,
        sent,
        'refused',
        answerOf('bad request'),
        { wave, inputsRevision: 1 },
        { before: await read(), resolves },
      );
    const copy = async (wave: string, { part, inputsHash }: typeof call) => {
      const before = await read();
      if (before === undefined) throw new Error('The part is stored');
      const original = { ...before, state: 'bought' as const, inputsHash };
      const writer = { wave, inputsRevision: 1 };
      await copyPart(world.ledger, subject('june/ben'), original, header, part, writer, before);
    };
    const dropResolutions = async () => {
      const old = (item: Item): Item => {
        if (!(item.charges instanceof Set)) return item;
        return { ...item, charges: new Set([...item.charges].filter((one) => !`${one}`.startsWith('r '))) };
      };
      world.table.load([...world.table.items()].map(old));
    };
    await lose('w1', call);
    await store('w2', call, true);
    await dropResolutions();
    if (next === 'an answer') await store('w3', later, false);
    else if (next === 'no answer') await lose('w3', later);
    else await copy('w3', later);
    const part = await read();
    expect(part && openUnknowns(part).length).toBe(next === 'no answer' ? 1 : 0);
    expect(resolutionsBy(part, 'w3')).toBe(0);
    const left = await chargesIn(world);
    expect(left.map(({ wave }) => wave)).toEqual(next === 'no answer' ? ['w3'] : []);
  });

  test.each([
    ['every call is answered', 'retry', 0, 17],
    ['an answer is lost and bought again', 'retry', 1, 18],
    ['two answers are lost', 'retry', 2, 18],
    ['lost answers are the same purchase as the last', 'same key', 2, 17],
  ] as const)(
    'The statement lists the same charges after the charges recorded in the parts are removed: %s',
    async (_history, unknown, lost, charges) => {
      const world = new LedgerWorld();
      world.settings = { ...world.settings, retry: { ...world.settings.retry, unknown } };
      world.answer = (call) =>
        call.operation === 'luck' && world.timesSent('luck') <= lost
          ? answerOf('timeout')
          : world.bought(call);
      await world.acceptPhoto('june/anna', photo('p'));
      await world.work('june/anna');
      await world.pass(15);
      const charged = async () =>
        (await chargesIn(world)).map(({ part, state, wave }) => `${part} ${state} ${wave}`).sort();
      const listed = await charged();
      expect(listed).toHaveLength(charges);
      forgetCharges(world);
      expect(await charged()).toEqual(listed);
    },
  );

  test('The statement lists charged calls page by page with their operations', async () => {
    const world = new LedgerWorld();
    const names = Array.from({ length: 7 }, (_, index) => `june/person-${index}`);
    for (const name of names) await world.acceptPhoto(name, photo(name));
    for (const name of names) await world.work(name);
    world.now += minute;
    const found: { readonly id?: string | undefined; readonly operation: string }[] = [];
    let cursor: string | undefined;
    do {
      const page = await listCharges(world.ledger, 'june', 2, cursor);
      found.push(...page.items);
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(found).toHaveLength(7 * 17);
    expect(new Set(found.map(({ id }) => id)).size).toBe(7);
    expect(found.filter(({ operation }) => operation === 'get-palm-id')).toHaveLength(7);
  });
});

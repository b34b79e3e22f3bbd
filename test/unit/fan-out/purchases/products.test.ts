import { describe, expect, test } from 'vitest';
import { everything, type Product } from '../../../../shared/plan/product.ts';
import { LedgerWorld, photo, row } from '../../../support/worlds/ledger-world.ts';

const palm: Product = { name: 'palm', parts: ['palm/*'] };
const chart: Product = { name: 'chart', parts: ['chart/*'] };
const summary: Product = { name: 'summary', parts: ['palm/summary'] };
const photoWith = (product?: Product) => ({ ...photo('p'), ...(product && { product }) });

describe('the product of a subject', () => {
  test('A subject is complete when the worker has bought the parts of its product, and the worker buys no others', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photoWith(summary));
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    expect(world.sent.map(({ call }) => call.operation)).toEqual(['get-palm-id', 'summary']);
    const { header } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', tally: { bought: 2, notAsked: 0 } });
  });

  test('A larger product of a subject buys only the difference', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photoWith(summary));
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    await world.acceptPhoto('june/anna', photoWith(palm));
    await world.work('june/anna');
    expect(world.sent).toHaveLength(17);
    await world.acceptPhoto('june/anna', photoWith(everything));
    await world.work('june/anna');
    expect(world.sent).toHaveLength(21);
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'complete',
      tally: { bought: 21 },
    });
    expect(new Set(world.sent.map(({ call }) => call.operation)).size).toBe(21);
  });

  test('A smaller product of a subject buys nothing and deletes no stored part', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photoWith(palm));
    await world.work('june/anna');
    await world.acceptPhoto('june/anna', photoWith(summary));
    await world.work('june/anna');
    expect(world.sent).toHaveLength(17);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', tally: { bought: 2 } });
    expect(parts.size).toBe(17);
    await world.acceptPhoto('june/anna', photoWith(palm));
    await world.work('june/anna');
    expect(world.sent).toHaveLength(17);
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'complete',
      tally: { bought: 17 },
    });
  });

  test('A subject with two uploads gets the products of both', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photoWith(summary));
    await world.acceptRow('june/anna', row({ product: chart, vastuId: 'v' }));
    await world.work('june/anna');
    expect(world.sent).toHaveLength(6);
  });

  test('A subject that names no product gets the default one', async () => {
    const world = new LedgerWorld();
    world.settings = { ...world.settings, plan: { ...world.settings.plan, product: chart } };
    await world.acceptPhoto('june/anna', photo('p'));
    await world.acceptRow('june/anna', row());
    await world.acceptPhoto('june/ben', { ...photo('of ben'), product: palm });
    await world.work('june/anna', 'june/ben');
    expect(world.sent).toHaveLength(4 + 17);
  });

  test('A subject whose product shrinks during a wave ends with the calls sent by then', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photoWith(palm));
    world.answer = async (call) => {
      if (call.operation === 'get-palm-id') await world.acceptPhoto('june/anna', photoWith(summary));
      return world.bought(call);
    };
    await world.work('june/anna');
    await world.pass(10);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: world.sent.length });
    expect(parts.get('palm/summary')?.state).toBe('bought');
  });
});

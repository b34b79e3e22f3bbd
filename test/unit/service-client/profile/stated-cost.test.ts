import { describe, expect, test } from 'vitest';
import { defaultPolicy } from '../../../../shared/service-client/answer.ts';
import { send } from '../../../../shared/service-client/caller.ts';
import { readProfile } from '../../../../shared/service-client/profile/read.ts';
import { statedCost } from '../../../../shared/service-client/profile/stated-cost.ts';

const prices = { currency: 'USD' };
const costInHeader = readProfile({ name: 'a', prices, cost: { header: 'X-Cost' } });
const costInBody = readProfile({ name: 'a', prices, cost: { pointers: ['/meta/price', '/price'] } });
const costInBoth = readProfile({ name: 'a', prices, cost: { header: 'X-Cost', pointers: ['/price'] } });
const none = new Headers();

describe('the cost in an answer', () => {
  test.each([
    ['0.5', 500_000],
    ['12', 12_000_000],
    [' 0.0025 usd ', 2500],
    ['0.30000000000000004', 300_000],
    ['5e-3', 5000],
    ['0', 0],
  ])('The cost of a call is read from a header of its answer: %j', (stated, micros) => {
    expect(statedCost(costInHeader, new Headers({ 'x-cost': stated }), {})).toEqual({
      currency: 'USD',
      micros,
    });
  });

  test.each([['$0.5'], ['0.5 EUR'], ['free'], ['-1'], [''], ['1,5'], ['1 2 3'], ['99999999999'], ['0x10']])(
    'The cost of a call is unknown when the header says %j',
    (stated) => {
      expect(statedCost(costInHeader, new Headers({ 'x-cost': stated }), {})).toBeUndefined();
    },
  );

  test('The cost of a call is the number or text in the body at the first matching pointer', () => {
    expect(statedCost(costInBody, none, { price: 0.1 + 0.2 })?.micros).toBe(300_000);
    expect(statedCost(costInBody, none, { meta: { price: '0.25' }, price: 9 })?.micros).toBe(250_000);
    for (const price of [true, null, {}, [1], -1, 'much'])
      expect(statedCost(costInBody, none, { price })).toBeUndefined();
  });

  test('The header takes precedence over the body for the cost of a call, and the cost is unknown if the profile names neither', () => {
    expect(statedCost(costInBoth, new Headers({ 'x-cost': '1' }), { price: 2 })?.micros).toBe(1_000_000);
    expect(statedCost(costInBoth, none, { price: 2 })?.micros).toBe(2_000_000);
    expect(
      statedCost(readProfile({ name: 'a', prices }), new Headers({ 'x-cost': '1' }), {}),
    ).toBeUndefined();
  });

  test('Only a bought answer has a cost', async () => {
    const ask = (response: Response) =>
      send(
        { operation: 'natal_aspects_report', body: {} },
        { url: 'https://service.example', scheme: 'token' },
        { version: '1', content: { token: 't' } },
        {
          fetch: async () => response,
          now: () => 0,
          policy: defaultPolicy,
          profile: costInHeader,
          attemptTimeoutMs: 1000,
          maxAnswerBytes: 1000,
        },
      );
    const headers = { 'x-cost': '0.5' };
    expect((await ask(new Response('[]', { headers }))).cost).toEqual({ currency: 'USD', micros: 500_000 });
    expect((await ask(new Response('{}', { status: 404, headers }))).cost).toBeUndefined();
  });
});

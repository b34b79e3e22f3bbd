import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '../../../../functions/reports/http/endpoints.ts';
import { reportsOver } from '../app.ts';
import { emptyLedger } from '../ledger.ts';

const oddNames = {
  'longer than a key of the table': 'a'.repeat(3000),
  'longer than a key of the table in bytes': 'श'.repeat(1000),
  'with a control character': 'a%00b',
  'with a mark that reverses the direction of the text': 'a%E2%80%AEb',
};

/** A gazetteer has only the pieces that exist, so every other name is not found. */
const withParam = endpoints.filter(({ path }) => path.includes('{') && !path.startsWith('/gazetteer/'));
const refusal = z.object({ faults: z.array(z.object({ field: z.string().min(1) })).min(1) });

describe('names in addresses that no table can store', () => {
  test('The test of odd names covers every endpoint with a name', () => {
    expect(withParam.length).toBeGreaterThan(20);
  });

  test.each(Object.entries(oddNames))(
    'Every endpoint refuses a name %s in its address with a 400 that names a field',
    async (_, name) => {
      const { ledger } = emptyLedger();
      const { app } = reportsOver(ledger);
      const answers = await Promise.all(
        withParam.map(async ({ method, path }) => {
          const address = path.replace(/\{[^}]+\}/g, name);
          const answer = await app.request(address, { method: method.toUpperCase() });
          const isNamed = refusal.safeParse(await answer.json()).success;
          return { endpoint: `${method} ${path}`, status: answer.status, isNamed };
        }),
      );
      expect(answers.filter(({ status, isNamed }) => status !== 400 || !isNamed)).toEqual([]);
    },
  );

  test('A name of 3,000 bytes in an address is refused with its field and its size', async () => {
    const { ledger } = emptyLedger();
    const { get } = reportsOver(ledger);
    for (const [path, field] of [
      ['/webhooks/', 'webhook'],
      ['/panchang/', 'place'],
    ] as const)
      expect(await (await get(`${path}${'a'.repeat(3000)}`)).json()).toMatchObject({
        status: 400,
        faults: [{ field, message: `The ${field} takes 3000 bytes; at most 500 are allowed.` }],
      });
  });
});

describe('half of a surrogate pair in a body', () => {
  test('The reports API refuses half of a surrogate pair and names its field', async () => {
    const { ledger } = emptyLedger();
    const { send } = reportsOver(ledger);
    const answer = await send('POST', '/webhooks', { url: 'https://shop.example/', description: 'a\ud800b' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      faults: [
        { field: 'description', message: 'contains half of a surrogate pair, which is not a character' },
      ],
    });
  });

  test('The reports API answers 400 to half of a surrogate pair inside 20,000 nested lists', async () => {
    const { ledger } = emptyLedger();
    const { app } = reportsOver(ledger);
    const depth = 20_000;
    const body = `${'['.repeat(depth)}"\\ud800"${']'.repeat(depth)}`;
    expect((await app.request('/webhooks', { method: 'POST', body })).status).toBe(400);
  });
});

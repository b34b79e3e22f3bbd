import { expect, test } from 'vitest';
import { endpoints } from '../../../functions/reports/http/endpoints.ts';
import { LedgerWorld } from '../../support/worlds/ledger-world.ts';
import { reportsOver } from './app.ts';

test.each(endpoints.map(({ id, method, path }) => [id, method.toUpperCase(), path] as const))(
  'A request about unknown names never causes a server error in the reports API: %s',
  async (_id, method, path) => {
    const { app } = reportsOver(new LedgerWorld().ledger);
    const address = path.replace('{month}', '2026-11').replace(/\{\w+\}/g, 'nobody');
    for (const body of method === 'GET' ? [undefined] : [undefined, '{}']) {
      const { status } = await app.request(address, { method, ...(body === undefined ? {} : { body }) });
      expect(status).toBeLessThan(500);
    }
  },
);

test.each([
  ['POST', '/batches/june/ceiling', 'PUT'],
  ['DELETE', '/webhooks/wh_1', 'GET'],
  ['PUT', '/webhooks', 'GET, POST'],
])('The answer to %s %s names the methods that the address takes', async (method, path, methods) => {
  const { app } = reportsOver(new LedgerWorld().ledger);
  const answer = await app.request(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([404, methods]);
  expect(await answer.json()).toMatchObject({
    detail: `There is nothing at this address for ${method}; it takes ${methods}.`,
  });
});

test.each([
  ['POST', '/nothing'],
  ['GET', '/gazetteer/9999'],
])('The answer to %s %s, where nothing is, names no method', async (method, path) => {
  const { app } = reportsOver(new LedgerWorld().ledger);
  const answer = await app.request(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
});

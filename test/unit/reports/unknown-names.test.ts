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

import { createServer } from 'node:http';
import { madeUpService } from '@palmleaf/test/support/settings/made-up-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressFindings } from '../commands/stack/doctor.ts';

const server = createServer((_request, response) => response.writeHead(404).end());
let serverUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  serverUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

async function closedPort(): Promise<string> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await new Promise((resolve) => other.close(resolve));
  return url;
}

test('The command doctor names each unreachable address of the service with the reason', async () => {
  const closedUrl = await closedPort();
  const { palmistry, base, vision, chat } = madeUpService.addresses;
  const service = {
    ...madeUpService,
    addresses: {
      palmistry: { ...palmistry, url: serverUrl },
      base: { ...base, url: closedUrl },
      vision: { ...vision, url: serverUrl },
      chat: { ...chat, url: serverUrl },
    },
  };
  const findings = await addressFindings({ reports: async () => Response.json(service), toService: fetch });
  expect(findings.map(({ check, state }) => [check, state])).toEqual([
    ['service palmistry', 'fine'],
    ['service base', 'look'],
    ['service vision', 'fine'],
    ['service chat', 'fine'],
  ]);
  expect(findings[0]?.detail).toBe(`${serverUrl} answers`);
  expect(findings[1]?.detail).toContain(`${closedUrl}: `);
});

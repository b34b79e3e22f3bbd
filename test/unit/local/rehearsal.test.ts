import { afterEach, expect, test } from 'vitest';
import { startRehearsal } from '../../../packages/local/rehearsal.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

const ask = (url: string, token: string) =>
  fetch(`${url}/v1/natal_aspects_report`, {
    method: 'POST',
    headers: { 'x-service-key': token },
    body: '{}',
  });

const tokenIn = (lines: readonly string[]) => /echo (\S+)/.exec(lines.join('\n'))?.[1] ?? '';

test('The rehearsal of a wrong token refuses every token except the one that it prints', async () => {
  const rehearsal = await startRehearsal('wrong-token', () => undefined);
  stop = rehearsal.stop;
  const { baseUrl = '' } = rehearsal.context;
  const right = tokenIn(rehearsal.describe('.state'));
  expect((await ask(baseUrl, 'another-token')).status).toBe(401);
  expect((await ask(baseUrl, right)).status).not.toBe(401);
});

test('The rehearsal of an empty wallet prints a command that adds credit', async () => {
  const rehearsal = await startRehearsal('empty-wallet', () => undefined);
  stop = rehearsal.stop;
  const lines = rehearsal.describe('.state').join('\n');
  const [, url = ''] = /curl -sS (\S+)/.exec(lines) ?? [];
  const [, authorization = ''] = /'authorization: ([^']+)'/.exec(lines) ?? [];
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: '{"add": 1000}' });
  expect(await answer.json()).toMatchObject({ balance: 1020 });
  expect(lines).toContain('npx palmleaf gate open --local --state .state');
});

test('Nobody answers at the address of a vendor that is down', async () => {
  const rehearsal = await startRehearsal('vendor-down', () => undefined);
  stop = rehearsal.stop;
  await expect(ask(rehearsal.context.baseUrl ?? '', 'any-token')).rejects.toThrow('fetch failed');
});

import { createServer } from 'node:http';
import { readProfile } from '@palmleaf/shared/service-client/profile/read';
import { madeUpService } from '@palmleaf/test/support/settings/made-up-service';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cheapestProbe, profileOf, reachAddresses, triedText, tryCredential } from '../api/try-service.ts';

describe('The call that tries a credential', () => {
  const probeAt = (prices: object | undefined) =>
    cheapestProbe(readProfile({ name: 'a service', ...(prices === undefined ? {} : { prices }) }));

  test.each([
    [undefined, 'natal_aspects_report', 'Its price is not known.'],
    [{ currency: 'USD', default: null }, 'natal_aspects_report', 'Its price is not known.'],
    [{ currency: 'credits', default: 1 }, 'natal_aspects_report', 'It costs 1 credit.'],
    [{ currency: 'credits', default: 2 }, 'natal_aspects_report', 'It costs 2 credits.'],
    [{ currency: 'USD', default: 0.5 }, 'natal_aspects_report', 'It costs 0.50 USD.'],
    [
      { currency: 'USD', default: 0.5, operations: { varshaphal_yoga: 0.1, luck: 0 } },
      'varshaphal_yoga',
      'It costs 0.10 USD.',
    ],
    [
      { currency: 'EUR', operations: { tamil_month_panchang: 0 } },
      'tamil_month_panchang',
      'It costs 0.00 EUR.',
    ],
  ])(
    'A credential is tried with the cheapest call that needs no photo, and its price is named: %j',
    (prices, operation, price) => {
      expect(probeAt(prices)).toEqual({ operation, price });
    },
  );

  test('The call that tries a credential follows the profile of the stack', async () => {
    const seen: unknown[] = [];
    const server = createServer((request, response) => {
      seen.push(request.url, request.headers['x-other-key']);
      response.end('[]');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const ownAddress = { url, scheme: 'token' } as const;
    const view = {
      ...madeUpService,
      addresses: { ...madeUpService.addresses, base: ownAddress },
      profile: { name: 'other', tokenHeader: 'x-other-key', paths: { natal_aspects_report: '/aspects' } },
    };
    const credential = { version: '1', content: { token: 'tok-en' } };
    const answer = await tryCredential(view, 'natal_aspects_report', credential, fetch);
    expect(answer.meaning).toBe('bought');
    expect(seen).toEqual(['/aspects', 'tok-en']);
  });
});

test.each([
  [{ code: 'no-content' }, 'unexpected shape: no content at the place that the profile names.'],
  [
    { code: 'unexpected-shape', path: 'planets.0', issue: 'missing' },
    'unexpected shape: planets.0: missing.',
  ],
] as const)(
  'The result of the call names the unexpected shape of its answer: %j',
  (unexpectedShape, words) => {
    const answer = { class: 'json', meaning: 'bought', status: 200, unexpectedShape } as const;
    expect(triedText('natal_aspects_report', answer)).toBe(
      `natal_aspects_report: The service answered with data (status 200). The answer has an ${words}`,
    );
  },
);

test('The check of the addresses reports one that does not answer, and tries the others', async () => {
  const server = createServer((_request, response) => response.writeHead(401).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const serviceAt = (url: string) => ({ url, scheme: 'token' }) as const;
  const unreachable = createServer();
  await new Promise<void>((resolve) => unreachable.listen(0, '127.0.0.1', resolve));
  const closedAddress = unreachable.address();
  const closedPort = typeof closedAddress === 'object' ? closedAddress?.port : 0;
  unreachable.close();
  const reached = await reachAddresses(
    {
      addresses: {
        palmistry: serviceAt(`http://127.0.0.1:${closedPort}`),
        base: serviceAt(`http://127.0.0.1:${port}`),
        vision: serviceAt('http://nobody.invalid'),
        chat: serviceAt('no address at all'),
      },
    },
    fetch,
  );
  expect(reached.map(({ status, problem }) => status ?? problem)).toEqual([
    'no connection',
    401,
    'no connection',
    'connection lost',
  ]);
});

test('The check of a credential reports a profile of another version in one sentence', () => {
  expect(() => profileOf({ profile: { name: 'x', newer: true } })).toThrow(
    'a profile that this version of palmleaf does not support',
  );
});

import { placeholder } from '@palmleaf/contract/placeholder';
import { type CallerDeps, send } from '@palmleaf/shared/service-client/caller';
import { MissingCredentialError, type Scheme, schemes } from '@palmleaf/shared/service-client/credential';
import { activeProfile } from '@palmleaf/shared/service-client/profile/active';
import { describe, expect, test } from 'vitest';
import { anna, keyPair, openService, token } from '../open-service.ts';

async function callThrough(scheme: Scheme, content: object, body: Record<string, unknown>) {
  const service = await openService();
  const requests: Request[] = [];
  const deps: CallerDeps = {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return service.app.fetch(request);
    },
    now: () => 0,
    policy: { statusFalseIsBought: false, serverErrorIsUnknown: true },
    profile: activeProfile,
    maxAnswerBytes: 8_000_000,
    attemptTimeoutMs: 10_000,
  };
  const endpoint = { url: 'http://127.0.0.1', scheme };
  const call = { operation: 'natal_chart_interpretation', body, language: 'de' } as const;
  const answer = await send(call, endpoint, { version: '1', content }, deps);
  return { answer, request: requests[0], sent: requests.length };
}

const tokenAndKeyPair = { token, ...keyPair };
const body = { ...anna, house_type: 'placidus' };

describe.each(schemes)('With %s', (scheme) => {
  test('The service answers a call in the requested language', async () => {
    const { answer, request } = await callThrough(scheme, tokenAndKeyPair, body);
    expect(answer).toMatchObject({ class: 'json', status: 200 });
    expect(answer.unexpectedShape).toBeUndefined();
    expect(request?.headers.get('accept-language')).toBe('de');
  });

  test("The service reads the numbers of a client's request, and refuses a latitude of 91", async () => {
    const { answer } = await callThrough(scheme, tokenAndKeyPair, { ...body, lat: 91 });
    expect(answer).toMatchObject({ class: 'unprocessable', meaning: expect.anything() });
    expect(JSON.stringify(answer.body)).toContain('lat');
  });

  test('The service refuses an unknown credential', async () => {
    const wrong = { token: 'plt_other', userId: keyPair.userId, apiKey: 'plk_other' };
    const { answer } = await callThrough(scheme, wrong, body);
    expect(answer).toMatchObject({ class: 'credential refused', status: 401 });
  });

  test.each([{}, { token: placeholder, userId: '1', apiKey: placeholder }])(
    'A call whose secret lacks the needed credential fails with an error that says so',
    async (content) => {
      await expect(callThrough(scheme, content, body)).rejects.toThrow(MissingCredentialError);
    },
  );
});

test.each([
  ['token', 'application/json', null, token],
  ['basic-json', 'application/json', 'Basic', null],
  ['basic-form', 'application/x-www-form-urlencoded', 'Basic', null],
] as const)(
  'A call with the scheme %s sends the content type %s',
  async (scheme, type, authorization, key) => {
    const { request, sent } = await callThrough(scheme, tokenAndKeyPair, body);
    expect(sent).toBe(1);
    expect(request?.headers.get('content-type')).toBe(type);
    expect(request?.headers.get('authorization')?.split(' ')[0] ?? null).toBe(authorization);
    expect(request?.headers.get('x-service-key')).toBe(key);
  },
);

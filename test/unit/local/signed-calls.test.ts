import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ownServiceCalls } from '../../../functions/fan-out/flow/own-service-calls.ts';
import { signedRequest, verifySignature } from '../../../packages/stack-runner/protocol/signature.ts';
import type { AwsIdentity } from '../../../shared/aws/sign-request.ts';
import { signedCalls } from '../../../shared/aws/signed-calls.ts';
import { classOfError } from '../../../shared/service-client/answer.ts';
import { type Call, send } from '../../../shared/service-client/caller.ts';
import { readProfile } from '../../../shared/service-client/profile/read.ts';

afterEach(() => void vi.unstubAllEnvs());

const credentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/of+the=tests' };
const region = 'eu-central-1';
const identity = async (): Promise<AwsIdentity> => credentials;
const call: Call = {
  operation: 'natal_aspects_report',
  body: { day: 1, month: 2, year: 2000, place: 'Jyväskylä' },
};

interface ReceivedRequest {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

async function recordingServer(): Promise<{ readonly url: string; readonly requests: ReceivedRequest[] }> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    received.push({ request, body: Buffer.concat(pieces) });
    response.end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, requests: received };
}

const sent = (
  url: string,
  scheme: 'token' | 'basic-form',
  who = identity,
  signedFetch = signedCalls(fetch, { region, identity: who }),
) =>
  send(
    call,
    { url, scheme },
    { version: '1', content: { token: 'tok-en', userId: 'u', apiKey: 'k' } },
    {
      fetch: signedFetch,
      now: () => Date.now(),
      policy: { statusFalseIsBought: false, serverErrorIsUnknown: true },
      profile: readProfile({ name: 'ours' }),
      attemptTimeoutMs: 10_000,
      maxAnswerBytes: 1000,
    },
  );

const statusOf = ({ request, body }: ReceivedRequest, known = credentials) =>
  verifySignature(
    { credentials: known, region, service: 'lambda' },
    signedRequest(request),
    Date.now(),
    body,
  );

describe('A call to our own service', () => {
  test('A call to our own service joins the trace that Lambda gives to the current request of fan-out', async () => {
    const { url, requests } = await recordingServer();
    const calls = ownServiceCalls({ region, identity });
    const traces = [
      'Root=1-67891233-abcdef012345678912345678;Parent=53995c3f42cd8ad8;Sampled=1',
      'Root=1-another',
      '',
    ];
    for (const trace of traces) {
      vi.stubEnv('_X_AMZN_TRACE_ID', trace);
      await sent(url, 'token', identity, calls);
    }
    vi.stubEnv('_X_AMZN_TRACE_ID', undefined);
    await sent(url, 'token', identity, calls);
    expect(requests.map(({ request }) => request.headers['x-amzn-trace-id'])).toEqual([
      traces[0],
      traces[1],
      undefined,
      undefined,
    ]);
    expect(requests.map((one) => statusOf(one))).toEqual(requests.map(() => 'valid'));
  });

  test.each(['token', 'basic-form'] as const)(
    'A call to our own service is signed with its body and its credential: %s',
    async (scheme) => {
      const { url, requests } = await recordingServer();
      expect(await sent(url, scheme)).toMatchObject({ meaning: 'bought' });
      const [first] = requests;
      if (first === undefined) throw new Error('no request came');
      expect(statusOf(first)).toBe('valid');
      expect(statusOf({ ...first, body: Buffer.concat([first.body, Buffer.from(' ')]) })).toBe('invalid');
      expect(statusOf(first, { ...credentials, secretAccessKey: 'another' })).toBe('invalid');
      const { headers } = first.request;
      const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
      expect(names).toContain(scheme === 'token' ? 'x-service-key' : 'x-service-authorization');
      if (scheme === 'basic-form')
        expect(headers['x-service-authorization']).toBe(`Basic ${Buffer.from('u:k').toString('base64')}`);
      else expect(headers).not.toHaveProperty('x-service-authorization');
    },
  );

  test('A call to our own service carries the session token of a role', async () => {
    const { url, requests } = await recordingServer();
    await sent(url, 'token', async () => ({ ...credentials, sessionToken: 'of-the-role' }));
    expect(requests[0]?.request.headers['x-amz-security-token']).toBe('of-the-role');
    expect(requests[0] && statusOf(requests[0])).toBe('valid');
  });

  test('A call that cannot be signed is not sent, costs nothing and may be retried', async () => {
    const { url, requests } = await recordingServer();
    const answer = await sent(url, 'token', async () => {
      throw new Error('no credentials');
    });
    expect(answer).toEqual({ class: 'no connection', meaning: 'not sent' });
    expect(requests).toEqual([]);
    expect(classOfError(new Error('no credentials'))).toBe('connection lost');
  });
});

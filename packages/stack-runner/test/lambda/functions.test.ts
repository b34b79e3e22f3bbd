import { readFileSync } from 'node:fs';
import { signedFetch } from '@palmleaf/test/support/local-app/signed-fetch';
import { until } from '@palmleaf/test/support/local-app/until';
import { useStack } from '@palmleaf/test/support/local-app/with-stack';
import { describe, expect, test } from 'vitest';
import { thisMachine, traitsOf } from '../../platform/machine.ts';

const local = useStack();

async function eventOf(response: Response): Promise<unknown> {
  return JSON.parse(await response.text()).event;
}

function web() {
  const found = local.stack.functions.find(({ logicalId }) => logicalId.startsWith('Web'));
  if (found === undefined) throw new Error('the stack has no function Web');
  return found;
}

async function invoke(payload: unknown): Promise<{ payload: unknown; functionError?: string }> {
  const result = await local.stack.invoke(web().name, payload);
  return { ...result, payload: JSON.parse(result.payload) };
}

function invokeApi(name: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const address = `${local.stack.endpoint}/2015-03-31/functions/${name}/invocations`;
  return signedFetch(local.stack, 'lambda', address, { method: 'POST', body, headers });
}

describe('a function', () => {
  test("A function runs in a separate process with Lambda's environment and nothing of this machine", async () => {
    const { payload } = await invoke({ hello: 'world' });
    expect(payload).toMatchObject({
      event: { hello: 'world' },
      name: web().name,
      environment: { AWS_REGION: 'eu-central-1', AWS_ENDPOINT_URL: local.stack.endpoint, TZ: 'UTC' },
    });
    expect(payload).toHaveProperty('remaining', expect.any(Number));
    expect(payload).not.toHaveProperty('pid', process.pid);
    expect(payload).not.toHaveProperty('environment.HOME', process.env.HOME);
  });

  test('A function that throws reports the type and message of its error', async () => {
    expect(await invoke({ throw: 'out of range' })).toMatchObject({
      functionError: 'Unhandled',
      payload: { errorType: 'RangeError', errorMessage: 'out of range', trace: expect.any(Array) },
    });
  });

  test('A function reports the end of its process, and the next invocation gets a new process', async () => {
    expect(await invoke({ exit: true })).toMatchObject({
      functionError: 'Unhandled',
      payload: { errorType: 'Runtime.ExitError', errorMessage: 'Runtime exited with error: exit status 7' },
    });
    expect(await invoke({})).not.toHaveProperty('functionError');
  });

  test('A function fails if it returns more than 6 MB', async () => {
    expect(await invoke({ large: 7_000_000 })).toMatchObject({
      functionError: 'Unhandled',
      payload: { errorType: 'Function.ResponseSizeTooLarge' },
    });
  });

  const { reportsMemory } = traitsOf(thisMachine);
  test.runIf(reportsMemory)('The runner kills a function above its memory limit', async () => {
    expect(await invoke({ memory: true })).toMatchObject({
      functionError: 'Unhandled',
      payload: { errorMessage: expect.stringContaining('signal: killed (over 256 MB of memory)') },
    });
  });

  test.runIf(!reportsMemory)(
    'The runner tolerates a function above its memory limit on a system that does not report memory',
    async () => {
      expect(await invoke({ heldMegabytes: 320 })).toEqual({ payload: { heldMegabytes: 320 } });
    },
  );

  test('A function survives a kill of its process from outside', async () => {
    const { payload } = await invoke({});
    const pids = web().killAll('SIGKILL');
    expect(pids).toContain(JSON.parse(JSON.stringify(payload)).pid);
    expect(await invoke({})).not.toHaveProperty('functionError');
  });
});

describe('the Invoke API', () => {
  test('Invoke returns the payload, and a header if the function failed', async () => {
    const fine = await invokeApi(web().name, '{"a":1}');
    expect(fine.headers.get('x-amz-executed-version')).toBe('$LATEST');
    expect(await fine.json()).toMatchObject({ event: { a: 1 } });
    const failed = await invokeApi(encodeURIComponent(web().arn), '{"throw":"no"}');
    expect(failed.status).toBe(200);
    expect(failed.headers.get('x-amz-function-error')).toBe('Unhandled');
    expect(await failed.json()).toMatchObject({ errorMessage: 'no' });
  });

  test('Invoke accepts asynchronous events and dry runs', async () => {
    const later = await invokeApi(web().name, '{"schedule":"asked"}', { 'x-amz-invocation-type': 'Event' });
    expect(later.status).toBe(202);
    await until('the event is handled', () => local.aws.item('schedule#asked', 'count'));
    const dry = await invokeApi(web().name, '{}', { 'x-amz-invocation-type': 'DryRun' });
    expect(dry.status).toBe(204);
  });

  test('Lambda retries a failing asynchronous event twice', async () => {
    const log = (): string => readFileSync(`${local.stateDir}/logs/${web().name}.log`, 'utf8');
    await invokeApi(web().name, '{"throw":"always fails"}', { 'x-amz-invocation-type': 'Event' });
    await until(
      'it has failed three times',
      async () => log().split('"errorMessage":"always fails"').length > 3,
    );
  });

  test('Invoke refuses invalid JSON, payloads that are too large, and unknown functions', async () => {
    expect((await invokeApi(web().name, 'not json')).status).toBe(400);
    expect((await invokeApi(web().name, JSON.stringify('x'.repeat(6_300_000)))).status).toBe(413);
    expect((await invokeApi('nobody', '{}')).status).toBe(404);
  });
});

describe('a function URL', () => {
  const signed = (path: string, init = {}): Promise<Response> =>
    signedFetch(local.stack, 'lambda', `${local.aws.output('SignedUrl')}${path}`, init);

  test("A function URL with AWS_IAM accepts requests signed with the stack's credentials", async () => {
    const response = await signed('a%20b/c?x=1&x=2&y=%C3%BC', { headers: { cookie: 'k=v; l=w' } });
    expect(response.status).toBe(200);
    expect(await eventOf(response)).toMatchObject({
      version: '2.0',
      rawPath: '/a%20b/c',
      rawQueryString: 'x=1&x=2&y=%C3%BC',
      queryStringParameters: { x: '1,2', y: 'ü' },
      cookies: ['k=v', 'l=w'],
      requestContext: { http: { method: 'GET' }, authorizer: { iam: { accountId: '000000000000' } } },
      isBase64Encoded: false,
    });
  });

  test('A function URL passes text as text and bytes as base64, and returns bytes', async () => {
    const text = await signed('', {
      method: 'POST',
      body: '{"ü":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await eventOf(text)).toMatchObject({ body: '{"ü":1}', isBase64Encoded: false });
    const bytes = await signed('', {
      method: 'POST',
      body: Buffer.from([255, 216, 0]),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(await eventOf(bytes)).toMatchObject({ body: '/9gA', isBase64Encoded: true });
    const image = await signed('binary');
    expect(image.status).toBe(201);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(new Uint8Array([0, 1, 2, 3]));
  });

  test('A function URL with AWS_IAM refuses all other requests', async () => {
    const address = local.aws.output('SignedUrl');
    const { accessKeyId } = local.stack.credentials;
    const wrong = { accessKeyId, secretAccessKey: 'guessed' };
    const unsigned = await fetch(address);
    expect(unsigned.status).toBe(403);
    expect(await unsigned.json()).toEqual({ Message: 'Forbidden' });
    expect((await signed('', { credentials: wrong })).status).toBe(403);
    expect((await signedFetch(local.stack, 's3', address)).status).toBe(403);
  });

  test('A function URL with the authorization type NONE accepts unsigned requests', async () => {
    const response = await fetch(local.aws.output('OpenUrl'));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('open');
  });
});

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { operationNames } from '@palmleaf/contract/operations';
import type { LambdaEvent } from 'hono/aws-lambda';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startLocalBucket } from './bucket.ts';
import { createTable, hasLocalTable, type LocalTable, startLocalTable } from './table.ts';

const path = '/v1/natal_chart_interpretation';

function event(method: string, rawPath: string, headers: Record<string, string>, body?: string) {
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: '',
    headers: { host: 'abc.lambda-url.eu-central-1.on.aws', 'content-type': 'application/json', ...headers },
    requestContext: {
      accountId: 'anonymous',
      apiId: 'abc',
      authentication: null,
      authorizer: {},
      domainName: 'abc.lambda-url.eu-central-1.on.aws',
      domainPrefix: 'abc',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: 'r',
      routeKey: '$default',
      stage: '$default',
      time: '21/Nov/2026:10:00:00 +0000',
      timeEpoch: 1795255200000,
    },
    body: body === undefined ? null : Buffer.from(body).toString('base64'),
    isBase64Encoded: body !== undefined,
  } satisfies LambdaEvent;
}

if (hasLocalTable) {
  const secrets = new Map<string, string>();
  let local: LocalTable;
  let bucket: Awaited<ReturnType<typeof startLocalBucket>>;
  let secretsManager: Server;
  let table: string;

  beforeAll(async () => {
    local = await startLocalTable();
    table = await createTable(local);
    bucket = await startLocalBucket();
    secretsManager = createServer(async (request, response) => {
      const { SecretId } = z.object({ SecretId: z.string() }).parse(JSON.parse(await readAll(request)));
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      response.end(JSON.stringify({ ARN: SecretId, Name: SecretId, SecretString: secrets.get(SecretId) }));
    });
    await new Promise<void>((resolve) => secretsManager.listen(0, '127.0.0.1', resolve));
    const address = secretsManager.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const environment = {
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: local.endpoint,
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${port}`,
      TABLE_NAME: table,
      PICTURES_BUCKET: 'store',
      INITIAL_TOKEN_SECRET_ARN: 'caller',
      ADMIN_TOKEN_SECRET_ARN: 'admin',
      CREDITS: '2',
      ALLOW_LOOPBACK_IMAGES: 'true',
      LAMBDA_TASK_ROOT: fileURLToPath(new URL('../..', import.meta.url)),
    };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    secretsManager.closeAllConnections();
    secretsManager.close();
    await bucket.stop();
    await local.stop();
  });

  let starts = 0;
  /** Node evaluates a module again under another address. */
  async function coldStart() {
    vi.spyOn(console, 'log').mockReturnValue();
    starts += 1;
    const module: typeof import('../../packages/service/lambda.ts') = await import(
      `../../packages/service/lambda.ts?start=${starts}`
    );
    const { handler } = module;
    return async (...of: Parameters<typeof event>) => {
      const { statusCode, body } = await handler(event(...of));
      return { status: statusCode, body: z.record(z.string(), z.unknown()).parse(JSON.parse(body)) };
    };
  }

  test('The service refuses every token while its secret is a placeholder, accepts a stored token, and follows its rotation', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    secrets.set('caller', 'not set yet');
    const call = await coldStart();
    expect(await call('GET', '/', {})).toMatchObject({
      status: 200,
      body: { operations: operationNames.length },
    });
    expect((await call('POST', path, { 'x-service-key': 'first' }, '{}')).status).toBe(401);

    secrets.set('caller', JSON.stringify({ token: 'first' }));
    vi.advanceTimersByTime(3000);
    expect((await call('POST', path, { 'x-service-key': 'first' }, '{}')).status).toBe(422);

    secrets.set('caller', JSON.stringify({ token: 'second' }));
    expect((await call('POST', path, { 'x-service-key': 'first' }, '{}')).status).toBe(422);
    vi.advanceTimersByTime(3000);
    expect((await call('POST', path, { 'x-service-key': 'second' }, '{}')).status).toBe(422);
    expect((await call('POST', path, { 'x-service-key': 'first' }, '{}')).status).toBe(401);
  });

  test('The service opens its account once over all cold starts, and keeps its balance', async () => {
    secrets.set('admin', JSON.stringify({ token: 'admin-token' }));
    const admin = { authorization: 'Bearer admin-token' };
    const first = await coldStart();
    expect((await first('GET', '/account', admin)).body).toMatchObject({ balance: 2, credited: 2 });
    const { body } = await first('POST', '/account/credits', admin, '{"add": 5}');
    expect(body).toEqual({ balance: 7, credited: 7 });

    const second = await coldStart();
    expect((await second('GET', '/account', admin)).body).toMatchObject({ balance: 7, credited: 7 });
    expect((await second('GET', '/account', { authorization: 'Bearer wrong' })).status).toBe(401);
  });

  test('Behind a signed address the service reads the credential from a separate header', async () => {
    secrets.set('admin', JSON.stringify({ token: 'admin-token' }));
    const call = await coldStart();
    const signature = 'AWS4-HMAC-SHA256 Credential=key/20261122/eu-central-1/lambda/aws4_request';
    const signed = { authorization: signature, 'x-service-authorization': 'Bearer admin-token' };
    expect((await call('GET', '/account', signed)).status).toBe(200);
    expect((await call('GET', '/account', { authorization: signature })).status).toBe(401);
    const wrong = { authorization: 'Bearer admin-token', 'x-service-authorization': 'Bearer wrong' };
    expect((await call('GET', '/account', wrong)).status).toBe(401);
  });

  test('Three calls for a palm cost three credits, and its reading and picture survive a cold start in table and bucket', async () => {
    secrets.set('caller', JSON.stringify({ token: 'caller-token' }));
    secrets.set('admin', JSON.stringify({ token: 'admin-token' }));
    const admin = { authorization: 'Bearer admin-token' };
    const key = { 'x-service-key': 'caller-token' };
    const photo = readFileSync(new URL('../../events/samples/inbox/palms/samples/anna.jpg', import.meta.url));
    const first = await coldStart();
    const { body: wallet } = await first('POST', '/account/credits', admin, '{"add": 3}');
    const image = JSON.stringify({ image: photo.toString('base64') });
    const reading = await first('POST', '/palmistry/get-palm-id', key, image);
    expect(reading.status).toBe(200);
    const stored = `/store/palm-pictures/${reading.body.palm_id}.jpg`;
    expect([...bucket.objects.keys()]).toEqual([stored]);
    expect(bucket.objects.get(stored)?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));

    const second = await coldStart();
    const palm = JSON.stringify({ palm_id: reading.body.palm_id });
    const mounts = await second('POST', '/palmistry/mounts', key, palm);
    expect(mounts).toMatchObject({ status: 200, body: { palm_id: reading.body.palm_id } });
    const drawn = await second('POST', '/palmistry/get-palm-image', key, palm);
    expect(drawn.body.data).toMatchObject({
      overlay_image_url: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//),
    });
    bucket.objects.delete(stored);
    expect((await second('POST', '/palmistry/get-palm-image', key, palm)).status).toBe(422);
    const { body: after } = await second('GET', '/account', admin);
    expect(after.balance).toBe(Number(wallet.balance) - 3);
    const { body: calls } = await second('GET', '/account/calls', admin);
    expect(calls).toEqual({
      charged: 3,
      operations: { 'get-palm-id': 1, mounts: 1, 'get-palm-image': 1 },
    });
  });

  async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }
} else {
  test('This machine has no local DynamoDB (an optional package), so only other machines test the function', () => {
    expect(hasLocalTable).toBe(false);
  });
}

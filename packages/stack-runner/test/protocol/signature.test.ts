import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SignatureStatus, verifySignature } from '../../protocol/signature.ts';

const credentials = { accessKeyId: 'LOCAL1', secretAccessKey: 'of-this-stack' };
const region = 'eu-central-1';
const now = Date.UTC(2026, 10, 21, 10, 15);

interface Given {
  readonly service: string;
  readonly path: string;
  readonly query: Record<string, string[]>;
  readonly headers: Record<string, string>;
  readonly body: string;
}

async function signedBySdk({ service, path, query, headers, body }: Given) {
  const signer = new SignatureV4({
    credentials,
    region,
    service,
    sha256: Sha256,
    uriEscapePath: service !== 's3',
  });
  const signed = await signer.sign(
    {
      method: 'POST',
      protocol: 'http:',
      hostname: '127.0.0.1',
      path,
      query,
      headers: { host: '127.0.0.1:1', ...headers },
      body,
    },
    { signingDate: new Date(now) },
  );
  const parameters = Object.entries(query).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return {
    method: 'POST',
    path,
    query: new URLSearchParams(parameters),
    rawQuery: '',
    headers: signed.headers,
  };
}

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const step = text.map((name) => encodeURIComponent(name).replace(/'/g, '%27'));
const anyRequest = fc.record({
  service: fc.constantFrom('s3', 'dynamodb', 'lambda', 'scheduler'),
  path: fc.array(step, { maxLength: 4 }).map((steps) => `/${steps.join('/')}`),
  query: fc.dictionary(
    // The SDK's signer copies the query into a plain object, which cannot hold `__proto__`.
    text.filter((name) => !/^(?:x-amz-signature|__proto__)$/i.test(name)),
    fc.array(text, { minLength: 1, maxLength: 3 }),
    {
      maxKeys: 4,
      noNullPrototype: true,
    },
  ),
  headers: fc.dictionary(
    fc.stringMatching(/^x-[a-z]{1,8}$/),
    fc.stringMatching(/^[ -~]{0,20}$/).map((value) => `a ${value}`),
    { maxKeys: 3, noNullPrototype: true },
  ),
  body: text,
});

const check = (
  request: Awaited<ReturnType<typeof signedBySdk>>,
  service: string,
  body: string,
  at = now,
): SignatureStatus => verifySignature({ credentials, region, service }, request, at, Buffer.from(body));

test('The gateway accepts every request that an SDK signs', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (one) => {
      expect(check(await signedBySdk(one), one.service, one.body)).toBe('valid');
    }),
    { numRuns: 300 },
  );
});

test('The gateway refuses a request with any signed part changed', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (one) => {
      const request = await signedBySdk(one);
      const { service, body } = one;
      expect(check({ ...request, method: 'PUT' }, service, body)).toBe('invalid');
      expect(check({ ...request, path: `${request.path}x` }, service, body)).toBe('invalid');
      const query = new URLSearchParams([...request.query, ['more', '1']]);
      expect(check({ ...request, query }, service, body)).toBe('invalid');
      expect(
        check({ ...request, headers: { ...request.headers, host: 'evil.example' } }, service, body),
      ).toBe('invalid');
      expect(check(request, service, `${body}.`)).toBe('invalid');
      expect(check(request, 'iam', body)).toBe('invalid');
      const target = { ...request.headers, 'x-amz-target': 'Unsigned.Target' };
      expect(check({ ...request, headers: target }, service, body)).toBe('invalid');
    }),
    { numRuns: 50 },
  );
});

test('A signature is valid for a quarter of an hour before and after its date', async () => {
  const one = { service: 'sqs', path: '/', query: {}, headers: {}, body: '{}' };
  const request = await signedBySdk(one);
  const minute = 60_000;
  expect(check(request, 'sqs', '{}', now + 14 * minute)).toBe('valid');
  expect(check(request, 'sqs', '{}', now + 16 * minute)).toBe('expired');
  expect(check(request, 'sqs', '{}', now - 16 * minute)).toBe('expired');
});

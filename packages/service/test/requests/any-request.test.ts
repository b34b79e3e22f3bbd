import { type OperationName, operationNames, operations } from '@palmleaf/contract/operations';
import { validationBody } from '@palmleaf/contract/validation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodBody, openService, reply, token } from '../open-service.ts';

const posts = operationNames.filter((name) => operations[name].method === 'POST');
const answering = Object.fromEntries(posts.map((name) => [name, reply]));

const anyOperation = fc.constantFrom<OperationName>(...posts);
const anyField = fc.oneof(fc.jsonValue(), fc.double(), fc.string(), fc.constant(null), fc.integer());

const nearlyGood = anyOperation.chain((name) => {
  const good = goodBody[name] ?? {};
  const names = fc.oneof(fc.constantFrom('extra', '__proto__', ...Object.keys(good)), fc.string());
  return fc
    .dictionary(names, fc.option(anyField, { nil: undefined }), { maxKeys: 4 })
    .map((changes) => ({ name, body: JSON.stringify({ ...good, ...changes }) }));
});
const anyJson = fc.tuple(anyOperation, fc.json()).map(([name, body]) => ({ name, body }));
const anyText = fc.tuple(anyOperation, fc.string()).map(([name, body]) => ({ name, body }));
const anyType = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'text/plain',
  'application/ld+json',
  ';;;',
);

test('Any request gets a 200 or a 422 of the documented shape that names a field of the body', async () => {
  const { app, ledger } = await openService({ credits: 1_000_000, handlers: answering });
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearlyGood, anyJson, anyText), anyType, async ({ name, body }, type) => {
      const headers = { 'x-service-key': token, 'content-type': type };
      const answer = await app.request(operations[name].path, { method: 'POST', headers, body });
      if (answer.status === 200) {
        answered++;
        return;
      }
      expect(answer.status).toBe(422);
      const { detail = [] } = validationBody.parse(await answer.json());
      expect(detail.length).toBeGreaterThan(0);
      for (const { loc } of detail) expect(loc[0]).toBe('body');
    }),
    { numRuns: 1000 },
  );
  expect(answered).toBeGreaterThan(0);
  expect((await ledger.wallet()).balance).toBe(1_000_000 - answered);
});

test('Any content of the credential headers gets a 401, unless it is a known credential', async () => {
  const { app } = await openService({ handlers: answering });
  const printable = fc.string({ unit: fc.constantFrom(...'abcABC012:=+/ ;,_-') });
  await fc.assert(
    fc.asyncProperty(printable, printable, fc.boolean(), async (key, rest, isBasic) => {
      const headers = { 'x-service-key': key, authorization: `${isBasic ? 'Basic ' : ''}${rest}` };
      const answer = await app.request('/palmistry/mounts', { method: 'POST', headers, body: '{}' });
      expect(answer.status).toBe(401);
    }),
    { numRuns: 300 },
  );
});

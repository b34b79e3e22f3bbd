import { expect, test } from 'vitest';
import { corsHeaders } from '../../services/s3/cors.ts';

const rules = [{ AllowedOrigins: ['http://127.0.0.1:*', 'https://pages.example'], AllowedMethods: ['POST'] }];
const allowed = (origin: string | undefined, method = 'POST') =>
  corsHeaders(rules, origin, method)['access-control-allow-origin'];

test.each(['http://127.0.0.1:8080', 'https://pages.example'])(
  'CORS rules let %s read the answer',
  (origin) => {
    expect(allowed(origin)).toBe(origin);
  },
);

test.each([
  undefined,
  'http://127.0.0.1',
  'https://127.0.0.1:8080',
  'http://evil.example',
  'https://pages.example.evil.example',
])('CORS rules refuse %s', (origin) => {
  expect(allowed(origin)).toBeUndefined();
});

test('CORS rules refuse a method that no rule names', () => {
  expect(allowed('http://127.0.0.1:8080', 'PUT')).toBeUndefined();
});

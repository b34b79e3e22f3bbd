import { operationNames, operations } from '@palmleaf/contract/operations';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../functions/reports/http/endpoints.ts';
import { fuzzTarget } from './fuzz-target.ts';
import { parseRequest } from './request-text.ts';
import { readCorpus } from './run/corpus.ts';
import { replay } from './run/fuzz.ts';
import { gainOf } from './run/memory.ts';
import { minimize } from './run/minimize.ts';
import { targets } from './targets/index.ts';
import type { Target } from './targets/target.ts';

fuzzTarget(targets.service, 700);
fuzzTarget(targets.intake, 1000);
fuzzTarget(targets.reports, 3000);
fuzzTarget(targets.console, 600);
fuzzTarget(targets.readers, 1500);

describe('The fuzzer', () => {
  const asked = (name: Target['name']) =>
    readCorpus(name).map(({ bytes }) => {
      const { method, target } = parseRequest(bytes);
      return { method, path: target.split('?')[0] ?? '' };
    });

  test('starts from every operation of the service', () => {
    const known = asked('service').map(({ method, path }) => `${method} ${path}`);
    const missing = operationNames.filter(
      (name) => !known.includes(`${operations[name].method} ${operations[name].path}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(['reports', 'console'] as const)('starts from every endpoint: %s', (name) => {
    const known = asked(name);
    const missing = endpoints.filter(({ method, path }) => {
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      return !known.some((one) => one.method.toLowerCase() === method && pattern.test(one.path));
    });
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  /** A target that breaks every promise, each on a word of its body. */
  const broken: Target = {
    name: 'reports',
    framing: 0,
    planted: ['a planted secret'],
    maxRefusalBytes: 100,
    open: async () => ({
      play: async (bytes) => {
        const body = parseRequest(bytes).body.toString();
        if (body.includes('throw')) throw new Error('nobody expects it');
        if (body.includes('status')) return { kind: '500', statuses: [500] };
        if (body.includes('unbuilt')) return { kind: '501', statuses: [200, 501] };
        if (body.includes('big')) return { kind: '422', statuses: [422], refusal: 'x'.repeat(101) };
        if (body.includes('log')) return { kind: '200', log: 'it holds a planted secret' };
        if (body.includes('tell')) return { kind: '401', refusal: 'it holds a planted secret' };
        return { kind: '200', statuses: [200] };
      },
      close: async () => undefined,
    }),
  };
  const request = (body: string) => Buffer.from(`POST / HTTP/1.1\r\nx-a: b\r\n\r\n${body}`);

  test.each([
    ['throw', 'thrown'],
    ['status', 'status'],
    ['unbuilt', 'status'],
    ['big', 'big'],
    ['log', 'leak'],
    ['tell', 'leak'],
    ['tell, for it was sent: a planted secret', undefined],
    ['nothing', undefined],
  ])('judges what breaks a promise: %s', async (body, kind) => {
    expect((await replay(broken, request(body)))?.kind).toBe(kind);
  });

  test('lets the gateway say that something of AWS is not emulated', async () => {
    expect(await replay({ ...broken, name: 'gateway' }, request('unbuilt'))).toBeUndefined();
  });

  test('lets the log name the id that a key is made of, where keys are, and nothing else', async () => {
    const put = Buffer.from('PUT /a+planted+secret HTTP/1.1\r\n\r\nlog');
    const intake = { ...broken, logsNameAddress: true, planted: ['a planted secret'] };
    expect(await replay(intake, put)).toBeUndefined();
    expect((await replay(broken, put))?.kind).toBe('leak');
    expect((await replay(intake, request('log')))?.kind).toBe('leak');
  });

  test('makes a finding small', async () => {
    const bytes = request(`${'x'.repeat(500)}throw${'y'.repeat(300)}`);
    const fails = async (one: Buffer) => (await replay(broken, one))?.kind === 'thrown';
    expect((await minimize(bytes, fails, 300)).toString()).toBe('POST / HTTP/1.1\r\n\r\nthrow');
  });

  test('sees growth as the gain of a line through most points, whatever a single one says', () => {
    const noisy = [3, 1, 2, 30, 1, 2, 3, 1, 2, 1].map((noise, at): [number, number] => [at, noise]);
    expect(Math.abs(gainOf(noisy))).toBeLessThan(3);
    expect(gainOf(noisy.map(([x, y]) => [x, y + 10 * x]))).toBeGreaterThan(80);
  });
});

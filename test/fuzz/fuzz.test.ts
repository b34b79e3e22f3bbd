import { operationNames, operations } from '@palmleaf/contract/operations';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../functions/reports/http/endpoints.ts';
import { writeWorkbook } from '../../shared/intake/workbook/write-workbook.ts';
import { Random } from '../simulation/world/random.ts';
import { writeZip } from '../support/zip/write-zip.ts';
import { fuzzTarget } from './fuzz-target.ts';
import { requestsForReports } from './generated/corpus.ts';
import { requestsForStack } from './generated/stack.ts';
import { mutateArchive } from './mutate/archive.ts';
import { parseRequest } from './request-text.ts';
import { replay } from './run/fuzz.ts';
import { growthIn, medianGrowth } from './run/memory.ts';
import { minimize } from './run/minimize.ts';
import { targets } from './targets/index.ts';
import type { Target } from './targets/target.ts';

function sheetIn(body: Buffer): string | undefined {
  try {
    return Buffer.from(unzipSync(body)['xl/worksheets/sheet1.xml'] ?? []).toString('latin1');
  } catch {
    return undefined;
  }
}

fuzzTarget(targets.service, 700);
fuzzTarget(targets.intake, 1000);
fuzzTarget(targets.reports, 3000);
fuzzTarget(targets.console, 600);
fuzzTarget(targets.readers, 1500);

describe('the fuzzer', () => {
  const methodAndPath = (name: string) => name.split(' ').slice(0, 2).join(' ');

  test('The fuzzer makes a request to every endpoint of the reports API, and each finds its route', async () => {
    const generated = new Set(requestsForReports.map(({ name }) => methodAndPath(name)));
    expect(endpoints.filter(({ method, path }) => !generated.has(`${method.toUpperCase()} ${path}`))).toEqual(
      [],
    );
    const world = await targets.reports.open();
    const lost: string[] = [];
    let accepted = 0;
    for (const { name, bytes } of requestsForReports) {
      const { kind, refusal = '' } = await world.play(bytes);
      if (kind === '405' || refusal.includes('There is nothing at this address')) lost.push(name);
      if (/^[23]/.test(kind)) accepted += 1;
    }
    await world.close();
    expect(lost).toEqual([]);
    expect(accepted / requestsForReports.length).toBeGreaterThan(0.7);
  });

  test('The fuzzer makes requests to a running stack for every endpoint, operation and kind of upload', () => {
    const known = requestsForStack.map(({ name }) => name);
    const wanted = [
      ...endpoints.map(({ method, path }) => `OperateUrl ${method.toUpperCase()} ${path}`),
      ...operationNames.map((name) => `ServiceUrl ${operations[name].method} ${operations[name].path}`),
    ];
    expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
    for (const kind of [
      'births/',
      'places/',
      'palms/june/photo',
      'palms/june/heif',
      'palms/zip',
      'births/book',
    ])
      expect(
        known.filter((name) => name.startsWith(`PUT ${kind}`)),
        kind,
      ).not.toEqual([]);
  });

  test('The fuzzer changes the content of a workbook and packs it again', () => {
    const workbook = writeWorkbook([
      {
        name: 'births',
        rows: [
          ['id', 'date'],
          ['anna', '1990-05-10'],
        ],
      },
    ]);
    const random = new Random(7);
    const changed = Array.from({ length: 100 }, () => mutateArchive(random, Buffer.from(workbook)));
    const texts = changed.flatMap((body) => (body === undefined ? [] : [sheetIn(body)]));
    expect(texts.filter((text) => text !== undefined).length).toBeGreaterThan(50);
    expect(new Set(texts).size).toBeGreaterThan(10);
  });

  const broken: Target = {
    name: 'reports',
    framingShare: 0,
    planted: ['a planted secret'],
    maxRefusalBytes: 100,
    open: async () => ({
      play: async (bytes) => {
        const body = parseRequest(bytes).body.toString();
        if (body.includes('throw')) throw new Error('an unexpected error');
        if (body.includes('status')) return { kind: '500', statuses: [500] };
        if (body.includes('unbuilt')) return { kind: '501', statuses: [200, 501] };
        if (body.includes('big')) return { kind: '422', statuses: [422], refusal: 'x'.repeat(101) };
        if (body.includes('log')) return { kind: '200', log: 'it holds a planted secret' };
        if (body.includes('leak')) return { kind: '401', refusal: 'it holds a planted secret' };
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
    ['leak', 'leak'],
    ['leak what the request holds: a planted secret', undefined],
    ['nothing', undefined],
  ])('After the request "%s", the fuzzer reports the finding: %s', async (body, kind) => {
    expect((await replay(broken, request(body)))?.kind).toBe(kind);
  });

  test("The fuzzer permits the gateway's answer for an AWS operation that is not emulated", async () => {
    expect(await replay({ ...broken, name: 'gateway' }, request('unbuilt'))).toBeUndefined();
  });

  test('The fuzzer permits a secret in the log only if the target logs the address and the address holds the secret', async () => {
    const put = Buffer.from('PUT /a+planted+secret HTTP/1.1\r\n\r\nlog');
    const intake = { ...broken, logsNameAddress: true, planted: ['a planted secret'] };
    expect(await replay(intake, put)).toBeUndefined();
    expect((await replay(broken, put))?.kind).toBe('leak');
    expect((await replay(intake, request('log')))?.kind).toBe('leak');
  });

  test('The fuzzer does not change an archive that claims four billion files', () => {
    const archive = Buffer.from(writeZip([{ name: 'a.csv', content: 'id' }], { long: true }));
    archive.writeUInt32LE(0xffffffff, archive.lastIndexOf(Buffer.from('PK\x06\x06')) + 32);
    expect(mutateArchive(new Random(1), archive)).toBeUndefined();
  });

  test('The fuzzer shortens the request of a finding to the part that causes it', async () => {
    const bytes = request(`${'x'.repeat(500)}throw${'y'.repeat(300)}`);
    const fails = async (one: Buffer) => (await replay(broken, one))?.kind === 'thrown';
    expect((await minimize(bytes, fails, 300)).toString()).toBe('POST / HTTP/1.1\r\n\r\nthrow');
  });

  test('The fuzzer measures growth of memory by the median slope between samples, which one outlier hardly changes', () => {
    const noisy = [3, 1, 2, 30, 1, 2, 3, 1, 2, 1].map((noise, at): [number, number] => [at, noise]);
    expect(Math.abs(medianGrowth(noisy))).toBeLessThan(3);
    expect(medianGrowth(noisy.map(([x, y]) => [x, y + 10 * x]))).toBeGreaterThan(80);
  });

  test('The fuzzer judges memory that has settled after a warm-up as flat, and a leak as growing at any time', () => {
    const run = (megabytesAt: (second: number) => number, seconds: number) =>
      Array.from({ length: seconds / 2 }, (_, at) => ({
        atMs: at * 2000,
        heapBytes: 64e6,
        residentBytes: (400 + megabytesAt(at * 2)) * 1e6,
      }));
    const warming = (second: number) => 900 * (1 - Math.exp(-second / 60));
    const leaking = (second: number) => warming(second) + 4 * second;
    const grows = (megabytesAt: (second: number) => number, seconds: number) =>
      growthIn(run(megabytesAt, seconds), 60_000).hasGrown;
    expect([120, 240, 480].map((seconds) => grows(warming, seconds))).toEqual([true, false, false]);
    expect([120, 240, 480].map((seconds) => grows(leaking, seconds))).toEqual([true, true, true]);
  });
});

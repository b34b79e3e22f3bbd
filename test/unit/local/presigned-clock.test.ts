import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type SignatureStatus, verifySignature } from '../../../packages/stack-runner/protocol/signature.ts';
import { ReportStore } from '../../../shared/aws/report-store.ts';

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse('2026-06-01T08:00:00Z');
const scope = {
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI' },
  region: 'eu-central-1',
  service: 's3',
};

async function addressAt(time: number): Promise<URL> {
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  const client = new S3Client({
    region: scope.region,
    credentials: scope.credentials,
    endpoint: 'http://127.0.0.1:4566',
    forcePathStyle: true,
  });
  return new URL(await new ReportStore(client, 'store').addressOf('photos/1/2.jpg'));
}

function statusOfSignature({ host, pathname, search, searchParams }: URL, time: number): SignatureStatus {
  const headers = { host };
  const request = { method: 'GET', path: pathname, query: searchParams, rawQuery: search.slice(1), headers };
  return verifySignature(scope, request, time);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('The address of a photo', () => {
  test('The presigned address of a photo works for fifteen minutes and no longer', async () => {
    const address = await addressAt(now);
    const times = [0, 14 * minute, 15 * minute + 1000];
    expect(times.map((passed) => statusOfSignature(address, now + passed))).toEqual([
      'valid',
      'valid',
      'expired',
    ]);
  });

  test.each([
    ['ahead', hour],
    ['behind', -hour],
  ])(
    'A presigned address made by a clock an hour %s is refused until the clocks agree',
    async (_where, offsetMs) => {
      const address = await addressAt(now + offsetMs);
      expect(statusOfSignature(address, now)).toBe('expired');
      expect(statusOfSignature(address, now + offsetMs)).toBe('valid');
    },
  );

  test.each([
    ['forward', hour],
    ['back', -hour],
  ])(
    'A presigned address is refused when the clock of its machine jumps an hour %s during the request',
    async (_where, byMs) => {
      const address = await addressAt(now);
      expect(statusOfSignature(address, now + minute + byMs)).toBe('expired');
    },
  );

  test('An expired presigned address works again for its fifteen minutes when the clock is set back', async () => {
    const address = await addressAt(now);
    const passed = (real: number) => statusOfSignature(address, now + real - hour);
    expect([hour, hour + 14 * minute, hour + 16 * minute].map(passed)).toEqual(['valid', 'valid', 'expired']);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DynamoLedger } from '../../packages/service/accounts/dynamo-ledger.ts';
import type {
  Credential,
  KeyCredential,
  Ledger,
  TokenCredential,
} from '../../packages/service/accounts/ledger.ts';
import { MemoryLedger } from '../../packages/service/accounts/memory-ledger.ts';
import { createTable, hasLocalTable, type LocalTable, startLocalTable } from './table.ts';

const now = () => new Date('2026-11-21T10:00:00Z');

function newToken(change: Partial<TokenCredential> = {}): Credential {
  return {
    kind: 'token',
    id: randomUUID(),
    digest: randomUUID(),
    createdAt: '2026-11-21T10:00:00.000Z',
    ...change,
  };
}

function newKey(change: Partial<KeyCredential> = {}): Credential {
  const { id, digest, createdAt } = newToken();
  return { kind: 'key', id, digest, createdAt, userId: '600123', plan: 'calculation', ...change };
}

function behaviours(open: () => Promise<Ledger>): void {
  test('A new account has no credits until it is opened, and opening it again adds none', async () => {
    const ledger = await open();
    expect(await ledger.wallet()).toEqual({ balance: 0, credited: 0 });
    await Promise.all([ledger.open(150), ledger.open(150), ledger.open(150)]);
    await ledger.charge({ operation: 'mounts', request: 'a', drawsCredit: true });
    await ledger.open(150);
    expect(await ledger.wallet()).toEqual({ balance: 149, credited: 150 });
  });

  test('Simultaneous charges succeed exactly as often as there are credits', async () => {
    const ledger = await open();
    await ledger.open(11);
    const charges = Array.from({ length: 30 }, (_, index) =>
      ledger.charge({ operation: 'mounts', request: `palm-${index % 3}`, drawsCredit: true }),
    );
    const charged = (await Promise.all(charges)).filter(Boolean);
    expect(charged).toHaveLength(11);
    expect(await ledger.wallet()).toEqual({ balance: 0, credited: 11 });
    expect(await ledger.calls()).toEqual({ mounts: 11 });
    const { requests } = await ledger.callsByRequest({ limit: 100 });
    expect(requests.reduce((sum, { calls }) => sum + calls, 0)).toBe(11);
  });

  test('The ledger refuses every charge before the account is opened', async () => {
    const ledger = await open();
    expect(await ledger.charge({ operation: 'mounts', request: 'a', drawsCredit: true })).toBe(false);
    expect(await ledger.calls()).toEqual({});
    expect((await ledger.callsByRequest({ limit: 10 })).requests).toEqual([]);
  });

  test('The ledger reports whether credit is left, before and after the last charge and after a deposit', async () => {
    const ledger = await open();
    expect(await ledger.seemsToHaveCredit()).toBe(false);
    await ledger.open(2);
    expect(await ledger.seemsToHaveCredit()).toBe(true);
    await ledger.charge({ operation: 'mounts', request: 'a', drawsCredit: true });
    expect(await ledger.seemsToHaveCredit()).toBe(true);
    await ledger.charge({ operation: 'mounts', request: 'b', drawsCredit: true });
    expect(await ledger.seemsToHaveCredit()).toBe(false);
    expect(await ledger.charge({ operation: 'mounts', request: 'c', drawsCredit: true })).toBe(false);
    await ledger.addCredits(1);
    expect(await ledger.seemsToHaveCredit()).toBe(true);
  });

  test('A call that a plan covers is counted and costs no credit', async () => {
    const ledger = await open();
    expect(await ledger.charge({ operation: 'chat', request: 'a', drawsCredit: false })).toBe(true);
    await ledger.open(5);
    expect(await ledger.wallet()).toEqual({ balance: 5, credited: 5 });
    expect(await ledger.calls()).toEqual({ chat: 1 });
  });

  test('The ledger counts each of several simultaneous deposits', async () => {
    const ledger = await open();
    await ledger.open(1);
    await Promise.all([ledger.addCredits(10), ledger.addCredits(20), ledger.addCredits(30)]);
    expect(await ledger.wallet()).toEqual({ balance: 61, credited: 61 });
  });

  test('The ledger lists requests once each, in order and in pages', async () => {
    const ledger = await open();
    await ledger.open(100);
    const ids = Array.from({ length: 7 }, (_, index) => `palm-${index}`);
    for (const request of ids) await ledger.charge({ operation: 'luck', request, drawsCredit: true });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await ledger.callsByRequest({ after, limit: 3 });
      expect(page.requests.length).toBeLessThanOrEqual(3);
      seen.push(...page.requests.map(({ request }) => request));
      after = page.next;
    } while (after !== undefined);
    expect(seen).toEqual(ids);
    expect((await ledger.callsByRequest({ limit: 7 })).next).toBeUndefined();
  });

  test('The ledger finds a credential by its digest and adds it once', async () => {
    const ledger = await open();
    const token = newToken();
    const key = newKey({ planExpiresAt: '2027-01-01T00:00:00.000Z' });
    expect(await ledger.addCredential(token)).toBe(true);
    expect(await ledger.addCredential(key)).toBe(true);
    expect(await ledger.addCredential({ ...token, id: 'another' })).toBe(false);
    expect(await ledger.findCredential(token.digest)).toEqual(token);
    expect(await ledger.findCredential(key.digest)).toEqual(key);
    expect(await ledger.findCredential('unknown')).toBeUndefined();
    expect(await ledger.listCredentials()).toHaveLength(2);
  });

  test('One of two simultaneous rotations succeeds', async () => {
    const ledger = await open();
    const old = newToken();
    await ledger.addCredential(old);
    const next = [newToken({ id: old.id }), newToken({ id: old.id })];
    const until = '2026-11-21T11:00:00.000Z';
    const done = await Promise.all(next.map((credential) => ledger.rotateCredential(old, credential, until)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await ledger.findCredential(old.digest)).toEqual({ ...old, graceUntil: until });
    expect(await ledger.listCredentials()).toHaveLength(2);
  });

  test('A deleted credential cannot be rotated', async () => {
    const ledger = await open();
    const old = newToken();
    await ledger.addCredential(old);
    expect(await ledger.deleteCredential(old.id)).toBe(1);
    expect(await ledger.rotateCredential(old, newToken({ id: old.id }), '2026-11-21T11:00:00.000Z')).toBe(
      false,
    );
    expect(await ledger.listCredentials()).toEqual([]);
  });

  test('The deletion of a rotated credential also removes its former secret, and nothing else', async () => {
    const ledger = await open();
    const other = newToken();
    const old = newKey();
    await ledger.addCredential(other);
    await ledger.addCredential(old);
    await ledger.rotateCredential(old, newKey({ id: old.id }), '2026-11-21T11:00:00.000Z');
    expect(await ledger.deleteCredential(old.id)).toBe(2);
    expect(await ledger.listCredentials()).toEqual([other]);
    expect(await ledger.deleteCredential(old.id)).toBe(0);
  });

  test('The cancellation of a key marks the key with this id and no other', async () => {
    const ledger = await open();
    const [mine, other] = [newKey(), newKey({ plan: 'palms' })];
    await ledger.addCredential(mine);
    await ledger.addCredential(other);
    const at = '2026-11-21T10:00:00.000Z';
    await ledger.cancelKey(mine.id, at);
    expect(await ledger.findCredential(mine.digest)).toEqual({ ...mine, cancelledAt: at });
    expect(await ledger.findCredential(other.digest)).toEqual(other);
  });
}

describe('the ledger in memory', () => {
  behaviours(async () => new MemoryLedger());
});

if (hasLocalTable) {
  describe('the ledger in DynamoDB', () => {
    let local: LocalTable;
    beforeAll(async () => {
      local = await startLocalTable();
    });
    afterAll(() => local.stop());

    behaviours(async () => {
      const table = await createTable(local);
      return new DynamoLedger({ client: local.client, table, now });
    });
  });
}

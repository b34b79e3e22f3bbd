import { describe, expect, test } from 'vitest';
import {
  type Closing,
  closeGate,
  isClosed,
  isProbeDue,
  noteVersion,
  openGate,
  probedReasons,
  readGate,
  takeProbe,
} from '../../../shared/gate/gate.ts';
import { gateReasons } from '../../../shared/ledger/items/state.ts';
import { LedgerWorld, minute } from '../../support/worlds/ledger-world.ts';

const name = { scheme: 'token', base: 'palmistry' } as const;

const closings: Record<(typeof gateReasons)[number], (now: number) => Closing> = {
  placeholder: () => ({ reason: 'placeholder', refusedVersion: 'v1' }),
  'credential unreadable': () => ({ reason: 'credential unreadable' }),
  'credential refused': () => ({ reason: 'credential refused', refusedVersion: 'v1' }),
  'endpoint refused': (now) => ({ reason: 'endpoint refused', refusedVersion: 'v1', probeAt: now + minute }),
  'wallet empty': (now) => ({ reason: 'wallet empty', probeAt: now + minute }),
  'store refuses': (now) => ({ reason: 'store refuses', probeAt: now + minute }),
  unreachable: (now) => ({ reason: 'unreachable', probeAt: now + minute }),
  failing: (now) => ({ reason: 'failing', probeAt: now + minute, outages: [{ from: now }] }),
  throttled: (now) => ({ reason: 'throttled', until: now + 5000 }),
};

async function closed(reason: (typeof gateReasons)[number]) {
  const world = new LedgerWorld();
  await closeGate(world.ledger, name, closings[reason](world.now));
  return world;
}

describe('a gate', () => {
  test('A gate that nobody has closed is open', async () => {
    const world = new LedgerWorld();
    const gate = await readGate(world.ledger, name);
    expect(isClosed(gate, world.now)).toBe(false);
    expect(await openGate(world.ledger, name)).toBe(false);
  });

  test.each(gateReasons)(
    'Closing or opening a gate twice for "%s" raises its revision only once',
    async (reason) => {
      const world = await closed(reason);
      await closeGate(world.ledger, name, closings[reason](world.now));
      const gate = await readGate(world.ledger, name);
      expect(gate).toMatchObject({ state: 'closed', reason, revision: 1 });
      expect(isClosed(gate, world.now)).toBe(true);
      expect(await openGate(world.ledger, name, { before: gate })).toBe(true);
      expect(await openGate(world.ledger, name)).toBe(false);
      expect(await readGate(world.ledger, name)).toMatchObject({ state: 'open', revision: 2 });
    },
  );

  test('A throttled gate counts as open when its pause is over', async () => {
    const world = await closed('throttled');
    const gate = await readGate(world.ledger, name);
    expect(isClosed(gate, world.now + 4999, 0)).toBe(true);
    expect(isClosed(gate, world.now + 5000, 0)).toBe(false);
  });

  test('A longer pause extends a throttled gate, and a shorter one does not shorten it', async () => {
    const world = await closed('throttled');
    await closeGate(world.ledger, name, { reason: 'throttled', until: world.now + 9000 });
    await closeGate(world.ledger, name, { reason: 'throttled', until: world.now + 1000 });
    expect((await readGate(world.ledger, name)).until).toBe(world.now + 9000);
  });

  test('A graver reason for a closed gate replaces a lesser one, never the other way', async () => {
    const world = await closed('throttled');
    await closeGate(world.ledger, name, closings['wallet empty'](world.now));
    await closeGate(world.ledger, name, closings.throttled(world.now));
    expect(await readGate(world.ledger, name)).toMatchObject({
      reason: 'wallet empty',
      revision: 2,
    });
    await closeGate(world.ledger, name, closings['credential refused'](world.now));
    await closeGate(world.ledger, name, closings['wallet empty'](world.now));
    const gate = await readGate(world.ledger, name);
    expect(gate).toMatchObject({ reason: 'credential refused', refusedVersion: 'v1' });
    expect(gate).not.toHaveProperty('probeAt');
  });

  test('A worker that judged an earlier state of a gate does not open the gate', async () => {
    const world = await closed('throttled');
    const seen = await readGate(world.ledger, name);
    await closeGate(world.ledger, name, { reason: 'throttled', until: world.now + minute });
    expect(await openGate(world.ledger, name, { before: seen })).toBe(false);
    await closeGate(world.ledger, name, closings['wallet empty'](world.now));
    expect(await openGate(world.ledger, name, { before: seen })).toBe(false);
    expect(await openGate(world.ledger, name, { disproved: probedReasons })).toBe(true);
  });

  test('The next probe of a gate comes no earlier when the wallet is found empty again', async () => {
    const world = await closed('wallet empty');
    const due = world.now + minute;
    await closeGate(world.ledger, name, { reason: 'wallet empty', probeAt: world.now + 5 });
    expect((await readGate(world.ledger, name)).probeAt).toBe(due);
  });

  test('A gate gives its probe to the first worker, for one call, and the next probe is due at growing intervals', async () => {
    const world = await closed('wallet empty');
    const probe = { firstMs: minute, capMs: 3 * minute };
    expect(isProbeDue(await readGate(world.ledger, name), world.now)).toBe(false);
    for (const wait of [1, 2, 3, 3]) {
      world.now = (await readGate(world.ledger, name)).probeAt ?? 0;
      const gate = await readGate(world.ledger, name);
      expect(isProbeDue(gate, world.now)).toBe(true);
      expect(await takeProbe(world.ledger, name, gate, probe)).toBe(true);
      expect(await takeProbe(world.ledger, name, gate, probe)).toBe(false);
      expect((await readGate(world.ledger, name)).probeAt).toBe(world.now + wait * minute);
      expect(isProbeDue(await readGate(world.ledger, name), world.now)).toBe(false);
    }
  });

  test('A worker takes no probe of a gate that has changed since it was read', async () => {
    const world = await closed('wallet empty');
    const seen = await readGate(world.ledger, name);
    await closeGate(world.ledger, name, closings['credential refused'](world.now));
    expect(await takeProbe(world.ledger, name, seen, { firstMs: 1, capMs: 1 })).toBe(false);
  });

  test('A worker takes no probe of a gate that opened and closed again, even if a probe is due at the same time', async () => {
    const world = await closed('wallet empty');
    const seen = await readGate(world.ledger, name);
    const probeAt = seen.probeAt ?? 0;
    await openGate(world.ledger, name, { before: seen });
    await closeGate(world.ledger, name, { reason: 'unreachable', probeAt });
    world.now = probeAt;
    expect(await takeProbe(world.ledger, name, seen, { firstMs: 1, capMs: 1 })).toBe(false);
  });

  test('A gate that closes again is probed as soon as a gate that closes for the first time', async () => {
    const world = await closed('wallet empty');
    const probe = { firstMs: minute, capMs: 15 * minute };
    const take = async () => {
      const gate = await readGate(world.ledger, name);
      world.now = Math.max(world.now, gate.probeAt ?? 0);
      expect(await takeProbe(world.ledger, name, gate, probe)).toBe(true);
      return ((await readGate(world.ledger, name)).probeAt ?? 0) - world.now;
    };
    expect([await take(), await take(), await take()]).toEqual([minute, 2 * minute, 4 * minute]);
    await openGate(world.ledger, name);
    await closeGate(world.ledger, name, closings['wallet empty'](world.now));
    expect(await take()).toBe(minute);
  });

  test('A gate that refuses a newer version of the credential waits for an even newer one', async () => {
    const world = await closed('credential refused');
    await closeGate(world.ledger, name, { reason: 'credential refused', refusedVersion: 'v2' });
    expect(await readGate(world.ledger, name)).toMatchObject({ refusedVersion: 'v2' });
  });

  test.each(gateReasons)(
    'A paid call opens a gate closed for "%s" only if such a call disproves the reason',
    async (reason) => {
      const world = await closed(reason);
      const disproves = [
        'endpoint refused',
        'wallet empty',
        'store refuses',
        'unreachable',
        'failing',
      ].includes(reason);
      expect(await openGate(world.ledger, name, { disproved: probedReasons })).toBe(disproves);
      expect((await readGate(world.ledger, name)).state).toBe(disproves ? 'open' : 'closed');
    },
  );

  test.each(gateReasons)(
    'A gate closed for "%s" opens only for an answer that disproves its reason',
    async (reason) => {
      const world = await closed(reason);
      for (const disproved of ['unreachable', 'failing'] as const) {
        const opens = reason === disproved;
        expect(await openGate(world.ledger, name, { disproved: [disproved] })).toBe(opens);
        expect((await readGate(world.ledger, name)).state).toBe(opens ? 'open' : 'closed');
        if (opens) return;
      }
    },
  );

  test('A gate stores the version of the credential with which a call last succeeded', async () => {
    const world = new LedgerWorld();
    await noteVersion(world.ledger, name, 'lastGoodCredentialVersion', 'v1');
    await closeGate(world.ledger, name, closings.throttled(world.now));
    expect(await readGate(world.ledger, name)).toMatchObject({
      lastGoodCredentialVersion: 'v1',
      state: 'closed',
    });
  });
});

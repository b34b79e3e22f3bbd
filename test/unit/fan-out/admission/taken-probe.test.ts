import { describe, expect, test } from 'vitest';
import { Snapshot } from '../../../../functions/fan-out/admission/snapshot.ts';
import { type Closing, closeGate, openGate, readGate, takeProbe } from '../../../../shared/gate/gate.ts';
import { withCallFlow } from '../../../support/ledger/with-call-flow.ts';
import { LedgerWorld, minute } from '../../../support/worlds/ledger-world.ts';

const name = { scheme: 'token', base: 'palmistry' } as const;

async function probing() {
  const world = new LedgerWorld();
  await closeGate(world.ledger, name, { reason: 'wallet empty', probeAt: world.now });
  const snapshot = new Snapshot(withCallFlow(world.fanOut(['june/anna'])));
  await snapshot.refresh(['palmistry'], 0, true);
  const probe = { firstMs: minute, capMs: minute };
  expect(await takeProbe(world.ledger, name, await readGate(world.ledger, name), probe)).toBe(true);
  return { world, snapshot };
}

describe('a taken probe', () => {
  test('A worker may send the probe of a gate while the gate is unchanged', async () => {
    const { world, snapshot } = await probing();
    world.now += 10_000;
    await snapshot.refresh(['palmistry'], 0, false);
    expect([snapshot.isClosed('palmistry'), snapshot.probes.has('palmistry')]).toEqual([false, true]);
  });

  test.each<Closing>([
    { reason: 'credential refused', refusedVersion: 'v1' },
    { reason: 'store refuses', probeAt: Number.MAX_SAFE_INTEGER },
  ])(
    'A worker may not send the probe of a gate that has since closed for another reason: $reason',
    async (closing) => {
      const { world, snapshot } = await probing();
      await closeGate(world.ledger, name, closing);
      expect(await snapshot.refresh(['palmistry'], 0, false)).toBe(true);
      expect(snapshot.isClosed('palmistry')).toBe(true);
    },
  );

  test('A worker may not send the probe of a gate that was opened and has closed again', async () => {
    const { world, snapshot } = await probing();
    await openGate(world.ledger, name);
    await closeGate(world.ledger, name, { reason: 'wallet empty', probeAt: world.now + minute });
    await snapshot.refresh(['palmistry'], 0, false);
    expect(snapshot.isClosed('palmistry')).toBe(true);
  });
});

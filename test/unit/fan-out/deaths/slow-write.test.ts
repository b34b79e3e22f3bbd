import { expect, test } from 'vitest';
import { closeGate, readGate } from '../../../../shared/gate/gate.ts';
import { LedgerWorld, photo } from '../../../support/worlds/ledger-world.ts';

const palmistry = { scheme: 'token', base: 'palmistry' } as const;

test('A worker sends the probe that it has taken, even if the write before the call takes more than two seconds', async () => {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('p'));
  await closeGate(world.ledger, palmistry, { reason: 'wallet empty', probeAt: world.now });
  const update = world.table.update.bind(world.table);
  world.table.update = async (change) => {
    // The table is slow: the read of the gate is older than two seconds when the call is about to leave.
    if (change.key.pk === 'subject#june/anna') world.now += 2500;
    return update(change);
  };
  await world.work('june/anna');
  expect(world.timesSent('get-palm-id')).toBe(1);
  expect((await readGate(world.ledger, palmistry)).state).toBe('open');
});

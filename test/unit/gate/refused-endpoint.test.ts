import { expect, test } from 'vitest';
import { closeGate, readGate } from '../../../shared/gate/gate.ts';
import { LedgerWorld, minute, photo } from '../../support/worlds/ledger-world.ts';

test('A gate that a 403 has closed opens without a probe as soon as its credential works at another base', async () => {
  const world = new LedgerWorld();
  const chat = { scheme: 'token', base: 'chat' } as const;
  const probeAt = world.now + 60 * minute;
  await closeGate(world.ledger, chat, { reason: 'endpoint refused', refusedVersion: 'v1', probeAt });
  await world.pass(1);
  expect((await readGate(world.ledger, chat)).state).toBe('closed');
  await world.acceptPhoto('june/anna', photo('a'));
  await world.work('june/anna');
  await world.pass(1);
  expect((await readGate(world.ledger, chat)).state).toBe('open');
});

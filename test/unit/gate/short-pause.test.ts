import { describe, expect, test } from 'vitest';
import { closeGate } from '../../../shared/gate/gate.ts';
import { LedgerWorld, row } from '../../support/ledger-world.ts';

const base = { base: 'base', scheme: 'token' } as const;

describe('A pause that the service asks for', () => {
  test('that is soon over is waited out by whoever comes to it: nobody is parked for it', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const until = world.now + 8000;
    await closeGate(world.ledger, base, { reason: 'throttled', until });
    expect(await world.work('june/anna')).toMatchObject([{ result: 'settled' }]);
    expect(Math.min(...world.sent.map(({ at }) => at))).toBeGreaterThanOrEqual(until + 5000);
  });
});

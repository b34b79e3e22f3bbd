import { describe, expect, test } from 'vitest';
import { closeGate } from '../../../shared/gate/gate.ts';
import { LedgerWorld, photo, row } from '../../support/ledger-world.ts';

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

  test('of two bases holds up only what is sent to the one that pauses longer', async () => {
    const world = new LedgerWorld();
    world.random = () => 0;
    const start = world.now;
    const pausesMs = { palmistry: 3000, base: 15_000 } as const;
    for (const name of ['palmistry', 'base'] as const)
      await closeGate(
        world.ledger,
        { base: name, scheme: 'token' },
        { reason: 'throttled', until: start + pausesMs[name] },
      );
    await world.acceptPhoto('june/anna', photo('anna'));
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    const [first] = world.sent;
    expect(first?.call.operation).toBe('get-palm-id');
    expect((first?.at ?? 0) - start).toBeLessThan(pausesMs.base);
    await world.pass(2);
    expect((await world.report('june/anna')).header.state).toBe('complete');
  });
});

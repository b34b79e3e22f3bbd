import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { clockSkewMs, closeGate } from '../../../shared/gate/gate.ts';
import { answerOf, LedgerWorld, photo, row, subject } from '../../support/worlds/ledger-world.ts';
import { reportsOver } from '../reports/app.ts';

const base = { base: 'base', scheme: 'token' } as const;

describe('a pause requested by the service', () => {
  test('A worker waits out a short pause that the service asks for, and parks no subject', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    const until = world.now + 8000;
    await closeGate(world.ledger, base, { reason: 'throttled', until });
    expect(await world.work('june/anna')).toMatchObject([{ result: 'settled' }]);
    expect(Math.min(...world.sent.map(({ at }) => at))).toBeGreaterThanOrEqual(until + clockSkewMs);
  });

  test('A worker never waits out a pause after which it has no time for a call', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await closeGate(world.ledger, base, { reason: 'throttled', until: world.now + 8000 });
    const { attemptTimeoutMs, marginMs } = world.settings.calls;
    const pauses: number[] = [];
    const deps = world.fanOut(['june/anna'], {
      remainingMs: () => attemptTimeoutMs + marginMs + 8000,
      sleep: async (ms) => {
        world.now += ms;
        pauses.push(ms);
      },
    });
    expect(await workOnSubjects(deps, [subject('june/anna')])).toMatchObject([{ result: 'parked' }]);
    expect(pauses).toEqual([]);
  });

  test('When two addresses of the service ask for pauses, a call waits only for the pause of its own address', async () => {
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

  test('A pause that the service asks for in many answers of one wave is stored once', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('anna'));
    let refusals = 0;
    world.answer = (call) => {
      if (call.operation === 'get-palm-id' || refusals === 16) return world.bought(call);
      refusals += 1;
      return answerOf('too many requests', { status: 429, retryAfterMs: 5000 + refusals });
    };
    let writes = 0;
    const transact = world.table.transact.bind(world.table);
    world.table.transact = (all) => {
      writes += all.filter((write) => 'set' in write && write.set?.reason !== undefined).length;
      return transact(all);
    };
    await world.work('june/anna');
    expect(refusals).toBe(16);
    expect(writes).toBe(1);
  });

  test.each([-1000, 0, clockSkewMs - 1000, clockSkewMs - 1, clockSkewMs, clockSkewMs + 1])(
    'The page shows a pause exactly while a new worker may send nothing: %d ms after its end',
    async (ms) => {
      const world = new LedgerWorld();
      await world.acceptRow('june/anna', row());
      await closeGate(world.ledger, base, { reason: 'throttled', until: world.now + 8000 });
      world.now += 8000 + ms;
      const at = world.now;
      const answer = await reportsOver(world.ledger, { gates: [base] }).get('/gates');
      await world.work('june/anna');
      const isSent = world.sent.some((one) => one.at === at);
      expect(await answer.json()).toMatchObject({ gates: [{ state: isSent ? 'open' : 'closed' }] });
      expect(isSent).toBe(ms >= clockSkewMs);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { closeGate, readGate } from '../../../shared/gate/gate.ts';
import { answerOf, LedgerWorld, photo, row } from '../../support/worlds/ledger-world.ts';

const palmistry = { scheme: 'token', base: 'palmistry' } as const;
const base = { scheme: 'token', base: 'base' } as const;

describe('an unreachable service', () => {
  test('An unreachable service closes its gate and is probed; hours later waiting subjects resume and none has failed', async () => {
    const world = new LedgerWorld();
    world.answer = () => answerOf('no connection');
    for (const name of ['june/anna', 'june/ben']) await world.acceptRow(name, row({ vastuId: name }));
    await world.acceptPhoto('june/anna', photo('p'));
    for (const name of ['june/anna', 'june/ben']) await world.work(name);
    for (const name of ['june/anna', 'june/ben'])
      expect((await world.report(name)).header).toMatchObject({
        state: 'waiting',
        reason: { code: 'gate', gate: 'unreachable' },
        deferrals: 0,
      });
    for (const name of [palmistry, base])
      expect(await readGate(world.ledger, name)).toMatchObject({ state: 'closed', reason: 'unreachable' });
    const before = world.sent.length;
    await world.pass(8 * 60);
    expect(world.sent.length - before).toBeLessThanOrEqual(3 * 40);
    world.answer = (call) => world.bought(call);
    await world.pass(20);
    for (const name of ['june/anna', 'june/ben'])
      expect((await world.report(name)).header).toMatchObject({
        state: 'complete',
        attempts: 0,
        callsUnknown: 0,
      });
  });

  test('A service that is unreachable for a moment gets the call again in the same wave, and no gate closes', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.answer = (call) => (world.sent.length <= 6 ? answerOf('no connection') : world.bought(call));
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', deferrals: 0 });
    expect(await readGate(world.ledger, base)).toMatchObject({ state: 'open', revision: 0 });
  });

  test('A service counts as reachable again after any answer to a probe, such as a refusal', async () => {
    const world = new LedgerWorld();
    await closeGate(world.ledger, base, { reason: 'unreachable', probeAt: world.now });
    await world.acceptRow('june/anna', row());
    world.answer = (call) =>
      world.sent.length === 1 ? answerOf('unprocessable', { status: 422 }) : world.bought(call);
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'partial', callsBought: 3 });
    expect((await readGate(world.ledger, base)).state).toBe('open');
  });
});

describe('a service that fails before it takes a call', () => {
  test('A subject fails after three waves in a row in which the service took none of its calls', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.answer = () => answerOf('server error', { status: 500, meaning: 'not sent' });
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'due', deferrals: 1 });
    await world.pass(10);
    const { header } = await world.report('june/anna');
    expect(header).toMatchObject({
      state: 'failed',
      reason: { code: 'given-up', after: 'not-taken', times: 3 },
    });
    expect(header.callsUnknown).toBe(0);
    expect(await world.table.get({ pk: 'batch#june', sk: 'batch' })).toMatchObject({ committed: 0 });
  });
});

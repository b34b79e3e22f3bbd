import { describe, expect, test } from 'vitest';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { answerOf, LedgerWorld, minute, row } from '../../support/worlds/ledger-world.ts';

const base = { scheme: 'token', base: 'base' } as const;
const vision = { scheme: 'token', base: 'vision' } as const;

describe('the reason on a header', () => {
  test('A waiting subject shows the present reason of its gate after the gate has opened and closed again', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row({ vastuId: 'a' }));
    world.answer = () => answerOf('credential refused', { status: 401 });
    await world.work('june/anna');
    for (const name of [base, vision]) {
      await openGate(world.ledger, name);
      await closeGate(world.ledger, name, { reason: 'wallet empty', probeAt: world.now + 60 * minute });
    }
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'waiting',
      waitingOn: 'gate#token#base+gate#token#vision',
      reason: { code: 'gate', gate: 'wallet empty' },
    });
  });
});

import { expect, test } from 'vitest';
import { closeGate, readGate } from '../../../shared/gate/gate.ts';
import { sharedInputs } from '../../../shared/plan/shared-inputs.ts';
import { claim } from '../../support/ledger/claims.ts';
import { LedgerWorld, minute, photo, row } from '../../support/worlds/ledger-world.ts';

const gates = [
  { base: 'palmistry', family: 'palm' },
  { base: 'base', family: 'chart' },
  { base: 'vision', family: 'vastu' },
] as const;
const subsets = gates.reduce<(typeof gates)[number][][]>(
  (sets, gate) => sets.flatMap((set) => [set, [...set, gate]]),
  [[]],
);
const cases = subsets.flatMap((closed) => subsets.map((elsewhere) => ({ closed, elsewhere })));
const namesOf = (set: (typeof subsets)[number]) => set.map(({ base }) => base).join(', ') || 'none';

test.each(cases.map((one) => [namesOf(one.closed), namesOf(one.elsewhere), one] as const))(
  'A worker takes the probe of exactly the closed gates to which it sends a call: closed %s, bought by another subject %s',
  async (_closed, _elsewhere, { closed, elsewhere }) => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a palm'));
    await world.acceptRow('june/anna', row({ vastuId: 'house 1' }));
    const { header } = await world.report('june/anna');
    const shared = sharedInputs(header.inputs);
    const worker = { name: 'other', until: world.now + 60 * minute };
    for (const { family } of elsewhere)
      await claim(world.ledger, { subject: { batch: 'june', id: 'bina' }, worker }, shared[family] ?? '');
    for (const { base } of closed)
      await closeGate(world.ledger, { base, scheme: 'token' }, { reason: 'unreachable', probeAt: world.now });
    await world.work('june/anna');
    const probed = [];
    for (const { base } of gates) {
      const { probeAt = world.now, openedAt } = await readGate(world.ledger, { base, scheme: 'token' });
      if (openedAt !== undefined || probeAt > world.now) probed.push(base);
    }
    const mayBuy = closed.filter((one) => !elsewhere.includes(one));
    expect(probed).toEqual(mayBuy.map(({ base }) => base));
  },
);

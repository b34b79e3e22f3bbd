import { describe, expect, test } from 'vitest';
import { sharedInputs } from '../../../../shared/plan/shared-inputs.ts';
import { claim } from '../../../support/ledger/claims.ts';
import { LedgerWorld, minute, photo, row, subject } from '../../../support/worlds/ledger-world.ts';

const ticks = async (count: number) => {
  for (let tick = 0; tick < count; tick += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('released resources', () => {
  test('If a wave cannot begin, the worker frees its room for calls, and another subject uses it', async () => {
    const world = new LedgerWorld();
    world.settings = { ...world.settings, calls: { ...world.settings.calls, atOnce: 1 } };
    for (const name of ['june/anna', 'june/ben']) await world.acceptRow(name, row({ vastuId: name }));
    const update = world.table.update.bind(world.table);
    world.table.update = (write) =>
      write.set?.state === 'working' && write.key.pk.endsWith('/anna')
        ? Promise.reject(new Error('The table is away'))
        : update(write);
    await world.work('june/anna', 'june/ben');
    expect((await world.report('june/ben')).header.state).toBe('complete');
  });

  test('A worker releases the claim on a house as soon as its part is stored, while the palm is still being read', async () => {
    const world = new LedgerWorld();
    const { birth: _birth, ...house } = row({ vastuId: 'house' });
    await world.acceptRow('june/anna', house);
    await world.acceptPhoto('june/anna', photo('p'));
    let isFree: boolean | undefined;
    world.answer = async (call) => {
      if (call.operation !== 'get-palm-id') return world.bought(call);
      await ticks(300);
      const { inputs } = (await world.report('june/anna')).header;
      const { vastu = '' } = sharedInputs(inputs);
      const worker = { name: 'other', until: world.now + minute };
      isFree = await claim(world.ledger, { subject: subject('july/other'), worker }, vastu);
      return world.bought(call);
    };
    await world.work('june/anna');
    expect(isFree).toBe(true);
  });
});

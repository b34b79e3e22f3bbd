import { expect, test } from 'vitest';
import { askRedrive } from '../../../../shared/ledger/batches/redrive.ts';
import { Random } from '../../../simulation/world/random.ts';
import { answerOf, LedgerWorld, photo } from '../../../support/worlds/ledger-world.ts';

test.each([1, 2, 3])(
  'A service sells the palm_id of a photo at most twice, whenever the service forgets the palm_id and whatever answers are lost (%i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 5; history += 1) {
      const world = new LedgerWorld();
      const sold = new Map<unknown, number>();
      world.answer = (call) => {
        if (random.chance(0.3)) return answerOf('connection lost');
        if (call.operation !== 'get-palm-id')
          return random.chance(0.3) ? answerOf('palm_id unknown', { status: 404 }) : world.bought(call);
        const { image_url: address } = call.body;
        sold.set(address, (sold.get(address) ?? 0) + 1);
        return world.bought(call);
      };
      for (let step = 0; step < 6; step += 1) {
        if (step === 0 || random.chance(0.1)) await world.acceptPhoto('june/anna', photo(`p${step}`));
        await world.pass(5);
        await askRedrive(world.ledger, 'june', ['unknown', 'refused', 'unavailable']);
      }
      expect(Math.max(...sold.values())).toBeLessThanOrEqual(2);
    }
  },
);

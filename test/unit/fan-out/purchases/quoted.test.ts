import { expect, test } from 'vitest';
import { planOf } from '../../../../shared/plan/plan.ts';
import { allShared } from '../../../../shared/plan/shared-inputs.ts';
import { boughtCalls } from '../../../../shared/quote/bought.ts';
import { sellerOf } from '../../../../shared/service-client/seller.ts';
import { Random } from '../../../simulation/world/random.ts';
import { madeUpSeller } from '../../../support/settings/made-up-service.ts';
import { answerOf, bornIn, LedgerWorld, photo, subject } from '../../../support/worlds/ledger-world.ts';

const sellers = [madeUpSeller, sellerOf('astrologyapi', 'own')];
const batches = ['june', 'july', '@acme//june', '@acme//july', '@zeta//june'];

test('A quote lists as bought exactly the calls that the report does not send afterwards, for every way of sharing answers', async () => {
  const random = new Random(1);
  const copied = new Set<string>();
  for (let play = 0; play < 10; play += 1) {
    const world = new LedgerWorld();
    const reuse = random.chance(0.8);
    const [acrossServices, acrossCustomers] = [random.chance(0.5), random.chance(0.5)];
    const across = { reuseAcrossServices: acrossServices, reuseAcrossCustomers: acrossCustomers };
    world.settings = { ...world.settings, reuse, ...across };
    world.answer = (call) => (random.chance(0.05) ? answerOf('unprocessable') : world.bought(call));
    for (let person = 0; person < 6; person += 1) {
      const name = `${random.pick(batches)}/person-${person}`;
      const inputKind = random.pick(['photo', 'row', 'both']);
      if (inputKind !== 'row') await world.acceptPhoto(name, photo(random.pick(['p', 'q'])));
      if (inputKind !== 'photo') await world.acceptRow(name, bornIn(random.whole(1950, 1951)));
      world.seller = random.pick(sellers);
      const { header } = await world.report(name);
      const { calls } = planOf(name, header.inputs, header.varshaphalYear, world.settings.plan);
      const quoteRequest = {
        ...subject(name),
        shared: allShared(header.inputs),
        calls: calls.map(({ inputsHash }) => inputsHash),
      };
      const sharing = { seller: world.seller, reuse, acrossServices, acrossCustomers };
      const { subjects } = await boughtCalls(world.ledger, [quoteRequest], sharing);
      const toBuy = calls.filter(({ inputsHash }) => subjects[0]?.bought.includes(inputsHash) === false);
      const before = world.sent.length;
      await world.work(name);
      await world.pass(2);
      const sent = world.sent.slice(before).map(({ call }) => call.operation);
      const isPalmIdRefused = (await world.report(name)).parts.get('palm/get-palm-id')?.state === 'refused';
      const expectedCalls = toBuy.filter(({ after }) => !(isPalmIdRefused && after !== undefined));
      expect(sent.toSorted()).toEqual(expectedCalls.map(({ operation }) => operation).toSorted());
      const [customer] = name.split('/');
      if (toBuy.length < calls.length) copied.add(`${customer} ${world.seller.name}`);
    }
  }
  expect(copied.size).toBeGreaterThan(3);
});

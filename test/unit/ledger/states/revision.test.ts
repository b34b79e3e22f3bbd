import { expect, test } from 'vitest';
import { answerOf, LedgerWorld, photo, row } from '../../../support/worlds/ledger-world.ts';

test('The revision of a report rises with its inputs and with its end, and not while it is worked on', async () => {
  const world = new LedgerWorld();
  const revision = async () => (await world.report('june/anna')).header.revision;
  await world.acceptPhoto('june/anna', photo('anna'));
  expect(await revision()).toBe(1);
  await world.acceptRow('june/anna', row());
  expect(await revision()).toBe(2);
  world.answer = () => answerOf('wallet empty');
  await world.work('june/anna');
  const parked = await revision();
  world.answer = (call) => world.bought(call);
  await world.pass(30);
  expect((await world.report('june/anna')).header.state).toBe('complete');
  expect(await revision()).toBe(parked + 1);
  await world.pass(10);
  expect(await revision()).toBe(parked + 1);
});

import { expect, test } from 'vitest';
import { gatePrefix } from '../../../shared/gate/gate.ts';
import { answerOf, LedgerWorld, photo, row } from '../../support/worlds/ledger-world.ts';

test('A subject whose calls the service never accepts is given up after exactly as many attempts as the setting says', async () => {
  const world = new LedgerWorld();
  world.answer = () => answerOf('server error', { status: 500, meaning: 'not sent' });
  await world.acceptRow('june/anna', row());
  await world.pass(60);
  const { state, reason } = (await world.report('june/anna')).header;
  expect([state, reason]).toEqual(['failed', { code: 'given-up', after: 'not-taken', times: 3 }]);
});

test('A call whose outcome is unknown is sent again only after a pause, though other calls were bought', async () => {
  const world = new LedgerWorld();
  world.answer = (call) =>
    call.operation === 'varshaphal_yoga' ? answerOf('timeout', { meaning: 'unknown' }) : world.bought(call);
  await world.acceptRow('june/anna', row());
  await world.work('june/anna');
  const { state, dueAt = 0 } = (await world.report('june/anna')).header;
  expect(state).toBe('due');
  expect(dueAt - world.now).toBeGreaterThan(0);
  expect(world.timesSent('varshaphal_yoga')).toBe(1);
});

test('A subject whose gates cannot be read before its next calls is due again only after a pause', async () => {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('a'));
  const get = world.table.get.bind(world.table);
  const isDown = () =>
    world.sent.length > 0 && !world.logged.some(({ message }) => message.startsWith('A wave stopped'));
  world.table.get = async (key) => {
    if (key.pk.startsWith(gatePrefix) && isDown()) throw new Error('The table is down');
    return get(key);
  };
  await world.work('june/anna');
  const { state, dueAt = 0, callsBought } = (await world.report('june/anna')).header;
  expect([state, callsBought]).toEqual(['due', 1]);
  expect(dueAt - world.now).toBeGreaterThan(0);
});

test('A photo that comes while the calls of its row are bought makes no transaction fail, and its calls follow in the same run', async () => {
  const world = new LedgerWorld();
  const { transact } = world.table;
  const refused: unknown[] = [];
  world.table.transact = async (writes) => {
    const result = await transact.call(world.table, writes);
    if (!result.ok) refused.push(writes);
    return result;
  };
  world.answer = async (call) => {
    if (world.sent.length === 1) await world.acceptPhoto('june/anna', photo('a'));
    return world.bought(call);
  };
  await world.acceptRow('june/anna', row());
  await world.work('june/anna');
  expect((await world.report('june/anna')).header.state).toBe('complete');
  expect(world.timesSent('get-palm-id')).toBe(1);
  expect(refused).toEqual([]);
});

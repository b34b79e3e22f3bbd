import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../../shared/ledger/items/keys.ts';
import { withRetry } from '../../../support/settings/settings.ts';
import { LedgerWorld, minute, row, subject } from '../../../support/worlds/ledger-world.ts';

const anna = 'june/anna';
const headerOf = async (world: LedgerWorld) => (await world.report(anna)).header;

async function worldOfOneDeath(maxAttempts: number): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  world.settings = withRetry(world.settings, { maxAttempts });
  await world.acceptRow(anna, row());
  void workOnSubjects(world.fanOut([anna], { send: () => new Promise(() => {}) }), [subject(anna)]);
  while ((await headerOf(world)).state !== 'working') await new Promise((resolve) => setImmediate(resolve));
  world.now += 10 * minute;
  return world;
}

describe('a subject of a dead function', () => {
  test('A subject is retried while fewer functions have died on it than the settings allow', async () => {
    const world = await worldOfOneDeath(2);
    await world.work(anna);
    expect((await headerOf(world)).state).toBe('complete');
  });

  test('A subject on which the allowed number of functions died fails with that reason and sends nothing more', async () => {
    const world = await worldOfOneDeath(1);
    await world.work(anna);
    const givenUp = {
      state: 'failed',
      reason: { code: 'given-up', after: 'deaths', times: 1 },
    };
    expect(await headerOf(world)).toMatchObject(givenUp);
    await world.pass(30);
    expect(await headerOf(world)).toMatchObject(givenUp);
    expect(world.sent).toEqual([]);
  });

  test('A subject that is given up keeps its bought parts and ends partial', async () => {
    const world = new LedgerWorld();
    await world.acceptRow(anna, row());
    await world.work(anna);
    const { callsBought } = await headerOf(world);
    await world.acceptRow(anna, row({ houseType: 'koch', vastuId: 'a house' }));
    await world.table.update(headerItems.update({ key: headerKey(subject(anna)), set: { attempts: 5 } }));
    const { length } = world.sent;
    await world.work(anna);
    expect(await headerOf(world)).toMatchObject({ state: 'partial', callsBought });
    expect(world.sent).toHaveLength(length);
  });
});

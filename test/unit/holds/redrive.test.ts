import { beforeEach, describe, expect, test } from 'vitest';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import { answerOf, minute } from '../../support/worlds/ledger-world.ts';
import { TrialWorld } from '../../support/worlds/trial-world.ts';

const notFound = answerOf('no such endpoint', { status: 404, body: {} });
let world: TrialWorld;

/** Every third subject lacks two parts, so no two such come in a row. */
beforeEach(async () => {
  world = new TrialWorld();
  for (const [index, name] of (await world.rows(30)).entries()) {
    world.answer = index % 3 === 2 ? lacking : (call) => world.bought(call);
    await world.work(name);
  }
  expect(await world.holds()).toEqual([]);
  expect(world.timesSent('varshaphal_yoga')).toBe(30);
  world.now += minute;
});

const lacking = (call: Call) => {
  if (call.operation === 'varshaphal_yoga') return notFound;
  if (call.operation === 'tamil_month_panchang') return answerOf('not implemented', { status: 501 });
  return world.bought(call);
};
const redrive = () => askRedrive(world.ledger, 'june', ['refused', 'unavailable']);

describe('a redrive of refused subjects', () => {
  test('A redrive that gets the same refusals as before is not news about the service and holds no batch', async () => {
    world.answer = world.refusing('varshaphal_yoga', 'no such endpoint', 404);
    await redrive();
    await world.pass(3);
    expect(world.timesSent('varshaphal_yoga')).toBe(40);
    expect(await world.holds()).toEqual([]);
  });

  describe('refusals before the last attempt', () => {
    const inTwoTurns = (refused: Answer) => {
      const lost = new Set<string>();
      world.answer = (call) => {
        if (call.operation === 'varshaphal_yoga') return refused;
        const body = JSON.stringify(call.body);
        if (call.operation !== 'tamil_month_panchang' || lost.has(body)) return world.bought(call);
        lost.add(body);
        return answerOf('timeout');
      };
      return lost;
    };

    test('A redrive holds no batch if one attempt gets the same refusals as before and another attempt ends the report', async () => {
      const lost = inTwoTurns(notFound);
      await redrive();
      await world.pass(6);
      expect(lost.size).toBeGreaterThan(2);
      expect(world.timesSent('varshaphal_yoga')).toBe(40);
      expect(await world.holds()).toEqual([]);
    });

    test('A redrive with other refusals than before holds the batch, also after a redrive that did not hold it', async () => {
      world.answer = lacking;
      await redrive();
      await world.pass(3);
      expect(await world.holds()).toEqual([]);
      world.now += minute;
      const lost = inTwoTurns(answerOf('no such endpoint', { status: 410, body: {} }));
      await redrive();
      await world.pass(6);
      expect(lost.size).toBeGreaterThan(2);
      expect(await world.holds()).toHaveLength(1);
    });
  });

  test.each([
    ['other client error', 404],
    ['no such endpoint', 410],
  ] as const)(
    'A redrive whose first three subjects are refused in a new way holds the batch: %s (%i)',
    async (answer, status) => {
      world.answer = world.refusing('varshaphal_yoga', answer, status);
      await redrive();
      await world.pass(3);
      expect((await world.holds())[0]?.sentence).toContain('3 subjects with birth data one after the other');
    },
  );

  test('Refused trial subjects hold the batch under another credential, although they are refused as before', async () => {
    world.answer = world.refusing('varshaphal_yoga', 'no such endpoint', 404);
    world.credential = { ...world.credential, version: 'v2' };
    await redrive();
    await world.pass(3);
    expect(world.timesSent('varshaphal_yoga')).toBe(33);
    expect((await world.holds())[0]?.sentence).toContain('all of the first 3 subjects');
  });
});

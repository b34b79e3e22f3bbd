import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { readCounts } from '../../../shared/ledger/batches/counts.ts';
import { readAccount } from '../../../shared/ledger/items/account.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import { answerOf, LedgerWorld, minute, row, subject } from '../../support/ledger-world.ts';
import { withRetry } from '../../support/settings.ts';

/** Everything of Anna is answered but one call, over which its worker is frozen until another has ended the report. */
async function frozenOverOne(answer: (world: LedgerWorld, call: Call) => Answer) {
  const world = new LedgerWorld();
  world.settings = withRetry(world.settings, { unknown: 'hold' });
  await world.acceptRow('june/anna', row());
  let frozen = false;
  world.answer = async (call) => {
    if (frozen || call.operation !== 'varshaphal_yoga') return world.bought(call);
    frozen = true;
    // The answers to the others are stored first.
    await setTimeout(20);
    world.now += 4 * minute;
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({
      state: 'partial',
      tally: { unknown: 1 },
    });
    return answer(world, call);
  };
  await world.work('june/anna');
  return world;
}

describe('An answer that comes when its worker was given up, and the report has ended without it,', () => {
  test('makes the report complete within a minute; nothing is sent again', async () => {
    const world = await frozenOverOne((it, call) => it.bought(call));
    await world.pass(1);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', tally: { bought: 4, unknown: 0 } });
    expect(world.sent).toHaveLength(4);
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 1, complete: 1, partial: 0 });
    for (const part of parts.values()) expect(part).not.toHaveProperty('due');
    await world.pass(10);
    expect(world.jobs).toEqual([]);
    expect((await world.report('june/anna')).header.revision).toBe(header.revision);
  });

  test('is counted as what it is where it is a refusal', async () => {
    const world = await frozenOverOne(() => answerOf('bad request', { status: 400 }));
    await world.pass(5);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'partial', tally: { bought: 3, refused: 1, unknown: 0 } });
    expect(await readCounts(world.ledger, 'june')).toMatchObject({ subjects: 1, partial: 1 });
    expect(parts.get('chart/varshaphal_yoga')).toMatchObject({ state: 'refused' });
    expect(parts.get('chart/varshaphal_yoga')).not.toHaveProperty('late');
  });

  test('leaves what is worked on to who works on it', async () => {
    const world = await frozenOverOne((it, call) => it.bought(call));
    await world.acceptRow('june/anna', row({ vastuId: 'house' }));
    await world.work('june/anna');
    await world.pass(2);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', tally: { bought: 5 } });
    expect([...parts.values()].filter(({ late }) => late === true)).toEqual([]);
  });
});

test('A worker that was frozen beyond its lease sends nothing when it wakes, and the account stays right', async () => {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  let looks = 0;
  let taken: Promise<unknown> | undefined;
  const credential = async () => {
    looks += 1;
    // The first look is before the wave. At the second it freezes, and another takes over.
    if (looks > 1 && taken === undefined) {
      world.now += 4 * minute;
      taken = world.work('june/anna');
    }
    await taken;
    return world.credential;
  };
  const credentials = { current: credential, refetch: credential };
  await workOnSubjects(world.fanOut(['june/anna'], { credentials }), [subject('june/anna')]);
  const { header } = await world.report('june/anna');
  expect(header).toMatchObject({ callsUnknown: 4 });
  const sentAgain = world.sent.length;
  await world.pass(10);
  const { callsBought, callsUnknown, state } = (await world.report('june/anna')).header;
  expect({ sentAgain, callsBought, callsUnknown, state }).toEqual({
    sentAgain: 4,
    callsBought: 4,
    callsUnknown: 4,
    state: 'complete',
  });
  expect(readAccount(await world.table.get(batchKey('june')))).toMatchObject({ committed: 8, blocks: {} });
});

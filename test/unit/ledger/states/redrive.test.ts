import { describe, expect, test } from 'vitest';
import { readBatchItem } from '../../../../shared/ledger/batches/batches.ts';
import { setCeiling } from '../../../../shared/ledger/batches/ceiling.ts';
import { askRedrive, redrivePage } from '../../../../shared/ledger/batches/redrive.ts';
import { isReopened, reopenOf } from '../../../../shared/ledger/batches/redrive-selection.ts';
import { batchItems, redriveStates } from '../../../../shared/ledger/items/batch.ts';
import { batchKey } from '../../../../shared/ledger/items/keys.ts';
import type { Part } from '../../../../shared/ledger/items/part.ts';
import { schemaVersion } from '../../../../shared/table/item-kind.ts';
import { Random } from '../../../simulation/world/random.ts';
import { meanwhile } from '../../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, row } from '../../../support/worlds/ledger-world.ts';

async function withoutAnswers(count: number, allCallsFail = false) {
  const world = new LedgerWorld();
  world.answer = (call) =>
    allCallsFail || call.operation === 'varshaphal_yoga'
      ? answerOf('not implemented', { status: 501 })
      : world.bought(call);
  const names = Array.from({ length: count }, (_, index) => `june/${index}`);
  for (const [index, name] of names.entries()) {
    const birth = { day: 1, month: 7, year: 1900 + index, hour: 6, min: 30, lat: 1, lon: 2, tzone: 0 };
    await world.acceptRow(name, row({ birth }));
    await world.work(name);
  }
  const ask = async () => {
    world.now += 1000;
    await askRedrive(world.ledger, 'june', ['unavailable']);
  };
  const redrive = async (limit: number) => {
    const redriven: string[] = [];
    for (let page = 0; page < 200; page += 1) {
      const mark = (await readBatchItem(world.ledger, 'june'))?.redrive;
      if (mark === undefined) return redriven.sort();
      const done = await redrivePage(world.ledger, 'june', mark, limit, world.now);
      redriven.push(...done.map(({ id }) => `june/${id}`));
    }
    throw new Error('The redrive does not end');
  };
  return { world, names: names.sort(), ask, redrive };
}

describe('a redrive', () => {
  test.each([false, true])(
    'A redrive reaches all subjects page by page (all of their calls failed: %s)',
    async (allCallsFail) => {
      const { names, ask, redrive } = await withoutAnswers(40, allCallsFail);
      await ask();
      expect(await redrive(2)).toEqual(names);
    },
  );

  test('A redrive does not reopen subjects that ended after it was requested', async () => {
    const { world, names, ask, redrive } = await withoutAnswers(3);
    await ask();
    const mark = (await readBatchItem(world.ledger, 'june'))?.redrive;
    if (mark === undefined) throw new Error('The redrive was not recorded');
    expect(await redrive(50)).toEqual(names);
    world.now += 1000;
    for (const name of names) await world.work(name);
    // The reconciler died before it recorded its progress.
    await world.table.update(batchItems.update({ key: batchKey('june'), set: { redrive: mark } }));
    expect(await redrive(50)).toEqual([]);
  });

  test('A redrive completes, whatever else is requested during it, and the same request starts it again', async () => {
    const { world, names, ask, redrive } = await withoutAnswers(12);
    expect(await askRedrive(world.ledger, 'june', ['unavailable'], { person: '0' })).toBe('requested');
    expect(await askRedrive(world.ledger, 'june', ['unavailable'], { person: '1' })).toBe('busy');
    expect(await askRedrive(world.ledger, 'june', ['unavailable'])).toBe('busy');
    expect(await askRedrive(world.ledger, 'june', ['unknown', 'unavailable'], { person: '0' })).toBe('busy');
    expect(await redrive(5)).toEqual(['june/0']);
    expect(await askRedrive(world.ledger, 'july', ['unavailable'])).toBeUndefined();
    await ask();
    const mark = (await readBatchItem(world.ledger, 'june'))?.redrive;
    if (mark === undefined) throw new Error('The redrive was not recorded');
    const first = await redrivePage(world.ledger, 'june', mark, 5, world.now);
    expect(await askRedrive(world.ledger, 'june', ['unavailable'], { person: '1' })).toBe('busy');
    await ask();
    expect([...first.map(({ id }) => `june/${id}`), ...(await redrive(5))].sort()).toEqual(
      names.filter((name) => name !== 'june/0'),
    );
  });

  test('A second redrive request counts as a repetition of the first if and only if it names the same set of states', async () => {
    const states = ['unavailable', 'unknown', 'refused', 'cancelled'] as const;
    const random = new Random(5);
    for (let round = 0; round < 12; round += 1) {
      const world = new LedgerWorld();
      await setCeiling(world.ledger, 'june', undefined);
      const draw = () => Array.from({ length: random.whole(1, 4) }, () => random.pick(states));
      const [first, second] = [draw(), draw()];
      const isSame = states.every((state) => first.includes(state) === second.includes(state));
      expect(await askRedrive(world.ledger, 'june', first)).toBe('requested');
      const again = [
        await askRedrive(world.ledger, 'june', first.toReversed()),
        await askRedrive(world.ledger, 'june', second),
      ];
      expect({ first, second, again }).toEqual({
        first,
        second,
        again: ['requested', isSame ? 'requested' : 'busy'],
      });
    }
  });

  test('A redrive that is requested while another ends is processed like the first', async () => {
    const { world, names, ask, redrive } = await withoutAnswers(3);
    await ask();
    const seen = meanwhile(
      world.table,
      (write) => 'remove' in write && write.remove?.includes('redrive') === true,
      async () => {
        world.now += 1000;
        for (const name of names) await world.work(name);
        await ask();
      },
    );
    expect(await redrive(50)).toEqual([...names, ...names].sort());
    expect(seen.times).toBe(1);
  });
});

test.each([
  ['before the redrive was asked for', 9, true],
  ['at the moment of the request', 10, true],
  ['after the request', 11, false],
] as const)(
  'A redrive opens what was settled before or at the moment of its request, and leaves what was settled after it: %s (%i)',
  (_when, at, opens) => {
    const mark = { at: 10, states: ['unknown' as const] };
    const tally = { bought: 0, reused: 0, refused: 0, unavailable: 0, unknown: 1, notAsked: 0, declined: 0 };
    const ended = { state: 'failed' as const, tally, finishedAt: at };
    expect(reopenOf(ended, new Map(), mark)).toEqual(opens ? mark : undefined);
    const part = { state: 'unknown', at, operation: 'luck' } as const;
    const whole: Part = {
      ...part,
      pk: '',
      sk: '',
      v: schemaVersion,
      inputsHash: '',
      inputsRevision: 1,
      wave: 'w',
    };
    expect(isReopened('palm/luck', whole, mark)).toBe(opens);
  },
);

const filters = [undefined, { person: 'anna' }, { part: 'luck' }, { because: 'timeout' }];

test.each(filters)(
  'Only a redrive of cancelled calls without a part or a reason opens a cancelled report: %o',
  (only) => {
    const cancelled = { state: 'cancelled' as const, finishedAt: 9 };
    for (let chosen = 0; chosen < 2 ** redriveStates.length; chosen += 1) {
      const states = redriveStates.filter((_, bit) => (chosen >> bit) % 2 === 1);
      const mark = { at: 10, states, ...(only === undefined ? {} : { only }) };
      const opens = states.includes('cancelled') && only?.part === undefined && only?.because === undefined;
      expect(reopenOf(cancelled, new Map(), mark)).toEqual(opens ? { at: 10, states } : undefined);
    }
  },
);

test('A redrive fills a queue of unknown depth with no more than the first share of a release', async () => {
  const { world, ask } = await withoutAnswers(120, true);
  await ask();
  await world.reconcile();
  expect(world.jobs.length).toBeGreaterThanOrEqual(50);
  expect(world.jobs.length).toBeLessThan(100);
});

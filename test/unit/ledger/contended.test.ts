import { describe, expect, test } from 'vitest';
import { accept, replaceInputs } from '../../../shared/ledger/inputs/accept.ts';
import { callsIn } from '../../../shared/ledger/intent.ts';
import type { Header } from '../../../shared/ledger/items/header.ts';
import { applyEvent } from '../../../shared/ledger/states/apply-event.ts';
import { countDeadLetter } from '../../../shared/ledger/waves/dead-letter.ts';
import { beginWave, endRun, extendIntent, postpone } from '../../../shared/ledger/waves/wave.ts';
import { type PlannedCall, planOf } from '../../../shared/plan/plan.ts';
import { planInTests } from '../../support/settings/plan-settings.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const anna = subject('june/anna');
const headerOf = async (world: LedgerWorld) => (await world.report('june/anna')).header;
const workerAt = (world: LedgerWorld, name: string) => ({ name, until: world.now + 3 * minute });

async function worldWithRow(): Promise<LedgerWorld> {
  const world = new LedgerWorld();
  await world.acceptRow('june/anna', row());
  return world;
}

const callsOf = ({ inputs, varshaphalYear }: Header): readonly PlannedCall[] =>
  planOf('june/anna', inputs, varshaphalYear, planInTests).calls;

async function begin(world: LedgerWorld, before: Header, name: string) {
  const worker = workerAt(world, name);
  const dispatched = callsOf(before).slice(0, 1);
  const start = {
    wave: `wave of ${name}`,
    dispatched,
    conversations: new Set<string>(),
    spent: [],
    settledWorkers: new Set<string>(),
  };
  const begun = await beginWave(world.ledger, before, worker, { ...start, dueAt: worker.until + 1000 });
  return { worker, begun };
}

async function afterTakeover() {
  const world = await worldWithRow();
  const first = await begin(world, await headerOf(world), 'first');
  if (first.begun === undefined) throw new Error('The first wave did not begin');
  world.now += 4 * minute;
  const read = await headerOf(world);
  const second = await begin(world, read, 'second');
  expect(second.begun?.lease?.owner).toBe('second');
  return { world, first: { worker: first.worker, begun: first.begun }, read };
}

const extension = (dispatched: readonly PlannedCall[]) => ({
  dispatched,
  conversations: new Set<string>(),
});

describe('two workers with the same header', () => {
  test('Of two workers that read the same header, only one takes over the wave of a dead worker', async () => {
    const { world, read } = await afterTakeover();
    expect((await begin(world, read, 'third')).begun).toBeUndefined();
    expect((await headerOf(world)).lease?.owner).toBe('second');
  });

  test.each([true, false])(
    'A wave whose write was sent twice begins, unless its lease was settled between the two writes: settled %s',
    async (isSettled) => {
      const world = await worldWithRow();
      const { update } = world.table;
      world.table.update = async (write) => {
        world.table.update = update;
        await update.call(world.table, write);
        const setPaths = [[['lease', 'over'], true]] as const;
        if (isSettled) await update.call(world.table, { key: write.key, setPaths });
        return update.call(world.table, write);
      };
      const { begun } = await begin(world, await headerOf(world), 'first');
      expect(begun === undefined).toBe(isSettled);
    },
  );

  test('A worker whose subject was taken over cannot end the wave of its successor', async () => {
    const { world, first } = await afterTakeover();
    const ending = { kind: 'open', dueAt: world.now, deferrals: 0 } as const;
    expect(await endRun(world.ledger, first.begun, first.worker, [], ending)).toBe(false);
    expect(await headerOf(world)).toMatchObject({ state: 'working', lease: { owner: 'second' } });
  });

  test('A worker whose subject was taken over adds no call to the intent of its successor', async () => {
    const { world, first } = await afterTakeover();
    const calls = callsOf(first.begun).slice(1, 2);
    expect(await extendIntent(world.ledger, first.begun, first.worker, extension(calls))).toBe(false);
    expect(callsIn((await headerOf(world)).intent)).toHaveLength(1);
  });

  test('A worker that postpones a subject does not change a wave that another worker has begun', async () => {
    const { world, read } = await afterTakeover();
    expect(await postpone(world.ledger, read, world.now)).toBe(false);
    expect((await headerOf(world)).dueAt).toBeGreaterThan(world.now + minute);
  });

  test('A worker that read a header before another worker ran a whole attempt can end the subject neither as open nor as settled', async () => {
    const world = await worldWithRow();
    const read = await headerOf(world);
    const late = workerAt(world, 'late');
    world.answer = () => answerOf('not implemented', { status: 501 });
    await world.work('june/anna');
    const settled = await headerOf(world);
    await applyEvent(world.ledger, settled, {
      kind: 'redriven',
      reopen: { at: world.now, states: ['refused'] },
      dueAt: world.now,
      isContinued: false,
    });
    // The subject is due again with the same values as at the read: only the revision shows that a worker ran.
    const ending = { kind: 'open', dueAt: world.now + 9, deferrals: 7 } as const;
    expect(await endRun(world.ledger, read, late, [], ending)).toBe(false);
    const tally = { bought: 0, reused: 0, refused: 0, unavailable: 0, unknown: 0, notAsked: 0, declined: 0 };
    const end = { kind: 'settled', state: 'failed', tally } as const;
    expect(await endRun(world.ledger, read, late, [], end)).toBe(false);
    expect(await headerOf(world)).toMatchObject({ state: 'due', deferrals: 0 });
  });
});

describe('a wave during an erasure', () => {
  test('A wave of a subject that is being erased adds no calls', async () => {
    const world = await worldWithRow();
    const { worker, begun } = await begin(world, await headerOf(world), 'worker');
    if (begun === undefined) throw new Error('The wave did not begin');
    await applyEvent(world.ledger, await headerOf(world), { kind: 'erase' });
    expect((await headerOf(world)).lease?.owner).toBe('worker');
    const more = callsOf(begun).slice(1, 2);
    expect(await extendIntent(world.ledger, begun, worker, extension(more))).toBe(false);
  });
});

describe('simultaneous inputs', () => {
  test('Concurrent inputs create one header, whichever is first, and count one subject', async () => {
    const world = new LedgerWorld();
    const first = meanwhile(
      world.table,
      ({ key }) => key.sk === 'report',
      () => world.acceptPhoto('june/anna', photo('p')),
    );
    expect(await world.acceptRow('june/anna', row())).toEqual({ outcome: 'accepted' });
    expect(first.times).toBe(1);
    expect(Object.keys((await headerOf(world)).inputs).sort()).toEqual(['photo', 'row']);
    expect(await world.counts('june')).toEqual({ subjects: 1 });
  });

  test('The newer source of the same content stays even if an older version arrives between read and write', async () => {
    const world = new LedgerWorld();
    const [one, two, three] = ['01', '02', '03'].map((order) => world.source('palms/june/anna.jpg', order));
    if (!one || !two || !three) throw new Error('Three sources');
    await world.acceptPhoto('june/anna', photo('p'), one);
    const before = await headerOf(world);
    await world.acceptPhoto('june/anna', photo('p'), three);
    const late = { kind: 'photo', value: photo('older'), source: two } as const;
    expect(await replaceInputs(world.ledger, before, late, world.now)).toBe(false);
    expect((await headerOf(world)).inputs.photo).toMatchObject({ value: { sha256: 'p' }, source: three });
  });

  test('Of two sources with the same content the newer stays, whichever writes last', async () => {
    const world = new LedgerWorld();
    const [one, two, three] = ['01', '02', '03'].map((order) => world.source('palms/june/anna.jpg', order));
    if (!one || !two || !three) throw new Error('Three sources');
    await world.acceptPhoto('june/anna', photo('p'), one);
    const newer = { kind: 'photo', value: photo('p'), source: three } as const;
    const seen = meanwhile(
      world.table,
      ({ key }) => key.sk === 'report',
      () => accept(world.ledger, anna, newer, world.now),
    );
    await world.acceptPhoto('june/anna', photo('p'), two);
    expect(seen.times).toBe(1);
    expect((await headerOf(world)).inputs.photo?.source).toEqual(three);
  });
});

describe('a redrive', () => {
  test('A redrive of a report that was given up restarts its count of dead letters', async () => {
    const world = await worldWithRow();
    expect(await countDeadLetter(world.ledger, anna, 2)).toBe('rescheduled');
    expect(await countDeadLetter(world.ledger, anna, 2)).toBe('abandoned');
    await applyEvent(world.ledger, await headerOf(world), {
      kind: 'redriven',
      reopen: { at: world.now, states: ['unavailable'] },
      dueAt: world.now,
      isContinued: false,
    });
    expect(await countDeadLetter(world.ledger, anna, 2)).toBe('rescheduled');
  });
});

import { describe, expect, test } from 'vitest';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { Random } from '../../simulation/world/random.ts';
import { LedgerWorld, photo, row, subject } from '../../support/worlds/ledger-world.ts';

describe('inputs of a subject', () => {
  test('A photo and a row of the same name form one subject, and ids of two batches stay separate', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('p1'));
    await world.acceptRow('june/anna', row());
    await world.acceptRow('july/anna', row());
    const { header } = await world.report('june/anna');
    expect(Object.keys(header.inputs).sort()).toEqual(['photo', 'row']);
    expect((await world.report('july/anna')).header.inputs.photo).toBeUndefined();
    expect(await world.counts('june')).toEqual({ subjects: 1 });
  });

  test('A second input soon after the first does not postpone the time at which the first hint counts as lost', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('p1'));
    const { dueAt = 0 } = (await world.report('june/anna')).header;
    world.now += (dueAt - world.now) / 4;
    await world.acceptRow('june/anna', row());
    expect((await world.report('june/anna')).header.dueAt).toBe(dueAt);
    world.now = dueAt + 1;
    await world.acceptRow('june/anna', row({ houseType: 'koch' }));
    expect((await world.report('june/anna')).header.dueAt).toBeGreaterThan(world.now);
  });

  test('An input keeps the due time of an earlier hint if and only if that time is between half a usual delay and a whole one away, over 200 random times', async () => {
    const random = new Random(1);
    for (let draw = 0; draw < 200; draw += 1) {
      const world = new LedgerWorld();
      await world.acceptPhoto('june/anna', photo('p1'));
      const { dueAt: first = 0 } = (await world.report('june/anna')).header;
      const wholeMs = first - world.now;
      const leftMs = random.whole(-wholeMs, 3 * wholeMs);
      const before = world.now + leftMs;
      await world.table.update({ key: headerKey(subject('june/anna')), set: { dueAt: before } });
      await world.acceptRow('june/anna', row());
      const isUnchanged = leftMs <= wholeMs && leftMs > wholeMs / 2;
      expect((await world.report('june/anna')).header.dueAt).toBe(isUnchanged ? before : world.now + wholeMs);
    }
  });

  test('An older version never replaces a newer one, in whatever order they arrive', async () => {
    const world = new LedgerWorld();
    const [old, young] = [
      world.source('palms/june/anna.jpg', '0A'),
      world.source('palms/june/anna.jpg', '0B'),
    ];
    expect(await world.acceptPhoto('june/anna', photo('new'), young)).toEqual({ outcome: 'accepted' });
    expect(await world.acceptPhoto('june/anna', photo('old'), old)).toEqual({ outcome: 'older' });
    expect(await world.acceptPhoto('june/anna', photo('new'), young)).toEqual({ outcome: 'replayed' });
    expect((await world.report('june/anna')).header.inputs.photo?.value.sha256).toBe('new');
  });

  test('The same bytes under another key change nothing and do not count as a replay of the first upload', async () => {
    const world = new LedgerWorld();
    const first = world.source('births/june.csv', '0A');
    await world.acceptRow('june/anna', row(), { ...first, line: 2 });
    const copied = { ...first, key: 'births/june/copy.csv', line: 2 };
    expect(await world.acceptRow('june/anna', row(), copied)).toEqual({ outcome: 'unchanged' });
  });

  test('When a subject ends, its count of attempts is reset, so later inputs get all attempts', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', attempts: 0 });
  });

  test('The first of two lines for one subject in a file counts, and the second is noted', async () => {
    const world = new LedgerWorld();
    const source = world.source('births/june.csv');
    await world.acceptRow('june/anna', row(), { ...source, line: 2 });
    const second = await world.acceptRow('june/anna', row({ vastuId: 'h' }), { ...source, line: 9 });
    expect(second).toEqual({ outcome: 'repeated', first: { ...source, line: 2 } });
  });

  test('A second upload of the same content changes nothing that was bought', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    const before = world.sent.length;
    expect(await world.acceptRow('june/anna', row())).toEqual({ outcome: 'unchanged' });
    expect((await world.report('june/anna')).header.state).toBe('complete');
    await world.work('june/anna');
    expect(world.sent).toHaveLength(before);
  });

  test('Changed inputs open a finished report again, and the counts of its batch follow', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    expect(await world.counts('june')).toEqual({ subjects: 1, complete: 1, bought: 4 });
    await world.acceptRow('june/anna', row({ houseType: 'koch' }));
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'due', inputsRevision: 2 });
    expect(await world.counts('june')).toEqual({ subjects: 1, bought: 4 });
    await world.work('june/anna');
    expect(await world.counts('june')).toEqual({ subjects: 1, complete: 1, bought: 5 });
    expect(world.timesSent('natal_aspects_report')).toBe(1);
    expect(world.timesSent('natal_chart_interpretation')).toBe(2);
  });

  test('The worker plans inputs that change during a wave before the report ends', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    let hasMoved = false;
    world.answer = async (call) => {
      if (!hasMoved) {
        hasMoved = true;
        await world.acceptRow('june/anna', row({ vastuId: 'h7', houseType: 'koch' }));
      }
      return world.bought(call);
    };
    await world.work('june/anna');
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', inputsRevision: 2, callsBought: 6 });
    expect(parts.get('vastu/devatas-45')?.state).toBe('bought');
    expect(await world.counts('june')).toEqual({ subjects: 1, complete: 1, bought: 6 });
  });

  test('The year of the Varshaphal stays that of the first acceptance', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    world.now = Date.UTC(2027, 0, 2);
    await world.acceptRow('june/anna', row({ vastuId: 'h' }));
    expect((await world.report('june/anna')).header.varshaphalYear).toBe(2026);
  });

  test('A subject that is being erased accepts no inputs', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.table.update({ key: headerKey(subject('june/anna')), set: { state: 'erasing' } });
    expect(await world.acceptPhoto('june/anna', photo('p'))).toEqual({ outcome: 'erasing' });
    expect(await world.work('june/anna')).toMatchObject([{ result: 'not due' }]);
  });
});

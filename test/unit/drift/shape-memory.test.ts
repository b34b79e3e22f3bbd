import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../functions/fan-out/work-on-subjects.ts';
import { acceptShape, readShapes } from '../../../shared/drift/remembered.ts';
import { ShapeMemory } from '../../../shared/drift/shape-memory.ts';
import { eventOf } from '../../../shared/events/event-of.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import type { Update } from '../../../shared/table/table.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { silent } from '../../support/worlds/intake-world.ts';
import { answerOf, LedgerWorld, minute, photo, row, subject } from '../../support/worlds/ledger-world.ts';

const born = { day: 4, month: 7, year: 1990, hour: 6, min: 30, lat: 12.97, lon: 77.59, tzone: 5.5 };
const before = { data: { palm_id: 'a', lines: [{ name: 'x' }] } };
const after = { data: { palm_id: 'a', lines: [{ title: 'x' }] } };

function process(world: LedgerWorld) {
  const touched = { reads: 0, writes: 0 };
  const table = Object.assign(Object.create(world.table), {
    get: (key: { pk: string; sk: string }) => {
      touched.reads += 1;
      return world.table.get(key);
    },
    update: (update: Update) => {
      touched.writes += 1;
      return world.table.update(update);
    },
  });
  return { memory: new ShapeMemory({ table, now: () => world.now }, 'oracle', silent), touched };
}

const listed = async (world: LedgerWorld) =>
  (await readShapes(world.table, 'oracle')).flatMap(({ operation, differences }) =>
    differences.map(({ kind, path, answers }) => `${operation}: ${kind} ${path} ${answers}`),
  );
const marks = (world: LedgerWorld) => [...world.table.items()].filter(({ due }) => isMarked(due));

describe('The shape of answers', () => {
  test('A known answer shape costs one read and one write for the first of many concurrent answers', async () => {
    const world = new LedgerWorld();
    const { memory, touched } = process(world);
    await Promise.all(Array.from({ length: 50 }, () => memory.see('luck', before)));
    for (let i = 0; i < 50; i += 1) await memory.see('luck', before);
    expect(touched).toEqual({ reads: 1, writes: 1 });
    expect(marks(world)).toEqual([]);
  });

  test('A changed shape of answers causes one event and is counted in every answer that has it', async () => {
    const world = new LedgerWorld();
    const [one, other] = [process(world), process(world)];
    await one.memory.see('luck', before);
    await other.memory.see('luck', before);
    expect(await one.memory.see('luck', after)).toHaveLength(2);
    expect(await other.memory.see('luck', after)).toEqual([]);
    expect(await one.memory.see('luck', after)).toEqual([]);
    expect(await one.memory.see('luck', before)).toEqual([]);
    world.now += 2 * minute;
    await one.memory.see('luck', after);
    await other.memory.see('luck', after);
    expect(await listed(world)).toEqual([
      'luck: new /data/lines/[]/title 5',
      'luck: missing /data/lines/[]/name 5',
    ]);
    const [item, ...more] = marks(world);
    expect(more).toEqual([]);
    expect(item && eventOf(item)).toEqual({
      kind: 'answers.drifted',
      detail: {
        version: 1,
        id: 'shapes#oracle/shape#luck@1',
        at: new Date(world.now - 2 * minute).toISOString(),
        operation: 'luck',
        differences: 2,
        revision: 1,
      },
    });
  });

  test('A known difference in shape costs one write a minute while every answer shows it', async () => {
    const world = new LedgerWorld();
    const { memory, touched } = process(world);
    await memory.see('luck', before);
    await memory.see('luck', after);
    touched.writes = 0;
    for (let i = 0; i < 120; i += 1) {
      world.now += 1000;
      await memory.see('luck', after);
    }
    expect(touched.writes).toBeLessThanOrEqual(3);
  });

  test('Two processes that count a difference in shape at the same time lose no answer', async () => {
    const world = new LedgerWorld();
    const [one, other] = [process(world), process(world)];
    for (const { memory } of [one, other]) await memory.see('luck', before);
    for (const { memory } of [one, other]) await memory.see('luck', after);
    world.now += 2 * minute;
    const seen = meanwhile(
      world.table,
      () => true,
      () => other.memory.see('luck', after),
    );
    await one.memory.see('luck', after);
    expect(seen.times).toBe(1);
    expect(await listed(world)).toEqual([
      'luck: new /data/lines/[]/title 4',
      'luck: missing /data/lines/[]/name 4',
    ]);
  });

  test('Two processes that see a new shape at the same time both remember it', async () => {
    const world = new LedgerWorld();
    const [one, other] = [process(world), process(world)];
    await one.memory.see('luck', { text: 'a' });
    await other.memory.see('luck', { text: 'a' });
    await Promise.all([
      one.memory.see('luck', { text: 'a', here: 1 }),
      other.memory.see('luck', { text: 'a', there: 1 }),
    ]);
    expect((await listed(world)).sort()).toEqual(['luck: new /here 1', 'luck: new /there 1']);
  });

  test('An operator cannot accept a shape whose latest change the operator has not seen', async () => {
    const world = new LedgerWorld();
    const { memory } = process(world);
    await memory.see('luck', { text: 'a' });
    await memory.see('luck', { text: 1 });
    const [seen] = await readShapes(world.table, 'oracle');
    await memory.see('luck', { text: null });
    if (seen === undefined) throw new Error('Nothing is remembered');
    expect(await acceptShape(world.table, 'oracle', seen)).toBe(false);
    expect(await listed(world)).toHaveLength(2);
  });

  test('An accepted shape leaves nothing to accept, and its differences are known from then on', async () => {
    const world = new LedgerWorld();
    const { memory } = process(world);
    await memory.see('luck', before);
    for (let i = 0; i < 60; i += 1) await memory.see('luck', { ...before, [`field${i}x`]: i });
    const acceptAll = async () => {
      const shapes = await readShapes(world.table, 'oracle');
      return Promise.all(shapes.map((shape) => acceptShape(world.table, 'oracle', shape)));
    };
    expect(await acceptAll()).toEqual([true]);
    expect(await acceptAll()).toEqual([false]);
    expect(await readShapes(world.table, 'oracle')).toMatchObject([{ differences: [], more: 0 }]);
    expect(await memory.see('luck', { ...before, field0x: 0 })).toEqual([]);
  });

  test('Each operation and each service has its own answer shape', async () => {
    const world = new LedgerWorld();
    const { memory } = process(world);
    await memory.see('luck', before);
    expect(await memory.see('love', after)).toEqual([]);
    expect(await new ShapeMemory(world.ledger, 'another', silent).see('luck', after)).toEqual([]);
    expect(await listed(world)).toEqual([]);
  });

  test('The stored answer shape is bounded, however an answer changes', async () => {
    const world = new LedgerWorld();
    const { memory } = process(world);
    for (let i = 0; i < 300; i += 1) await memory.see('luck', { [`field${i}x`]: { [`part${i}x`]: i } });
    for (let i = 0; i < 300; i += 1) await memory.see('love', [{ [`of${i % 39}x`]: { [`part${i}x`]: [i] } }]);
    const shapes = await readShapes(world.table, 'oracle');
    for (const { lines, differences } of shapes) {
      expect(lines.length).toBeLessThanOrEqual(400);
      expect(differences.length).toBeLessThanOrEqual(50);
    }
    expect(shapes.map(({ more }) => more > 0)).toContain(true);
  });

  test('The list of differences and the number of those left out add up to all that were seen', async () => {
    const world = new LedgerWorld();
    const { memory } = process(world);
    let seen = 0;
    for (let i = 0; i < 70; i += 1) {
      const groups = Array.from(
        { length: i + 1 },
        (_, at) => [`group${at % 7}x`, Math.floor(at / 7)] as const,
      );
      const answer: Record<string, Record<string, number>> = {};
      for (const [group, member] of groups) answer[group] = { ...answer[group], [`field${member}x`]: 1 };
      seen += (await memory.see('luck', answer)).length;
      const [shape] = await readShapes(world.table, 'oracle');
      expect((shape?.differences.length ?? 0) + (shape?.more ?? 0)).toBe(seen);
    }
    expect(seen).toBeGreaterThan(60);
  });

  test('An answer is stored even when its shape cannot be remembered', async () => {
    const world = new LedgerWorld();
    world.answer = (call) => answerOf('json', { status: 200, body: { of: call.operation, palm_id: 'p' } });
    await world.acceptPhoto('june/anna', photo('a'));
    const broken = Object.assign(Object.create(world.table), {
      get: () => Promise.reject(new Error('busy')),
    });
    const shapes = new ShapeMemory({ table: broken, now: () => world.now }, 'oracle', silent);
    await workOnSubjects(world.fanOut(['june/anna'], { shapes }), [subject('june/anna')]);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsBought: 17 });
  });

  test('The worker compares the shape of an answer after it has bought and stored it', async () => {
    const world = new LedgerWorld();
    const { memory } = process(world);
    await world.acceptRow('june/anna', row());
    await workOnSubjects(world.fanOut(['june/anna'], { shapes: memory }), [subject('june/anna')]);
    world.answer = (call) => answerOf('json', { status: 200, body: { of: call.operation, extra: 1 } });
    await world.acceptRow('june/ben', row({ name: 'Ben', birth: { ...born, day: 5 } }));
    await workOnSubjects(world.fanOut(['june/ben'], { shapes: memory }), [subject('june/ben')]);
    expect((await listed(world)).sort()).toEqual([
      'natal_aspects_report: new /extra 1',
      'natal_chart_interpretation: new /extra 1',
      'tamil_month_panchang: new /extra 1',
      'varshaphal_yoga: new /extra 1',
    ]);
    expect((await world.report('june/ben')).header.state).toBe('complete');
  });
});

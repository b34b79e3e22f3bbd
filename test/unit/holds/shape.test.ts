import { beforeEach, describe, expect, test } from 'vitest';
import { ShapeMemory } from '../../../shared/drift/shape-memory.ts';
import type { Call } from '../../../shared/service-client/caller.ts';
import { answerOf, minute, row } from '../../support/worlds/ledger-world.ts';
import { TrialWorld } from '../../support/worlds/trial-world.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const reading = { text: 'Long.', planets: [{ name: 'sun' }] };

const answering = (body: Readonly<Record<string, unknown>>) => (_call: Call) =>
  answerOf('json', { status: 200, body });

let world: TrialWorld;

beforeEach(async () => {
  world = new TrialWorld();
  world.shapes = new ShapeMemory(world.ledger, 'documented', silent);
  world.answer = answering({ status: true, data: reading });
  world.profile = 'before';
  for (const id of ['anna', 'ben', 'cleo', 'dora'])
    await world.acceptRow(`july/${id}`, row({ birth: undefined, vastuId: id }));
  await world.work('july/anna', 'july/ben', 'july/cleo');
  await world.work('july/dora');
  world.profile = 'documented';
});

async function houses(): Promise<string[]> {
  const all = world.names(12);
  for (const name of all) await world.acceptRow(name, row({ birth: undefined, vastuId: name }));
  return all;
}

describe('a batch with a new shape of answers', () => {
  test('A batch whose trial gets answers of another shape is held, and what was bought stays', async () => {
    world.answer = answering({ status: true, result: reading });
    const all = await houses();
    await world.work(...all);
    await world.pass(3);
    expect(world.timesSent('devatas-45')).toBe(4 + 3);
    const [hold] = await world.holds();
    expect(hold?.sentence).toContain(
      'the answer to devatas-45 differs from earlier answers: /data is missing',
    );
    expect(await world.states(all)).toEqual({ complete: 3, waiting: 9 });
  });

  test('A batch is held when a member of its first answers has another type than before', async () => {
    world.answer = answering({ status: true, data: { ...reading, text: { en: 'Long.' } } });
    await world.work(...(await houses()));
    expect((await world.holds())[0]?.sentence).toContain('/data/text has another type');
  });

  test.each([
    { status: true, data: { ...reading, more: { of: 'it' } } },
    { status: true, data: { ...reading, text: null } },
    { data: reading },
    { status: true, data: { text: 'Long.', planets: [] } },
  ])('A batch is not held for an added field or another harmless change: %j', async (body) => {
    world.answer = answering(body);
    const all = await houses();
    await world.work(...all);
    await world.pass(3);
    expect(await world.holds()).toEqual([]);
    expect(await world.states(all)).toEqual({ complete: 12 });
  });

  test('A batch is not held when only some of its first answers have another shape', async () => {
    let asked = 0;
    world.answer = (call) => {
      asked += 1;
      return answering(asked % 3 === 0 ? { status: true, data: reading } : { status: true, result: reading })(
        call,
      );
    };
    const all = await houses();
    await world.work(...all);
    await world.pass(4);
    expect(await world.holds()).toEqual([]);
    expect(await world.states(all)).toEqual({ complete: 12 });
  });

  test('A batch is not held for a shape that is known for more than an hour', async () => {
    world.answer = answering({ status: true, result: reading });
    await world.acceptRow('july/elsa', row({ birth: undefined, vastuId: 'elsa' }));
    await world.work('july/elsa');
    world.now += 61 * minute;
    await world.work(...(await houses()));
    expect(await world.holds()).toEqual([]);
  });
});

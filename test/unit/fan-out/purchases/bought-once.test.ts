import { houseTypes } from '@palmleaf/contract/birth';
import { languages } from '@palmleaf/contract/languages';
import { describe, expect, test } from 'vitest';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import type { RowInputs } from '../../../../shared/plan/inputs.ts';
import type { Table } from '../../../../shared/table/table.ts';
import { Random } from '../../../simulation/world/random.ts';
import { LedgerWorld, row, subject } from '../../../support/worlds/ledger-world.ts';

const person = { name: 'Anna', gender: 'female', place: 'Chennai', country: 'IN' } as const;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

async function buy(world: LedgerWorld, rows: readonly Partial<RowInputs>[], batches = ['june', 'july']) {
  for (const batch of batches)
    for (const [index, more] of rows.entries()) {
      await world.acceptRow(`${batch}/${index}`, row(more));
      await world.work(`${batch}/${index}`);
    }
}

/** How often the most repeated call was sent, whatever its conversation. */
function mostSent(world: LedgerWorld): number {
  const calls = world.sent.map(({ call: { operation, body, language = 'en' } }) =>
    JSON.stringify([operation, { ...body, sid: '' }, language]),
  );
  return Math.max(...[...Map.groupBy(calls, (call) => call).values()].map((same) => same.length));
}

describe('one birth', () => {
  test.each(range(languages.length).map((index) => index + 1))(
    'One birth in %i languages in three batches is bought once in each language',
    async (count) => {
      const world = new LedgerWorld();
      await buy(
        world,
        languages.slice(0, count).map((language) => ({ language })),
        ['june', 'july', 'august'],
      );
      const interpreted = languages.slice(0, count).filter((code) => 'en es pt fr it de ru'.includes(code));
      expect(world.timesSent('natal_chart_interpretation')).toBe(interpreted.length);
      expect(mostSent(world)).toBe(1);
    },
  );

  test('One birth is bought once per house system, year and language, in whatever order subjects with these variants come', async () => {
    const variants = houseTypes.flatMap((houseType) =>
      languages.map((language, index) => ({ houseType, language, varshaphalYear: 2020 + (index % 5) })),
    );
    const world = new LedgerWorld();
    await buy(world, variants);
    expect(mostSent(world)).toBe(1);
    const calls = world.sent.length;
    await buy(world, variants.toReversed(), ['august']);
    expect(world.sent).toHaveLength(calls);
  });

  test('One birth with hundreds of different questions is bought once, and no item grows with the questions', async () => {
    const world = new LedgerWorld();
    let most = 0;
    world.table.listeners.push(({ key, after }) => {
      if (key.pk.startsWith('inputs#')) most = Math.max(most, JSON.stringify(after, readable).length);
    });
    await buy(
      world,
      range(150).map((index) => ({ ...person, questions: [`Shall I travel on day ${index}?`] })),
    );
    expect(world.timesSent('chat')).toBe(150);
    expect(world.sent).toHaveLength(154);
    expect(most).toBeLessThan(4096);
  });

  test('One birth is not bought again after every buyer has got another birth, because other subjects hold copies', async () => {
    const world = new LedgerWorld();
    const variants = languages.map((language) => ({ language }));
    await buy(world, variants);
    const elsewhere = { day: 5, month: 7, year: 1990, hour: 6, min: 30, lat: 1, lon: 2, tzone: 0 };
    for (const index of range(variants.length)) {
      await world.acceptRow(`june/${index}`, row({ birth: elsewhere }));
      await world.work(`june/${index}`);
    }
    const calls = world.sent.length;
    await buy(world, variants, ['august']);
    expect(world.sent).toHaveLength(calls);
  });

  test('One birth is bought once by concurrent workers', async () => {
    const world = new LedgerWorld();
    const names: string[] = [];
    for (const batch of ['june', 'july'])
      for (const [index, language] of languages.entries()) {
        names.push(`${batch}/${index}`);
        await world.acceptRow(`${batch}/${index}`, row({ language }));
      }
    await Promise.all(names.map((name) => world.work(name)));
    await world.pass(30);
    for (const name of names) expect((await world.report(name)).header.state).toBe('complete');
    expect(mostSent(world)).toBe(1);
  });

  test('One birth is bought once when several workers take its subjects at the same time, in any order of their steps', async () => {
    const random = new Random(1);
    for (let play = 0; play < 60; play += 1) {
      const world = new LedgerWorld();
      const names = ['june/a', 'june/b'];
      for (const name of names) await world.acceptRow(name, row());
      const later = async <T>(step: () => Promise<T>, most = 40): Promise<T> => {
        for (let ticks = random.whole(0, most); ticks > 0; ticks -= 1) await Promise.resolve();
        return step();
      };
      const { table } = world;
      const slow: Table = {
        get: (key) => later(() => table.get(key)),
        query: (query) => later(() => table.query(query)),
        queryIndex: (query) => later(() => table.queryIndex(query)),
        update: (update) => later(() => table.update(update)),
        delete: (removal) => later(() => table.delete(removal)),
        transact: (writes) => later(() => table.transact(writes)),
      };
      world.answer = (call) => later(async () => world.bought(call), 800);
      const ledger = { ...world.ledger, table: slow };
      const sleep = (ms: number) =>
        later(async () => {
          world.now += ms;
        });
      const workers = range(4).map(() => {
        const namesOfWorker = names.filter(() => random.chance(0.7));
        return workOnSubjects(world.fanOut(namesOfWorker, { ledger, sleep }), namesOfWorker.map(subject));
      });
      await Promise.all(workers);
      await world.pass(10);
      for (const name of names) expect((await world.report(name)).header.state).toBe('complete');
      expect(mostSent(world)).toBe(1);
    }
  });
});

const readable = (_name: string, value: unknown) => (value instanceof Set ? [...value] : value);

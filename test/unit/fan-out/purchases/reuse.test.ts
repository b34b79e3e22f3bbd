import { describe, expect, test } from 'vitest';
import { setCeiling } from '../../../../shared/ledger/batches/ceiling.ts';
import { askRedrive } from '../../../../shared/ledger/batches/redrive.ts';
import { plannedParts } from '../../../../shared/plan/part-names.ts';
import { dieAtWrite } from '../../../support/table/die-at-write.ts';
import { answerOf, LedgerWorld, minute, photo, row } from '../../../support/worlds/ledger-world.ts';

describe('the same inputs under two names', () => {
  test('The same inputs under two names are bought once and copied with their source', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('same'));
    await world.acceptPhoto('july/other', photo('same'));
    await world.work('june/anna');
    await world.work('july/other');
    expect(world.sent).toHaveLength(17);
    const { header, parts } = await world.report('july/other');
    expect(header).toMatchObject({
      state: 'complete',
      callsBought: 0,
      callsReused: 17,
      tally: { reused: 17 },
    });
    expect(parts.get('palm/luck')?.reusedFrom).toBe('june/anna');
    expect(await world.counts('july')).toEqual({ subjects: 1, complete: 1, reused: 17 });
  });

  test('Two workers never buy shared inputs twice; the second waits and copies', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.acceptRow('july/other', row());
    let second: unknown;
    world.answer = async (call) => {
      second ??= await world.work('july/other');
      return world.bought(call);
    };
    await world.work('june/anna');
    expect(second).toMatchObject([{ result: 'contended' }]);
    await world.pass(2);
    expect((await world.report('july/other')).header).toMatchObject({ state: 'complete', callsReused: 4 });
    expect(world.sent).toHaveLength(4);
  });

  test('A worker releases its claims on shared inputs when its wave is over, even with open calls', async () => {
    const world = new LedgerWorld();
    for (const name of ['june/anna', 'july/other']) await world.acceptRow(name, row());
    world.answer = (call) =>
      call.operation === 'varshaphal_yoga' ? answerOf('timeout') : world.bought(call);
    expect(await world.work('june/anna')).toMatchObject([{ result: 'open' }]);
    world.answer = (call) => world.bought(call);
    const before = world.now;
    expect(await world.work('july/other')).toMatchObject([{ result: 'settled' }]);
    expect(world.now).toBe(before);
  });

  test('A worker buys all other parts while another worker buys a shared one', async () => {
    const world = new LedgerWorld();
    const birth = { day: 5, month: 7, year: 1990, hour: 6, min: 30, lat: 1, lon: 2, tzone: 0 };
    await world.acceptRow('june/anna', row({ vastuId: 'house' }));
    await world.acceptRow('july/other', row({ vastuId: 'house', birth }));
    let second: unknown;
    world.answer = async (call) => {
      if (call.operation === 'devatas-45') second ??= await world.work('july/other');
      return world.bought(call);
    };
    await world.work('june/anna');
    expect(second).toMatchObject([{ result: 'contended' }]);
    const { header, parts } = await world.report('july/other');
    expect(header.callsBought).toBe(4);
    expect([...parts.keys()]).not.toContain('vastu/devatas-45');
    await world.pass(2);
    expect((await world.report('july/other')).header).toMatchObject({ state: 'complete', callsReused: 1 });
    expect(world.timesSent('devatas-45')).toBe(1);
  });

  test('A worker releases its claims on shared inputs as soon as none of their calls is open, before its wave ends', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a'));
    for (const name of ['june/anna', 'july/other']) {
      const { birth: _birth, ...rest } = row({ vastuId: 'house' });
      await world.acceptRow(name, rest);
    }
    const before = world.now;
    let second: unknown;
    world.answer = async (call) => {
      if (call.operation === 'hand-type') second ??= await world.work('july/other');
      return world.bought(call);
    };
    await world.work('june/anna');
    expect(second).toMatchObject([{ result: 'settled' }]);
    expect(world.now).toBe(before);
  });

  test('When the first of two subjects with the same inputs is refused, the second sends its calls too, and the answers serve a redrive of the first', async () => {
    const world = new LedgerWorld();
    for (const name of ['june/anna', 'july/other']) await world.acceptPhoto(name, photo('same'));
    world.answer = () => answerOf('unprocessable', { status: 422 });
    await world.work('june/anna');
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'failed', callsBought: 0 });
    world.answer = (call) => world.bought(call);
    await world.work('july/other');
    expect((await world.report('july/other')).header).toMatchObject({ state: 'complete', callsBought: 17 });
    world.now += minute;
    await askRedrive(world.ledger, 'june', ['refused']);
    await world.pass(2);
    expect((await world.report('june/anna')).header).toMatchObject({ state: 'complete', callsReused: 17 });
    expect(world.sent).toHaveLength(18);
  });

  test('The same inputs are bought for each subject when reuse is off', async () => {
    const world = new LedgerWorld();
    world.settings = { ...world.settings, reuse: false };
    for (const name of ['june/anna', 'july/other']) await world.acceptRow(name, row());
    await world.work('june/anna');
    await world.work('july/other');
    expect(world.sent).toHaveLength(8);
  });

  test('A copied answer continues in the conversation in which it was given', async () => {
    const world = new LedgerWorld();
    const asking = (...questions: string[]) =>
      row({ name: 'Anna', gender: 'female', place: 'Chennai', country: 'India', questions });
    await world.acceptRow('june/anna', asking('First?'));
    await world.work('june/anna');
    await world.acceptRow('july/other', asking('First?', 'Second?', 'Third?'));
    await world.work('july/other');
    await world.acceptRow('july/third', asking('First?', 'Second?', 'Third?', 'Fourth?'));
    await world.work('july/third');
    const chatBodies = world.sent
      .filter(({ call }) => call.operation === 'chat')
      .map(({ call }) => call.body);
    expect(chatBodies.map(({ q }) => q)).toEqual(['First?', 'Second?', 'Third?', 'Fourth?']);
    expect(new Set(chatBodies.map(({ sid }) => sid)).size).toBe(1);
    await world.acceptRow('july/alone', asking('Else?'));
    await world.work('july/alone');
    expect(world.sent.at(-1)?.call.body.sid).not.toBe(chatBodies[0]?.sid);
  });

  test('A worker copies the answers to shared inputs even when ten earlier subjects had these inputs', async () => {
    const world = new LedgerWorld();
    for (let index = 0; index < 10; index += 1) {
      await world.acceptRow(`june/${index}`, row());
      await world.work(`june/${index}`);
    }
    for (let index = 0; index < 8; index += 1) {
      await world.acceptRow(
        `june/${index}`,
        row({ houseType: 'koch', varshaphalYear: 2031, language: 'hi' }),
      );
      const birth = { day: 5, month: 7, year: 1990, hour: 6, min: 30, lat: 1, lon: 2, tzone: 0 };
      await world.acceptRow(`june/${index}`, row({ birth }));
      await world.work(`june/${index}`);
    }
    const before = world.sent.length;
    await world.acceptRow('june/last', row());
    await world.work('june/last');
    expect(world.sent).toHaveLength(before);
  });

  test('A worker copies the answers to shared inputs even when their buyer died after eight other subjects', async () => {
    const world = new LedgerWorld();
    for (let index = 0; index < 8; index += 1) {
      await world.acceptRow(`june/${index}`, row());
      await world.work(`june/${index}`);
    }
    for (const name of ['june/anna', 'july/other']) await world.acceptRow(name, row({ language: 'de' }));
    const { update } = world.table;
    world.table.update = async (write) => {
      if (write.condition !== undefined && write.set?.until !== undefined && world.sent.length > 4)
        return new Promise<never>(() => {});
      return update.call(world.table, write);
    };
    const { transact } = world.table;
    world.table.transact = (writes) =>
      writes.some(({ key }) => key.sk === 'report')
        ? new Promise<never>(() => {})
        : transact.call(world.table, writes);
    void world.work('june/anna');
    for (let tick = 0; tick < 300; tick += 1) await new Promise((resolve) => setImmediate(resolve));
    Object.assign(world.table, { update, transact });
    const bought = world.sent.length;
    expect(bought).toBeGreaterThan(4);
    world.now += 5 * minute;
    await world.work('july/other');
    expect(world.sent).toHaveLength(bought);
    expect((await world.report('july/other')).header).toMatchObject({ state: 'complete', callsBought: 0 });
  });

  test.each([1, 2, 4])(
    'A subject that waits for its ceiling completes with %i answers that another subject bought, at whichever write its worker dies',
    async (calls) => {
      const charts = plannedParts.filter((part) => part.startsWith('chart/')).slice(0, calls);
      const inputs = row({ product: { name: 'some', parts: charts } });
      for (let n = 1; ; n += 1) {
        const world = new LedgerWorld();
        await world.acceptRow('capped/anna', inputs);
        await setCeiling(world.ledger, 'capped', 0);
        await world.work('capped/anna');
        await world.acceptRow('july/other', inputs);
        await world.work('july/other');
        const hasDied = await dieAtWrite(world.table, n, () => world.work('capped/anna'));
        world.jobs.length = 0;
        await world.pass(10, { queueDepth: async () => 5000 });
        const { header } = await world.report('capped/anna');
        expect({ n, state: header.state }).toEqual({ n, state: 'complete' });
        expect(header).toMatchObject({ callsBought: 0, callsReused: calls });
        if (!hasDied) break;
      }
    },
  );
});

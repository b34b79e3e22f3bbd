import { expect, test } from 'vitest';
import { workOnSubjects } from '../../../../functions/fan-out/work-on-subjects.ts';
import type { Table } from '../../../../shared/table/table.ts';
import { answerOf, LedgerWorld, minute, row, subject } from '../../../support/worlds/ledger-world.ts';

const forever = new Promise<never>(() => {});
const name = 'june/anna';

async function dies(world: LedgerWorld) {
  let isDead = false;
  const mortal =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      isDead ? forever : run(...args);
  const { table } = world;
  const ledger = {
    ...world.ledger,
    table: {
      get: mortal((key) => table.get(key)),
      query: mortal((query) => table.query(query)),
      queryIndex: mortal((query) => table.queryIndex(query)),
      update: mortal((update) => table.update(update)),
      delete: mortal((removal) => table.delete(removal)),
      transact: mortal((writes) => table.transact(writes)),
    } satisfies Table,
  };
  const deps = world.fanOut([name], { ledger });
  const sent = new Promise<void>((resolve) => {
    const send = async () => {
      setTimeout(() => {
        isDead = true;
        resolve();
      }, 20);
      return forever;
    };
    void workOnSubjects({ ...deps, send }, [subject(name)]);
  });
  await sent;
  world.now += 10 * minute;
}

test('Deaths of a worker with several subjects use up no retry, even if the gate is closed when the next worker comes', async () => {
  const world = new LedgerWorld();
  await world.acceptRow(name, row());
  await dies(world);
  await dies(world);
  world.answer = () => answerOf('too many requests', { status: 429, retryAfterMs: 10 * minute });
  await world.work(name);
  expect((await world.report(name)).header).toMatchObject({ state: 'waiting', attempts: 0 });
  world.now += 30 * minute;
  world.answer = (call) => world.bought(call);
  await world.work(name);
  expect((await world.report(name)).header).toMatchObject({ state: 'complete', callsUnknown: 8 });
});

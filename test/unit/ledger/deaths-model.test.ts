import { expect, test } from 'vitest';
import type { Header } from '../../../shared/ledger/items/header.ts';
import type { Ending } from '../../../shared/ledger/states/header-event.ts';
import { nothingSpent } from '../../../shared/ledger/states/spending.ts';
import { expectParking } from '../../../shared/ledger/waves/parking.ts';
import { beginWave, earlierDeaths, endRun } from '../../../shared/ledger/waves/wave.ts';
import { Random } from '../../simulation/world/random.ts';
import { LedgerWorld, minute, row } from '../../support/worlds/ledger-world.ts';

const name = 'june/anna';
const call = { part: 'chart/natal_aspects_report', operation: 'natal_aspects_report', body: {} } as const;
const blocker = { kind: 'pause', batch: 'june' } as const;
const endings: readonly Ending[] = [
  { kind: 'open', dueAt: 0, deferrals: 0 },
  { kind: 'parked', blocker, reason: { code: 'pause' } },
];

async function play(random: Random): Promise<void> {
  const world = new LedgerWorld();
  await world.acceptRow(name, row());
  await expectParking(world.ledger, blocker, world.now, world.now);
  const headerOf = async (): Promise<Header> => (await world.report(name)).header;
  let deaths = 0;
  let underWay: string | undefined;
  let isForgiven = false;
  for (let step = 1; step <= 25; step += 1) {
    world.now += 10 * minute;
    const worker = { name: `w${step}`, until: world.now + minute };
    const before = await headerOf();
    switch (random.pick(['begins', 'begins', 'ends', 'ends with nothing sent', 'inputs'] as const)) {
      case 'begins':
        if (underWay !== undefined && !isForgiven) deaths += 1;
        underWay = worker.name;
        isForgiven = false;
        await begin(world, before, worker);
        break;
      case 'ends':
        if (underWay === undefined) break;
        await end(world, before, { name: underWay, until: before.lease?.until ?? 0 }, random.pick(endings));
        deaths = 0;
        underWay = undefined;
        break;
      case 'ends with nothing sent': {
        const ending = random.pick(endings);
        await end(world, before, worker, ending);
        if (underWay !== undefined && !isForgiven) deaths += 1;
        // A parked subject does not show whether its calls kill the sender.
        if (ending.kind === 'open') deaths = 0;
        underWay = undefined;
        break;
      }
      case 'inputs':
        await world.acceptRow(name, row({ vastuId: `house ${step}` }));
        deaths = 0;
        isForgiven = underWay !== undefined;
    }
    const known = deaths + (underWay === undefined ? 0 : 1);
    expect(earlierDeaths(await headerOf(), 'another')).toBe(known);
    if (underWay !== undefined) expect(earlierDeaths(await headerOf(), underWay)).toBe(deaths);
  }
}

async function begin(world: LedgerWorld, before: Header, worker: { name: string; until: number }) {
  const start = { wave: `wave of ${worker.name}`, conversations: new Set<string>() };
  const dispatched = [{ ...call, inputsHash: 'a'.repeat(64) }];
  const begun = { ...start, dispatched, spent: [], settledWorkers: new Set<string>(), dueAt: worker.until };
  expect(await beginWave(world.ledger, before, worker, begun)).toBeDefined();
}

async function end(
  world: LedgerWorld,
  before: Header,
  worker: { name: string; until: number },
  ending: Ending,
) {
  const spent = [{ worker, spent: nothingSpent }];
  expect(await endRun(world.ledger, before, worker, spent, ending)).toBe(true);
}

test.each([1, 2])(
  'A header counts the last consecutive deaths of workers on its subject, in any order of parks, takeovers and new inputs (seed %i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 60; history += 1) await play(random);
  },
);

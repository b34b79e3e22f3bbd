import { expect, test } from 'vitest';
import { cancelBatch } from '../../../shared/holds/cancel.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import { askRedrive } from '../../../shared/ledger/batches/redrive.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { shortenPages } from '../../support/table/short-pages.ts';
import { answerOf, LedgerWorld, row } from '../../support/worlds/ledger-world.ts';

const people = Array.from({ length: 12 }, (_, at) => `june/person-${at}`);
const person = { name: 'Anna', gender: 'female', place: 'Chennai', country: 'IN' } as const;
const moments = ['parked', 'released', 'redriven', 'cancelled'] as const;

async function statesOf(longestPage: number): Promise<unknown> {
  const world = new LedgerWorld();
  shortenPages(world.table, longestPage);
  let isRefusing = true;
  world.answer = (call) =>
    isRefusing && call.operation === 'varshaphal_yoga'
      ? answerOf('not implemented', { status: 501 })
      : world.bought(call);
  const ledger = world.ledger;
  const steps: Record<(typeof moments)[number], () => Promise<unknown>> = {
    parked: async () => {
      await setCeiling(ledger, 'june', 0);
      for (const name of people) await world.acceptRow(name, row());
      await world.work(...people);
    },
    released: () => setCeiling(ledger, 'june', undefined),
    redriven: async () => {
      isRefusing = false;
      world.now += 1000;
      await askRedrive(ledger, 'june', ['unavailable']);
    },
    cancelled: async () => {
      await pauseBatch(ledger, 'june');
      for (const name of people) await world.acceptRow(name, row({ ...person, questions: ['When?'] }));
      await world.work(...people);
      await cancelBatch(ledger, 'june');
      await resumeBatch(ledger, 'june');
    },
  };
  const states: Record<string, unknown> = {};
  for (const moment of moments) {
    await steps[moment]();
    await world.pass(8);
    const reports = [...world.table.items()].filter(({ sk }) => sk === 'report');
    const headers = reports.map((item) => headerItems.parse(item));
    states[moment] = headers.map(({ id, state, callsBought }) => `${id} ${state} ${callsBought}`).sort();
  }
  return states;
}

test('The same people wait, continue and end however short the pages of the table are', async () => {
  const states = await statesOf(1000);
  const ends = { parked: 'waiting', released: 'partial', redriven: 'complete', cancelled: 'cancelled' };
  for (const [moment, end] of Object.entries(ends))
    expect(states).toMatchObject({ [moment]: people.map(() => expect.stringContaining(` ${end} `)) });
  expect(await statesOf(1)).toEqual(states);
});

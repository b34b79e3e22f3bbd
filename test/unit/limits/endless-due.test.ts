import { expect, test } from 'vitest';
import { readStandingContext } from '../../../functions/reports/views/standing-context.ts';
import { sendFirstHints } from '../../../shared/blockers/first-hints.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { LedgerWorld } from '../../support/worlds/ledger-world.ts';

async function pagesReadBy(read: (world: LedgerWorld, ledger: LedgerContext) => Promise<unknown>) {
  const world = new LedgerWorld();
  let pages = 0;
  world.table.queryIndex = async ({ limit = 1000 }) => {
    pages += 1;
    world.now += 100;
    if (pages > 1000) throw new Error('It reads without an end');
    const items = Array.from({ length: limit }, (_, index) => ({
      pk: `batch#${pages}-${index}`,
      sk: 'batch',
      sort: 0,
    }));
    return { items, cursor: `${pages}` };
  };
  await read(world, world.ledger);
  return pages;
}

test('The summary of the state of the pipeline reads a bounded number of due items, however many there are', async () => {
  const pages = await pagesReadBy((_world, ledger) => readStandingContext({ ledger, gates: [] }));
  expect(pages).toBe(20);
});

test.each([{ batch: 'june' }, { gate: 'token#base' }, { account: 'budget#2026-11' }])(
  'The first hints after a decision end within five seconds, however many items are due: %o',
  async (opened) => {
    const pages = await pagesReadBy((world) => sendFirstHints(world.reconciler(), opened));
    expect(pages).toBeGreaterThan(10);
    expect(pages).toBeLessThanOrEqual(51);
  },
);

import { expect, test } from 'vitest';
import { readStandingContext } from '../../../functions/reports/views/standing-context.ts';
import { sendFirstHints } from '../../../shared/blockers/first-hints.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { standingNow, standingSentence } from '../../../shared/standing/standing.ts';
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

test.each([
  [
    0,
    'No wait was found, but too many accounts are due to check them all: 0 calls bought or reserved this month.',
  ],
  [7, 'june waits: somebody paused it, at least 7 people wait.'],
])(
  'The summary says that it may lack waits when more items are due than it reads: %i wait',
  async (open, sentence) => {
    await pagesReadBy(async (_world, ledger) => {
      const context = await readStandingContext({ ledger, gates: [] });
      const june = { batch: 'june', open, holds: [{ by: 'pause' }], spending: { committed: 0 } } as const;
      const standing = standingNow({ ...context, batches: [june], overdueSeconds: 0 });
      expect([standing.isLeast, standingSentence(standing)]).toEqual([true, sentence]);
    });
  },
);

test.each([{ batch: 'june' }, { gate: 'token#base' }, { account: 'budget#2026-11' }])(
  'The first hints after a decision end within five seconds, however many items are due: %o',
  async (opened) => {
    const pages = await pagesReadBy((world) => sendFirstHints(world.reconciler(), opened));
    expect(pages).toBeGreaterThan(10);
    expect(pages).toBeLessThanOrEqual(51);
  },
);

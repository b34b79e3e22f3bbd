import { describe, expect, test } from 'vitest';
import { reconcileBatch } from '../../../../functions/reconciler/batches.ts';
import type { ReconcilerDeps } from '../../../../functions/reconciler/deps.ts';
import { readBatchItem } from '../../../../shared/ledger/batches/batches.ts';
import { readIntake } from '../../../../shared/ledger/batches/counts.ts';
import { isReopened } from '../../../../shared/ledger/batches/redrive-selection.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import { headerItems } from '../../../../shared/ledger/items/header.ts';
import { batchKey, headerKey } from '../../../../shared/ledger/items/keys.ts';
import { loadReport } from '../../../../shared/ledger/items/load.ts';
import { priceTable } from '../../../../shared/money/prices.ts';
import { redriveSelectionView } from '../../../../shared/reports/outcomes.ts';
import { isSealed } from '../../../../shared/sealing/seal.ts';
import { batchView } from '../../../../shared/views/views.ts';
import { erasureOfItems } from '../../../support/ledger/erasing.ts';
import { usualReconciler } from '../../../support/settings/settings.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, settled, uploadEvent, uploaded } from '../ledger.ts';

function reconciler(ledger: LedgerContext) {
  const jobs: string[] = [];
  const ignore = () => undefined;
  const deps: ReconcilerDeps = {
    ledger,
    jobs: { send: async (sent) => void jobs.push(...sent.map(({ key }) => key)) },
    queueDepth: async () => undefined,
    uploads: { send: async () => undefined },
    erasure: erasureOfItems,
    gates: [],
    credential: () => Promise.reject(new Error('not asked for here')),
    settings: {
      ...usualReconciler,
      reconciler: {
        ...usualReconciler.reconciler,
        recheckAfterMs: 1000,
        releaseLimit: 10,
        releaseSpreadMs: 0,
      },
    },
    random: () => 0,
    remainingMs: () => 60_000,
    log: { info: ignore, warn: ignore, error: ignore },
  };
  return { jobs, reconcile: (batch: string) => reconcileBatch(deps, batchKey(batch)) };
}

async function mixedBatch() {
  const { ledger, clock } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  const settle = async (
    id: string,
    end: 'complete' | 'partial' | 'failed',
    state?: 'unavailable' | 'unknown' | 'refused',
  ) => {
    const subject = { batch: 'june', id };
    const inputs = await accepted(ledger, subject);
    await settled(
      ledger,
      subject,
      inputs,
      end,
      state === undefined ? {} : { 'chart/varshaphal_yoga': { state } },
    );
  };
  await settle('done', 'complete');
  await settle('unknown', 'partial', 'unknown');
  await settle('unavailable', 'partial', 'unavailable');
  await settle('refused', 'failed', 'refused');
  clock.now += 1000;
  const api = reportsOver(ledger);
  const headerOf = async (id: string) =>
    headerItems.parse(await ledger.table.get(headerKey({ batch: 'june', id })));
  return { ledger, clock, ...api, ...reconciler(ledger), headerOf };
}

describe('a redrive over the API', () => {
  test('After a redrive, the reconciler makes subjects with unknown or unavailable parts due, and changes no others', async () => {
    const { send, reconcile, jobs, headerOf, get, json, clock } = await mixedBatch();
    expect((await send('POST', '/batches/june/redrive')).status).toBe(202);
    expect(jobs).toEqual([]);
    await reconcile('june');
    expect(jobs.sort()).toEqual(['june/unavailable', 'june/unknown']);
    expect(await headerOf('unknown')).toMatchObject({
      state: 'due',
      reopen: { at: clock.now, states: ['unavailable', 'unknown'] },
    });
    expect((await headerOf('refused')).state).toBe('failed');
    expect((await headerOf('done')).state).toBe('complete');
    expect(await json(batchView, get('/batches/june'))).toMatchObject({
      complete: 1,
      partial: 0,
      failed: 1,
      open: 2,
    });
  });

  test('A redrive opens refused parts only on request', async () => {
    const { send, reconcile, jobs } = await mixedBatch();
    await send('POST', '/batches/june/redrive', { states: ['refused'] });
    await reconcile('june');
    expect(jobs).toEqual(['june/refused']);
  });

  test('A redrive continues where a run stopped, and opens no subject twice', async () => {
    const { ledger, reconcile, jobs, send } = await mixedBatch();
    for (let index = 0; index < 30; index += 1) {
      const subject = { batch: 'june', id: `p${index}` };
      const inputs = await accepted(ledger, subject);
      await settled(ledger, subject, inputs, 'partial', {
        'chart/varshaphal_yoga': { state: 'unavailable' },
      });
    }
    await send('POST', '/batches/june/redrive');
    for (let tick = 0; (await readBatchItem(ledger, 'june'))?.redrive !== undefined; tick += 1) {
      expect(tick).toBeLessThan(20);
      await reconcile('june');
    }
    expect(jobs).toHaveLength(32);
    expect(new Set(jobs).size).toBe(32);
  });

  test('A redrive of an unknown batch or of bought parts is refused', async () => {
    const { send } = await mixedBatch();
    expect((await send('POST', '/batches/august/redrive')).status).toBe(404);
    expect((await send('POST', '/batches/june/redrive', { states: ['bought'] })).status).toBe(400);
  });
});

describe('a redrive with a filter', () => {
  async function batchToFilter() {
    const setup = await mixedBatch();
    for (const id of ['p0', 'p1', 'p2']) {
      const subject = { batch: 'june', id };
      await settled(setup.ledger, subject, await accepted(setup.ledger, subject), 'partial', {
        'chart/varshaphal_yoga': { state: 'unknown', note: { code: 'answer', answer: 'timeout' } },
        'chart/natal_aspects_report': {
          state: 'unknown',
          note: id === 'p2' ? { code: 'worker-died' } : { code: 'answer', answer: 'connection lost' },
        },
      });
    }
    setup.clock.now += 1000;
    const prices = priceTable({ currency: 'EUR', default: 0.5 });
    const api = reportsOver(setup.ledger, { prices });
    const selected = (query: string) =>
      api.json(redriveSelectionView, api.get(`/batches/june/redrive?${query}`));
    return { ...setup, ...api, selected };
  }

  test.each([
    ['states=unknown', { people: 4, calls: 7 }, undefined],
    ['states=unknown&person=p1', { people: 1, calls: 2 }, { people: ['p1'] }],
    ['states=unknown&part=varshaphal_yoga', { people: 4, calls: 4 }, undefined],
    ['states=unknown&part=chart/natal_aspects_report', { people: 3, calls: 3 }, undefined],
    ['states=unknown&because=timeout', { people: 3, calls: 3 }, undefined],
    ['states=unknown&because=worker-died', { people: 1, calls: 1 }, { people: ['p2'] }],
    ['states=unknown&part=varshaphal_yoga&because=worker-died', { people: 0, calls: 0 }, { people: [] }],
    ['states=unknown&person=nobody', { people: 0, calls: 0 }, { people: [] }],
  ])(
    'A redrive with the filter %s shows its calls and cost, and sends exactly those calls',
    async (query, expected, named) => {
      const { selected, send, reconcile, jobs, ledger, json, get } = await batchToFilter();
      const view = await selected(query);
      expect(view).toMatchObject({ batch: 'june', ...expected });
      expect(Number(view.cost?.amount)).toBeCloseTo(expected.calls * 0.5);
      expect((await json(batchView, get('/batches/june'))).open).toBe(0);
      const { states, ...only } = Object.fromEntries(new URLSearchParams(query));
      await send('POST', '/batches/june/redrive', { states: states?.split(','), ...only });
      for (let tick = 0; tick < 20 && (await readBatchItem(ledger, 'june'))?.redrive !== undefined; tick += 1)
        await reconcile('june');
      expect(jobs).toHaveLength(expected.people);
      if (named !== undefined) expect(jobs).toEqual(named.people.map((id) => `june/${id}`));
      const opened = await Promise.all(
        jobs.map((name) => loadReport(ledger, { batch: 'june', id: name.slice(5) })),
      );
      const calls = opened.flatMap((report) =>
        [...(report?.parts ?? [])].filter(([name, part]) => isReopened(name, part, report?.header.reopen)),
      );
      expect(calls).toHaveLength(expected.calls);
    },
  );

  test('The page of a redrive shows its calls before a button sends them', async () => {
    const { get } = await batchToFilter();
    const page = await get('/batches/june/redrive?unknown=yes&person=&part=varshaphal_yoga&because=', {
      accept: 'text/html',
    });
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain('name="part" value="varshaphal_yoga"');
    expect(text).toContain('name="unknown" value="yes"');
    expect(text).not.toContain('name="unavailable"');
    expect((await get('/batches/august/redrive')).status).toBe(404);
  });
});

describe('the seal by the reconciler', () => {
  test('The reconciler seals a batch after ten minutes without an upload, not before', async () => {
    const { ledger, clock, reconcile } = await mixedBatch();
    const isSealedNow = async () => {
      const item = (await readBatchItem(ledger, 'june')) ?? { committed: 0, blocks: {} };
      return isSealed(item, await readIntake(ledger, 'june'));
    };
    await reconcile('june');
    expect(await isSealedNow()).toBe(false);
    const item = await ledger.table.get(batchKey('june'));
    expect(item?.dueAt).toBe(clock.now + 1000);
    clock.now += 600_000;
    await reconcile('june');
    expect(await isSealedNow()).toBe(true);
    await reconcile('june');
    expect((await ledger.table.get(batchKey('june')))?.due).toBeUndefined();
  });
});

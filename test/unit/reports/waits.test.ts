import { describe, expect, test } from 'vitest';
import { closeGate, gateId, openGate } from '../../../shared/gate/gate.ts';
import { pauseBatch } from '../../../shared/holds/pause.ts';
import { setCeiling } from '../../../shared/ledger/batches/ceiling.ts';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import {
  type Blocker,
  blockedByGates,
  blockerDueAt,
  blockerItems,
  blockerKey,
  parkedUnder,
} from '../../../shared/ledger/items/blocker.ts';
import { batchKey, headerKey } from '../../../shared/ledger/items/keys.ts';
import { standingView } from '../../../shared/standing/standing.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import type { Table } from '../../../shared/table/table.ts';
import { batchesList, batchView } from '../../../shared/views/views.ts';
import { reportsOver } from './app.ts';
import { accepted, emptyLedger, uploadEvent, uploaded } from './ledger.ts';

const asPage = { accept: 'text/html' };

async function withPeople(ledger: LedgerContext, batch: string) {
  await uploaded(ledger, batch, uploadEvent(`births/${batch}.csv`));
  await accepted(ledger, { batch, id: 'anna' });
}

const blocked = (ledger: LedgerContext, blocker: Blocker) =>
  ledger.table.update(
    blockerItems.update({
      key: blockerKey(blocker),
      set: { v: schemaVersion, blocker, parkingUntil: ledger.now(), ...blockerDueAt(ledger.now()) },
    }),
  );

describe('a batch that cannot continue', () => {
  test('A batch waits for its ceiling while the next person needs more calls than the ceiling leaves', async () => {
    const { ledger } = emptyLedger();
    await withPeople(ledger, 'june');
    await setCeiling(ledger, 'june', 3);
    await blocked(ledger, { kind: 'ceiling', account: batchKey('june'), calls: 4 });
    const { get, json } = reportsOver(ledger);
    const waits = async () => [
      (await json(batchView, get('/batches/june'))).waits,
      (await json(batchesList, get('/batches'))).batches.map((one) => one.waits),
      (await json(standingView, get('/standing'))).causes,
    ];
    expect(await waits()).toEqual([
      'batch-ceiling',
      ['batch-ceiling'],
      [{ code: 'batch-ceiling', batches: ['june'] }],
    ]);
    const page = await (await get('/batches/june', asPage)).text();
    expect(page).toContain('Its ceiling is reached</h2>');
    await setCeiling(ledger, 'june', 4);
    expect(await waits()).toEqual([undefined, [undefined], []]);
  });

  test('No page shows a batch as running while a gate stops everything', async () => {
    const { ledger } = emptyLedger();
    await withPeople(ledger, '@acme/june');
    const { get } = reportsOver(ledger);
    const pages = ['/batches', '/batches?all=yes', '/customers/acme', '/batches?customer=acme'];
    const states = async () =>
      Promise.all(
        pages.map(async (path) => {
          const text = await (await get(path, asPage)).text();
          return /<span class="state \w+">([^<]+)/.exec(text.slice(text.indexOf('class="batches"')))?.[1];
        }),
      );
    expect(await states()).toEqual(pages.map(() => 'running'));
    await closeGate(ledger, { scheme: 'token', base: 'palmistry' }, { reason: 'wallet empty', probeAt: 0 });
    expect(await states()).toEqual(pages.map(() => 'waits: the wallet is empty'));
  });

  test('The API and the pages count the people of each batch who are parked at a closed gate, and no others', async () => {
    const { ledger } = emptyLedger();
    const gate = { scheme: 'token', base: 'palmistry' } as const;
    const blocker = blockedByGates([gateId(gate)]);
    for (const batch of ['june', 'may']) {
      await withPeople(ledger, batch);
      for (const id of ['ben', 'eun']) await accepted(ledger, { batch, id });
    }
    for (const id of ['anna', 'eun']) {
      const subject = { batch: 'june', id };
      const set = { due: parkedUnder(subject, blocker), dueAt: ledger.now() };
      await ledger.table.update({ key: headerKey(subject), set });
    }
    await blocked(ledger, blocker);
    await closeGate(ledger, gate, { reason: 'unreachable', probeAt: 0 });
    const { get, json } = reportsOver(ledger);
    expect(await json(standingView, get('/standing'))).toMatchObject({ state: 'partly', waiting: 2 });
    const { waits, waiting } = await json(batchView, get('/batches/june'));
    expect({ waits, waiting }).toEqual({
      waits: 'unreachable',
      waiting: { people: 2, gates: [gateId(gate)] },
    });
    const home = await (await get('/batches', asPage)).text();
    expect(home).toContain('>2 of 3 wait: the service cannot be reached for palm readings<');
    expect(home).toContain('>may have to wait: the service cannot be reached for palm readings<');
    await openGate(ledger, gate);
    expect((await json(batchView, get('/batches/june'))).waiting).toBeUndefined();
  });

  test('The API names a blocked batch however many newer batches exist', async () => {
    const { ledger, clock } = emptyLedger();
    await withPeople(ledger, 'old');
    await pauseBatch(ledger, 'old');
    await blocked(ledger, { kind: 'pause', batch: 'old' });
    for (let index = 0; index < 20; index += 1) {
      clock.now += 1000;
      await withPeople(ledger, `b${index}`);
    }
    const { get, json } = reportsOver(ledger);
    expect(await json(standingView, get('/standing'))).toMatchObject({
      state: 'waiting',
      causes: [{ code: 'paused', batches: ['old'] }],
      waiting: 1,
    });
  });
});

test('The API names a blocked batch however many other batches are due before it', async () => {
  const { ledger, clock } = emptyLedger();
  await withPeople(ledger, 'old');
  await pauseBatch(ledger, 'old');
  await blocked(ledger, { kind: 'pause', batch: 'old' });
  for (let index = 0; index < 20; index += 1) {
    clock.now += 1;
    await withPeople(ledger, `newer${index}`);
  }
  for (let index = 0; index < 1001; index += 1)
    await ledger.table.update({ key: batchKey(`b${index}`), set: blockerDueAt(ledger.now() - 1000) });
  expect(await reportsOver(ledger).json(standingView, reportsOver(ledger).get('/standing'))).toMatchObject({
    causes: [{ code: 'paused', batches: ['old'] }],
  });
});

describe('a preview of a decision', () => {
  test.each(['redrive', 'cancel'])(
    'The preview of a %s counts a small batch completely',
    async (decision) => {
      const { ledger } = emptyLedger();
      await withPeople(ledger, 'june');
      const answer = await reportsOver(ledger).get(`/batches/june/${decision}`);
      expect(await answer.json()).not.toHaveProperty('cursor');
    },
  );
});

function countedRequests(table: Table) {
  let count = 0;
  const counting = new Proxy(table, {
    get(of, name) {
      count += 1;
      return Reflect.get(of, name).bind(of);
    },
  });
  return { table: counting, requests: () => count };
}

describe('the home page', () => {
  test('The home page shows the newest batches first, with as many table requests for 200 batches as for 20', async () => {
    const { ledger, clock } = emptyLedger();
    const reads: number[] = [];
    for (let index = 1; index <= 200; index += 1) {
      clock.now += 1000;
      await withPeople(ledger, `b${String((index * 7) % 201).padStart(3, '0')}`);
      if (index !== 20 && index !== 200) continue;
      const counting = countedRequests(ledger.table);
      const { get } = reportsOver({ ...ledger, table: counting.table });
      const text = await (await get('/batches', asPage)).text();
      const names = [...text.matchAll(/<h2><a href="\/batches\/(b\d+)">/g)].map(([, name]) => name);
      expect(names).toEqual(
        Array.from({ length: 12 }, (_, back) => `b${String(((index - back) * 7) % 201).padStart(3, '0')}`),
      );
      reads.push(counting.requests());
    }
    expect(reads[1]).toBe(reads[0]);
  });

  test('The home page shows twelve batches although an older version listed most of them without a time', async () => {
    const { ledger } = emptyLedger();
    for (let index = 10; index < 30; index += 1) {
      await withPeople(ledger, `b${index}`);
      const key = batchKey(`b${index}`);
      if (index < 27) await ledger.table.update({ key, remove: ['nameShard', 'nameKey'] });
    }
    const text = await (await reportsOver(ledger).get('/batches', asPage)).text();
    const names = [...text.matchAll(/<h2><a href="\/batches\/(b\d+)">/g)].map(([, name]) => name);
    expect(names).toHaveLength(12);
    expect(names).toEqual(expect.arrayContaining(['b27', 'b28', 'b29', 'b10', 'b18']));
  });
});

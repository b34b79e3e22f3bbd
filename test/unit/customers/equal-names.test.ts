import { expect, test } from 'vitest';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { mentionsIn } from '../../../shared/erasure/dead-letters.ts';
import { batchKey, inputsKey } from '../../../shared/ledger/items/keys.ts';
import { allShared } from '../../../shared/plan/shared-inputs.ts';
import { uploadTargetsView } from '../../../shared/reports/upload-requests.ts';
import { batchOfKey, classifyUpload, readInboxKey } from '../../../shared/uploads/classify-upload.ts';
import { batchesList, batchView, reportView } from '../../../shared/views/views.ts';
import { erasureOfItems, nameHash } from '../../support/ledger/erasing.ts';
import { usualFanOut, usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { reportsOver } from '../reports/app.ts';

const people = (name: string) =>
  `id,name,date,time,lat,lon,timezone\nanna,${name},1990-05-10,19:55,52.52,13.405,Europe/Berlin\n`;

async function uploadedByAll(settings = usualFanOut) {
  const world = new PipelineWorld();
  const bucket = new IntakeWorld();
  bucket.now = world.now;
  const ledger = { ...world.ledger, nameHash };
  const deps = {
    ledger,
    inbox: bucket.inbox,
    jobs: world.queue,
    reader: { name: 'reader', until: world.now + 120_000 },
    settings: usualIntake,
    remainingMs: () => 100_000,
    hints: { send: () => Promise.reject(new Error('There is time enough')) },
    log: silent,
  };
  for (const [key, name] of [
    ['births/june.csv', 'Anna'],
    ['births/@acme/june.csv', 'Anna of Acme'],
    ['births/@zeta/june.csv', 'Anna of Zeta'],
  ] as const) {
    const event = bucket.put(key, people(name));
    const read = await classifyUpload(deps, event);
    if (read?.kind !== 'rows') throw new Error(`${key} is not a table of births`);
    await ingestRows(deps, event, read.batch);
  }
  const fanOut = world.fanOut.bind(world);
  world.fanOut = (subject) => ({
    ...fanOut(subject),
    settings: { ...fanOut(subject).settings, ...settings },
  });
  await world.workAll();
  await world.publish();
  return { world, ledger, ...reportsOver(ledger) };
}

const batches = ['@acme/june', '@zeta/june', 'june'];
const path = (batch: string) => `/batches/${encodeURIComponent(batch)}`;

test('Equal names of two customers stay apart in the ledger, the API, the pages and the events', async () => {
  const { world, get, json } = await uploadedByAll();
  const listed = await json(batchesList, get('/batches'));
  expect(listed.batches.map(({ batch }) => batch)).toEqual(batches);
  for (const [batch, name] of [
    ['june', 'Anna'],
    ['@acme/june', 'Anna of Acme'],
    ['@zeta/june', 'Anna of Zeta'],
  ] as const) {
    expect(await json(batchView, get(path(batch)))).toMatchObject({ batch, subjects: 1, complete: 1 });
    expect(await json(reportView, get(`${path(batch)}/reports/anna`))).toMatchObject({
      batch,
      id: 'anna',
      name,
      state: 'complete',
    });
    const page = await (await get(`${path(batch)}/reports/anna`, { accept: 'text/html' })).text();
    expect(page).toContain(name);
  }
  const completed = world.published.filter(({ kind }) => kind === 'report.completed');
  expect(completed.map(({ detail }) => 'batch' in detail && detail.batch).sort()).toEqual(batches);
  expect(new Set(completed.map(({ detail }) => detail.id)).size).toBe(3);
});

test('A customer buys again what another customer has bought with the same inputs, unless a setting shares purchases', async () => {
  const separate = await uploadedByAll();
  expect(separate.world.calls).toHaveLength(12);
  const together = await uploadedByAll({ ...usualFanOut, reuseAcrossCustomers: true });
  expect(together.world.calls).toHaveLength(4);
});

test('The erasure of a person deletes the pointer to the inputs of the person, and leaves people of the same name with other customers', async () => {
  const { world, ledger, send, get } = await uploadedByAll();
  const { inputs } = await world.header({ batch: '@acme/june', id: 'anna' });
  const [hash = ''] = allShared(inputs);
  expect(await ledger.table.get(inputsKey(`@acme//${hash}`))).toBeDefined();
  expect((await send('POST', `${path('@acme/june')}/reports/anna/erase`, {})).status).toBe(202);
  world.erasure = erasureOfItems;
  await world.runReconciler(60);
  expect((await get(`${path('@acme/june')}/reports/anna`)).status).toBe(410);
  for (const batch of ['june', '@zeta/june'])
    expect((await get(`${path(batch)}/reports/anna`)).status).toBe(200);
  expect(await ledger.table.get(inputsKey(`@acme//${hash}`))).toBeUndefined();
  expect(await ledger.table.get(inputsKey(hash))).toBeDefined();
});

test('A batch that was named like a customer before there were customers keeps its uploads', async () => {
  const { ledger, table } = new IntakeWorld();
  const key = 'palms/@acme/june/anna.jpg';
  expect(await readInboxKey(ledger, key)).toMatchObject({ batch: '@acme/june', id: 'anna' });
  await table.update({ key: batchKey('@acme'), set: { v: 1, name: '@acme', committed: 0 } });
  expect(await readInboxKey(ledger, key)).toMatchObject({ batch: '@acme', id: 'june/anna' });
  const flat = await readInboxKey(ledger, 'palms/@acme/anna.jpg');
  expect(flat.kind === 'photo' && batchOfKey(flat)).toBe('@acme');
  expect(await readInboxKey(ledger, 'palms/@other/june/anna.jpg')).toMatchObject({ batch: '@other/june' });
});

test('An upload is refused if a former batch has the name of its customer, or if it names a customer and no batch', async () => {
  const { ledger, table } = new IntakeWorld();
  const { send, json } = reportsOver(ledger);
  const ask = async (batch: string, name = 'anna.jpg') =>
    (await json(uploadTargetsView, send('POST', '/uploads', { batch, files: [{ name, sizeBytes: 10 }] })))
      .files[0];
  expect(await ask('@acme/june')).toMatchObject({ state: 'send', key: 'palms/@acme/june/anna.jpg' });
  expect(await ask('@acme', 'june/anna.jpg')).toMatchObject({
    state: 'refused',
    because: { code: 'no-batch-of-customer' },
  });
  await table.update({ key: batchKey('@acme'), set: { v: 1, name: '@acme', committed: 0 } });
  expect(await ask('@acme/june')).toMatchObject({ because: { code: 'customer-is-batch', batch: '@acme' } });
  expect(await ask('@acme', 'june/anna.jpg')).toMatchObject({ state: 'send' });
});

test('A dead letter below a customer is listed under both meanings of its key, so an erasure finds it', () => {
  const record = (key: string) =>
    JSON.stringify({
      Records: [
        {
          eventSource: 'aws:s3',
          eventName: 'ObjectCreated:Put',
          eventTime: '2026-11-21T09:00:00.000Z',
          s3: {
            bucket: { name: 'inbox' },
            object: { key, size: 10, eTag: 'e'.repeat(32), sequencer: '00' },
          },
        },
      ],
    });
  const named = (key: string) => mentionsIn(record(key)).flatMap(({ subjects }) => subjects);
  expect(named('palms/%40acme/june/anna.jpg')).toEqual([
    { batch: '@acme/june', id: 'anna' },
    { batch: '@acme', id: 'june/anna' },
  ]);
  expect(named('palms/june/anna.jpg')).toEqual([{ batch: 'june', id: 'anna' }]);
});

import { expect, test } from 'vitest';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { type BatchId, batchOfCustomer, localName } from '../../../shared/customers/customer.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { readingMetadata } from '../../../shared/intake/choices.ts';
import { writeWorkbook } from '../../../shared/intake/workbook/write-workbook.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { refusedRowsView } from '../../../shared/reports/refused-rows.ts';
import { archivedAt } from '../../../shared/uploads/archived.ts';
import { rejectionsPage } from '../../../shared/views/views.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';
import { nameHash, reportsOver } from './app.ts';

const rows =
  'id;name;dob;time;lat;lon\na;Anna Weber;31.12.1990;10:00;12,97;77,59\nb;Ben Maier;32.12.1990;10:00;12,97;77,59\ne;Eva Kern;1.2.1981;25:00;12,97;77,59\n';

async function read(content: string | Uint8Array, key = 'births/june.csv', reading = '') {
  const world = new IntakeWorld();
  await ingest(world, key, content, reading);
  const reports = reportsOver(world.ledger, { inbox: world.inbox });
  const ask = (upload = key, batch = 'june') =>
    reports.send('POST', `/batches/${batch}/refused-rows`, { upload });
  const listed = async () =>
    (await reports.json(rejectionsPage, reports.get('/batches/june/rejections'))).rejections;
  return { world, ...reports, ask, listed };
}

async function ingest(
  world: IntakeWorld,
  key: string,
  content: string | Uint8Array,
  reading = '',
  batch: BatchId = 'june',
  archive: Readonly<Record<string, string>> = {},
) {
  const event = world.put(key, content, {
    ...archive,
    ...(reading === '' ? {} : { [readingMetadata]: reading }),
  });
  const deps = {
    ledger: { ...world.ledger, nameHash },
    inbox: world.inbox,
    jobs: world.queue,
    reader: { name: 'reader', until: world.now + 130_000 },
    settings: usualIntake,
    remainingMs: () => 100_000,
    hints: { send: async () => {} },
    log: silent,
  };
  await ingestRows(deps, event, batch);
}

test('A caller who may upload gets the refused rows as in the file, and lists mask their values', async () => {
  const { ask, listed, world } = await read(rows);
  const answer = await ask();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { grid, upload } = refusedRowsView.parse(await answer.json());
  expect(upload).toBe('births/june.csv');
  expect(grid.header).toEqual(['id', 'name', 'dob', 'time', 'lat', 'lon']);
  expect(grid.rows.map(({ line, person, refused }) => [line, person, refused[0]?.value])).toEqual([
    [3, 'Ben Maier b', '32.12.1990'],
    [4, 'Eva Kern e', '25:00'],
  ]);
  expect(grid.rows[1]?.cells).toEqual(['e', 'Eva Kern', '1981-02-01', '25:00', '12,97', '77,59']);
  expect(JSON.stringify(await listed())).not.toMatch(/32\.12|25:00|Maier/);
  expect(JSON.stringify([...world.table.items()])).not.toMatch(/32\.12|25:00|Maier/);
});

test('A login of a customer gets the refused rows of its own table with their values, and of nobody else', async () => {
  const world = new IntakeWorld();
  for (const customer of ['acme', 'zeta'])
    await ingest(
      world,
      `births/@${customer}/june.csv`,
      rows,
      '',
      batchOfCustomer(customer, localName('june')),
    );
  const { app } = reportsOver(world.ledger, { inbox: world.inbox });
  const userArn = 'arn:aws:sts::123456789012:assumed-role/palmleaf@acme/kim';
  const ask = (customer: string, path: string, body: object) =>
    app.request(
      `/batches/${encodeURIComponent(batchOfCustomer(customer, localName('june')))}/${path}`,
      { method: 'POST', body: JSON.stringify(body) },
      { requestContext: { authorizer: { iam: { userArn } } } },
    );
  const upload = 'births/@acme/june.csv';
  const { grid, etag } = refusedRowsView.parse(await (await ask('acme', 'refused-rows', { upload })).json());
  expect(grid.rows.map(({ refused }) => refused[0]?.value)).toEqual(['32.12.1990', '25:00']);
  const correction = { upload, etag, lines: [3], correctedIn: 'births/@acme/june/june.corrected-1.csv' };
  expect((await ask('acme', 'corrections', correction)).status).toBe(200);
  const other = await ask('zeta', 'refused-rows', { upload: 'births/@zeta/june.csv' });
  expect([403, 404]).toContain(other.status);
  expect(await other.text()).not.toMatch(/32\.12|25:00/);
});

test('A workbook returns its refused rows for correction as a text file does', async () => {
  const sheet = rows
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(',', '.').split(';'));
  const { ask } = await read(writeWorkbook([{ name: 'births', rows: sheet }]), 'births/june.xlsx');
  const { grid } = refusedRowsView.parse(await (await ask()).json());
  expect(grid.rows.map(({ line }) => line)).toEqual([3, 4]);
});

test('The refused rows of an upload come with the choices of the upload', async () => {
  const odd = 'id,Wer,dob,time,lat,lon\na,Anna,03/04/1990,25:00,1,2\n';
  const { ask } = await read(odd, 'births/june.csv', 'dates=mdy&map=Wer%3Dname');
  const view = refusedRowsView.parse(await (await ask()).json());
  expect(new URLSearchParams(view.reading).get('map')).toBe('Wer=name');
  expect(view.grid.rows[0]?.cells.slice(1, 3)).toEqual(['Anna', '1990-03-04']);
});

test('The refused rows of a deleted or replaced original answer 410 with the next step', async () => {
  const { ask, world } = await read(rows);
  world.put('births/june.csv', 'another version');
  expect((await ask()).status).toBe(410);
  world.remove('births/june.csv');
  const answer = await ask();
  expect(answer.status).toBe(410);
  expect(await answer.json()).toMatchObject({ detail: expect.stringMatching(/Choose the file again/) });
});

test('The API shows no refused rows to a request that names another batch or a photo, or that uses the read-only address', async () => {
  const { ask, world } = await read(rows);
  expect((await ask('births/june.csv', 'may')).status).toBe(404);
  expect((await ask('palms/june/anna.jpg')).status).toBe(404);
  const reader = reportsOver(world.ledger, { inbox: world.inbox, mayChange: false });
  expect(
    (await reader.send('POST', '/batches/june/refused-rows', { upload: 'births/june.csv' })).status,
  ).toBe(403);
});

test('Corrected rows that were uploaded again disappear from the lists of refused rows', async () => {
  const { ask, send, listed } = await read(rows);
  const { etag } = refusedRowsView.parse(await (await ask()).json());
  const correctedIn = 'births/june/june.corrected-1.csv';
  const body = { upload: 'births/june.csv', etag, lines: [4], correctedIn };
  const sent = await send('POST', '/batches/june/corrections', body);
  expect([sent.status, await sent.json()]).toMatchObject([200, { lines: [4] }]);
  expect((await listed()).map(({ line }) => line)).toEqual([3]);
  const { grid } = refusedRowsView.parse(await (await ask()).json());
  expect(grid.rows.map(({ line }) => line)).toEqual([3]);
});

test('A correction of an earlier version keeps the refusals of the newer version', async () => {
  const { send, listed } = await read(rows);
  const body = {
    upload: 'births/june.csv',
    etag: 'of another version',
    lines: [3, 4],
    correctedIn: 'births/june/x.csv',
  };
  const answer = await send('POST', '/batches/june/corrections', body);
  expect([answer.status, await answer.json()]).toMatchObject([200, { lines: [] }]);
  expect(await listed()).toHaveLength(2);
});

test('A correction shows fifty refused rows and the number of the others', async () => {
  const many = Array.from({ length: 60 }, (_one, at) => `p${at},1990-12-31,25:00,1,2`).join('\n');
  const { ask } = await read(`id,date,time,lat,lon\n${many}\n`);
  const { grid } = refusedRowsView.parse(await (await ask()).json());
  expect([grid.rows.length, grid.more]).toEqual([50, 10]);
});

test('The API hides the refused row of an erased person, and shows a later row unless the person is banned', async () => {
  const { ask, world } = await read(rows);
  const erase = (wish = {}) => eraseSubject(world.ledger, nameHash, { batch: 'june', id: 'b' }, wish);
  const shown = async () => {
    const { grid } = refusedRowsView.parse(await (await ask()).json());
    return [grid.rows.map(({ person }) => person), grid.more];
  };
  await erase();
  expect(await shown()).toEqual([['Eva Kern e'], 0]);
  await ingest(world, 'births/june.csv', `${rows}\n`);
  expect(await shown()).toEqual([['Ben Maier b', 'Eva Kern e'], 0]);
  await erase({ keepOut: true });
  await ingest(world, 'births/june.csv', `${rows}\n\n`);
  expect(await shown()).toEqual([['Eva Kern e'], 0]);
});

test('The API hides the refused row of an erased person in a table without ids', async () => {
  const table = (time: string) => `name,date,time,lat,lon\nBen Maier,1990-12-31,${time},1,2\n`;
  const { ask, world } = await read(table('10:00'));
  const [name = ''] = world.subjects();
  await ingest(world, 'births/june.csv', table('25:00'));
  const count = async () => refusedRowsView.parse(await (await ask()).json()).grid.rows.length;
  expect(await count()).toBe(1);
  await eraseSubject(world.ledger, nameHash, { batch: 'june', id: name.slice('june/'.length) });
  expect(await count()).toBe(0);
});

test('Each correction reduces the number of further refused rows', async () => {
  const many = Array.from({ length: 120 }, (_one, at) => `p${at},1990-12-31,25:00,1,2`).join('\n');
  const { ask, send } = await read(`id,date,time,lat,lon\n${many}\n`);
  const { etag, grid } = refusedRowsView.parse(await (await ask()).json());
  const body = {
    upload: 'births/june.csv',
    etag,
    lines: grid.rows.map(({ line }) => line),
    correctedIn: 'births/x.csv',
  };
  await send('POST', '/batches/june/corrections', body);
  const { grid: left } = refusedRowsView.parse(await (await ask()).json());
  expect([left.rows.length, left.more]).toEqual([50, 20]);
});

test.each([
  'outside an archive',
  'in an archive made before the erasure',
  'in an archive made after the erasure',
])(
  'The API shows the refused rows of erased people if and only if the intake accepts rows of erased people from the same table: a table %s',
  async (arrival) => {
    const world = new IntakeWorld();
    const before = world.now;
    world.now += 1000;
    for (const id of ['a', 'e']) {
      await eraseSubject(world.ledger, nameHash, { batch: 'june', id });
      await world.table.delete({ key: headerKey({ batch: 'june', id }), delete: true });
    }
    world.now += 1000;
    const packedAt = arrival === 'in an archive made before the erasure' ? before : world.now;
    const archive = arrival === 'outside an archive' ? {} : { [archivedAt]: String(packedAt) };
    world.now += 60_000;
    await ingest(world, 'births/june.csv', rows, '', 'june', archive);
    const { send } = reportsOver(world.ledger, { inbox: world.inbox });
    const answer = await send('POST', '/batches/june/refused-rows', { upload: 'births/june.csv' });
    const people = refusedRowsView.parse(await answer.json()).grid.rows.map(({ person }) => person);
    const isBack = arrival !== 'in an archive made before the erasure';
    expect(world.subjects()).toEqual(isBack ? ['june/a'] : []);
    expect(people).toEqual(isBack ? ['Ben Maier b', 'Eva Kern e'] : ['Ben Maier b']);
  },
);

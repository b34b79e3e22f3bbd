import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ingestPlaces } from '../../functions/rows/ingest-places.ts';
import { ingestRows } from '../../functions/rows/ingest-rows.ts';
import type { LedgerContext } from '../../shared/ledger/context.ts';
import type { Inbox } from '../../shared/uploads/inbox.ts';
import { findings } from '../support/browser/axe.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { workbookOf } from '../support/odd/workbook-of.ts';
import { bundledScripts } from '../support/pages/upload-scripts.ts';
import { patienceMs } from '../support/patience.ts';
import { usualIntake } from '../support/settings/settings.ts';
import { emptyInbox } from '../support/worlds/empty-inbox.ts';
import { IntakeWorld, silent } from '../support/worlds/intake-world.ts';
import { writeZip } from '../support/zip/write-zip.ts';
import { reportsOver } from '../unit/reports/app.ts';
import { emptyLedger } from '../unit/reports/ledger.ts';

const complaints: string[] = [];
const inbox: { readonly key: string; readonly reading: string; readonly text: string }[] = [];
let reportsOf: (ledger: LedgerContext, originals: Inbox) => ReturnType<typeof reportsOver>;
let reports: ReturnType<typeof reportsOver>;
let server: Server;
let bucket: Server;
let inboxOrigin: string;
let browser: Browser;
let page: Page;
let origin: string;

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** The bucket has another origin, and allows no request that needs a preflight. */
const bucketServer = (): Server =>
  createServer(async (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(403).end();
      return;
    }
    const body = new Uint8Array(await buffer(request));
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Request(inboxOrigin, { method: 'POST', headers, body }).formData();
    const file = form.get('file');
    inbox.push({
      key: String(form.get('key')),
      reading: String(form.get('reading') ?? ''),
      text: file instanceof Blob ? await file.text() : '',
    });
    response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
  });

beforeAll(async () => {
  bucket = bucketServer();
  inboxOrigin = await listening(bucket);
  const scripts = bundledScripts();
  reportsOf = (ledger, originals) =>
    reportsOver(ledger, {
      browserScripts: () => scripts,
      uploadForm: async (key, _most, metadata) => ({ url: `${inboxOrigin}/`, fields: { key, ...metadata } }),
      inbox: originals,
    });
  reports = reportsOf(emptyLedger().ledger, emptyInbox);
  server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const body = method === 'GET' ? undefined : new Uint8Array(await buffer(request));
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const pageRequest = new Request(new URL(url, origin), { method, headers, ...(body && { body }) });
    const answer = await reports.app.fetch(pageRequest);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  origin = await listening(server);
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patienceMs);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // 404: the page polls for a batch that never gets an upload here. 410: an original may be deleted.
    const isExpected = /the server responded with a status of (404|410)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([server, bucket].map((one) => new Promise((resolve) => one.close(resolve))));
});

afterEach(() => {
  expect(complaints).toEqual([]);
  inbox.length = 0;
});

const table = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

async function choose(...files: readonly ReturnType<typeof table>[]): Promise<void> {
  await page.goto(`${origin}/uploads`);
  await page.getByLabel('Files', { exact: true }).setInputFiles([...files]);
}

async function expectGoodPage(): Promise<void> {
  expect(await findings(page)).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
}

async function send(name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('heading', { name: /^Sent/ }).waitFor();
}

const people =
  'Name;Geburtsdatum;Zeit;Ort\nAnna;31.12.1990;शाम ७.३०;Madurai\nBen;1.2.1980;?;Madurai\nEva;1.2.1981;25:00;Madurai\n';

test('The upload page shows rows as the intake understands them before an upload', async () => {
  await choose(table('people.csv', people));
  const preview = page.getByRole('region', { name: 'First rows of people.csv' });
  await preview.waitFor();
  const [, anna = '', ben = ''] = await preview.getByRole('row').allTextContents();
  expect(anna).toMatch(
    /^2Anna1990-12-31 19:30 UTC\+05:30 Asia\/KolkataMaduraiMadurai, Tamil Nadu, IN \(.*\)4$/,
  );
  expect(ben).toMatch(/time not known.*1 of 4$/);
  expect(await page.getByText('1 person has no time of birth, so these are not bought').count()).toBe(1);
  await expectGoodPage();
});

test('The upload page shows the rows of a table of places as the intake understands them', async () => {
  await choose(table('temples.csv', 'temple,city,country\nKapali,Chennai,India\n'));
  const preview = page.getByRole('region', { name: 'First rows of temples.csv' });
  await preview.waitFor();
  expect((await preview.getByRole('row').allTextContents())[1]).toMatch(
    /^2KapaliChennai, IndiaChennai, Tamil Nadu, IN \(.*\)Asia\/Kolkata, by its coordinates$/,
  );
  await expectGoodPage();
});

test('A user corrects refused rows on the page and sends them as a separate table', async () => {
  await choose(table('people.csv', people));
  await page.getByRole('button', { name: 'Correct the refused rows here' }).click();
  const field = page.getByRole('textbox', { name: 'Zeit of line 4' });
  expect(await field.inputValue()).toBe('25:00');
  await expectGoodPage();
  await field.fill('05:00');
  await page.getByRole('button', { name: 'Use 1 correction' }).click();
  await page.getByRole('region', { name: 'First rows of people.corrected.csv' }).waitFor();
  await send('Upload 2 files');
  expect(inbox.map(({ key }) => key).sort()).toEqual([
    'births/people.csv',
    'births/people/people.corrected.csv',
  ]);
  const corrected = inbox.find(({ key }) => key.includes('corrected'))?.text;
  expect(corrected).toBe('Name;Geburtsdatum;Zeit;Ort\r\nEva;1981-02-01;05:00;Madurai\r\n');
});

test('A user picks one of several towns with the same name', async () => {
  await choose(
    table(
      'places.csv',
      'name,date,time,place,country\nEva,1981-02-01,10:00,Springfield,USA\nBen,1980-02-01,10:00,Madurai,India\n',
    ),
  );
  await page.getByRole('button', { name: 'Correct the refused rows here' }).click();
  await page.getByRole('button', { name: 'Springfield, Illinois, US' }).click();
  await page.getByRole('button', { name: 'Use 1 correction' }).click();
  await page.getByRole('region', { name: 'First rows of places.corrected.csv' }).waitFor();
  expect(await page.getByText('Springfield, Illinois, US (39.8').count()).toBeGreaterThan(0);
});

test('A user assigns meanings to unknown columns of a small table', async () => {
  await choose(table('small.csv', 'Wer,Wann,Zeit,Wo\nAnna,1990-12-31,10:00,Madurai\n'));
  await page.getByRole('combobox', { name: /^Wer/ }).selectOption('name');
  await page.getByRole('combobox', { name: /^Wann/ }).selectOption('date');
  await page.getByRole('combobox', { name: /^Wo/ }).selectOption('place');
  await page.getByRole('button', { name: 'Upload 1 file' }).waitFor();
});

test('A user accepts the columns that the headers of a refused table suggest', async () => {
  await choose(
    table('small.csv', 'Person,Date of birht,Tme of birth,Place\nAnna,1990-12-31,10:00,Madurai\n'),
  );
  await page.getByText('Their names suggest: “Date of birht” as date, “Tme of birth” as time.').waitFor();
  expect(await page.getByRole('button', { name: 'Correct the refused rows here' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Read them this way' }).click();
  await page.getByRole('button', { name: 'Upload 1 file' }).waitFor();
  expect(await page.getByText('Their names suggest').count()).toBe(0);
});

test('The upload page asks about tables that share no person and makes a batch of each', async () => {
  const row = (name: string) => `name,date,time,lat,lon\n${name},1990-12-31,10:00,1,2\n`;
  await choose(table('north.csv', row('Anna')), table('south.csv', row('Ben')));
  await page.getByLabel('2 tables have no person in common. Upload them as').selectOption('apart');
  await page.getByText('Upload the tables as').waitFor();
  await send('Upload 2 files');
  expect(inbox.map(({ key }) => key).sort()).toEqual(['births/north.csv', 'births/south.csv']);
});

test('The upload page sends each table of a workbook as a file and names the sheet that it leaves out', async () => {
  const rows = (name: string) => [
    ['name', 'date', 'time', 'lat', 'lon'],
    [name, '1990-12-31', '10:00', 1, 2],
  ];
  const bytes = workbookOf([
    { name: 'Brides', rows: rows('Anna') },
    { name: 'Grooms', rows: rows('Ben') },
    { name: 'Notes', rows: [['Call on Monday']] },
  ]);
  await choose({ name: 'june.xlsx', mimeType: '', buffer: Buffer.from(bytes) });
  await page.getByRole('region', { name: 'First rows of Grooms.csv' }).waitFor();
  expect(await page.getByText('The sheet "Notes" with 1 row was left out').count()).toBe(1);
  await expectGoodPage();
  await send('Upload 2 files');
  expect(inbox.map(({ key }) => key).sort()).toEqual(['births/june/Brides.csv', 'births/june/Grooms.csv']);
  expect(inbox.map(({ text }) => text.includes('1990-12-31'))).toEqual([true, true]);
});

test('The upload page asks about the tables of an archive and sends its files one by one', async () => {
  const row = (name: string) => `name,date,time,lat,lon\n${name},1990-12-31,10:00,1,2\n`;
  const bytes = writeZip([
    { name: 'june/north.csv', content: row('Anna') },
    { name: 'june/south.csv', content: row('Ben') },
    { name: 'june/inner.zip', content: 'x' },
  ]);
  await choose({ name: 'june.zip', mimeType: '', buffer: Buffer.from(bytes) });
  await page.getByLabel('2 tables have no person in common. Upload them as').selectOption('apart');
  await page.getByText('Upload the tables as').waitFor();
  await page.getByText('The file is an archive within the archive').waitFor();
  await expectGoodPage();
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await page.getByRole('heading', { name: 'Sent, with exceptions' }).waitFor();
  expect(inbox.map(({ key }) => key).sort()).toEqual(['births/north.csv', 'births/south.csv']);
  expect(inbox.map(({ text }) => text).sort()).toEqual([row('Anna'), row('Ben')]);
});

test('The upload page sends two tables of one name, but only the first of two photos of one name', async () => {
  const row = (name: string) => `name,date,time,lat,lon\n${name},1990-12-31,10:00,1,2\n`;
  await choose(table('june.csv', row('Anna')), table('june.csv', row('Ben')));
  await send('Upload 2 files');
  expect(inbox.map(({ key }) => key).sort()).toEqual(['births/june.csv', 'births/june/june (2).csv']);
  expect(inbox.map(({ text }) => text).sort()).toEqual([row('Anna'), row('Ben')]);
  const photo = { name: 'anna.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) };
  await page.goto(`${origin}/uploads`);
  await page.getByLabel('Batch', { exact: true }).fill('june');
  await page.getByLabel('Files', { exact: true }).setInputFiles([photo, photo]);
  await page.getByText('The file anna.jpg would have the same name in the inbox, and came first.').waitFor();
  expect(await page.getByRole('button', { name: 'Upload 1 file' }).count()).toBe(1);
});

test('The page shows the refused rows of a table of places from the original, and sends them as places', async () => {
  const world = new IntakeWorld();
  const text = 'name,lat,lon,timezone\nKapali,13.03,80.27,Asia/Kolkata\nHome,far,78.1,Asia/Kolkata\n';
  await ingestPlaces(depsOf(world), world.put('places/temples.csv', text), 'temples');
  reports = reportsOf(world.ledger, world.inbox);
  const query = new URLSearchParams({ batch: 'places/temples', correct: 'places/temples.csv' });
  await page.goto(`${origin}/uploads?${query}`);
  const field = page.getByRole('textbox', { name: 'lat of line 3' });
  expect(await field.inputValue()).toBe('far');
  await expectGoodPage();
  await field.fill('9.92');
  await page.getByRole('button', { name: 'Use 1 correction' }).click();
  await page.getByRole('region', { name: /^First rows of temples.corrected/ }).waitFor();
  await send('Upload 1 file');
  expect(inbox).toEqual([
    {
      key: expect.stringMatching(/^places\/temples\.corrected-\d+\.csv$/),
      reading: '',
      text: 'name,lat,lon,timezone\r\nHome,9.92,78.1,Asia/Kolkata\r\n',
    },
  ]);
});

const depsOf = (world: IntakeWorld) => ({
  ledger: world.ledger,
  inbox: world.inbox,
  jobs: world.queue,
  reader: { name: 'reader', until: world.now + 130_000 },
  settings: usualIntake,
  remainingMs: () => 100_000,
  hints: { send: async () => {} },
  log: silent,
});

async function sentBefore(text: string, reading: string): Promise<IntakeWorld> {
  const world = new IntakeWorld();
  await ingestRows(depsOf(world), world.put('births/june.csv', text, { reading }), 'june');
  reports = reportsOf(world.ledger, world.inbox);
  return world;
}

test('The batch page leads to its refused rows, which a user corrects without the file and sends as one table', async () => {
  await sentBefore(
    'id,Wer,date,time,lat,lon\na,Anna,03/04/1990,10:00,12.9,77.5\nb,Ben,03/04/1990,25:00,12.9,77.5\nc,Cid,31/31/1990,10:00,12.9,77.5\n',
    'dates=dmy&map=Wer%3Dname',
  );
  await page.goto(`${origin}/batches/june`);
  await page.getByRole('link', { name: 'Correct these rows' }).click();
  const field = page.getByRole('textbox', { name: 'time of line 3' });
  expect(await field.inputValue()).toBe('25:00');
  await expectGoodPage();
  await field.fill('05:00');
  await page.getByRole('button', { name: 'Use 1 correction' }).click();
  await page.getByRole('region', { name: /^First rows of june.corrected/ }).waitFor();
  expect(await page.getByRole('textbox', { name: 'date of line 4' }).count()).toBe(1);
  expect(await page.getByRole('textbox', { name: 'time of line 3' }).count()).toBe(0);
  await send('Upload 1 file');
  expect(inbox).toEqual([
    {
      key: expect.stringMatching(/^births\/june\/june\.corrected-\d+\.csv$/),
      reading: 'dates=dmy&map=Wer%3Dname',
      text: 'id,Wer,date,time,lat,lon\r\nb,Ben,1990-04-03,05:00,12.9,77.5\r\n',
    },
  ]);
  await page.goto(`${origin}/batches/june`);
  await page.getByText('Line 4, column date').waitFor();
  expect(await page.getByText('Line 3, column time').count()).toBe(0);
});

test('The upload page asks for the file again if the inbox no longer holds the original', async () => {
  const world = await sentBefore('id,date,time,lat,lon\nb,1990-04-03,25:00,12.9,77.5\n', '');
  world.remove('births/june.csv');
  await page.goto(`${origin}/batches/june`);
  await page.getByRole('link', { name: 'Correct these rows' }).click();
  await page.getByText('The inbox no longer holds this version of the file.').waitFor();
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([table('june.csv', 'id,date,time,lat,lon\nb,1990-04-03,25:00,12.9,77.5\n')]);
  await page.getByRole('button', { name: 'Correct the refused rows here' }).waitFor();
});

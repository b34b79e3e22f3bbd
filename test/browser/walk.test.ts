/** The tests share one page and run in order. */

import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { writeLocalEndpoint } from '../../packages/cli/api/local-endpoint.ts';
import { house } from '../../packages/service/test/vastu/plans.ts';
import { getVastuIdPath } from '../../packages/service/vastu/plan.ts';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { authorization } from '../../shared/service-client/credential.ts';
import { startPalmleaf } from '../cli/palmleaf.ts';
import { type ListeningSocket, listeningSockets } from '../security/listening.ts';
import { expectRefused, pipelineRequests } from '../security/refused-requests.ts';
import { findings } from '../support/browser/axe.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { openPipeline, type Pipeline } from '../support/pipeline/pipeline.ts';
import { openWatched } from './open-watched.ts';
import { phone, walkReaderLinks } from './reader-phone.ts';
import { birthsWith, file, photo } from './walk-files.ts';

const token = 'a-token-of-the-walk';
const stateDir = temporaryFolder('walk');
const complaints: string[] = [];
let stack: LocalStack | undefined;
let pipeline: Pipeline;
let console: ReturnType<typeof startPalmleaf> | undefined;
let browser: Browser | undefined;
let page: Page;
let receipt: Page;
let origin: string;
let link: string;
let sockets: ListeningSocket[];
let book: string;
let readerLink: string;

beforeAll(async () => {
  ({ pipeline, stack } = await openPipeline({ stateDir }));
  await pipeline.setSecret({ token });
  writeLocalEndpoint(stateDir, stack);
  const started = startPalmleaf(['console', '--local', '--state', stateDir]);
  console = started;
  link = await new Promise<string>((resolve) => {
    started.child.stdout?.on('data', (text: string) => {
      const found = /http:\S+(?=\s)/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  ({ origin } = new URL(link));
  sockets = listeningSockets();
  browser = await launchBrowser();
  page = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } }));
});

const openPage = (context: BrowserContext): Promise<Page> => openWatched(context, complaints);

afterAll(async () => {
  await browser?.close();
  console?.child.kill('SIGINT');
  await console?.ended;
  await stack?.stop();
});

afterEach(() => {
  expect(complaints).toEqual([]);
});

async function storedHome(): Promise<string> {
  const answer = await pipeline.toService(new URL(getVastuIdPath, pipeline.output('ServiceUrl')).href, {
    method: 'POST',
    headers: {
      ...authorization('token', { version: '1', content: { token } }, 'x-service-key'),
      'content-type': 'application/json',
    },
    body: JSON.stringify(house()),
  });
  return z.object({ vastu_id: z.string() }).parse(await answer.json()).vastu_id;
}

async function expectGoodPage(): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page, colorScheme === 'light' ? 'all' : 'of colour')).toEqual([]);
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
}

const heading = () => page.getByRole('heading', { level: 1 }).textContent();

test('An empty stack shows the next step and links the upload page', async () => {
  expect((await page.request.get(origin)).status()).toBe(401);
  await page.goto(link);
  expect(page.url()).toBe(`${origin}/batches`);
  await expectGoodPage();
  await page.getByRole('link', { name: 'Upload', exact: true }).first().click();
  expect(await heading()).toBe('Upload');
  await expectGoodPage();
});

test('The upload page shows how photos and a table will be read, and sends them straight to the bucket', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([
      file('ben.jpg', 'image/jpeg', photo),
      file('walk.csv', 'text/csv', birthsWith(await storedHome())),
      file('empty.jpg', 'image/jpeg', ''),
    ]);
  const found = page.getByRole('region', { name: 'What Palmleaf reads in the files' });
  const send = page.getByRole('button', { name: 'Upload 2 files' });
  await send.waitFor({ state: 'visible' });
  expect(await page.getByLabel('Batch', { exact: true }).inputValue()).toBe('walk');
  const numbers = await found.getByRole('definition').allTextContents();
  expect(numbers).toEqual(['2', '2', '26']);
  expect(await found.textContent()).toContain('There is no such day in the calendar.');
  expect(asked).toEqual(['POST /quotes']);
  await expectGoodPage();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the refused rows' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('walk.refused.csv');
  expect(readFileSync(await download.path(), 'utf8')).toContain('yan,Yan Example,1990-02-30');
  await page.getByLabel('Most calls to buy').fill('100');
  await send.click();
  const open = page.getByRole('link', { name: 'Open the batch' });
  await open.waitFor({ state: 'visible' });
  await page.getByRole('heading', { name: 'Sent, with exceptions' }).waitFor();
  expect(await page.getByText('3 files: 2 sent, 1 not sent.').count()).toBe(2);
  expect(await page.getByRole('list', { name: 'Files that were not sent' }).textContent()).toContain(
    'empty.jpg: The file is empty: it has zero bytes.',
  );
  await expectGoodPage();
  await open.click();
  expect(await heading()).toBe('walk');
});

test('The batch page updates its progress and shows refusals', async () => {
  await page.evaluate('globalThis.sameDocument = true');
  await page.locator('[data-number=complete]', { hasText: /^2$/ }).waitFor();
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
  await page.reload();
  await page.getByText('There is no such day in the calendar').waitFor();
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  await expectGoodPage();
});

test('An operator finds a person by name, in all batches and in one', async () => {
  await page.getByRole('link', { name: 'People', exact: true }).first().click();
  expect(await heading()).toBe('People');
  await expectGoodPage();
  await page.getByLabel('Find somebody').fill('BÉN');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('rowheader', { name: 'Ben Example' }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(1);
  await expectGoodPage();
  await page.getByRole('cell', { name: 'walk' }).getByRole('link').click();
  await page.getByRole('link', { name: 'name', exact: true }).click();
  await page.locator('strong[aria-current]', { hasText: /^name$/ }).waitFor();
  expect(await page.getByRole('region', { name: 'People' }).getByRole('rowheader').allTextContents()).toEqual(
    ['Ada Example ada', 'Ben Example ben'],
  );
  await page.getByLabel('Find somebody in walk').fill('ada');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('People with a name in which a word begins with').waitFor();
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Ada Example ada']);
  await expectGoodPage();
});

test('Buttons name their effect and require a tick if it costs money, and the page confirms the effect', async () => {
  await page.getByRole('link', { name: 'walk' }).first().click();
  await page.getByText('Set the ceiling…').click();
  expect(await page.getByLabel('Calls at most').inputValue()).toBe('100');
  await page.getByLabel('Calls at most').fill('2,000');
  const set = page.getByRole('button', { name: 'Set the ceiling' });
  await set.click();
  expect(page.url()).not.toContain('done=');
  await page.getByLabel('Yes, buy up to this limit').check();
  await set.click();
  await page.getByText('The ceiling is set.').waitFor();
  expect(await page.getByText('of at most 2,000 calls').count()).toBe(1);
  await page.getByText('Try again what is missing…').click();
  await page.getByRole('button', { name: 'Show the selection and its cost' }).click();
  await page.getByText('Before it is sent').waitFor().then(expectGoodPage);
  await page.getByText('Try again what is missing…').click();
  await page.getByLabel('Yes, request and pay for it again.').check();
  await page.getByRole('button', { name: 'Try again what is missing' }).click();
  await page.getByText('The redrive has been requested').waitFor();
  await expectGoodPage();
});

test('The home page shows the state in one sentence, then the tasks and the remaining budget', async () => {
  await page.getByRole('link', { name: 'Batches', exact: true }).first().click();
  expect(await heading()).toMatch(/^All is well: [\d,]+ calls bought or reserved this month\.$/);
  const service = page.getByRole('region', { name: 'The service' });
  await service.getByText(/\d left of [\d,]+/).waitFor();
  expect(await service.getByText('can be bought').count()).toBeGreaterThan(0);
  expect(await page.getByRole('region', { name: 'Needs attention' }).textContent()).toContain(
    '1 entry refused',
  );
  await expect
    .poll(
      async () => {
        await page.reload();
        return page.getByText('finished: everything is there').count();
      },
      { interval: 1000 },
    )
    .toBe(1);
  await expectGoodPage();
  await page.getByRole('link', { name: 'walk' }).first().click();
});

test('A report shows the birth chart, the palm and the home of the person', async () => {
  await page.getByRole('rowheader', { name: 'ben' }).getByRole('link').click();
  expect(await heading()).toBe('Ben Example');
  for (const section of [
    'The palm',
    'The natal chart',
    'Aspects',
    'The year',
    'The day of birth',
    'The home',
  ]) {
    await page.getByRole('heading', { level: 2, name: section, exact: true }).waitFor();
  }
  await page.locator('svg.wheel.wide').waitFor();
  await page.locator('svg.mandala').waitFor();
  const picture = page.locator('.palm img');
  await picture.scrollIntoViewIfNeeded();
  // Not waitForFunction: it may evaluate its text again, which the page's policy forbids.
  await expect
    .poll(() => picture.evaluate((image) => Number(Reflect.get(image, 'naturalWidth'))))
    .toBeGreaterThan(100);
  await expectGoodPage();
});

test('An operator makes a book with a button and opens it by a link that expires', async () => {
  await page.locator('.handover button').first().click();
  const open = page.getByRole('link', { name: 'Open the book' });
  await open.waitFor();
  await expectGoodPage();
  const address = new URL((await open.getAttribute('href')) ?? '', origin).href;
  const answer = await page.request.get(address, { headers: { accept: 'text/html' } });
  expect((await answer.body()).toString('latin1', 0, 5)).toBe('%PDF-');
  book = answer.url();
  expect(new URL(book).searchParams.get('X-Amz-Expires')).toBe('900');
});

test('A reader opens the report on a phone by a link that an operator makes with a button, until the link is revoked', async () => {
  const openPhone = async () =>
    openPage((await browser?.newContext({ viewport: phone })) ?? expect.fail('no browser'));
  readerLink = await walkReaderLinks(page, `${origin}/batches/walk/reports/ben`, openPhone, expectGoodPage);
});

test('Another user of the machine gets nothing from any socket of the stack or of its pages', async () => {
  const table = pipeline.output('TableName');
  for (const socket of sockets)
    for (const request of pipelineRequests(table))
      await expectRefused(socket, request, ['Ben Example', token]);
});

test('An operator erases a person after a confirmation and gets a preliminary receipt', async () => {
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: 'Batches', exact: true }).first().click();
  await expectGoodPage();
  await page.getByRole('link', { name: 'walk' }).first().click();
  await page.getByRole('rowheader', { name: 'ben' }).getByRole('link').click();
  const report = page.url();
  await page.getByRole('link', { name: 'How it was made' }).click();
  expect(await page.locator('.eyebrow').textContent()).toBe('Record');
  await page.getByText('Erase this person…').click();
  await expectGoodPage();
  const press = page.getByRole('button', { name: 'Erase' });
  await press.click();
  expect(page.url()).toBe(`${report}?view=record`);
  await page.getByLabel('Yes, erase').check();
  await press.click();
  await page.waitForURL(`${report}/receipt`);
  await page.getByText('Receipt of an erasure').waitFor();
  await expectGoodPage();
  receipt = page;
  page = await openPage(receipt.context());
});

test('A table of places becomes a calendar', async () => {
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: 'Upload', exact: true }).first().click();
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([file('south.csv', 'text/csv', 'id,name,lat,lon\nchennai,Chennai,13.0827,80.2707\n')]);
  await page.getByText('valid place').waitFor();
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await page.getByRole('link', { name: 'Open the places' }).click();
  const month = page.getByRole('listitem').filter({ hasText: 'Chennai' }).getByRole('listitem').first();
  await expect
    .poll(
      async () => {
        await page.reload();
        return (await month.count()) === 1 ? await month.textContent() : 'no month yet';
      },
      { interval: 500 },
    )
    .toMatch(/^\w+ 20\d\d$/);
  await expectGoodPage();
  await page.getByText('Today, ').first().waitFor();
  await month.getByRole('link').click();
  expect(await heading()).toMatch(/^Chennai, \w+ 20\d\d$/);
  expect(await page.locator('.days > li').count()).toBeGreaterThanOrEqual(28);
  await expectGoodPage();
});

test('A subscriber reads the calendar until an operator ends the feed', async () => {
  await page.getByRole('link', { name: 'Places', exact: true }).first().click();
  await page.getByRole('link', { name: 'Chennai', exact: true }).click();
  await page.getByRole('button', { name: 'Make a feed' }).click();
  const feed = await page.getByLabel('Address of the feed').inputValue();
  await expectGoodPage();
  const calendar = await fetch(feed);
  expect(calendar.status).toBe(200);
  expect((await calendar.text()).match(/^BEGIN:VEVENT\r$/gm)?.length).toBeGreaterThanOrEqual(28);
  await page.getByText('Change the address or end the feed…').click();
  await page.getByRole('checkbox').check();
  await expectGoodPage();
  await page.getByRole('button', { name: 'End the feed' }).click();
  await page.getByRole('button', { name: 'Make a feed' }).waitFor();
  expect((await fetch(feed)).status).toBe(404);
});

test('The final receipt counts what both sweeps removed, and the report, its book and its link are gone', async () => {
  page = receipt;
  await page.getByRole('link', { name: 'Show the final receipt' }).click();
  await page.locator('.state', { hasText: 'erased' }).waitFor();
  await page.getByText(/\d\d items, counted over all sweeps/).waitFor();
  await expectGoodPage();

  expect((await page.request.get(book)).status()).toBe(404);
  expect((await fetch(readerLink)).status).toBe(404);
  const response = await page.goto(page.url().replace(/\/receipt$/, ''));
  expect(response?.status()).toBe(410);
  expect(await page.locator('.eyebrow').textContent()).toBe('Receipt of an erasure');
  await expectGoodPage();
  const nothing = await page.goto(`${origin}/batches/walk/reports/nobody`);
  expect(nothing?.status()).toBe(404);
  expect(await heading()).toBe('No such report');
  await expectGoodPage();
});

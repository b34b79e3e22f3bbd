/** The local stack enforces the deployed policies. The tests run in order. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeLocalEndpoint } from '../../packages/cli/api/local-endpoint.ts';
import type { LocalStack } from '../../packages/stack-runner/index.ts';
import { customerTag, loginName } from '../../shared/customers/login.ts';
import { startPalmleaf } from '../cli/palmleaf.ts';
import { findings } from '../support/browser/axe.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { temporaryFolder } from '../support/files/temporary-folder.ts';
import { patienceMs } from '../support/patience.ts';
import { eventually } from '../support/pipeline/eventually.ts';
import { openPipeline, type Pipeline } from '../support/pipeline/pipeline.ts';
import { file } from './walk-files.ts';

const budgetOfRose = 4;
const customers = ['lotus', 'rose'] as const;
const readers = [...customers, 'seller'] as const;
type Reader = (typeof readers)[number];

const stateDir = temporaryFolder('customer-walk');
const complaints: string[] = [];
const consoles: ReturnType<typeof startPalmleaf>[] = [];
const pages = new Map<Reader, Page>();
const origins = new Map<Reader, string>();
let stack: LocalStack;
let pipeline: Pipeline;
let browser: Browser | undefined;

const pageOf = (reader: Reader): Page => {
  const page = pages.get(reader);
  if (page === undefined) throw new Error(`no page of ${reader}`);
  return page;
};

function linkFor(reader: Reader): Promise<string> {
  const login = reader === 'seller' ? [] : ['--login', reader];
  const started = startPalmleaf(['console', '--local', '--state', stateDir, ...login]);
  consoles.push(started);
  return new Promise((resolve) => {
    started.child.stdout?.on('data', (text: string) => {
      const found = /http:\S+(?=\s)/.exec(text)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
}

async function open(browser: Browser, reader: Reader): Promise<void> {
  const link = await linkFor(reader);
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  page.setDefaultTimeout(patienceMs);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A browser reports a 404 as an error: a new batch has no page before its first upload is recorded.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(link);
  pages.set(reader, page);
  origins.set(reader, new URL(link).origin);
}

beforeAll(async () => {
  const logins = customers.map((customer) => ({
    name: loginName(customer),
    tags: { [customerTag]: customer },
    policyOutput: 'CustomersPolicy',
  }));
  ({ pipeline, stack } = await openPipeline({ stateDir, logins }));
  writeLocalEndpoint(stateDir, stack);
  browser = await launchBrowser();
  for (const reader of readers) await open(browser, reader);
});

afterAll(async () => {
  await browser?.close();
  for (const { child } of consoles) child.kill('SIGINT');
  await Promise.all(consoles.map(({ ended }) => ended));
  await stack.stop();
});

afterEach(() => {
  expect(complaints).toEqual([]);
});

async function expectGoodPage(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
  expect(await findings(page)).toEqual([]);
}

const people = (customer: string) =>
  [
    'id,name,date,time,lat,lon,timezone',
    `anna,Anna of ${customer},1990-02-03,04:05,12.97,77.59,Asia/Kolkata`,
    `ben,Ben of ${customer},1988-12-01,23:30,48.2,16.37,Europe/Vienna`,
  ].join('\n');

test('The seller gives a customer a budget before its first upload', async () => {
  const answer = await pipeline.reports('/customers/rose/ceiling', {
    method: 'PUT',
    body: { ceiling: budgetOfRose },
  });
  expect(answer.status).toBe(200);
});

test.each(customers)(
  'Customer %s uploads from a page that puts every file into the folder of this customer',
  async (customer) => {
    const page = pageOf(customer);
    expect(new URL(page.url()).pathname).toBe(`/customers/${customer}`);
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Upload', exact: true }).first().click();
    await page.getByText(`Everything goes to @${customer}/.`).waitFor();
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles([file('june.csv', 'text/csv', people(customer))]);
    await page.getByRole('button', { name: 'Upload 1 file' }).click();
    await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor();
    await expectGoodPage(page);
    const link = page.getByRole('link', { name: 'Open the batch' });
    await link.waitFor({ state: 'visible' });
    expect(await link.getAttribute('href')).toBe(`/batches/${encodeURIComponent(`@${customer}/june`)}`);
  },
);

test('A customer within its budget gets both reports; with a smaller budget, one report waits for the next month', async () => {
  expect(await pipeline.ended('@lotus/june', 2)).toMatchObject({ complete: 2 });
  await eventually('a person of rose waits for the budget', async () => {
    const view = await pipeline.batch('@rose/june');
    return view?.complete === 1 && view.open === 1;
  });
});

test('Each customer sees its own batches, spending and people, and those of no other customer', async () => {
  for (const [own, other, says] of [
    ['lotus', 'rose', ['8 calls, no ceiling']],
    ['rose', 'lotus', ['4 calls of at most 4', 'waits: the customer’s budget for this month is used up']],
  ] as const) {
    const page = pageOf(own);
    const main = page.getByRole('main');
    await page.getByRole('link', { name: 'Batches', exact: true }).first().click();
    expect(new URL(page.url()).pathname).toBe(`/customers/${own}`);
    await main.getByRole('link', { name: 'june' }).waitFor();
    for (const text of says) expect(await main.textContent()).toContain(text);
    expect(await main.textContent()).not.toContain(other);
    await expectGoodPage(page);
    await page.getByLabel('Find somebody').fill('Anna');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('rowheader').first().waitFor();
    expect(await page.getByRole('rowheader').allTextContents()).toEqual([`Anna of ${own} anna`]);
    await expectGoodPage(page);
    await page.getByRole('rowheader').getByRole('link').click();
    expect(await main.textContent()).not.toContain(other);
  }
});

test('With the login of a customer, the command lists the batches of this customer, but not the list of customers', async () => {
  const palmleafAs = (...words: string[]) =>
    startPalmleaf([...words, '--local', '--state', stateDir, '--login', 'rose']).ended;
  const { code, stdout } = await palmleafAs('status');
  expect([code, stdout.includes('@rose/june'), stdout.includes('lotus')]).toEqual([0, true, false]);
  const refused = await palmleafAs('customers');
  expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining('Not of this customer')]);
});

test('Each customer is refused at every address of another customer and of the seller', async () => {
  for (const [own, other] of [
    ['lotus', 'rose'],
    ['rose', 'lotus'],
  ] as const) {
    const batch = `/batches/${encodeURIComponent(`@${other}/june`)}`;
    for (const path of [
      `/customers/${other}`,
      batch,
      `${batch}/reports/anna`,
      `${batch}/reports`,
      `/reports?name=Anna&customer=${other}`,
      `/batches?customer=${other}`,
      '/customers',
      '/webhooks',
    ]) {
      const answer = await pageOf(own).request.get(`${origins.get(own)}${path}`);
      expect([path, answer.status()]).toEqual([path, 403]);
      expect(await answer.text()).not.toContain(`of ${other}`);
    }
    expect((await pageOf(own).request.get(`${origins.get(other)}/`)).status()).toBe(401);
  }
});

test('The seller sees on the page of batches what each customer has spent this month', async () => {
  const page = pageOf('seller');
  await page.getByRole('link', { name: 'Batches', exact: true }).first().click();
  const board = page.getByRole('region', { name: 'Customers this month' });
  await board.waitFor();
  const [names, spent] = [
    await board.getByRole('term').allTextContents(),
    await board.getByRole('definition').allTextContents(),
  ];
  expect(names).toEqual(['lotus', 'rose']);
  expect(spent[0]).toContain('8 calls, no ceiling');
  expect(spent[1]).toContain('4 calls of at most 4 (the ceiling is reached)');
  await expectGoodPage(page);
  await board.getByRole('link', { name: 'rose' }).click();
  await page.getByRole('heading', { level: 1, name: 'rose' }).waitFor();
  await page.getByRole('link', { name: 'Customers' }).first().waitFor();
});

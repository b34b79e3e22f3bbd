import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BatchView } from '../../shared/views/views.ts';
import { findings } from '../support/browser/axe.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { layoutFaults } from '../support/browser/layout.ts';
import { hostileMarkup } from '../support/hostile/markup.ts';
import { hostilePages } from '../support/pages/hostile.ts';
import { samplePages, sampleSite } from '../support/pages/site.ts';
import { batch } from '../support/pages/views.ts';

const hostile = Object.fromEntries(
  [0, 7].flatMap((round) => {
    let seed = round;
    const write = (text: string) => {
      seed += 1;
      return (round % 2 === 0 ? '' : text) + (hostileMarkup[seed % hostileMarkup.length] ?? '');
    };
    return Object.entries(hostilePages(write)).map(([name, page]) => [`/hostile/${round}/${name}`, page]);
  }),
);

let browser: Browser;
let site: Awaited<ReturnType<typeof sampleSite>>;
let current: BatchView = batch;

beforeAll(async () => {
  site = await sampleSite(() => current, hostile);
  browser = await launchBrowser();
  shared = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

let shared: Page;

async function opened(
  path: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
  const page = shared;
  for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, media: 'screen' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${site.origin}${path}`);
  return { page, complaints };
}

/** Differ from other pages only in their language. */
const translations = [
  '/batches/june/reports/hanna',
  '/batches/june/reports/meera',
  '/batches/june/reports/valli',
];

describe.each(Object.keys(samplePages).filter((path) => !translations.includes(path)))('%s', (path) => {
  test.each([
    [360, 'light'],
    [1280, 'dark'],
  ] as const)(
    'A page at %i pixels, %s, has no axe findings, no browser errors and nothing wider than the window',
    async (width, scheme) => {
      const { page, complaints } = await opened(path, width, scheme);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect(complaints).toEqual([]);
    },
  );
});

test.each(Object.keys(samplePages))(
  'The page %s is at most 8,000 pixels tall on a phone, and no two of its disclosures share a name',
  async (path) => {
    const { page } = await opened(path, 390, 'light');
    await page.evaluate('document.fonts.ready.then(() => true)');
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(8000);
    const names = await page.locator('summary').allTextContents();
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  },
);

test.each(Object.keys(samplePages))(
  'The page %s is no wider than a phone of 320 pixels, with every disclosure open',
  async (path) => {
    const { page } = await opened(path, 320, 'light');
    await page.evaluate(unfold);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  },
);

const screens = [
  { width: 390, leastPixels: 8 },
  { width: 1280, leastPixels: 11 },
] as const;

const unfold = `for (const details of document.querySelectorAll('details')) details.open = true; document.fonts.ready.then(() => true)`;

describe('the layout in the browser', () => {
  test.each(Object.keys(samplePages))(
    'The layout of %s at 390 and 1280 pixels has no overlaps, overflow, small letters or faint colours',
    async (path) => {
      const { page, complaints } = await opened(path, 390, 'light');
      await page.evaluate(unfold);
      for (const { width, leastPixels } of screens)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          expect([width, colorScheme, await layoutFaults(page, leastPixels)]).toEqual([
            width,
            colorScheme,
            [],
          ]);
        }
      expect(complaints).toEqual([]);
    },
  );

  test.each([
    ['touch', 'h1', 'margin-bottom: -2rem'],
    ['beyond the edge', 'main', 'width: 80rem'],
    ['contrast', '.born', 'color: #bbb'],
    ['letters of', '.wheel.narrow', 'max-width: 12rem'],
  ])('The check of the layout finds a fault: %s', async (fault, selector, style) => {
    const { page } = await opened('/batches/june/reports/anna', 390, 'light');
    await page.evaluate(unfold);
    await page.evaluate(`document.querySelector('${selector}').style.cssText = '${style}'`);
    expect((await layoutFaults(page, 8)).join()).toContain(fault);
  });

  test('The signs of Sun, Moon and ascendant break only between words at every width', async () => {
    const { page } = await opened('/batches/june/reports/hanna', 390, 'light');
    for (const width of [360, 390, 520, 640, 720, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.evaluate(
        "[...document.querySelectorAll('.lights strong')].map((one) => Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)))",
      );
      expect([width, lines]).toEqual([width, [1, 1, 1]]);
    }
  });

  test('Numbers of a table align at the right on a desktop, and stay beside their names on a phone', async () => {
    const { page } = await opened('/batches/june', 1280, 'light');
    const alignments = () =>
      page.evaluate(
        "[...new Set([...document.querySelectorAll('.stacked .figure')].map((one) => getComputedStyle(one).textAlign))]",
      );
    expect(await alignments()).toEqual(['right']);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await alignments()).toEqual(['left']);
  });

  test('Pages load fonts from their own site, and the font of a script only where the script occurs', async () => {
    for (const [path, expected] of [
      ['/batches/june/reports/valli', 'tamil'],
      ['/batches/june/reports/meera', 'devanagari'],
    ] as const) {
      const page = await browser.newPage();
      try {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.goto(`${site.origin}${path}`);
        await page.evaluate('document.fonts.ready.then(() => true)');
        const fonts = asked.filter((one) => one.endsWith('.woff2'));
        expect(fonts.some((one) => one.includes(`noto-sans-${expected}`))).toBe(true);
        expect(fonts.filter((one) => /telugu|bengali|kannada|malayalam/.test(one))).toEqual([]);
      } finally {
        await page.close();
      }
    }
  });
});

test('A cell of the grid of aspects highlights its line and text by pointer, keyboard and touch', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, hasTouch: true });
  try {
    await page.goto(`${site.origin}/batches/june/reports/anna`);
    const chosen = page.locator('[data-chosen]');
    const field = page.locator('.grid td[data-aspect="0-2"]');
    await field.hover();
    expect(await chosen.textContent()).toContain('Sun – Square – Mars');
    expect(await page.locator('.wheel.wide line.picked').count()).toBe(1);
    expect(await page.locator('#aspect-0-2.picked').count()).toBe(1);
    await page.locator('.grid td[data-aspect="1-3"] a').focus();
    expect(await chosen.textContent()).toContain('Moon – Conjunction – Mercury');
    await page.locator('.grid td[data-aspect="5-7"] a').tap();
    expect(await chosen.textContent()).toContain('Venus – Opposition – Uranus');
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    expect(await page.locator('.picked').count()).toBe(0);
  } finally {
    await page.close();
  }
});

test('Hostile texts in every field of every page run no script, load nothing and link to no other site', async () => {
  const page = await browser.newPage();
  try {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|Refused/.test(message.text())) refused.push(message.text());
    });
    page.on('pageerror', (error) => refused.push(error.message));
    page.on('dialog', (dialog) => refused.push(dialog.message()));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== site.origin) refused.push(request.url());
    });
    for (const path of Object.keys(hostile)) {
      await page.goto(`${site.origin}${path}`);
      expect([path, refused, await page.evaluate(intruded)]).toEqual([path, [], []]);
    }
  } finally {
    await page.close();
  }
});

const intruded = `[
  ...(window.owned === undefined ? [] : ['a script has run']),
  ...[...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]
    .filter(({ name, value }) => /^(on|style$|srcset$|srcdoc$)/.test(name)
      || (/^(href|src|action)$/.test(name) && new URL(value, location.href).origin !== location.origin))
    .map(({ name, value }) => element.tagName + ' ' + name + '=' + value)),
  ...[...document.querySelectorAll('script:not([src^="/assets/"]),style,iframe,object,embed,base,meta[http-equiv]')]
    .map((element) => element.outerHTML),
]`;

test('The axe check finds a missing language of the page and a faint colour', async () => {
  const { page } = await opened('/nowhere', 1280, 'light');
  await page.evaluate('document.documentElement.removeAttribute("lang")');
  expect((await findings(page)).join()).toContain('html-has-lang');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, 'of colour')).toEqual([]);
  await page.evaluate('document.querySelector("h1").style.color = "#333"');
  expect((await findings(page, 'of colour')).join()).toContain('color-contrast');
});

test('A batch page updates its numbers and offers a reload when its lists change', async () => {
  current = batch;
  const page = await browser.newPage();
  try {
    await page.clock.install();
    await page.goto(`${site.origin}/batches/june`);
    const complete = page.locator('[data-number=complete]');
    expect(await complete.textContent()).toBe('806');
    current = { ...batch, complete: 1200, open: 5, rejections: batch.rejections.slice(1) };
    const answered = page.waitForResponse(`${site.origin}/batches/june`);
    await page.clock.fastForward(6_000);
    await answered;
    await page.getByText('The lists below have changed.').waitFor({ state: 'visible' });
    expect(await complete.textContent()).toBe('1,200');
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('99');
    expect(await page.locator('[data-bar=partial]').getAttribute('x')).toBe(String(120_000 / 1240));
    expect(await page.locator('[data-said]').textContent()).toBe('99 percent have ended.');
  } finally {
    current = batch;
    await page.close();
  }
});

test('The home page shows the remaining credit if the console passes it on', async () => {
  const { page } = await opened('/batches', 1280, 'light');
  await page.getByText('1,234 left of 5,000').waitFor();
});

test('The home page names the alarms that the console passes on, in its sentence and in its details', async () => {
  const { page } = await opened('/batches/empty', 1280, 'light');
  await page.getByRole('heading', { level: 1, name: /^An alarm rings: subjects wait/ }).waitFor();
  expect(await page.locator('[data-alarms] .state').allTextContents()).toEqual(['JobsStuck', 'DeadLetters']);
  expect(await page.getByRole('link', { name: 'See the details' }).getAttribute('href')).toBe('#details');
});

test('The first link that the Tab key reaches on a page leads to the content', async () => {
  const { page } = await opened('/batches/june', 1280, 'light');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.id')).toBe('main');
});

test('A printed report breaks no page right after a heading', async () => {
  const { page } = await opened('/batches/june/reports/anna', 1280, 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  for (const heading of ['h2', 'h3', 'h4', '.phase'])
    expect(
      await page.evaluate(`getComputedStyle(document.querySelector('main ${heading}')).breakAfter`),
      heading,
    ).toBe('avoid');
  const paper = await page.pdf({ format: 'A4', printBackground: true });
  expect(paper.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

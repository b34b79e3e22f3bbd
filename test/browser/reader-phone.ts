import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings } from '../support/browser/axe.ts';

export const phone = { width: 390, height: 844 } as const;

/** The greatest height of a page with folded chapters, in pixels. */
const mostHeight = 6_000;

async function expectGoodOnPhone(page: Page, address: string): Promise<void> {
  await page.goto(address);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Ben Example');
  const [height = 0, width = 0] = await page.evaluate<number[]>(
    '[document.documentElement.scrollHeight, document.documentElement.scrollWidth]',
  );
  expect(height).toBeLessThanOrEqual(mostHeight);
  expect(width).toBe(phone.width);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('heading', { level: 2, name: 'The natal chart' }).click();
  await page.locator('details[open] svg').first().waitFor();
  expect(await findings(page)).toEqual([]);
  const words = await page.locator('body').textContent();
  expect(words).not.toMatch(/\b(?:batch|record|revision|operator|console)\b/i);
  expect(await page.content()).not.toContain('/batches/');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await fetch(picture ?? '');
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
}

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;

/** Makes two links and revokes one. @returns the address of the other */
export async function walkReaderLinks(
  page: Page,
  report: string,
  openPhone: () => Promise<Page>,
  expectGoodPage: () => Promise<void>,
): Promise<string> {
  const shared = async (): Promise<string> => {
    await page.goto(report);
    await page.getByRole('button', { name: 'as a link' }).click();
    return page.getByLabel('Address of the link').inputValue();
  };
  const links = [await shared(), await shared()] as const;
  await expectGoodPage();
  for (const link of links) await expect.poll(() => statusOf(link), { interval: 500 }).toBe(200);
  await expectGoodOnPhone(await openPhone(), links[1]);
  await page.goto(new URL('/links?batch=walk', report).href);
  await expectGoodPage();
  await page.getByText('Revoke it…').first().click();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Revoke the link' }).first().click();
  await expect.poll(() => statusOf(links[0])).toBe(404);
  expect(await statusOf(links[1])).toBe(200);
  return links[1];
}

import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * A browser for tests. Without `--single-process`, which the package sets for Lambda: with it the whole browser ends
 * when its first page is closed.
 */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args.filter((argument) => argument !== '--single-process'),
      '--disable-background-networking',
    ],
    headless: true,
  });
}

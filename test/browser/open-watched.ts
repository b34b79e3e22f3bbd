import type { BrowserContext, Page } from 'playwright-core';
import { patienceMs } from '../support/patience.ts';

export async function openWatched(context: BrowserContext, complaints: string[]): Promise<Page> {
  const opened = await context.newPage();
  opened.setDefaultTimeout(patienceMs);
  opened.on('pageerror', (error) => complaints.push(error.message));
  opened.on('console', (message) => {
    const expected = /the server responded with a status of 4(04|10)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
  });
  return opened;
}

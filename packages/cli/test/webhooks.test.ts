import type { WebhookView } from '@palmleaf/shared/views/webhooks-view';
import { expect, test } from 'vitest';
import { plainLines } from '../terminal/line.ts';
import { webhooksText } from '../text/webhooks.ts';

const plain: WebhookView = {
  id: 'wh_0123456789ab',
  url: 'https://shop.example/hooks?key=secret',
  state: 'enabled',
  createdAt: '2026-11-22T10:00:00.000Z',
};
const text = (...webhooks: readonly WebhookView[]) => plainLines(webhooksText(webhooks)).join('\n');

test('The list of webhooks names the events of each and leaves no cell empty', () => {
  const listed = text(plain);
  expect(listed).toMatch(/address +events/);
  expect(listed).toMatch(/every event of every batch/);
  expect(listed).not.toMatch(/description|secret/);
  const few = { ...plain, events: ['report.completed', 'batch.completed'], description: 'our shop' };
  expect(text(few, plain)).toMatch(/report\.completed, batch\.completed +our shop +nothing was sent yet/);
  expect(text(few, plain)).toMatch(/every event of every batch +– +nothing was sent yet/);
});

test.each([
  ['https://shop.example/…7d67d832', 'https://shop.example/…7d67d832'],
  ['https://shop.example/hooks?key=secret', 'https://shop.example/hooks?…'],
  ['https://shop.example/hooks', 'https://shop.example/hooks'],
])('The list of webhooks shows the address %s as %s', (url, shown) => {
  expect(text({ ...plain, url })).toContain(`  ${shown}  `);
});

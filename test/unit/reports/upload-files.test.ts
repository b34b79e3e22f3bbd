import { expect, test } from 'vitest';
import { assets } from '../../../functions/reports/pages/pages.ts';
import { noScripts } from '../../support/pages/no-scripts.ts';
import { reportsOver } from './app.ts';
import { emptyLedger } from './ledger.ts';

test('The reports API serves every file that its pages use, and answers 404 for one that none uses', async () => {
  const { get } = reportsOver(emptyLedger().ledger);
  for (const { path, text, contentType } of [...assets(), noScripts.page, noScripts.worker]) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, contentType]);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await get('/assets/other-0123456789abcdef.js')).status).toBe(404);
});

import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../../functions/reports/http/endpoints.ts';
import { readsAndChanges, type SignedRequest } from '../../../../packages/cli/api/signed-fetch.ts';
import type { Table } from '../../../../shared/table/table.ts';
import { erasureView } from '../../../../shared/views/erasure-view.ts';
import { FeedWorld } from '../../feeds/world.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger } from '../ledger.ts';

const operator = 'arn:aws:sts::123456789012:assumed-role/Operators/kim';
const signed = { requestContext: { authorizer: { iam: { userArn: operator } } } };

const addresses = endpoints.map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: path
    .replace('{batch}', 'june')
    .replace('{id}', 'anna')
    .replace(/\{\w+\}/g, 'none'),
}));

async function readOnlyWorld() {
  const { ledger } = emptyLedger();
  await accepted(ledger, { batch: 'june', id: 'anna' });
  const refuse = async () => {
    throw new Error('AccessDeniedException');
  };
  const { table: whole } = ledger;
  const table: Table = {
    get: (key) => whole.get(key),
    query: (query) => whole.query(query),
    queryIndex: (query) => whole.queryIndex(query),
    update: refuse,
    delete: refuse,
    transact: refuse,
  };
  return reportsOver({ ...ledger, table }, { mayChange: false });
}

describe('the address that reads', () => {
  test('The address that reads answers every read, although its function may not write to the table', async () => {
    const { app, logged } = await readOnlyWorld();
    const reads = addresses.filter(({ method, path }) => method === 'GET' || path === '/quotes');
    expect(reads.length).toBeGreaterThan(10);
    for (const { method, path } of reads) {
      const body = method === 'POST' ? { body: JSON.stringify({ subjects: [] }) } : {};
      expect([path, (await app.request(path, { method, ...body })).status]).not.toEqual([path, 500]);
    }
    expect(logged.filter(({ message }) => message === 'A request failed')).toEqual([]);
  });

  test('The address that reads refuses every change', async () => {
    const { app } = await readOnlyWorld();
    const writes = addresses.filter(({ method, path }) => method !== 'GET' && path !== '/quotes');
    expect(writes.length).toBeGreaterThan(5);
    for (const { method, path } of writes) {
      const answer = await app.request(path, { method, body: '{}' });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
      expect(await answer.json()).toMatchObject({ title: 'This address only reads' });
    }
  });
});

describe('buttons of a page', () => {
  const buttons = /<form [^>]*method="post"/;
  const pagesFor = async (more: Record<string, string>) => {
    const made = new FeedWorld();
    await made.upload('chennai,Chennai,13.0827,80.2707,Asia/Kolkata,');
    await accepted(made.ledger, { batch: 'june', id: 'anna' });
    await reportsOver(made.ledger).send('PUT', '/batches/june/ceiling', { ceiling: 5 });
    const { get } = reportsOver(made.ledger, { mayChange: false });
    const paths = ['/batches/june', '/batches/june/reports/anna?view=record', '/places', '/panchang/chennai'];
    const answers = await Promise.all(paths.map((path) => get(path, { accept: 'text/html', ...more })));
    const upload = await (await get('/uploads', { accept: 'text/html', ...more })).text();
    return { pages: await Promise.all(answers.map((answer) => answer.text())), upload };
  };

  test('A page has no buttons for a visitor who may only read, and says why', async () => {
    const { pages, upload } = await pagesFor({});
    for (const page of pages) {
      expect(page).not.toMatch(buttons);
      expect(page).toContain('Your AWS credentials may read here and change nothing.');
    }
    expect(upload).toMatch(
      /credentials may read here .*\n.*<button type="submit" disabled data-send="" hidden>/,
    );
  });

  test('A page has buttons when the signer may also call the address for changes', async () => {
    const { pages, upload } = await pagesFor({ 'palmleaf-may-change': 'yes' });
    for (const page of pages) {
      expect(page).toMatch(buttons);
      expect(page).not.toContain('change nothing');
    }
    expect(upload).toContain('<button type="submit" disabled data-send="">');
  });
});

describe('the address for changes', () => {
  test('The address for changes logs the caller of each change and nothing of its body', async () => {
    const { ledger } = emptyLedger();
    await accepted(ledger, { batch: 'june', id: 'anna' });
    const { app, logged } = reportsOver(ledger);
    const body = JSON.stringify({ ceiling: 5 });
    await app.request('/batches/june/ceiling', { method: 'PUT', body }, signed);
    await app.request('/batches/june', {}, signed);
    expect(logged).toEqual([
      {
        message: 'A change was requested',
        fields: { by: operator, method: 'PUT', path: '/batches/june/ceiling', status: 200 },
      },
    ]);
  });

  test('The address for changes writes the caller into the receipt of an erasure', async () => {
    const { ledger } = emptyLedger();
    await accepted(ledger, { batch: 'june', id: 'anna' });
    const { app, json, get } = reportsOver(ledger);
    await app.request('/batches/june/reports/anna/erase', { method: 'POST' }, signed);
    const receipt = await json(erasureView, get('/batches/june/reports/anna/receipt'));
    expect(receipt.askedBy).toBe(operator);
    expect(Object.keys(receipt.removed)).not.toContain('by');
    const page = await get('/batches/june/reports/anna/receipt', { accept: 'text/html' });
    expect(await page.text()).toContain(operator);
  });
});

test('The command reads at one address and changes at the other', async () => {
  const asked: string[] = [];
  const addressNamed = (name: string) => async (path: string, request?: SignedRequest) => {
    asked.push(`${name} ${request?.method ?? 'GET'} ${path}`);
    return new Response();
  };
  const reports = readsAndChanges(addressNamed('reads'), addressNamed('changes'));
  await reports('/batches');
  await reports('/batches', { method: 'HEAD' });
  await reports('/quotes', { method: 'POST' });
  await reports('/uploads', { method: 'POST' });
  await reports('/batches/june/ceiling', { method: 'PUT' });
  expect(asked).toEqual([
    'reads GET /batches',
    'reads HEAD /batches',
    'reads POST /quotes',
    'changes POST /uploads',
    'changes PUT /batches/june/ceiling',
  ]);
});

import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '../../../../functions/reports/http/endpoints.ts';
import type { OperationId } from '../../../../functions/reports/http/operations.ts';
import { requestBooks } from '../../../../shared/books/request-books.ts';
import { bookItems, bookKey } from '../../../../shared/books/stored-book.ts';
import { eraseSubject } from '../../../../shared/erasure/erase.ts';
import { setCeiling } from '../../../../shared/ledger/batches/ceiling.ts';
import { setBudget } from '../../../../shared/ledger/customers/customers.ts';
import { makeLink } from '../../../../shared/links/change.ts';
import { storePlace } from '../../../../shared/places/place.ts';
import { schemaVersion } from '../../../../shared/table/item-kind.ts';
import { recordRejection } from '../../../../shared/uploads/rejection.ts';
import { uploadKey } from '../../../../shared/uploads/upload.ts';
import { addWebhook } from '../../../../shared/webhooks/change.ts';
import { deliveryId, deliveryItems, deliveryKey } from '../../../../shared/webhooks/delivery.ts';
import { nameHash, reportsOver } from '../app.ts';
import { accepted, emptyLedger, rowInputs, settled, uploadEvent, uploaded } from '../ledger.ts';

const { ledger } = emptyLedger();
const { get } = reportsOver(ledger);
const until = ledger.now() + 3_600_000;
const three = ['ann', 'anna', 'annika'];
const batches = ['june', 'july', 'may'];
const names = { webhook: '', order: '' };

const isPaged = ({ query, answer }: (typeof endpoints)[number]) =>
  query !== undefined &&
  ['limit', 'cursor'].every((name) => name in query.shape) &&
  answer instanceof z.ZodObject &&
  'cursor' in answer.shape;
const lists = endpoints.filter(isPaged);
const addresses: Partial<Record<OperationId, () => string>> = {
  listBatches: () => '/batches',
  findPeople: () => '/reports?name=ann',
  listBans: () => '/bans',
  listUnknown: () => '/unknown',
  readAccount: () => '/account/2026-11',
  listUploads: () => '/batches/june/uploads',
  listRejections: () => '/batches/june/rejections',
  listUnknownOfBatch: () => '/batches/june/unknown',
  listCharges: () => '/batches/june/charges',
  listReports: () => '/batches/june/reports',
  listCustomers: () => '/customers',
  listPlaces: () => '/places',
  listLinks: () => '/links',
  readBookOrders: () => '/batches/june/books',
  readBookOrder: () => `/batches/june/books/${names.order}`,
  listDeliveries: () => `/webhooks/${names.webhook}/deliveries`,
};

async function addPeople(): Promise<void> {
  for (const batch of batches) {
    await uploaded(ledger, batch, uploadEvent(`births/${batch}.csv`));
    await setCeiling(ledger, `@acme/${batch}`, undefined);
  }
  for (const id of three) {
    const subject = { batch: 'june', id };
    const inputs = await accepted(ledger, subject, rowInputs({ name: id }));
    const unknown = { state: 'unknown' as const, unknowns: new Set(['12345678 w timeout']) };
    await settled(ledger, subject, inputs, 'partial', { 'chart/natal_chart_interpretation': unknown });
    await eraseSubject(ledger, nameHash, { batch: 'may', id }, { keepOut: true });
    const event = uploadEvent(`births/june/${id}.csv`);
    await uploaded(ledger, 'june', event);
    const reason = { code: 'name-empty', name: 'id' } as const;
    const upload = { ...uploadKey('june', event.key), key: event.key, etag: event.etag };
    await recordRejection(ledger, upload, { code: 'bad-name', reason, line: 2, field: 'id' });
  }
}

async function addBooks(): Promise<void> {
  const june = { batch: 'june', format: 'pdf', people: 3 } as const;
  for (const name of three) {
    const { order, edition } = await requestBooks(ledger, { ...june, theme: { name } }, 3_600_000);
    names.order = order;
    for (const id of three) {
      const book = { batch: 'june', id, edition, format: 'pdf', state: 'empty', revision: 1, at: 1 } as const;
      const listed = { batchShard: 'told', stateId: `${edition} ${id}` };
      const set = { v: schemaVersion, ...book, ...listed, dueAt: until } as const;
      await ledger.table.update(bookItems.update({ key: bookKey('june', edition, id), set }));
    }
  }
}

async function addDelivery(webhook: string, at: number): Promise<void> {
  const id = deliveryId(webhook, `e${at}`, at);
  const about = { id, webhook, event: 'report.completed', eventId: `e${at}`, at, body: '{}' };
  const sent = { state: 'delivered', tries: 0, expiresAt: Math.floor(Date.UTC(2026, 11, 1) / 1000) } as const;
  const set = { v: schemaVersion, ...about, ...sent } as const;
  await ledger.table.update(
    deliveryItems.update({ key: deliveryKey(webhook, id), set: { ...set, attempts: [] } }),
  );
}

beforeAll(async () => {
  await addPeople();
  await addBooks();
  const key = async () => 'a key of at least thirty-two letters';
  names.webhook = (await addWebhook(ledger, key, { url: 'https://shop.example/' }))?.webhook.id ?? '';
  const preview = { locale: 'en', seller: 'Shop', title: 'A report', main: '#000000', accent: '#ffffff' };
  for (const [at, name] of three.entries()) {
    await addDelivery(names.webhook, ledger.now() + at);
    await setBudget(ledger, name, { ceiling: 1 });
    const identity = { link: `link-${name}`, tokenHash: name };
    const wanted = { batch: 'june', id: name, format: 'page', edition: 'e', preview, until } as const;
    await makeLink(ledger, identity, wanted);
    const place = { id: name, name, lat: 1, lon: 2, timezone: 'UTC', notes: [] };
    await storePlace(ledger, place, uploadEvent('places/south.csv'));
  }
  await setBudget(ledger, 'acme', { ceiling: 1 });
});

const answerShape = z.looseObject({ cursor: z.string().optional() });

async function pageOf(address: string, limit: number, cursor?: string) {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor === undefined ? {} : { cursor }) });
  const answer = await get(`${address}${address.includes('?') ? '&' : '?'}${query}`);
  expect([address, answer.status]).toEqual([address, 200]);
  return answerShape.parse(await answer.json());
}

async function entriesOf(address: string, limit: number): Promise<string[]> {
  const found: unknown[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages === 0 || (cursor !== undefined && pages < 100); pages += 1) {
    const page = await pageOf(address, limit, cursor);
    for (const member of Object.values(page)) if (Array.isArray(member)) found.push(...member);
    ({ cursor } = page);
  }
  expect(cursor).toBeUndefined();
  return found.map((entry) => JSON.stringify(entry)).sort();
}

test.each(lists)('The list of $path shows page by page exactly what it shows on one page', async ({ id }) => {
  const address = addresses[id]?.() ?? 'an address for this list is missing in the test';
  const whole = await entriesOf(address, 50);
  expect(whole.length).toBeGreaterThan(2);
  expect(await entriesOf(address, 1)).toEqual(whole);
});

import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '../../../../functions/reports/http/endpoints.ts';
import { priceTable } from '../../../../shared/money/prices.ts';
import { storePlace } from '../../../../shared/places/place.ts';
import { Random } from '../../../simulation/world/random.ts';
import { reportsOver } from '../app.ts';
import { accepted, emptyLedger, uploadEvent, uploaded } from '../ledger.ts';

const valuesOf: Readonly<Record<string, readonly unknown[]>> = {
  ceiling: [5, 0, null, -1],
  money: [{ amount: '5' }, { amount: '1', currency: 'EUR' }, { amount: 'much' }, null],
  states: [['unknown'], ['photo', 'refused'], []],
  person: ['anna', 'nobody'],
  part: ['palm/luck', 'nothing'],
  because: ['429', 'about Anna', ''],
  results: ['keep', 'erase', 'both'],
  ids: [['anna', 'nobody'], ['a/../b'], []],
  all: [true, false],
  keepOut: [true, 'yes'],
  preview: [false, true],
  id: ['anna', 'nobody', '..'],
  format: ['pdf', 'html', 'page', 'doc'],
  theme: [{ name: 'Kim' }, { name: 'Kim', language: 'de' }, {}, 'dark'],
  days: [1, 91, 0],
  url: ['https://hooks.example/a', 'http://127.0.0.1/', 'hooks'],
  events: [['batch.completed'], ['nothing']],
  description: ['ours', ''],
  finish: [true, 'no'],
  delivery: ['msg_000000000aaaaaaaaaaaaaaaaaaaa', 'none'],
  since: ['2026-11-01T00:00:00Z', 'yesterday'],
  renew: [true, 1],
  upload: ['births/june.csv', 'births/none.csv'],
  etag: ['a', 1],
  lines: [[2], [-1]],
  correctedIn: ['births/june-2.csv', ''],
  gate: ['token#palmistry', 'none'],
  version: ['2', ''],
  operation: ['luck', 1],
  batch: ['june', '@/x'],
  files: [[{ name: 'anna.jpg', sizeBytes: 1 }], []],
};

function drawn(name: string, random: Random): unknown {
  const values = valuesOf[name] ?? [''];
  return random.pick(random.chance(0.8) ? values.slice(0, 2) : values);
}

const fields = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

const fieldsOf = (body: z.ZodType | undefined) =>
  fields.parse(body === undefined ? {} : z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));

const changes = endpoints
  .filter(({ method, path }) => method !== 'get' && path !== '/quotes')
  .map(({ method, path, body }) => ({ method: method.toUpperCase(), path, ...fieldsOf(body) }));

async function worldWith(currency: string | undefined) {
  const { ledger, table } = emptyLedger();
  await uploaded(ledger, 'june', uploadEvent('births/june.csv'));
  await accepted(ledger, { batch: 'june', id: 'anna' });
  const chennai = { id: 'chennai', name: 'Chennai', lat: 13, lon: 80, timezone: 'UTC', notes: [] };
  await storePlace(ledger, chennai, uploadEvent('places/south.csv'));
  const prices = currency === undefined ? undefined : priceTable({ currency, default: 0.1 });
  const effects: string[] = [];
  const note = (what: string) => async (about: unknown) =>
    void effects.push(`${what} ${JSON.stringify(about)}`);
  const books = { retentionMs: 1e9, keepTheme: note('theme'), hint: note('hint') };
  const api = reportsOver(ledger, { prices, books, sendFirstHints: note('first hints') });
  const state = () => JSON.stringify([[...table.items()], effects]);
  return { state, ...api };
}

test('A refused request changes nothing, whichever of its values is invalid', async () => {
  const random = new Random(15);
  const paths = { refused: new Set<string>(), done: new Set<string>() };
  for (const currency of ['USD', 'EUR', undefined]) {
    const { state, app } = await worldWith(currency);
    for (const { method, path, properties, required } of Array.from({ length: 5 }, () => changes).flat()) {
      const address = path
        .replace('{batch}', random.pick(['june', 'may']))
        .replace('{id}', random.pick(['anna', 'nobody']))
        .replace('{place}', random.pick(['chennai', 'nowhere']))
        .replace('{customer}', random.pick(['acme', 'acme', 'a b']))
        .replace(/\{\w+\}/g, 'none');
      const before = state();
      const wanted = Object.keys(properties).filter((name) => required.includes(name) || random.chance(0.5));
      const body = Object.fromEntries(wanted.map((name) => [name, drawn(name, random)]));
      const init = { method, body: JSON.stringify(body) };
      const { status } = await app.request(address, init);
      expect(status, `${address} ${init.body}`).toBeLessThan(500);
      paths[status < 400 ? 'done' : 'refused'].add(path);
      if (status < 400) continue;
      expect(state() === before, `${method} ${address} ${init.body} is refused with ${status}`).toBe(true);
    }
  }
  expect([paths.refused.size, paths.done.size].map((size) => size > changes.length / 2)).toEqual([
    true,
    true,
  ]);
});

import { expect, test } from 'vitest';
import { nameOfCustomer, placeTableBatch } from '../../../shared/customers/customer.ts';
import { quoteSurvey } from '../../../shared/drafts/quote.ts';
import { surveyUploads } from '../../../shared/drafts/survey.ts';
import type { UnsentUpload } from '../../../shared/drafts/unsent-upload.ts';
import { placesBatch } from '../../../shared/ledger/items/keys.ts';
import { wantMonths } from '../../../shared/places/months.ts';
import { storePlace } from '../../../shared/places/place.ts';
import { boughtCalls } from '../../../shared/quote/bought.ts';
import type { QuoteBasis, QuotedSubject } from '../../../shared/quote/quote.ts';
import { madeUpSeller } from '../../support/settings/made-up-service.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';
import { cutAt } from '../intake/helpers.ts';

const march = Date.parse('2026-03-02T12:00:00Z');
const table = 'id,name,lat,lon,timezone\nny,New York,40.71,-74.01,America/New_York\n';

async function quoteOf(world: PipelineWorld, customer?: string) {
  const batch = placeTableBatch(nameOfCustomer(customer, 'us'));
  const key = `places/${customer === undefined ? '' : `@${customer}/`}us.csv`;
  const places = { batch: placesBatch, now: world.now, monthsAhead: 1 };
  const settings = { sendPersonWithPhoto: false };
  const upload: UnsentUpload = { kind: 'places', batch, key };
  const survey = await surveyUploads([upload], {
    content: () => ({
      sizeBytes: table.length,
      head: async () => Buffer.from(table),
      table: () => cutAt(Buffer.from(table)),
      sha256: async () => '',
    }),
    year: 2026,
    products: { known: new Map(), wanted: undefined, settings },
    places,
  });
  const basis: QuoteBasis = { ...settings, reuse: true, places };
  const askBought = (subjects: readonly QuotedSubject[]) =>
    boughtCalls(world.ledger, subjects, { seller: madeUpSeller, reuse: false, acrossServices: false });
  const { operations } = await quoteSurvey(survey, { basis, year: 2026, askBought });
  return { operations, ids: [...survey.subjects.values()].map(({ id }) => id) };
}

async function boughtIn(world: PipelineWorld) {
  const place = {
    id: 'ny',
    name: 'New York',
    lat: 40.71,
    lon: -74.01,
    timezone: 'America/New_York',
    notes: [],
  };
  await storePlace(world.ledger, place, world.source('places/us.csv'));
  expect(await wantMonths(world.ledger, 'ny', world.now + 60_000)).toBe(true);
  await world.queue.send([{ kind: 'place', key: 'ny' }]);
  await world.workAll();
}

const marchAndApril = { operation: 'tamil_month_panchang', calls: 3, copied: 0 };

test('The quote of a place counts a second call for the month with a clock change, and no bought call twice', async () => {
  const world = new PipelineWorld();
  world.now = march;
  expect((await quoteOf(world)).operations).toEqual([{ ...marchAndApril, bought: 0, toBuy: 3 }]);
  await boughtIn(world);
  expect(world.calls).toHaveLength(3);
  expect((await quoteOf(world)).operations).toEqual([{ ...marchAndApril, bought: 3, toBuy: 0 }]);
});

test('The second call of a month with a clock change stays within the yearly ceiling of places', async () => {
  const world = new PipelineWorld();
  world.now = march;
  world.placesCeiling = 2;
  await boughtIn(world);
  expect(world.calls).toEqual([]);
  world.placesCeiling = 3;
  await world.runReconciler(2);
  await world.workAll();
  expect(world.calls).toHaveLength(3);
});

test("The quote of a customer's table names the places of that customer", async () => {
  const world = new PipelineWorld();
  world.now = march;
  expect((await quoteOf(world, 'acme')).ids).toEqual(['@acme//ny']);
});

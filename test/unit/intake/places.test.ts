import { expect, test } from 'vitest';
import { Gazetteer } from '../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../shared/intake/gazetteer/local-pieces.ts';
import { type PlaceItem, readPlaces } from '../../../shared/intake/places/place-row.ts';
import { collect, cutAt, stored } from './helpers.ts';

const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));

const places = (file: string, startAt?: PlaceItem['checkpoint']) =>
  collect(readPlaces(cutAt(Buffer.from(file)), { startAt, gazetteer }));

const tableFile =
  'code;city;latitude;longitude;tz\nblr;Bengaluru;12,97;77,59;Asia/Kolkata\nber;;52,52;13,4;\n';

test('Intake reads places with their zone, given or derived', async () => {
  const items = await places(tableFile);
  expect(items.map((item) => item.kind === 'row' && item.row)).toEqual([
    { id: 'blr', name: 'Bengaluru', lat: 12.97, lon: 77.59, timezone: 'Asia/Kolkata', notes: [] },
    {
      id: 'ber',
      name: 'ber',
      lat: 52.52,
      lon: 13.4,
      timezone: 'Europe/Berlin',
      notes: [{ code: 'zone-derived', zone: 'Europe/Berlin' }],
    },
  ]);
});

test('Intake reads the language of a calendar from words too, and falls back to English when the service does not offer it', async () => {
  const items = await places(
    'id,lat,lon,language\na,1,2,Tamil\nb,1,2,mr-IN\nc,1,2,en\nd,1,2,German\ne,1,2,Klingon\n',
  );
  expect(items.map((item) => (item.kind === 'row' ? item.row.language : item.kind))).toEqual([
    'ta',
    'ma',
    undefined,
    undefined,
    'refused',
  ]);
  expect(items[3]).toMatchObject({
    row: {
      notes: [
        { code: 'no-calendar-in', language: 'de', known: expect.arrayContaining(['en']) },
        expect.anything(),
      ],
    },
  });
});

test('A reader of places that resumes after the first place reads the second', async () => {
  const items = await places(tableFile);
  const [first] = items;
  if (first === undefined) throw new Error('no place');
  const rest = await places(tableFile.slice(first.checkpoint.byte), stored(first.checkpoint));
  expect(rest).toEqual(items.slice(1));
});

test.each([
  ['id,lat,lon\n,1,2\n', 'missing-value', 'id'],
  ['id,lat,lon\na,,2\n', 'missing-value', 'lat'],
  ['id,lat,lon\na,91,2\n', 'out-of-range', 'lat'],
  ['id,lat,lon\na,1,x\n', 'not-a-number', 'lon'],
  ['id,lat,lon,timezone\na,1,2,IST\n', 'bad-zone', 'timezone'],
  ['id,lat,lon\na/../b,1,2\n', 'bad-name', 'id'],
  ['id,lat\na,1\n', 'missing-column', 'lon'],
])('Intake refuses the table of places %j', async (file, code, field) => {
  expect(await places(file)).toMatchObject([{ kind: 'refused', refusals: [{ code, field }] }]);
});

test('Intake finds a place without coordinates by its town, as it does for a birth', async () => {
  const items = await places(
    'id,city,country\nmad,Madras,India\nber,Berlin,Deutschland\nspr,Springfield,USA\n',
  );
  expect(items.map((item) => (item.kind === 'row' ? [item.row.name, item.row.timezone] : item.kind))).toEqual(
    [['Madras', 'Asia/Kolkata'], ['Berlin', 'Europe/Berlin'], 'refused'],
  );
  expect(items[0]).toMatchObject({
    row: {
      lat: 13.0878,
      notes: [
        {
          code: 'town-taken',
          said: expect.any(String),
          town: expect.stringContaining('Chennai, Tamil Nadu, IN'),
        },
        expect.anything(),
      ],
    },
  });
  expect(items[2]).toMatchObject({
    refusals: [
      {
        code: 'ambiguous-place',
        field: 'place',
        reason: {
          code: 'towns-of-one-name',
          areas: expect.arrayContaining([expect.stringContaining('Missouri')]),
        },
      },
    ],
  });
});

test('Intake prefers coordinates to the town of a place, and refuses one coordinate alone', async () => {
  const items = await places('id,name,city,lat,lon\na,Temple,Madras,1,2\nb,Shrine,Madras,,\nc,,Madras,1,\n');
  expect(
    items.map((item) => (item.kind === 'row' ? [item.row.name, Math.round(item.row.lat)] : item.kind)),
  ).toEqual([['Temple', 1], ['Shrine', 13], 'refused']);
});

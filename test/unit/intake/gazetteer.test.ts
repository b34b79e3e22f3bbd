import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { BirthRow } from '../../../shared/intake/births/birth-row.ts';
import { checkTable } from '../../../shared/intake/check-table.ts';
import { countryCode } from '../../../shared/intake/gazetteer/countries.ts';
import { Gazetteer } from '../../../shared/intake/gazetteer/gazetteer.ts';
import { gazetteerPieces } from '../../../shared/intake/gazetteer/local-pieces.ts';
import { pieceCount, pieceOf, placeNameKey } from '../../../shared/intake/gazetteer/place-key.ts';
import type { PlaceWords } from '../../../shared/intake/gazetteer/place-words.ts';
import { inputNoteText } from '../../../shared/reasons/input-note-text.ts';
import { cutAt, textOf } from './helpers.ts';

const pieces = gazetteerPieces(import.meta.dirname);
const gazetteer = new Gazetteer(pieces);

async function find(place: string, country?: string, region?: string) {
  const words: PlaceWords = { place, country, region };
  const { value, refusals, notes: codes } = await gazetteer.find(words);
  const notes = codes.map(inputNoteText);
  return {
    at: value && [Math.round(value.lat), Math.round(value.lon) + 0],
    code: refusals[0]?.code,
    refusals,
    notes,
  };
}

describe('places by name', () => {
  test.each([
    ['Madras', [13, 80]],
    ['Chennai', [13, 80]],
    ['Bombay', [19, 73]],
    ['மதுரை', [10, 78]],
    ['दिल्ली', [29, 77]],
    ['Benares', [25, 83]],
    ['Peking', [40, 116]],
    ['Saigon', [11, 107]],
    ['Constantinople', [41, 29]],
    ['Leningrad', [60, 30]],
    ['München', [48, 12]],
    ['Muenchen', [48, 12]],
    ['MUNICH', [48, 12]],
    ['Breslau', [51, 17]],
    ['Wien', [48, 16]],
    ['Łódź', [52, 19]],
    ['Lodz', [52, 19]],
    ['St. Petersburg, Russia', [60, 30]],
    ['Madurai, Tamil Nadu, India', [10, 78]],
    ['Paris', [49, 2]],
    ['Springfield, IL', [40, -90]],
    ['Springfield (Missouri), USA', [37, -93]],
  ] as const)('The gazetteer finds %s', async (place, at) => {
    expect((await find(place)).at).toEqual(at);
  });

  test('The gazetteer finds no town for a spelling that its list lacks', async () => {
    expect((await find('বেনারস')).at).toBeUndefined();
  });

  test('The gazetteer finds a town by the name of its country in several languages, and by its region', async () => {
    expect((await find('Valencia', 'España')).at).toEqual([39, 0]);
    expect((await find('Valencia', 'Venezuela')).at).toEqual([10, -68]);
    expect((await find('Hyderabad', 'भारत')).at).toEqual([17, 78]);
    expect((await find('Hyderabad', 'Pakistan')).at).toEqual([25, 68]);
    expect((await find('Frankfurt', 'Deutschland', 'Brandenburg')).at).not.toEqual([50, 9]);
    expect((await find('Cambridge', 'Vereinigtes Königreich')).at).toEqual([52, 0]);
  });

  test.each([
    ['Berlin', 'Deutschland'],
    ['Berlin', 'Germany'],
    ['Berlin', 'Allemagne'],
    ['Berlin', 'जर्मनी'],
    ['Berlin', 'de'],
  ])('The gazetteer finds %s in %s', async (place, country) => {
    expect((await find(place, country)).at).toEqual([53, 13]);
  });

  test('The English name of each country that has a town in the gazetteer means this country', async () => {
    const countries = new Set<string>();
    for (let index = 0; index < pieceCount; index += 1)
      for (const line of gunzipSync(await pieces(index))
        .toString()
        .trim()
        .split('\n'))
        if (line.split('\t').length > 8) countries.add(line.split('\t')[2] ?? '');
    const english = new Intl.DisplayNames('en', { type: 'region' });
    const unknown = [...countries].filter((code) => countryCode(english.of(code) ?? '') !== code);
    expect(unknown).toEqual([]);
    expect(countries.size).toBeGreaterThan(200);
  });

  test('The gazetteer notes which town it understands by a name', async () => {
    const { notes } = await find('Madras');
    expect(notes).toEqual([
      'The file says “Madras”, which was read as Chennai, Tamil Nadu, IN (13.0878, 80.2785) by its name.',
    ]);
  });

  test('The gazetteer refuses a name of several similar towns and lists their regions without repeating the name', async () => {
    const { at, code, refusals } = await find('Springfield');
    expect([at, code]).toEqual([undefined, 'ambiguous-place']);
    expect(textOf(refusals[0])).toMatch(/^Several towns have this name: Missouri, US; /);
    expect(textOf(refusals[0])).not.toMatch(/Springfield/);
  });

  test('The gazetteer refuses a town of another country', async () => {
    const { code, refusals } = await find('Madurai', 'Germany');
    expect(code).toBe('place-mismatch');
    expect(refusals[0]).toMatchObject({ field: 'country', masked: 'G… (5 to 10 characters)' });
    expect(textOf(refusals[0])).toContain('Towns of this name: Tamil Nadu, IN');
    expect((await find('Nowhere at all')).code).toBe('unknown-place');
    expect((await find('?!')).code).toBe('unknown-place');
  });
});

test('Intake reads a table with towns instead of coordinates, and for a row with coordinates looks up only its own town', async () => {
  const asked: number[] = [];
  const counted = new Gazetteer((index) => {
    asked.push(index);
    return pieces(index);
  });
  const check = async (file: string) => {
    const rows: BirthRow[] = [];
    const open = () => cutAt(Buffer.from(file));
    const table = {
      kind: 'rows',
      batch: 'june',
      choices: {},
      thisYear: 2026,
      gazetteer: counted,
      open,
    } as const;
    const found = await checkTable(table, { onRow: (row) => rows.push(row) });
    return { ...found, rows };
  };
  const placed = await check('id,date,time,lat,lon,place\na,1990-01-01,10:30,52,13,Berlin\n');
  expect(placed.accepted).toBe(1);
  expect(asked.splice(0).length).toBeLessThan(3);
  const table =
    'Name;Geburtsdatum;Geburtszeit;Geburtsort;Land\nAnna;31.12.1990;10:30;Madras;Indien\nBen;1.2.1980;9:15;Madras;Indien\nEva;1.2.1980;?;Springfield;USA\n';
  const { rows, refusals } = await check(table);
  expect(rows.map(({ birth }) => birth)).toMatchObject([{ lat: 13.0878, tzone: 5.5 }, { lat: 13.0878 }]);
  expect(rows[0]?.notes.map(inputNoteText)).toContain(
    'The file says “Madras, Indien”, which was read as Chennai, Tamil Nadu, IN (13.0878, 80.2785) by its name.',
  );
  expect(refusals).toMatchObject([{ code: 'ambiguous-place', line: 4, field: 'place' }]);
  expect(asked.length).toBeLessThan(6);
});

test('Intake looks up no place for a table about photos only', async () => {
  const table = {
    kind: 'rows',
    batch: 'june',
    choices: {},
    thisYear: 2026,
    gazetteer: new Gazetteer(() => Promise.reject(new Error('nothing is to be read'))),
    open: () => cutAt(Buffer.from('id,photo,date,place\na,a.jpg,1990-01-01,Springfield\n')),
  } as const;
  expect((await checkTable(table)).accepted).toBe(1);
});

test('The gazetteer reads a piece again after a failed read', async () => {
  let shouldFail = true;
  const flaky = new Gazetteer(async (index) => {
    if (shouldFail) throw new Error('no disk');
    return pieces(index);
  });
  await expect(flaky.find({ place: 'Berlin' })).rejects.toThrow('no disk');
  shouldFail = false;
  expect((await flaky.find({ place: 'Berlin' })).value?.lat).toBeCloseTo(52.5, 1);
});

test('The pieces hold more than 130,000 places, each name in the piece where the search expects it', async () => {
  const places = new Set<string>();
  for (let index = 0; index < pieceCount; index += 1) {
    const lines = gunzipSync(await pieces(index))
      .toString()
      .trim()
      .split('\n');
    for (const line of lines) {
      const [key = '', nameOrMark = '', country, , , , lat, lon] = line.split('\t');
      if (pieceOf(key) !== index) throw new Error(line);
      // Such a line holds another name or an area.
      if (['>', '~', '#', '%'].includes(nameOrMark)) continue;
      if (placeNameKey(nameOrMark) === '' || !Number.isFinite(Number(lat))) throw new Error(line);
      places.add(`${nameOrMark} ${country} ${lat} ${lon}`);
    }
  }
  expect(places.size).toBeGreaterThan(130_000);
});

test('Each refused place lists its own candidates', async () => {
  const file = 'id,date,time,place\na,1990-01-01,10:30,Springfield\nb,1990-01-01,10:30,Salem\n';
  const { groups } = await checkTable({
    kind: 'rows',
    batch: 'june',
    choices: {},
    thisYear: 2026,
    gazetteer,
    open: () => cutAt(Buffer.from(file)),
  });
  expect(groups.map(textOf)).toEqual([
    expect.stringContaining('Missouri, US'),
    expect.stringContaining('Tamil Nadu, IN; Oregon, US'),
  ]);
});

test.each([
  ['dashes', '-'.repeat(60_000)],
  ['commas', 'a,'.repeat(30_000)],
  ['words', 'Salem '.repeat(10_000)],
])('A place of tens of thousands of %s is refused at once', async (_what, place) => {
  const untouched = new Gazetteer(() => Promise.reject(new Error('nothing is to be read')));
  expect((await untouched.find({ place })).refusals[0]?.code).toBe('unknown-place');
});

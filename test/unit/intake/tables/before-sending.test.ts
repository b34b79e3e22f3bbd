import { describe, expect, test } from 'vitest';
import { correctedTable, refusedGrid } from '../../../../shared/drafts/refused-grid.ts';
import { surveyUploads } from '../../../../shared/drafts/survey.ts';
import type { UnsentUpload } from '../../../../shared/drafts/unsent-upload.ts';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import { parseInboxKey } from '../../../../shared/intake/object-key.ts';
import { isRefused } from '../../../../shared/intake/refusal.ts';
import { photoId } from '../../../../shared/intake/values/subject-name.ts';
import { cutAt } from '../helpers.ts';

const year = 2026;
const tableOf = (text: string) => ({
  kind: 'rows' as const,
  batch: 'june',
  choices: {},
  thisYear: year,
  open: () => cutAt(Buffer.from(text)),
});

async function preview(text: string, isAsked = true) {
  const upload: UnsentUpload = { kind: 'rows', batch: 'june', key: 'births/june.csv' };
  expect(parseInboxKey(upload.key).kind).toBe('rows');
  const content = () => ({
    sizeBytes: text.length,
    head: async () => Buffer.from(text),
    table: () => cutAt(Buffer.from(text)),
    sha256: async () => '',
  });
  const settings = { sendPersonWithPhoto: false };
  const products = isAsked ? { products: { known: new Map(), wanted: undefined, settings } } : {};
  const { previews } = await surveyUploads([upload], { content, year, ...products });
  const found = previews.get(upload);
  if (found === undefined) throw new Error('a table of people has a preview');
  return found;
}

describe('The preview of a table', () => {
  test('The preview of a table shows a row as the intake reads it, with the calls to buy for it', async () => {
    const { rows } = await preview(
      'id,name,date,time,lat,lon,place\na,Anna,31/12/1990,शाम ७.३०,12.97,77.59,Bengaluru\n',
    );
    expect(rows).toEqual([
      {
        line: 2,
        person: 'Anna',
        born: '1990-12-31 19:30 UTC+05:30 Asia/Kolkata',
        said: 'Bengaluru',
        taken: '12.97, 77.59',
        calls: 4,
        notAsked: 0,
      },
    ]);
  });

  test('The preview of a table names the charts lost to a missing time of birth', async () => {
    const { rows, timeless, notBought } = await preview('id,date,time,lat,lon\na,1990-12-31,?,12.97,77.59\n');
    expect(rows[0]).toMatchObject({ born: '1990-12-31, time not known', calls: 1, notAsked: 3 });
    expect(timeless).toBe(1);
    expect(notBought).toHaveLength(3);
  });

  test('The preview of a table names a person who appears under two ids', async () => {
    const { twice } = await preview(
      'id,name,date,time,lat,lon\na,Anna  Rao,1990-12-31,10:00,1,2\nb,anna rao,31.12.1990,11:00,1,2\nc,Ben,1990-12-31,10:00,1,2\n',
    );
    expect(twice).toEqual([{ name: 'Anna  Rao', ids: ['a', 'b'] }]);
  });

  test('The preview of a table shows no calls when the stack was not asked', async () => {
    const { rows } = await preview('id,date,time,lat,lon\na,1990-12-31,10:00,1,2\n', false);
    expect(rows[0]).not.toHaveProperty('calls');
  });
});

test('The check of a large table reports its progress through both passes', async () => {
  const rows = Array.from({ length: 2000 }, (_none, at) => `p${at},1990-12-31,10:00,1,2\n`).join('');
  const bytes = Buffer.from(`id,date,time,lat,lon\n${rows}`);
  const cuts = Array.from({ length: 20 }, (_none, at) => Math.round((at * bytes.length) / 20));
  const upload: UnsentUpload = { kind: 'rows', batch: 'june', key: 'births/june.csv' };
  const content = () => ({
    sizeBytes: bytes.length,
    head: async () => bytes,
    table: () => cutAt(bytes, cuts),
    sha256: async () => '',
  });
  const progress: number[] = [];
  await surveyUploads([upload], { content, year, show: (done) => progress.push(done) });
  expect(progress.length).toBeGreaterThan(20);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.filter((done) => done > 0.4 && done < 0.6)).not.toEqual([]);
  expect(progress.at(-1)).toBe(1);
});

test.each(['IMG_1.jpg', 'Dr. Anna.jpg', 'Dr. Anna', 'left/anna.v2', ' x.tar.gz '])(
  'The survey joins a row with the photo that it names, as the intake does: %s',
  async (photo) => {
    const named = photoId(photo.trim());
    if (isRefused(named)) throw new Error('The photo has a name');
    const text = `id,date,time,lat,lon,photo\na,1990-12-31,10:00,1,2,${photo}\n`;
    const uploads: readonly UnsentUpload[] = [
      { kind: 'photo', batch: 'june', key: `palms/june/${named.id}.jpg` },
      { kind: 'rows', batch: 'june', key: 'births/june.csv' },
    ];
    const { subjects } = await surveyUploads(uploads, {
      content: ({ kind }) => ({
        sizeBytes: 5000,
        head: async () => Buffer.from(kind === 'photo' ? 'ffd8ffe000104a4649460001' : '', 'hex'),
        table: () => cutAt(Buffer.from(text)),
        sha256: async () => 'a',
      }),
      year,
      products: { known: new Map(), wanted: undefined, settings: { sendPersonWithPhoto: false } },
    });
    expect([...subjects.values()].map(({ id, inputs }) => [id, Object.keys(inputs).sort()])).toEqual([
      ['a', ['photo', 'row']],
    ]);
  },
);

describe('Refused rows that are corrected in place', () => {
  const text =
    'id;name;date;time;lat;lon;gender\na;Anna;03/04/1990;25:00;52;13;f\nb;Ben;5-Mar-12;10:00;52;13;alien\nc;Cora;31/12/1990;10:00;52;13;f\n';

  test('A refused row shows the written value, its fault and what it may mean', async () => {
    const { rows, more } = await refusedGrid(tableOf(text));
    expect(more).toBe(0);
    expect(rows.map(({ line, person }) => [line, person])).toEqual([
      [2, 'Anna a'],
      [3, 'Ben b'],
    ]);
    expect(rows[0]?.refused).toMatchObject([{ at: 3, header: 'time', value: '25:00', candidates: [] }]);
    expect(rows[1]?.refused).toMatchObject([
      { header: 'date', value: '5-Mar-12', candidates: ['1912-03-05', '2012-03-05'] },
      { header: 'gender', value: 'alien', candidates: ['male', 'female'] },
    ]);
  });

  test('The correction of a refused timestamp in UTC offers the local time of the place and the time as written', async () => {
    const stamped = 'id,date,lat,lon\na,1979-08-12T20:00:00Z,12.97,77.59\n';
    const { rows } = await refusedGrid(tableOf(stamped));
    expect(rows[0]?.refused).toMatchObject([
      { at: 1, header: 'date', candidates: ['1979-08-13 01:30', '1979-08-12 20:00'] },
    ]);
  });

  test('Corrected rows form a separate table whose dates mean what they meant in the file', async () => {
    const grid = await refusedGrid(tableOf(text));
    const corrected = correctedTable(
      grid,
      new Map([
        ['2 3', '05:00'],
        ['3 2', '2012-03-05'],
        ['3 6', 'male'],
      ]),
    );
    const dates: unknown[] = [];
    const { accepted, refused } = await checkTable(tableOf(corrected), {
      onRow: ({ birthDate }) => dates.push(birthDate),
    });
    expect([accepted, refused]).toEqual([2, 0]);
    // 31/12 in the file proved that 03/04 is the third of April.
    expect(dates).toEqual([
      { day: 3, month: 4, year: 1990 },
      { day: 5, month: 3, year: 2012 },
    ]);
  });

  test('The table of corrections holds only rows that somebody corrected', async () => {
    const grid = await refusedGrid(tableOf(text));
    expect(
      correctedTable(grid, new Map([['2 3', '05:00']]))
        .trim()
        .split('\r\n'),
    ).toHaveLength(2);
  });

  test.each([
    [
      'a date beside a time',
      'id,date_time,lat,lon\na,25/04/1990 10:30,1,2\nb,03/04/1990 10:30,95,2\n',
      '3 2',
      '9.5',
    ],
    [
      'a typed date',
      'id,date,time,lat,lon\na,25/04/1990,10:30,1,2\nb,44/04/1990,10:30,1,2\n',
      '3 1',
      '03/04/1990',
    ],
  ])(
    'Corrected rows keep the order of day and month that the file proved, for %s',
    async (_name, file, cell, typed) => {
      const corrected = correctedTable(await refusedGrid(tableOf(file)), new Map([[cell, typed]]));
      const dates: unknown[] = [];
      const onRow = ({ birthDate }: { birthDate?: unknown }) => void dates.push(birthDate);
      const { refused } = await checkTable(tableOf(corrected), { onRow });
      expect([refused, dates]).toEqual([0, [{ day: 3, month: 4, year: 1990 }]]);
    },
  );
});

import { expect, test } from 'vitest';
import { births, collect, refusalsOf, rowsOf, warningsOf } from '../helpers.ts';

const read = async (header: string, cell: string, before = 'full name,gender,language,date,time') => {
  const values = before.replace('full name', 'Asha').replace('gender', 'female').replace('language', 'en');
  const row = values.replace('date', '1990-05-10').replace('time', '08:30');
  const items = await births(`${before},${header},lat,lon\n${row},${cell},18.52,73.85\n`);
  const warned = warningsOf(items).map(({ code }) => code);
  return { row: rowsOf(items)[0], refused: refusalsOf(items).map(({ code }) => code), warned };
};

test.each([
  'Time accurate',
  'Time exact?',
  'Exact birth time?',
  'Birth time accurate',
  'Birth time exact (Y/N)',
  'Accurate birth time? (Yes/No)',
  'Correct time?',
  'Correct birth date',
])('The header %s beside the columns of date and time is ignored', async (header) => {
  const { row, refused, warned } = await read(header, 'Yes');
  expect([row?.birth?.hour, refused, warned]).toEqual([8, [], ['unknown-column']]);
});

test('The header "Birth time accurate" leaves the column of times to a general header', async () => {
  const { row } = await read('Birth time accurate', 'Yes', 'full name,date,time');
  expect(row?.birth).toMatchObject({ hour: 8, min: 30 });
});

test.each([
  'KM',
  'K/M',
  'HM',
  'H/M',
  'H:M',
  'FM',
  'MF',
  'M/F',
  'Ad',
  'Chart Name',
  'Preferred language',
  'Report language',
])('The header %s beside the usual columns is ignored', async (header) => {
  const { row, refused, warned } = await read(header, '12');
  expect([row?.name, row?.gender, refused, warned]).toEqual(['Asha', 'female', [], ['unknown-column']]);
});

test.each(['KM', 'HM', 'H/M', 'FM', 'Preferred language'])(
  'No row is refused for its value below the header %s in a table without columns of gender and language',
  async (header) => {
    expect(await read(header, 'Gujarati', 'full name,date,time')).toMatchObject({ refused: [] });
  },
);

test('The header "Ad" beside a header of surnames means given names, and the header "Chart name" means the name', async () => {
  const rest = 'date,time,lat,lon\n';
  const values = '1990-05-10,08:30,41,29\n';
  expect(rowsOf(await births(`Ad,Soyad,${rest}Ayşe,Kaya,${values}`))[0]?.name).toBe('Ayşe Kaya');
  expect(rowsOf(await births(`Chart name,M/F,${rest}Asha,f,${values}`))[0]).toMatchObject({
    name: 'Asha',
    gender: 'female',
  });
});

test('A month after the hour stays a month if the table has minutes', async () => {
  const items = await births('id,year,hour,month,day,minute,lat,lon\na,1990,8,5,10,30,18.5,73.8\n');
  expect(rowsOf(items)[0]?.birth).toMatchObject({ month: 5, hour: 8, min: 30 });
});

test('The header "Nom de naissance" means the family name, but not beside "Nom"', async () => {
  const rest = 'Date de naissance;Heure;lat;lon';
  const values = '25/12/1985;20h;45,75;4,85';
  const read = async (header: string, row: string) =>
    rowsOf(await births(`${header};${rest}\n${row};${values}\n`))[0]?.name;
  expect(await read('Nom;Nom de naissance;Prénom', 'Durand;Martin;Anne')).toBe('Anne Durand');
  expect(await read('Nom de naissance;Prénom', 'Martin;Anne')).toBe('Anne Martin');
});

test('The headers "Maa" and "ST" are ignored in a table with a mother and a scheduled tribe', async () => {
  const items = await births(
    'Name,Maa,ST,DOB,TOB,POB,lat,lon\nAsha,Sita,Yes,1990-05-10,08:30,Pune,18.52,73.85\n',
  );
  expect(rowsOf(items)).toHaveLength(1);
  expect(warningsOf(items).map(({ reason }) => reason)).toEqual([
    { code: 'columns-ignored', columns: ['Maa', 'ST'], more: 0 },
  ]);
});

test('The header "ST" directly after the city means the state, unless its values are answers', async () => {
  const { readBirths } = await import('../../../../shared/intake/births/birth-row.ts');
  const { Gazetteer } = await import('../../../../shared/intake/gazetteer/gazetteer.ts');
  const { gazetteerPieces } = await import('../../../../shared/intake/gazetteer/local-pieces.ts');
  const gazetteer = new Gazetteer(gazetteerPieces(import.meta.dirname));
  const rows = ['Springfield,IL', 'Madurai,Yes', 'Madurai,No', 'Springfield,MA'].map(
    (place, at) => `p${at},1990-05-10,08:30,${place}`,
  );
  const file = Buffer.from(`Name,DOB,TOB,City,ST\n${rows.join('\n')}\n`);
  const read = rowsOf(await collect(readBirths([file], { gazetteer })));
  expect(read.map(({ birth }) => Math.round(birth?.lon ?? 0))).toEqual([-90, 78, 78, -73]);
});

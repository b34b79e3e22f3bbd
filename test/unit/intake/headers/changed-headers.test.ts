import { expect, test } from 'vitest';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import { births, refusalsOf, rowsOf, textOf } from '../helpers.ts';

const read = async (header: string, row: string) => births(`${header}\n${row}\n`);

test.each([
  ['name,date,Time of birth (PM),lat,lon', 'Anna,1990-05-10,7:55,52.5,13.4', 'time'],
  ['name,date,Time (UTC),lat,lon', 'Anna,1990-05-10,7:55,52.5,13.4', 'time'],
  ['name,date,Birth time [GMT],lat,lon', 'Anna,1990-05-10,7:55,52.5,13.4', 'time'],
  ['name,DOB (B.S.),time,lat,lon', 'Hari,2020-05-12,7:55,27.7,85.3', 'date'],
  ['name,date of birth (Hijri),time,lat,lon', 'Ali,1990-05-12,7:55,27.7,85.3', 'date'],
  ['name,date,time,Latitude (deg.min),lon', 'Asha,1990-05-10,7:55,28.39,77.2', 'lat'],
  ['name,date,time,lat,Longitude (W)', 'Ben,1990-05-10,7:55,42.36,71.06', 'lon'],
  ['name,date,time,Long/Lat', 'Ben,1990-05-10,7:55,"13.4, 52.5"', 'coordinates'],
  ['name,date,time,lat,lon,tzone,DST', 'Ben,1990-07-10,7:55,40.7,-74,-5,1', 'tzone'],
  ['name,date,time,lat,N/S,lon,E/W', 'Ben,1990-07-10,7:55,40.7,N,74,W', 'lat'],
])('The header %s is refused, because it changes the meaning of its values', async (header, row, field) => {
  const items = await read(header, row);
  expect(rowsOf(items)).toEqual([]);
  expect(refusalsOf(items).map((one) => one.field)).toEqual([field]);
  expect(textOf(refusalsOf(items)[0])).toMatch(/--map/);
});

test.each([
  ['name,date,Time (hh:mm am/pm),lat,lon', '7:55 pm'],
  ['name,date,Time (24h),lat,lon', '19:55'],
  ['name,date,time,Latitude (d m s),lon', '19:55'],
  ['name,date,Time (local),Latitude (deg),Longitude (E/W)', '19:55'],
  ['name,Date (dd.mm.yyyy),time,Latitude (N),Longitude (west is negative)', '19:55'],
  ['name,date,Time (e.g. 2:30 PM),lat,lon', '7:55 pm'],
  ['name,Date (must be DD/MM/YYYY),Uhrzeit (am Geburtsort),lat,lon', '19:55'],
  ['name,date,Time (local and not UTC),lat,lon', '19:55'],
  ['name,date,time,lat,lon,DST', '19:55'],
])('The header %s is read', async (header, time) => {
  const rest = header.endsWith('DST') ? ',1' : '';
  const [row] = rowsOf(await read(header, `Anna,10.05.1990,${time},52.5,13.4${rest}`));
  expect(row?.birth).toMatchObject({ day: 10, month: 5, hour: 19, min: 55, lat: 52.5, lon: 13.4 });
});

test.each([
  ['name;DD;MM;YYYY;HH;MM;lat;lon', 'Asha;10;5;1990;7;45;28.6;77.2'],
  ['name;date;Exact time of birth;lat;lon', 'Asha;1990-05-10;7:45;28.6;77.2'],
])(
  'The header %s is read, because the position of a column or a further word leaves one meaning',
  async (header, row) => {
    expect(rowsOf(await read(header, row))[0]?.birth).toMatchObject({ day: 10, month: 5, hour: 7, min: 45 });
  },
);

test('A second column MM before the hours is a duplicate month, not minutes', async () => {
  const items = await read('name;DD;MM;MM;YYYY;HH;lat;lon', 'Asha;10;5;6;1990;7;28.6;77.2');
  expect(refusalsOf(items).map(({ code }) => code)).toEqual(['duplicate-column']);
});

test('A user may choose a long header by the shortened text that the messages show', async () => {
  const long = 'Where did your mother bring you into this world (town, country)?';
  const open = () => [
    Buffer.from(`name,dob,time,${long.replaceAll(',', '')}\nAnna,1990-05-10,7:55,Berlin\n`),
  ];
  const check = (columns?: Record<string, string>) =>
    checkTable({ kind: 'rows', batch: 'june', choices: columns ? { columns } : {}, thisYear: 2026, open });
  const shown = /"(Where[^"]*…)"/.exec(textOf((await check()).refusals[0]))?.[1] ?? '';
  expect((await check({ [shown]: 'place' })).refusals.map(({ code }) => code)).toEqual(['missing-value']);
});

import { describe, expect, test } from 'vitest';
import type { BirthRow } from '../../../../shared/intake/births/birth-row.ts';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import { tableKind } from '../../../../shared/intake/table-kind.ts';
import { unknownHeaders } from '../../../../shared/intake/unknown-headers.ts';
import { clockTime } from '../../../../shared/intake/values/times.ts';
import { inputNoteText } from '../../../../shared/reasons/input-note-text.ts';
import { cutAt, textOf } from '../helpers.ts';

const open = (text: string) => () => cutAt(Buffer.from(text));

async function check(text: string, kind: 'rows' | 'places' = 'rows') {
  const rows: BirthRow[] = [];
  const table = { kind, batch: 'june', choices: {}, thisYear: 2026, open: open(text) };
  const found = await checkTable(table, { onRow: (row) => rows.push(row) });
  return { ...found, rows, codes: found.refusals.map(({ code }) => code), first: textOf(found.refusals[0]) };
}

const inIndia = (cells: string, header = 'date,time,timezone') =>
  check(`id,lat,lon,${header}\na,12.97,77.59,${cells}\n`);

describe('times of birth', () => {
  test.each([
    ['7.३० शाम', '19:30'],
    ['सुबह ६:१५', '6:15'],
    ['காலை 6:40', '6:40'],
    ['रात 2 बजे', '2:0'],
    ['12:30 रात', '0:30'],
    ['सुबह 7 बजकर 30 मिनट', '7:30'],
    ['6 மணி 40 நிமிடம்', '6:40'],
    ['5 de la tarde', '17:0'],
    ["3 h de l'après-midi", '15:0'],
    ['8 Uhr abends', '20:0'],
    ['下午3点30分', '15:30'],
    ['730', '7:30'],
    ['1930 hrs', '19:30'],
    ['7-45 am', '7:45'],
    ['14:05 pm', '14:5'],
    ['meia-noite', '0:0'],
    ['0.8125', '19:30'],
  ])('Intake reads the written time %s as %s', (text, expected) => {
    const read = clockTime(text);
    expect('refusal' in read ? read.refusal : `${read.hour}:${read.min}`).toBe(expected);
  });

  test.each([
    '14',
    '7:5',
    '10-11 am',
    '7:30 or 8:00',
    'approx 7:30',
    '14:05 am',
    '9:00 रात दोपहर',
    '0.25',
    'शाम',
  ])('Intake refuses the written time %s, which is not a single time', (text) => {
    expect(clockTime(text)).toHaveProperty('refusal');
  });
});

describe('names of time zones', () => {
  test('IST beside a time in India gives the offset of India', async () => {
    const { rows } = await inIndia('1990-07-27,19:30 IST,');
    expect(rows[0]?.birth).toMatchObject({ hour: 19, min: 30, tzone: 5.5 });
  });

  test('Intake refuses a zone abbreviation of another clock', async () => {
    expect((await inIndia('1990-07-27,19:30 CET,')).codes).toEqual(['bad-zone']);
    expect((await inIndia('1990-07-27,19:30,(UTC+01:00) Amsterdam')).codes).toEqual(['bad-zone']);
    expect((await inIndia('1990-07-27,19:30,(UTC+05:30) Chennai')).accepted).toBe(1);
  });

  test.each([
    ['Berlin, summer', '52.52,13.4,1990-07-27', '(UTC+01:00) Amsterdam, Berlin, Bern, Rome', 2],
    ['Berlin, winter', '52.52,13.4,1990-01-27', '(UTC+01:00) Amsterdam, Berlin, Bern, Rome', 1],
    ['Berlin, summer', '52.52,13.4,1990-07-27', 'W. Europe Standard Time', 2],
    ['London, summer', '51.5,-0.13,1990-07-27', '(UTC) Dublin, Edinburgh, Lisbon, London', 1],
    ['London, summer', '51.5,-0.13,1990-07-27', '(UTC+00:00) Dublin, Edinburgh, Lisbon, London', 1],
    ['New York, summer', '40.71,-74,1990-07-27', 'Eastern Standard Time', -4],
    ['Chennai', '13.08,80.27,1990-07-27', 'India Standard Time', 5.5],
    ['Eucla', '-31.68,128.88,1990-07-27', 'Aus Central W. Standard Time', 8.75],
    ['Tijuana, winter', '32.53,-117.04,2015-01-27', 'Pacific Standard Time (Mexico)', -8],
  ])('Intake reads the winter label of a zone for %s at %s: %s', async (_, where, label, tzone) => {
    const { rows, codes } = await check(`id,lat,lon,date,time,timezone\na,${where},10:00,"${label}"\n`);
    expect([codes, rows[0]?.birth?.tzone]).toEqual([[], tzone]);
  });

  test('Intake refuses the label of a zone whose clocks the place never showed in that year', async () => {
    const berlin = (label: string) =>
      check(`id,lat,lon,date,time,timezone\na,52.52,13.4,1990-07-27,10:00,"${label}"\n`);
    expect((await berlin('(UTC+05:30) Chennai, Kolkata')).codes).toEqual(['bad-zone']);
    expect((await berlin('India Standard Time')).codes).toEqual(['bad-zone']);
    expect((await berlin('Elbonia Standard Time')).codes).toEqual(['bad-zone']);
  });

  test('Intake refuses a summer abbreviation for a birth in winter', async () => {
    const chicago = (date: string, zone: string) =>
      check(`id,lat,lon,date,time,timezone\na,41.88,-87.63,${date},10:00,${zone}\n`);
    expect((await chicago('1990-07-27', 'CDT')).rows[0]?.birth?.tzone).toBe(-5);
    expect((await chicago('1990-01-27', 'CDT')).codes).toEqual(['bad-zone']);
  });

  test('Intake reads hours and minutes west of Greenwich as astrologers write them', async () => {
    const { rows } = await check('id,lat,lon,date,time,tzone\na,34.05,-118.24,1990-01-27,10:00,8:00 W\n');
    expect(rows[0]?.birth?.tzone).toBe(-8);
  });

  test('Intake reads 5.30 as five and a half hours if clocks of the place showed that offset', async () => {
    expect((await inIndia('1990-07-27,10:00,5.30')).rows[0]?.birth?.tzone).toBe(5.5);
    expect((await inIndia('1990-07-27,10:00,5.5')).rows[0]?.birth?.tzone).toBe(5.5);
  });
});

describe('A year of two digits', () => {
  test('Intake completes a year of two digits when only one century fits a life, and the report notes it', async () => {
    const { rows } = await inIndia('5-Mar-84,10:00,');
    expect(rows[0]?.birthDate).toEqual({ day: 5, month: 3, year: 1984 });
    expect(rows[0]?.notes.map(inputNoteText).join()).toContain('written with two digits and read as 1984');
  });

  test('Intake asks once per column about years of two digits when two centuries fit', async () => {
    const rows = ['5-Mar-12', '6-Mar-13', '7-Mar-84'].map((date, at) => `p${at},12.97,77.59,${date},10:00`);
    const { groups, accepted } = await check(`id,lat,lon,date,time\n${rows.join('\n')}\n`);
    expect([accepted, groups.map(({ rows: count }) => count)]).toEqual([1, [2]]);
    expect(textOf(groups[0])).toContain('--years 1930');
  });
});

test.each([
  '12th August 1979',
  'Sunday 12 August 1979',
  '12AUG1979',
  '12-VIII-1979',
  '12.08.1979 (Sunday)',
  "12 Aug '79",
  '१२ अगस्त १९७९',
])('Intake reads the written date %s as 12 August 1979', async (text) => {
  expect((await inIndia(`"${text}",10:00,`)).rows[0]?.birthDate).toEqual({ day: 12, month: 8, year: 1979 });
});

test.each([
  '12-08-1979 सुबह 7:30',
  '12 August 1979, 7.30 am',
  '12-08-1979 at 7:30 AM',
  '1979-08-12T07:30:00+05:30',
])('Intake reads the date and the time of one cell: %s', async (text) => {
  const { rows } = await check(
    `id,lat,lon,date_time\na,12.97,77.59,"${text}"\nb,12.97,77.59,31-08-1979 07:30\n`,
  );
  expect(rows[0]?.birth).toMatchObject({ day: 12, month: 8, year: 1979, hour: 7, min: 30, tzone: 5.5 });
});

test('Intake reads the time of birth from a column of dates if the table has no column of times', async () => {
  const people = 'id,lat,lon,date_of_birth';
  const rows =
    'a,12.97,77.59,1979-08-12T07:30:00\nb,12.97,77.59,1979-08-13 08:30\nc,12.97,77.59,1979-08-14\n';
  const read = await check(`${people}\n${rows}`);
  expect(read.codes).toEqual([]);
  expect(read.rows.map(({ birth }) => [birth?.day, birth?.hour])).toEqual([
    [12, 7],
    [13, 8],
    [14, 12],
  ]);
  expect(read.rows[2]?.unknownTime).toBe('left out');
  for (const day of ['1979-08-12', '1979-08-12T00:00:00.000Z'])
    expect((await check(`${people}\na,12.97,77.59,${day}\n`)).codes).toEqual(['missing-column']);
});

test('Intake refuses a timestamp in UTC, and names the column that holds it', async () => {
  const { refusals } = await check('id,lat,lon,date_of_birth\na,12.97,77.59,1979-08-12T02:00:00Z\n');
  expect(refusals).toMatchObject([{ code: 'bad-zone', field: 'date' }]);
});

test('Intake does not read the midnight that a spreadsheet adds to a date as a time of birth when the column of times is empty', async () => {
  const { rows } = await inIndia('1990-07-27 00:00:00,,');
  expect(rows[0]?.unknownTime).toBe('left out');
});

test('Intake refuses a birthday without a year and asks for the year', async () => {
  expect((await inIndia('--11-23,10:00,')).first).toMatch(/^This date has no year.*add the year of birth/);
});

test('Intake refuses a long number that a spreadsheet shortened as an id, because its last digits are lost', async () => {
  const { codes, first } = await check('id,lat,lon,date,time\n9.19845E+11,12,77,1990-01-01,10:00\n');
  expect(codes).toEqual(['bad-name']);
  expect(first).toMatch(/shortened this long number/);
});

test.each([
  ['N 12° 58\' 30"', 'E 77° 35\' 20"'],
  ['12 58 30 N', '77 35 20 E'],
  ["12º 58.5' North", "77º 35.333' East"],
  ['1.2975e+01', '7.758889e+01'],
])('Intake reads %s and %s as coordinates', async (lat, lon) => {
  const { rows } = await check(
    `id;date;time;lat;lon\na;1990-01-01;10:00;"${lat.replace('"', '""')}";"${lon.replace('"', '""')}"\n`,
  );
  expect(rows[0]?.birth?.lat).toBeCloseTo(12.975, 4);
  expect(rows[0]?.birth?.lon).toBeCloseTo(77.5889, 3);
});

test('77e35 stays a longitude of astrologers, not a number with an exponent', async () => {
  const { rows } = await check('id,date,time,lat,lon\na,1990-01-01,10:00,12n58,77e35\n');
  expect(rows[0]?.birth?.lon).toBeCloseTo(77.5833, 4);
});

describe('A header', () => {
  test('Intake joins a header of two lines: headings and the names below them', async () => {
    const { rows } = await check(
      'Person,,Birth,,Where,\nName,Gender,Date,Time,Lat,Lon\nAnna,f,1990-01-01,10:00,12.97,77.59\n',
    );
    expect(rows[0]).toMatchObject({ name: 'Anna', birth: { day: 1, hour: 10 } });
    const merged = await check('Name,Birth,,Lat,Lon\n,Date,Time,,\nAnna,1990-01-01,10:00,12.97,77.59\n');
    expect(merged.rows[0]).toMatchObject({ name: 'Anna', birth: { year: 1990, hour: 10 } });
  });

  test('Intake understands a header that says whose column it is', async () => {
    const { rows } = await check(
      "Candidate Name,Client's Birth Date,Birth Time of the Candidate,Lat,Lon\nAnna,1990-01-01,10:00,12.97,77.59\n",
    );
    expect(rows[0]?.name).toBe('Anna');
  });

  test('The refusal of a header explains the line with the most known columns, not the title above it', async () => {
    const { first } = await check(
      'Clients of branch 4\nName,Geburtstag des Kunden,Time,Lat,Lon\nA,1.2.1990,10:00,1,2\n',
    );
    expect(first).toMatch(/Is "Geburtstag des Kunden" meant as "date"\?.*--map "HEADER=COLUMN"/);
  });

  test('Intake offers the unknown columns of a header for a choice in a table of any size', async () => {
    const small = 'Wer,Wann,Zeit,Lat,Lon\nAnna,1990-01-01,10:00,1,2\n';
    expect(await unknownHeaders(open(small), 'rows')).toEqual(['Wer', 'Wann']);
    expect(await unknownHeaders(open('foo,bar\n1,2\n'), 'rows')).toEqual(['foo', 'bar']);
    expect(await unknownHeaders(open(small + 'x'.repeat(20_000)), 'rows')).toEqual(['Wer', 'Wann']);
  });
});

describe('A table of places', () => {
  test.each(['name,lat,lon,timezone', 'City,State,Country', 'Temple,Latitude,Longitude'])(
    'Intake recognises a table of places by its header: %s',
    async (header) => {
      expect(await tableKind(open(`${header}\na,1,2,3\n`))).toBe('places');
    },
  );

  test('Intake accepts places without ids, and refuses a second place of the same name elsewhere', async () => {
    const table = 'name,lat,lon\nMain temple,12.97,77.59\nMain temple,13.08,80.27\nMain temple,12.97,77.59\n';
    const { accepted, codes } = await check(table, 'places');
    expect([accepted, codes]).toEqual([2, ['duplicate-id']]);
  });
});

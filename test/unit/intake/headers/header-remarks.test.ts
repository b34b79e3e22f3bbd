import fc from 'fast-check';
import { expect, test } from 'vitest';
import { births, refusalsOf, rowsOf, textOf, warningsOf } from '../helpers.ts';

const given = { name: 'Asha', date: '1990-05-10', time: '19:45', place: 'Madurai', lat: '9.9', lon: '78.1' };
const headers = Object.keys(given);
const values = Object.values(given).join(',');
const withRemark = (column: string, remark: string): string =>
  headers.map((header) => (header === column ? `${header} (${remark})` : header)).join(',');

const remarkWarnings = (items: Awaited<ReturnType<typeof births>>): string[] =>
  warningsOf(items)
    .filter(({ reason }) => reason.code === 'header-remark')
    .map(textOf);

/** Syllables that are part of no word of a header. */
const strangeWord = fc.array(fc.constantFrom('zu', 'qo', 'xi', 'vrik', 'wum'), {
  minLength: 3,
  maxLength: 5,
});

test('A remark in brackets that Palmleaf does not understand is reported, and its values are read', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('name', 'date', 'time', 'place', 'lat', 'lon'),
      strangeWord,
      async (column, word) => {
        const items = await births(`${withRemark(column, word.join(''))}\n${values}\n`);
        expect(rowsOf(items)).toHaveLength(1);
        expect(remarkWarnings(items)).toEqual([expect.stringContaining(`"${column} (${word.join('')})"`)]);
      },
    ),
    { numRuns: 40 },
  ));

test.each([
  'Lat (UTM)',
  'Long (metres)',
  'Lat (decimal minutes)',
  'UTC offset (minutes east)',
  'Lat (rad)',
  'Long (min)',
  'UTC offset (minutes)',
  'Zone (hours west of GMT)',
  'tzone (seconds)',
])('The unit of %s is refused', async (header) => {
  const items = await births(
    `${headers.join(',')},${header}\n${values},1\n`.replace(/lat(?=.*Lat)|lon(?=.*Long)/, 'note'),
  );
  expect(refusalsOf(items).map(({ code }) => code)).toEqual(['missing-column']);
});

test.each([
  ['Time (of call)', 'time', 'Time of birth'],
  ['DOB (mother)', 'date', 'DOB'],
  ['Place (current)', 'place', 'Place of birth'],
])('The header %s gives way to a clear one', async (remark, column, clear) => {
  const header = [...headers.filter((one) => one !== column), remark, clear].join(',');
  const { [column]: value = '', ...others } = given as Readonly<Record<string, string>>;
  const [row] = rowsOf(await births(`${header}\n${Object.values(others).join(',')},nonsense,${value}\n`));
  expect(row).toMatchObject({ place: 'Madurai', birth: { day: 10, month: 5, hour: 19, min: 45 } });
});

test.each([
  'Name (as on passport),Date of birth* (required),Time of birth (24h clock; leave blank if unknown),"Place of birth (City, State, Country)",Latitude (decimal degrees; N positive),Longitude (E +/W -)',
  'Name (Vor- und Nachname),Geburtsdatum (TT.MM.JJJJ),Geburtszeit (falls bekannt),Geburtsort (Stadt),Breite (N/S),Länge (O/W)',
  'Nom (obligatoire),Date de naissance (jj/mm/aaaa),Heure (hh:mm),Ville (pays),Lat (°),Lon (°)',
  'Name*,DOB (dd-mmm-yyyy),"Time (AM/PM, IST)",Place (e.g. Springfield in Illinois),Lat. (deg),Long. (deg)',
])('The header %s is understood', async (header) => {
  const items = await births(`${header}\n${values}\n`);
  expect(rowsOf(items)).toHaveLength(1);
  expect(remarkWarnings(items)).toEqual([]);
});

test('A choice accepts a header with a remark without a warning', async () => {
  const { readBirths } = await import('../../../../shared/intake/births/birth-row.ts');
  const { collect } = await import('../helpers.ts');
  const file = Buffer.from(`${withRemark('place', 'current')}\n${values}\n`);
  const choices = { columns: { 'place (current)': 'place' } };
  expect(remarkWarnings(await collect(readBirths([file], { choices })))).toEqual([]);
});

test.each([
  ['Client,DOB,Place of birth,Appt Date,Time', 'Time'],
  ['Client,Date of visit,Time,DOB,Place of birth', 'Time'],
])('In %s, a warning says that "%s" may be of another event', async (header, doubtful) => {
  const cells: Readonly<Record<string, string>> = { Client: 'Asha', DOB: '1990-05-10', Time: '10:00' };
  const row = header.split(',').map((one) => cells[one] ?? (/Place/.test(one) ? 'Madurai' : '2026-03-01'));
  const items = await births(`${header},lat,lon\n${row.join(',')},9.9,78.1\n`);
  const texts = warningsOf(items).map(textOf);
  expect(texts).toContainEqual(expect.stringContaining(`leave it out with --map "${doubtful}=-"`));
});

test.each(['Client,DOB,Time,Place of birth,Appt Date', 'Client,Appt Date,DOB,Time of birth,Place of birth'])(
  'In %s, no warning doubts the time',
  async (header) => {
    const items = await births(
      `${header},lat,lon\n${header.replace(/DOB|Appt Date/g, '1990-05-10').replace(/Time[ \w]*/, '10:00')},9.9,78.1\n`,
    );
    expect(warningsOf(items).map(({ reason }) => reason.code)).toEqual(['columns-ignored']);
  },
);

test.each(['Latitude (WGS84)', 'Latitude (Google Maps)', 'Lat (deg, min)', 'Lat (degrees and minutes)'])(
  'The header %s is read',
  async (header) => {
    const items = await births(`${headers.join(',').replace('lat', `"${header}"`)}\n${values}\n`);
    expect(rowsOf(items)).toMatchObject([{ birth: { lat: 9.9 } }]);
  },
);

test.each(['Timezone (India)', 'Timezone (DST incl.)'])('The header %s is read', async (header) => {
  const items = await births(`${headers.join(',')},${header}\n${values},5.5\n`);
  expect(rowsOf(items)).toMatchObject([{ birth: { tzone: 5.5 } }]);
});

const born = { name: 'Asha', DOB: '1990-06-15', TOB: '18:30', POB: 'Madurai', lat: '9.9', lon: '78.1' };

test.each([
  ['DOB', 'DOB (as per Aadhar)', 'Date', '2020-05-01'],
  ['DOB', 'DOB (actual)', 'Date', '2020-05-01'],
  ['DOB', 'DOB (zuqoxi)', 'Date', '2020-05-01'],
  ['TOB', 'Birth time (approx.)', 'Time', '10:00'],
  ['POB', 'Birth place (hospital)', 'City', 'Delhi'],
])(
  'Instead of %s, the header "%s" counts before the general "%s"',
  async (column, remark, general, other) => {
    const header = Object.keys(born).map((one) => (one === column ? remark : one));
    const cells = Object.values(born);
    for (const [names, row] of [
      [
        [general, ...header],
        [other, ...cells],
      ],
      [
        [...header, general],
        [...cells, other],
      ],
    ]) {
      const items = await births(`${names?.join(',')}\n${row?.join(',')}\n`);
      expect(rowsOf(items)).toMatchObject([
        { place: 'Madurai', birth: { day: 15, month: 6, year: 1990, hour: 18, min: 30 } },
      ]);
      expect(warningsOf(items).map(textOf).join(' ')).not.toContain(`The column "${remark}" is not known`);
    }
  },
);

test.each(['DOB (actual)', 'DOB (as per Aadhar)'])('"%s" counts before "DOB (mother)"', async (own) => {
  const names = Object.keys(born).map((one) => (one === 'DOB' ? own : one));
  const items = await births(
    `DOB (mother),${names.join(',')}\n1960-01-01,${Object.values(born).join(',')}\n`,
  );
  expect(rowsOf(items)).toMatchObject([{ birth: { year: 1990 } }]);
});

test.each([
  ['DOB (actual)', 'DOB (as per Aadhar)'],
  ['DOB (zuqoxi)', 'DOB (vrikwum)'],
  ['DOB', 'DOB (actual)'],
])('Beside "Date", the header "%s" counts before "%s"', async (first, second) => {
  const { name, DOB, ...rest } = born;
  const items = await births(
    `Date,name,${first},${second},${Object.keys(rest)}\n2020-05-01,${name},${DOB},1960-01-01,${Object.values(rest)}\n`,
  );
  expect(rowsOf(items)).toMatchObject([{ birth: { year: 1990 } }]);
});

test('A warning says which column was read instead of one with a remark', async () => {
  const items = await births(
    `DOB (mother),${Object.keys(born).join(',')}\n1960-01-01,${Object.values(born).join(',')}\n`,
  );
  expect(rowsOf(items)).toMatchObject([{ birth: { year: 1990 } }]);
  expect(warningsOf(items).map(textOf)).toEqual([
    'The column "DOB (mother)" was left out, because "DOB" has the same meaning.',
  ]);
});

test.each([
  'as per passport',
  'as per Aadhar card',
  'approx.',
  'hospital',
  'Gregorian',
  'actual',
  'registered',
  'laut Pass',
])('The remark "%s" causes no warning', async (remark) => {
  const header = Object.keys(born).map((one) =>
    one.length === 3 && one.endsWith('B') ? `${one} (${remark})` : one,
  );
  const items = await births(`${header.join(',')}\n${Object.values(born).join(',')}\n`);
  expect(rowsOf(items)).toHaveLength(1);
  expect(warningsOf(items)).toEqual([]);
});

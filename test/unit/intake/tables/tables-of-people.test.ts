import { describe, expect, test } from 'vitest';
import { birthColumns } from '../../../../shared/intake/births/birth-columns.ts';
import type { BirthRow } from '../../../../shared/intake/births/birth-row.ts';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import type { TableChoices } from '../../../../shared/intake/choices.ts';
import { plainHeader } from '../../../../shared/intake/csv/columns.ts';
import { tableKind } from '../../../../shared/intake/table-kind.ts';
import { personDigest } from '../../../../shared/intake/values/person-digest.ts';
import { cutAt, textOf } from '../helpers.ts';

async function check(file: string | Uint8Array, choices: TableChoices = {}) {
  const rows: BirthRow[] = [];
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const found = await checkTable(
    { kind: 'rows', batch: 'june', choices, thisYear: 2026, open: () => cutAt(bytes, [7, 100]) },
    { onRow: (row) => rows.push(row) },
  );
  return {
    ...found,
    rows,
    codes: found.refusals.map(({ code }) => code),
    first: found.refusals.slice(0, 1).map(textOf).join(''),
  };
}

const dates = (...texts: string[]) =>
  `id,date,time,lat,lon\n${texts.map((text, index) => `p${index},${text},10:30,52,13`).join('\n')}\n`;
const shown = ({ rows }: { readonly rows: readonly BirthRow[] }) =>
  rows.map(({ birthDate }) => `${birthDate?.year}-${birthDate?.month}-${birthDate?.day}`);

describe('The order of dates', () => {
  test('One row proves the order of dates for all rows, including earlier ones', async () => {
    const dayFirst = await check(dates('03/04/2001', '05/06/2001', '31/12/2001'));
    expect(shown(dayFirst)).toEqual(['2001-4-3', '2001-6-5', '2001-12-31']);
    expect(textOf(dayFirst.warnings[0])).toBe(
      'Dates were read day first, because the date in line 4 has no other meaning.',
    );
    expect(shown(await check(dates('03/04/2001', '12/31/2001 00:00')))).toEqual(['2001-3-4', '2001-12-31']);
  });

  test('Intake reports both lines of contradictory dates, and refuses ambiguous dates', async () => {
    const found = await check(dates('03/04/2001', '31/12/2001', '12/31/2001'));
    expect(found.codes).toEqual(['ambiguous-date']);
    expect(found.accepted).toBe(2);
    expect(textOf(found.warnings[0])).toMatch(/line 3 has the day first, line 4 has the month first/);
  });

  test('Intake refuses dates whose order nothing proves, and asks for the order', async () => {
    const found = await check(dates('03/04/2001', '05/05/2001'));
    expect(found.codes).toEqual(['ambiguous-date']);
    expect(textOf(found.warnings[0])).toMatch(/say which: dates dmy or mdy/);
  });

  test('An explicit order of dates takes precedence, also for dates with dots', async () => {
    expect(shown(await check(dates('03/04/2001', '03.04.2001'), { dates: 'mdy' }))).toEqual([
      '2001-3-4',
      '2001-3-4',
    ]);
    expect((await check(dates('12/31/2001'), { dates: 'dmy' })).codes).toEqual(['bad-date']);
  });

  test('Intake needs no order of dates when no date is ambiguous', async () => {
    const found = await check(dates('2001-03-31', '31.03.2001', '31 March 2001'));
    expect([found.accepted, found.warnings]).toEqual([3, []]);
  });

  test('One row proves the order of dates with two-digit years once the century is chosen', async () => {
    expect((await check(dates('31-Dec-15'))).codes).toEqual(['bad-date']);
    const found = await check(dates('03/04/19', '31/12/85', '1-Mar-30'), { yearsFrom: 1930 });
    expect(shown(found)).toEqual(['2019-4-3', '1985-12-31', '1930-3-1']);
    expect(shown(await check(dates('85/03/04'), { yearsFrom: 1930 }))).toEqual(['1985-3-4']);
  });
});

describe('Dates and times as people write them', () => {
  test.each([
    '31 de marzo de 2001',
    '31. März 2001',
    '31 mars 2001',
    '31 मार्च 2001',
    '31 மார்ச் 2001',
    '31 марта 2001 г.',
    'Saturday, March 31, 2001',
    '31st March 2001',
    '31-Mar-2001',
    '२००१-०३-३१',
    '20010331',
    '2001年3月31日',
    '2001. 3. 31.',
    '31 03 2001',
  ])('Intake reads the date %s in a table as 31 March 2001', async (text) => {
    expect(shown(await check(dates(`"${text}"`)))).toEqual(['2001-3-31']);
  });

  test.each([
    ['noon', 12, 0],
    ['Mittag', 12, 0],
    ['12 noon', 12, 0],
    ['midnight', 0, 0],
    ['medianoche', 0, 0],
    ['10.30', 10, 30],
    ['14.05 Uhr', 14, 5],
    ['14 Uhr', 14, 0],
    ['14 Uhr 05', 14, 5],
    ['9:05 a. m.', 9, 5],
    ['१४:०५', 14, 5],
    ['a las 12:15', 12, 15],
    ['à 12h30', 12, 30],
    ['a las 17:30', 17, 30],
    ['12:15 a', 0, 15],
  ])('Intake reads the time %s in a table as %d:%d', async (text, hour, min) => {
    const { rows } = await check(`id,date,time,lat,lon\na,2001-03-31,${text},52,13\n`);
    expect(rows[0]?.birth).toMatchObject({ hour, min });
    expect(rows[0]?.unknownTime).toBeUndefined();
  });

  test.each(['12°58\'30"N', '12:58:30 N', '12.975', '12,975', '12.975 N', "12n58'30"])(
    'Intake reads %s as a latitude',
    async (text) => {
      const { rows, first } = await check(
        `id;date;time;lat;lon\na;2001-03-31;10:30;"${text.replace('"', '""')}";77\n`,
      );
      expect(first).toBe('');
      expect(rows[0]?.birth?.lat).toBeCloseTo(12.975, 4);
    },
  );

  test.each(['33:51:30 S', '33:51:30S', "33°51'30 S", 'S 33:51:30', '33:51:30 South', '33°51\'30" S'])(
    'Intake reads %s as south of the equator',
    async (text) => {
      const { rows, first } = await check(
        `id;date;time;lat;lon\na;2001-03-31;10:30;"${text.replace('"', '""')}";151.2\n`,
      );
      expect(first).toBe('');
      expect(rows[0]?.birth?.lat).toBeCloseTo(-33.8583, 3);
    },
  );

  test('Intake reads latitude and longitude from one cell', async () => {
    const table = 'id;date;time;GPS\na;2001-03-31;10:30;12.97, 77.59\nb;2001-03-31;10:30;12.97 N 77.59 E\n';
    expect((await check(table)).rows.map(({ birth }) => [birth?.lat, birth?.lon])).toEqual([
      [12.97, 77.59],
      [12.97, 77.59],
    ]);
  });
});

describe('unknown times of birth', () => {
  const table = (...times: string[]) =>
    `id,date,time,lat,lon\n${times.map((time, index) => `p${index},2001-03-31,${time},52,13`).join('\n')}\n`;

  test('Intake reads an empty cell, or a word such as “unknown”, as an unknown time, and leaves out the charts that need the time', async () => {
    const { rows, refused } = await check(table('', '?', 'unknown', 'unbekannt', '-', 'n/a', 'अज्ञात'));
    expect(refused).toBe(0);
    expect(rows.map(({ unknownTime }) => unknownTime)).toEqual(Array(7).fill('left out'));
    expect(rows[0]?.notes[0]).toEqual({ code: 'time-unknown', charts: 'left out' });
  });

  test('Intake uses noon for an unknown time when the table or the row asks for it', async () => {
    const { rows } = await check(table('?'), { unknownTime: 'noon' });
    expect(rows[0]).toMatchObject({ unknownTime: 'noon', birth: { hour: 12, min: 0 } });
    const own = await check(
      'id,date,time,lat,lon,unknown_time\na,2001-03-31,,52,13,noon\nb,2001-03-31,,52,13,\n',
    );
    expect(own.rows.map(({ unknownTime }) => unknownTime)).toEqual(['noon', 'left out']);
  });

  test('A table without a column for times needs an explicit choice for unknown times', async () => {
    const untimed = 'id,date,lat,lon\na,2001-03-31,52,13\n';
    expect((await check(untimed)).first).toMatch(
      /^A column is missing: "time", or "hour" and "min" \(or say what/,
    );
    expect((await check(untimed, { unknownTime: 'left out' })).rows[0]?.unknownTime).toBe('left out');
  });

  test('Intake does not read an invalid time as an unknown one', async () => {
    expect((await check(table('25:00'))).codes).toEqual(['out-of-range']);
  });
});

describe('A table without ids', () => {
  const header = 'Name;Geburtsdatum;Zeit;Lat;Lon;Notiz\n';

  test('Intake identifies people without ids by name and date of birth, so other columns may be corrected', async () => {
    const { rows } = await check(`${header}Anna  Müller;31.03.2001;10:30;52;13;x\n`);
    const mended = await check(`${header}Anna Müller;2001-03-31;11:45;48;11;y\n`);
    expect(rows[0]?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(rows[0]?.id).toBe(mended.rows[0]?.id);
    expect(rows[0]?.id).toBe(personDigest('june', 'Anna Müller', { day: 31, month: 3, year: 2001 }));
    expect(personDigest('july', 'Anna Müller', { day: 31, month: 3, year: 2001 })).not.toBe(rows[0]?.id);
  });

  test('Intake refuses a second row of the same name and date of birth', async () => {
    const row = 'Anna;31.03.2001;10:30;52;13;x\n';
    expect((await check(header + row + row)).first).toBe(
      'A row with this name and date of birth is on line 2 already; that row counts.',
    );
  });

  test('Intake requires a name in each row without an id', async () => {
    expect((await check(`${header};31.03.2001;10:30;52;13;x\n`)).refusals).toMatchObject([
      { code: 'missing-value', field: 'name' },
    ]);
  });
});

describe('Headers', () => {
  test('No two columns accept the same header', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const [column, strong, weak = []] of birthColumns.columns)
      for (const name of [column, ...strong, ...weak]) {
        const owner = owners.get(plainHeader(name));
        if (owner !== undefined && owner !== column) twice.push(`${name}: ${owner}, ${column}`);
        expect(plainHeader(name)).not.toBe('');
        owners.set(plainHeader(name), column);
      }
    expect(twice).toEqual([]);
  });

  test('The refusal of a header lists all missing columns and their likely candidates', async () => {
    const { first } = await check('Wer,Date of Brith,Lattitude,Longtitude\nA,2001-03-31,1,2\n');
    expect(first).toBe(
      'Columns are missing: "id" (or "name": then ids are made of name and date of birth); "date", or "day", "month" and "year"; "time", or "hour" and "min" (or say what to do where times are unknown); "lat" (latitude), or "place"; "lon" (longitude), or "place". None of the first nine lines holds a known column name. Say what a column means with --map "HEADER=COLUMN", or choose it on the page for uploads.',
    );
    expect((await check('id,Date of Brith,time,Lattitude,Longtitude\na,b,c,d,e\n')).first).toMatch(
      /Is "Date of Brith" meant as "date"\? Is "Lattitude" meant as "lat"\? Is "Longtitude" meant as "lon"\?/,
    );
  });

  test('A user may choose the field of a column, or leave the column out', async () => {
    const table = 'Wer,Wann,time,lat,lon,Ort,Wohnort\nAnna,2001-03-31,10:30,52,13,Berlin,Köln\n';
    const columns = { Wer: 'name', wann: 'date', Ort: '-', Wohnort: 'place' };
    expect((await check(table, { columns })).rows[0]).toMatchObject({ name: 'Anna', place: 'Köln' });
    expect((await check(table, { columns: { Wer: 'nome' } })).codes).toEqual(['bad-choice']);
  });

  test('Intake skips title lines above the header', async () => {
    const { rows } = await check(
      'Kundenliste 2024\n\nStand: 3.4.\nid;date;time;lat;lon\na;2001-03-31;10:30;52;13\n',
    );
    expect(rows.map(({ id }) => id)).toEqual(['a']);
    expect((await check('Kundenliste 2024\nfoo;bar\n')).first).toMatch(/^Columns are missing/);
  });
});

describe('the kind of a table', () => {
  const kind = (header: string) => tableKind(() => cutAt(Buffer.from(`${header}\n1,2,3,4,5,6\n`)));
  test.each([
    ['id,date,time,lat,lon', 'rows'],
    ['id,date,time,lat,lon,timezone,name', 'rows'],
    ['name,date,lat,lon', 'rows'],
    ['id,date,lat,lon', 'either'],
    ['id,name,brith,time,lat,lon', 'either'],
    ['id,photo', 'rows'],
    ['id,name,lat,lon,timezone', 'places'],
    ['id,lat,lon', 'places'],
    ['id,name,lat,lon,vastu_id', 'either'],
    ['id,city,country', 'either'],
    ['id,name,city,date', 'rows'],
    ['id,city,photo', 'rows'],
    ['id,city,gender', 'neither'],
    ['foo,bar', 'neither'],
  ])('A table with the header %s is of the kind: %s', async (header, expected) => {
    expect(await kind(header)).toBe(expected);
  });
});

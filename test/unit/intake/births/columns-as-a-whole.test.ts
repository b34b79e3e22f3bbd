import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BirthRow } from '../../../../shared/intake/births/birth-row.ts';
import { checkTable } from '../../../../shared/intake/check-table.ts';
import { cutAt } from '../helpers.ts';

async function rowsIn(table: string): Promise<{ rows: BirthRow[]; refused: string[] }> {
  const rows: BirthRow[] = [];
  const source = { kind: 'rows', batch: 'june', choices: {}, thisYear: 2026 } as const;
  const open = () => cutAt(Buffer.from(table));
  const { refusals } = await checkTable({ ...source, open }, { onRow: (row) => rows.push(row) });
  return { rows, refused: refusals.map(({ line, field }) => `${line} ${field}`) };
}

const gendersOf = async (letters: readonly string[], header = 'gender') => {
  const lines = letters.map((letter, at) => `p${at},${letter},1990-05-10,19:55,52.5,13.4`);
  const { rows, refused } = await rowsIn(`id,${header},date,time,lat,lon\n${lines.join('\n')}\n`);
  return refused.length > 0 ? 'asked' : rows.map(({ gender }) => gender ?? '');
};

test.each([
  ['M', 'F'],
  ['m', 'w'],
  ['M', 'K'],
  ['H', 'F'],
  ['H', 'M'],
  ['E', 'K'],
  ['V', 'F'],
  ['м', 'ж'],
])(
  'In a column of %s and %s, the first is a man and the second a woman, wherever they stand',
  async (man, woman) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 6 }), async (men) => {
        const all = [...men, true, false, true, false];
        expect(await gendersOf(all.map((isMan) => (isMan ? man : woman)))).toEqual(
          all.map((isMan) => (isMan ? 'male' : 'female')),
        );
      }),
      { numRuns: 10 },
    );
  },
);

test('Intake asks about a letter with two meanings, because V is a woman in Dutch and a man in Lithuanian', async () => {
  expect(await gendersOf(['V', 'M'])).toBe('asked');
  expect(await gendersOf(['v', 'm'], 'Geslacht')).toEqual(['female', 'male']);
  expect(await gendersOf(['v', 'm'], 'M/V')).toEqual(['female', 'male']);
  expect(await gendersOf(['v', 'm'], 'Gender (V/M)')).toBe('asked');
  expect(await gendersOf(['M'], 'Sexo (H/M)')).toEqual(['female']);
  expect(await gendersOf(['F', 'N'], 'Gender (F/N)')).toEqual(['male', 'female']);
  expect(await gendersOf(['F', 'F', 'N', 'N'])).toBe('asked');
});

const readGenders = async (letters: string) => {
  const lines = [...letters].map((letter, at) => `p${at},${letter},1990-05-10,19:55,52.5,13.4`);
  const { rows, refused } = await rowsIn(`id,gender,date,time,lat,lon\n${lines.join('\n')}\n`);
  return { rows: rows.map(({ gender }) => gender), refused };
};

test.each([
  ['FFN', 'female', '4 gender'],
  ['FFT', 'female', '4 gender'],
  ['MMV', 'male', '4 gender'],
  ['MME', 'male', '4 gender'],
  ['MMMMMMMMMVV', 'male', '11 gender,12 gender'],
])('An odd letter in %s is refused, and the others are read as %s', async (letters, gender, refused) => {
  const read = await readGenders(letters);
  expect([[...new Set(read.rows)], read.refused.join()]).toEqual([[gender], refused]);
});

test('M means woman if H is in at least three rows or a fifth of the rows', async () => {
  expect((await readGenders('MMMMH')).rows).toEqual(['female', 'female', 'female', 'female', 'male']);
  expect(new Set((await readGenders('MMMMMMMMMMHH')).rows)).toEqual(new Set(['male']));
  expect((await readGenders('HHHHHHHHHHHHM')).rows.at(-1)).toBe('female');
  expect((await readGenders(`HHH${'M'.repeat(40)}F`)).refused).toEqual(['45 gender']);
  expect((await readGenders(`HHH${'M'.repeat(40)}`)).rows.filter((one) => one === 'female')).toHaveLength(40);
});

test('A single letter keeps its usual meaning, and a letter for another gender decides nothing', async () => {
  expect(await gendersOf(['M', 'X'])).toEqual(['male', '']);
  expect(await gendersOf(['F'])).toEqual(['female']);
  expect(await gendersOf(['Masc.', 'Fem.', 'муж.', 'жен.'])).toEqual(['male', 'female', 'male', 'female']);
});

test('A date in three columns is read as in one, also with a Roman month or a year of two digits', async () => {
  const { rows, refused } = await rowsIn(
    'id,day,month,year,time,lat,lon\na,3,XII,89,19:55,52.5,13.4\nb,3,12,20,19:55,52.5,13.4\n',
  );
  expect(rows[0]).toMatchObject({
    birthDate: { day: 3, month: 12, year: 1989 },
    notes: [{ code: 'year-completed' }, {}],
  });
  expect(refused).toEqual(['3 year']);
});

test.each([
  ['Born (day/month/year)', { day: 3, month: 4 }],
  ['Born (month-day-year)', { day: 4, month: 3 }],
  ['Born (Tag, Monat, Jahr)', { day: 3, month: 4 }],
])('The header %s says the order of the dates below it', async (header, date) => {
  const { rows } = await rowsIn(`id,"${header}",time,lat,lon\na,03/04/1990,19:55,52.5,13.4\n`);
  expect(rows[0]?.birthDate).toMatchObject(date);
});

const clocksOf = async (rows: readonly string[]) => {
  const lines = rows.map((row, at) => `p${at},${row},1990-05-10,52.5,13.4`);
  const read = await rowsIn(`id,time,AM/PM,date,lat,lon\n${lines.join('\n')}\n`);
  return { hours: read.rows.map(({ birth }) => birth?.hour), refused: read.refused };
};

test('An empty column of am and pm beside a time after noon leaves all times on a 24-hour clock', async () => {
  expect(await clocksOf(['8:15,', '20:15,'])).toEqual({ hours: [8, 20], refused: [] });
  expect(await clocksOf(['8:15,', '11:15,'])).toEqual({ hours: [], refused: ['2 time', '3 time'] });
  expect(await clocksOf(['8:15,', '20:15,', '7:15,PM'])).toEqual({ hours: [20, 19], refused: ['2 time'] });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthColumns } from '../../../../shared/intake/births/birth-columns.ts';
import { columnFinder } from '../../../../shared/intake/csv/column-finder.ts';
import { births, rowsOf } from '../helpers.ts';

const find = columnFinder(birthColumns);

const names = birthColumns.columns.flatMap(([column, aliases]) =>
  aliases
    .filter(
      (name) => /^[\p{L}\p{M}]{4,} [\p{L}\p{M} ]*[\p{L}\p{M}]{5,}$/u.test(name) && find(name)?.strength === 1,
    )
    .map((name) => ({ name, column })),
);

test('A name of two words that ends in a shortened word means its column, or asks', () =>
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: 2, max: 4 }), ({ name, column }, letters) => {
      const last = name.lastIndexOf(' ') + 1;
      const short = `${name.slice(0, last)}${name.slice(last, last + letters)}.`;
      const found = find(short);
      fc.pre(!/\p{M}$/u.test(name.slice(last, last + letters)));
      if (found !== undefined) expect(found.column).toBe(column);
    }),
    { numRuns: 300 },
  ));

test.each([
  ['Data Nasc.', 'date'],
  ['Hora Nasc.', 'time'],
  ['Дата рожд.', 'date'],
  ['Время рожд.', 'time'],
  ['Место рожд.', 'place'],
  ['Data ur.', 'date'],
  ['Miejsce ur.', 'place'],
  ['Date de naiss.', 'date'],
  ['Godz.', 'time'],
  ['Születési hely', 'place'],
  ['תאריך לידה', 'date'],
  ['ST', 'region'],
  ['Your date of birth', 'date'],
  ['Your Place of Birth', 'place'],
  ["Patient's time of birth", 'time'],
])('The header %s means %s', (header, column) => {
  expect(find(header)?.column).toBe(column);
});

test.each(['Sr. No.', 'Adm. No.', 'Ph. No.', 'No.', 'Roll no.', 'Date of reg.', 'Your e-mail', 'The end'])(
  'The header %s means no column',
  (header) => {
    expect(find(header)).toBeUndefined();
  },
);

test.each([
  ['Birth Day,Birth Month,Birth Year,Time', '10,May,1990,19:45'],
  ['Date,Month,Year,Time', '10,5,1990,19:45'],
  ['Jour,Mois,Année,Heure,Minutes', '10,mai,1990,19,45'],
  ['Date of birth,Month,Year,Time', '10.05.1990,5,1990,19:45'],
])('The columns %s are the parts of one moment', async (header, row) => {
  const [read] = rowsOf(await births(`id,${header},lat,lon\na,${row},52.5,13.4\n`));
  expect(read?.birth).toMatchObject({ year: 1990, month: 5, day: 10, hour: 19, min: 45 });
});

test.each([
  [
    'two tables beside each other',
    'GIRLS,,,,BOYS\nName,DOB,Time,Place,Name,DOB,Time,Place\n',
    'duplicate-column',
  ],
  ['no header in the first nine lines', 'Astro club\n'.repeat(12), 'missing-column'],
])(
  'The refusal of a file with %s is about the line that is most like a header',
  async (_name, text, code) => {
    const { refusalsOf } = await import('../helpers.ts');
    expect(refusalsOf(await births(text)).map((one) => one.code)).toEqual([code]);
  },
);

test('A table that a program quoted line by line is read', async () => {
  const lines = ['id,date,time,lat,lon,name', 'a,1990-05-10,19:45,52.5,13.4,"Asha ""Ash"" Rao"'];
  const quoted = lines.map((line) => `"${line.replaceAll('"', '""')}"`).join('\n');
  expect(rowsOf(await births(quoted))).toEqual(rowsOf(await births(lines.join('\n'))));
});

import { expect, test } from 'vitest';
import { type BirthColumn, birthColumns } from '../../../shared/intake/births/birth-columns.ts';
import { birthWords } from '../../../shared/intake/births/birth-words.ts';
import { checkTable } from '../../../shared/intake/check-table.ts';
import { columnFinder } from '../../../shared/intake/csv/column-finder.ts';
import { commaList } from '../../../shared/intake/csv/columns.ts';
import { partsOfHeader } from '../../../shared/intake/csv/plain-header.ts';
import { tableKind } from '../../../shared/intake/table-kind.ts';
import { cutAt } from './helpers.ts';

const find = columnFinder(birthColumns);
const namesOf = (column: keyof typeof birthWords): readonly string[] =>
  commaList(birthWords[column]).filter(
    (name) => partsOfHeader(name).length === 0 && find(name)?.column === column,
  );

const joined: readonly (readonly [keyof typeof birthWords, keyof typeof birthWords, BirthColumn])[] = [
  ['date', 'time', 'date_time'],
  ['place', 'country', 'place'],
  ['place', 'region', 'place'],
  ['lat', 'lon', 'coordinates'],
  ['given_name', 'family_name', 'name'],
  ['hour', 'min', 'time'],
];

test.each(joined)(
  'A header that names %s and %s in any language is the column %s',
  (first, second, wanted) => {
    const read = namesOf(first).flatMap((left, at) => {
      const others = namesOf(second);
      const right = others[at % others.length] ?? '';
      return [`${left}/${right}`, `${left} & ${right}`, `${right} and ${left}`].map((header) => [
        header,
        find(header)?.column,
      ]);
    });
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter(([, column]) => column !== wanted)).toEqual([]);
  },
);

test('A header whose parts do not belong together, or are not all known, names no column', () => {
  for (const header of ['Date / City', 'Phone / City', 'Name & Gender', 'Father / Guardian', '/'])
    expect([header, find(header)]).toEqual([header, undefined]);
});

test('Tables with joined headers and a lone "hour" are read whole', async () => {
  const clinic =
    "Mother's name,Child,Date/Time of birth,Latitude & Longitude\nA. Fernandes,Asha,19 March 2019 4:15pm,15.49 N 73.82 E\n";
  const crew = 'full name\tborn\tlat / long\thour\nŁukasz\t24.12.1970\t51.77 N 19.47 E\t19.30\n';
  const born: string[] = [];
  for (const text of [clinic, crew]) {
    const open = () => cutAt(Buffer.from(text));
    expect(await tableKind(open)).toBe('rows');
    const { refusals } = await checkTable(
      { kind: 'rows', batch: 'june', choices: {}, thisYear: 2026, open },
      {
        onRow: ({ birth }) =>
          born.push(`${birth?.year}-${birth?.month}-${birth?.day} ${birth?.hour}:${birth?.min}`),
      },
    );
    expect(refusals).toEqual([]);
  }
  expect(born).toEqual(['2019-3-19 16:15', '1970-12-24 19:30']);
});

test('A word for an area is a part of a header of places, and no column alone', () => {
  expect(find('Birth Place / Dist / State')?.column).toBe('place');
  expect(find('Town, District')?.column).toBe('place');
  expect(find('District')).toBeUndefined();
});

import { writeWorkbook } from '../../../../shared/intake/workbook/write-workbook.ts';
import { Draw } from './draw.ts';
import { type DateHabit, dateHabits, type HeaderLanguage, languages, timeHabits } from './habits.ts';
import { headerOf, headings, otherColumns, type WrittenColumn } from './headers.ts';
import { drawPeople, towns, type WrittenPerson } from './people.ts';
import { placeHabits, zoneHabits } from './place-habits.ts';

export interface WrittenRow {
  readonly line: number;
  readonly person: WrittenPerson;
  /**
   * - `good`: a reader who has seen such tables recognises the person, and no other.
   * - `timeless`: the same without a time of birth.
   * - `open`: it is ambiguous, and nothing in the table resolves it.
   * - `bad`: it lacks required data, or is impossible.
   */
  readonly kind: 'good' | 'timeless' | 'open' | 'bad';
}

export interface WrittenTable {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly rows: readonly WrittenRow[];
  readonly habits: string;
}

export const sentIn = 2026;

interface Cells {
  readonly cells: Partial<Record<WrittenColumn, string>>;
  readonly kind: WrittenRow['kind'];
}

export function writeTable(seed: number): WrittenTable {
  const draw = new Draw(seed);
  const language = draw.one(languages);
  const date = draw.one(dateHabits);
  const time = draw.one(timeHabits);
  const place = draw.one(placeHabits);
  const zone = draw.percent(60) ? undefined : draw.one(zoneHabits);
  const hasMomentCell = !isAlone(date) && draw.percent(10);
  const hasDateParts = !hasMomentCell && draw.percent(6);
  const hasTimeParts = !hasMomentCell && draw.percent(6);
  const people = drawPeople(draw, 4 + draw.below(30), towns);
  const isProven =
    date.order === undefined ||
    hasDateParts ||
    people.some(({ day, month }) => provesOrder(date, day, month));
  const written = people.map((person): Cells => {
    const cells: Partial<Record<WrittenColumn, string>> = { name: person.name, ...place.write(person, draw) };
    if (zone !== undefined) Object.assign(cells, { zone: zone.write(person) });
    cells.gender = draw.one({ male: ['m', 'male', 'M'], female: ['f', 'F', 'female'] }[person.gender]);
    const dateCell = date.write(person, draw, language);
    const timeCell = time.write(person, draw);
    const isUnknown = draw.percent(5);
    if (hasDateParts)
      Object.assign(cells, { day: `${person.day}`, month: `${person.month}`, year: `${person.year}` });
    else cells.date = dateCell;
    if (hasTimeParts)
      Object.assign(
        cells,
        isUnknown ? { hour: '', min: '' } : { hour: `${person.hour}`, min: `${person.min}` },
      );
    else cells.time = isUnknown ? draw.one(['', '?', 'unknown', '-', 'n/a', 'not known']) : timeCell;
    const isOpen =
      (!hasDateParts &&
        ((!isProven && person.day <= 12 && person.day !== person.month) ||
          (date.isShort === true && isOfTwoCenturies(person.year)))) ||
      (!hasTimeParts && !isUnknown && time.isOpen?.(person) === true);
    const kind = isOpen ? 'open' : isUnknown ? 'timeless' : 'good';
    return draw.percent(5) ? { cells: withOneFault(cells, draw), kind: 'bad' } : { cells, kind };
  });
  const joined = hasMomentCell ? written.map(withMoment) : written;
  const [first] = joined;
  const present = order.filter((column) => first !== undefined && column in first.cells);
  return layOut(joined, people, present, {
    draw,
    language,
    habits: [
      seed,
      language,
      date.name,
      time.name,
      place.name,
      zone?.name ?? 'no zone',
      hasMomentCell ? 'one cell' : '',
    ].join(', '),
  });
}

const order: readonly WrittenColumn[] = [
  'id',
  'name',
  'gender',
  'date',
  'day',
  'month',
  'year',
  'moment',
  'time',
  'hour',
  'min',
  'place',
  'region',
  'country',
  'lat',
  'lon',
  'coordinates',
  'zone',
];

/** Nothing would show where such a date ends if its cell also held the time. */
const isAlone = ({ name }: DateHabit): boolean => name === 'spreadsheet moment';
const provesOrder = ({ order: habit }: DateHabit, day: number, month: number): boolean =>
  habit !== undefined && day > 12 && month <= 12;
const isOfTwoCenturies = (year: number): boolean =>
  year % 100 <= sentIn % 100 && year % 100 >= (sentIn - 120) % 100;

function withMoment({ cells: { date = '', time = '', ...cells }, kind }: Cells): Cells {
  return { cells: { ...cells, moment: `${date} ${time}`.trim() }, kind };
}

function withOneFault(cells: Cells['cells'], draw: Draw): Cells['cells'] {
  const hasDate = cells.date !== undefined;
  const faults: readonly Cells['cells'][] = [
    { name: '' },
    ...(hasDate
      ? [
          { date: '' },
          { date: '--11-23' },
          { date: '2001-02-30' },
          { date: '1.2.3.4' },
          { date: '31/13/1999' },
        ]
      : [{ year: '' }]),
    ...(cells.place !== undefined && cells.lat === undefined && cells.coordinates === undefined
      ? [{ place: '' }, { place: 'Xyzzyqqville' }]
      : []),
    ...(cells.time === undefined
      ? []
      : [{ time: '25:10' }, { time: '7 or 8' }, { time: 'after lunch, maybe' }]),
    ...(cells.lat === undefined ? [] : [{ lat: '' }, { lat: '123.4' }]),
  ];
  return { ...cells, ...draw.one(faults) };
}

interface Layout {
  readonly draw: Draw;
  readonly language: HeaderLanguage;
  readonly habits: string;
}

function layOut(
  written: readonly Cells[],
  people: readonly WrittenPerson[],
  columns: readonly WrittenColumn[],
  { draw, language, habits }: Layout,
): WrittenTable {
  const others = draw.percent(50)
    ? [draw.one(otherColumns), draw.one(otherColumns)].filter((one, at, all) => all.indexOf(one) === at)
    : [];
  const header = [
    ...columns.map((column) => headerOf(column, language, draw)),
    ...others.map(([name]) => name),
  ];
  const form = draw.one(['comma', 'semicolon', 'tab', 'utf-16', 'workbook', 'comma'] as const);
  const lines: (readonly string[])[] = [];
  if (draw.percent(20))
    lines.push([draw.one(['Clients 2026', 'Kundenliste', 'Register of births, branch 4', 'सूची'])]);
  if (draw.percent(8)) lines.push(['Date:', '01.02.2026']);
  if (draw.percent(12)) lines.push(columns.map((column) => headings[column] ?? ''));
  lines.push(header);
  const rows: WrittenRow[] = [];
  for (const [index, { cells, kind }] of written.entries()) {
    if (form !== 'workbook' && draw.percent(3)) lines.push([]);
    lines.push([
      ...columns.map((column) => cells[column] ?? ''),
      ...others.map(([, cell]) => cell(index + 1)),
    ]);
    const person = people[index];
    if (person !== undefined) rows.push({ line: lines.length, person, kind });
  }
  if (draw.percent(15)) lines.push(['Total', String(written.length)]);
  const file = form === 'workbook' ? 'clients.xlsx' : 'clients.csv';
  return { file, bytes: encodeAs(form, lines, draw), rows, habits: `${habits}, ${form}` };
}

function encodeAs(form: string, lines: readonly (readonly string[])[], draw: Draw): Uint8Array {
  if (form === 'workbook') return writeWorkbook([{ name: 'Sheet1', rows: lines }]);
  const separator = form === 'comma' ? ',' : form === 'tab' ? '\t' : ';';
  const quoted = (cell: string): string =>
    cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const end = draw.one(['\r\n', '\n']);
  const text = lines.map((cells) => cells.map(quoted).join(separator) + end).join('');
  if (form !== 'utf-16') return new TextEncoder().encode(draw.percent(50) ? `\ufeff${text}` : text);
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

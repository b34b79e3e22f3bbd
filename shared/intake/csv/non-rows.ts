import type { RefusalReason } from '../reasons/refusal-reason.ts';
import { isRefused, type Refusal } from '../refusal.ts';
import type { Checkpoint } from './checkpoint.ts';
import { columnFinder } from './column-finder.ts';
import { type ColumnTable, type HeaderChoices, readHeader } from './columns.ts';
import { isUnitWord, plainHeader } from './plain-header.ts';
import { type CsvItem, recordOf } from './record.ts';

type NonRowKind = Extract<RefusalReason, { code: 'line-beside-rows' }>['is'];

const totalWords = new Set(
  `total, totals, grand total, subtotal, sub total, sum, summe, gesamt, gesamtsumme, zwischensumme, somme, total général,
  total general, suma total, totale, totaal, razem, итого, всего, toplam, jumlah, कुल, कुल योग, योग, மொத்தம், మొత్తం, ಒಟ್ಟು, ആകെ, মোট, કુલ, 合计, 合計`
    .split(',')
    .map(plainHeader),
);

/** Columns with units. Names and genders may look like units: Min, M. */
const measured: ReadonlySet<string | null> = new Set([
  'date',
  'date_time',
  'day',
  'month',
  'year',
  'time',
  'hour',
  'lat',
  'lon',
  'coordinates',
]);

/** Totals, repeated headers and lines of units lack the values that every row needs. */
export function nonRowFinder<C extends string>(
  table: ColumnTable<C>,
): (
  columns: readonly (string | null)[],
  values: readonly string[],
  line: number,
  isFirstRow: boolean,
) => Refusal | undefined {
  const find = columnFinder(table);
  const needed: ReadonlySet<string | null> = new Set(table.needed);
  return (columns, values, line, isFirstRow) => {
    if (needed.size === 0) return undefined;
    const mark = markedLine(values, isFirstRow);
    if (mark !== undefined) return besideRows(mark, line);
    if (values.some((value, at) => needed.has(columns[at] ?? null) && /\p{N}/u.test(value))) return undefined;
    const filled = values.flatMap((value, at) =>
      value.trim() === '' ? [] : [{ text: value.trim(), column: columns[at] ?? null }],
    );
    const is = classifyLine(filled, needed, find);
    if (is === undefined || (is === 'units' && !isFirstRow)) return undefined;
    return besideRows(is, line);
  };
}

const besideRows = (is: NonRowKind, line: number): Refusal => ({
  code: 'nothing-to-ask',
  reason: { code: 'line-beside-rows', is, line },
  line,
});

const drawn = /^[-=_+*~.:|─━–—\s]+$/;

function markedLine(values: readonly string[], isFirstRow: boolean): NonRowKind | undefined {
  const filled = values.filter((value) => value.trim() !== '');
  const [first = ''] = filled;
  if (first.startsWith('#')) return filled.length === 1 ? 'comment' : undefined;
  if (drawn.test(first) && first.length > 2)
    return filled.every((value) => drawn.test(value)) ? 'drawn' : undefined;
  const isNumbered = isFirstRow && filled.length > 2 && filled.every((value, at) => value === String(at + 1));
  return isNumbered ? 'numbers' : undefined;
}

interface Cell {
  readonly text: string;
  readonly column: string | null;
}

function classifyLine(
  filled: readonly Cell[],
  needed: ReadonlySet<string | null>,
  find: (name: string) => { readonly column: string } | undefined,
): NonRowKind | undefined {
  const [first, ...rest] = filled;
  if (first === undefined) return undefined;
  const [word = ''] = first.text.split(/[:(\d]/, 1);
  if (totalWords.has(plainHeader(word)) && !rest.some(({ column }) => needed.has(column))) return 'total';
  const recognised = filled.filter(({ column }) => column !== null);
  if (recognised.length < 2) return undefined;
  if (recognised.every(({ text, column }) => find(text)?.column === column)) return 'header';
  const isMeasured = recognised.some(({ column }) => measured.has(column));
  return isMeasured && recognised.every(({ text }) => isUnit(text)) ? 'units' : undefined;
}

function isUnit(text: string): boolean {
  if (/^[([]/.test(text) && /[)\]]$/.test(text)) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every(isUnitWord);
}

type Columns<C extends string> = readonly (C | null)[];

export function afterLaterHeaders<C extends string>(
  table: ColumnTable<C>,
  choices: HeaderChoices = {},
): (item: CsvItem<C>) => CsvItem<C> {
  const find = columnFinder(table);
  const needed: ReadonlySet<string | null> = new Set(table.needed);
  const mapped = Object.keys(choices.columns ?? {}).length;
  let current: Columns<C> | undefined;
  return (item) => {
    const known = current ?? item.checkpoint.dialect.columns;
    const later =
      item.kind === 'record' && isLikeHeader(item.values, known) ? orderIn(item, known) : undefined;
    current = later ?? current;
    if (current === undefined) return item;
    const checkpoint = withColumns(item.checkpoint, current);
    if (later !== undefined)
      return { kind: 'warning', line: item.line, checkpoint, warning: besideRows('other order', item.line) };
    return item.kind === 'record'
      ? { ...item, checkpoint, record: recordOf(current, item.values) }
      : { ...item, checkpoint };
  };

  function isLikeHeader(values: readonly string[], known: Columns<string>): boolean {
    if (values.some((value, at) => needed.has(known[at] ?? null) && /\p{N}/u.test(value))) return false;
    const names = values.filter((value) => value !== '').slice(0, 2);
    return names.length === 2 && names.every((name) => find(name) !== undefined);
  }

  function orderIn({ values, line }: { values: readonly string[]; line: number }, known: readonly unknown[]) {
    // Reading a header is slow, so this first skips rows that name too few columns.
    const found = values.filter((name) => find(name) !== undefined).length;
    if (found + mapped < known.filter((column) => column !== null).length) return undefined;
    const header = readHeader(values, line, table, choices);
    if (isRefused(header)) return undefined;
    const { columns } = header;
    const isSameOrder = known.every((column, at) => column === (columns[at] ?? null));
    return isSameOrder || sorted(columns) !== sorted(known) ? undefined : columns;
  }
}

const sorted = (columns: readonly unknown[]): string =>
  columns
    .filter((column) => column !== null)
    .map(String)
    .sort()
    .join(' ');

const withColumns = <C>(checkpoint: Checkpoint, columns: readonly (C | null)[]): Checkpoint => ({
  ...checkpoint,
  dialect: {
    ...checkpoint.dialect,
    columns: columns.map((column) => (column === null ? null : String(column))),
  },
});

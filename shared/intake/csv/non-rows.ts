import type { RefusalReason } from '../reasons/refusal-reason.ts';
import type { Refusal } from '../refusal.ts';
import { type ColumnTable, columnFinder } from './columns.ts';
import { plainHeader } from './plain-header.ts';

type NonRowKind = Extract<RefusalReason, { code: 'line-beside-rows' }>['is'];

const totalWords = new Set(
  `total, totals, grand total, subtotal, sub total, sum, summe, gesamt, gesamtsumme, zwischensumme, somme, total général,
  total general, suma total, totale, totaal, razem, итого, всего, toplam, jumlah, कुल, कुल योग, योग, மொத்தம், మొత్తం, ಒಟ್ಟು, ആകെ, মোট, કુલ, 合计, 合計`
    .split(',')
    .map(plainHeader),
);

const unitWords = new Set(
  `d dd t tt j jj jjjj m mm mmm y yy yyyy a aa aaaa h hh hh24 24h 12h min ss am pm deg degree degrees decimal grad text number
  hour hours utc gmt offset required optional format iso name дд мм гг гггг чч`.split(/\s+/),
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

/** Recognises totals, repeated headers and lines of units: they lack the values that every row needs. */
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
    if (values.some((value, at) => needed.has(columns[at] ?? null) && /\p{N}/u.test(value))) return undefined;
    const filled = values.flatMap((value, at) =>
      value.trim() === '' ? [] : [{ text: value.trim(), column: columns[at] ?? null }],
    );
    const is = classifyLine(filled, needed, find);
    if (is === undefined || (is === 'units' && !isFirstRow)) return undefined;
    return { code: 'nothing-to-ask', reason: { code: 'line-beside-rows', is, line }, line };
  };
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
  return words.length > 0 && words.every((word) => unitWords.has(word));
}

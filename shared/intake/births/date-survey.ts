import type { TableChoices } from '../choices.ts';
import type { Checkpoint } from '../csv/checkpoint.ts';
import { readRecords } from '../csv/read-table.ts';
import type { CsvRecord } from '../csv/record.ts';
import { type DateOrder, dateOrders } from '../date-order.ts';
import type { Refusal } from '../refusal.ts';
import { isRefused } from '../refusal.ts';
import { isExchangeable, isIsoDate, ordersOf } from '../values/dates.ts';
import { clockTime, isUnknownTime } from '../values/times.ts';
import { genderLetter, lettersOfHeader, sureLetters, withLetter } from '../values/vocabulary.ts';
import { type BirthColumn, birthColumns, withMoment } from './birth-columns.ts';
import { dateText, momentIn } from './moment-cell.ts';

interface TableEvidence {
  readonly proofs: Readonly<Partial<Record<DateOrder, number>>>;
  readonly isNeeded: boolean;
  readonly genders?: string | undefined;
  /** Whether a row has a mark of am or pm; if none has, whether a time is after noon. */
  readonly halves?: 'none after noon' | 'some' | undefined;
  /** How many times say their half of the day, up to `enoughMarks`. */
  readonly marks?: number | undefined;
  readonly unmarkedLine?: number | undefined;
  readonly clock?: 'zeros' | 'full day' | undefined;
  readonly exchange?: Exchange | undefined;
  readonly latestYear?: number | undefined;
}

/** A spreadsheet may take 5/6/1990 for 6 May, and leave 13/6/1990 as a text. */
type Exchange = 'cells' | 'texts' | 'likely' | 'unlikely';

const enoughMarks = 3;

export const noEvidence: TableEvidence = { proofs: {}, isNeeded: false };

interface SurveyStep {
  readonly evidence: TableEvidence;
  readonly checkpoint: Checkpoint;
}

const recordsPerStep = 2000;

/** Scans the whole table before its first row is accepted: one 31/12 decides how to read 03/04. Can resume. */
export async function* surveyTable(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  {
    choices,
    startAt,
    evidence: known = noEvidence,
  }: {
    readonly choices?: TableChoices | undefined;
    readonly startAt?: Checkpoint | undefined;
    readonly evidence?: TableEvidence | undefined;
  },
): AsyncGenerator<SurveyStep, void, undefined> {
  let evidence = known;
  let records = 0;
  let last: Checkpoint | undefined;
  // A header may state the order of every date: Birthday (mm/dd/yyyy).
  const onHeader = (cells: readonly string[], { dialect, line }: Checkpoint) => {
    const at = dialect.columns.findIndex((column) => column === 'date' || column === 'date_time');
    const order = orderNamed(cells[at] ?? '');
    const genders = lettersOfHeader(cells[dialect.columns.indexOf('gender')] ?? '');
    if (genders !== '|') evidence = { ...evidence, genders };
    if (order !== undefined) evidence = { ...evidence, proofs: { [order]: Math.max(1, line - 1) } };
  };
  for await (const item of readRecords(source, birthColumns, { startAt, choices, onHeader })) {
    last = item.checkpoint;
    if (item.kind !== 'record') continue;
    const row = withMoment(item.record);
    const text = dateText(row.date);
    if (text !== undefined)
      evidence = withYear(withExchange(weighed(evidence, text, item.line), row.date), text);
    evidence = withClock(withGender(withHalf(evidence, row), row.gender), item.line, timeText(row));
    records += 1;
    if (records % recordsPerStep === 0) yield { evidence, checkpoint: item.checkpoint };
  }
  if (last !== undefined) yield { evidence, checkpoint: last };
}

function withGender(evidence: TableEvidence, cell = ''): TableEvidence {
  const letter = genderLetter(cell);
  const known = evidence.genders ?? '|';
  const genders = letter === undefined ? known : withLetter(known, letter);
  return genders === known ? evidence : { ...evidence, genders };
}

function withHalf(evidence: TableEvidence, { am_pm, time, hour }: CsvRecord<BirthColumn>): TableEvidence {
  if (evidence.halves === 'some') return evidence;
  if (am_pm !== undefined && !isUnknownTime(am_pm)) return { ...evidence, halves: 'some' };
  const isAfterNoon = Number(/^\d{1,2}/.exec(time ?? hour ?? '')?.[0] ?? 0) > 12;
  return isAfterNoon && evidence.halves !== 'none after noon'
    ? { ...evidence, halves: 'none after noon' }
    : evidence;
}

function withYear(evidence: TableEvidence, text: string): TableEvidence {
  const year = Number(/(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? 0);
  return year > (evidence.latestYear ?? 0) ? { ...evidence, latestYear: year } : evidence;
}

function withExchange(evidence: TableEvidence, text = ''): TableEvidence {
  const { exchange: known } = evidence;
  const kind = known === 'unlikely' ? undefined : exchangeShownBy(text);
  if (kind === undefined || kind === known || (known === 'likely' && kind !== 'unlikely')) return evidence;
  return { ...evidence, exchange: known === undefined || kind === 'unlikely' ? kind : 'likely' };
}

function exchangeShownBy(text: string): Exclude<Exchange, 'likely'> | undefined {
  if (isIsoDate(text))
    return isExchangeable(text) ? 'cells' : Number(text.slice(8)) > 12 ? 'unlikely' : undefined;
  if (!/^\d{1,2}([-/])\d{1,2}\1\d{4}$/.test(text)) return undefined;
  return ordersOf(text)?.length === 1 ? 'texts' : 'unlikely';
}

const timeText = ({ time, date }: CsvRecord<BirthColumn>): string | undefined =>
  time ?? (date === undefined ? undefined : momentIn(date)?.time);

function withClock(evidence: TableEvidence, line: number, text = ''): TableEvidence {
  const { marks = 0, unmarkedLine, clock: known } = evidence;
  const figure = /\d+/.exec(text)?.[0];
  if (known === 'full day' || figure === undefined) return evidence;
  const isOnFullDay = Number(figure) === 0 || Number(figure) > 12;
  const isPadded = figure.startsWith('0');
  const isMarkKnown = marks === enoughMarks && (known === 'zeros' || !isPadded);
  // Reading every time is slow.
  if (!isOnFullDay && isMarkKnown && (unmarkedLine !== undefined || /\p{L}/u.test(text))) return evidence;
  const clock = clockTime(text);
  if (isRefused(clock)) return evidence;
  if (Number(figure) === 0 || (clock.hour > 12 && (clock.said ?? 'clock') === 'clock'))
    return { ...evidence, clock: 'full day' };
  if (clock.said === 'clock' || clock.said === 'part of the day') return evidence;
  if (clock.said === undefined)
    return isPadded || unmarkedLine !== undefined ? evidence : { ...evidence, unmarkedLine: line };
  if (isMarkKnown) return evidence;
  return { ...evidence, marks: Math.min(marks + 1, enoughMarks), ...(isPadded ? { clock: 'zeros' } : {}) };
}

export function isOnFace(text: string, face: ColumnHabits['face']): boolean {
  if (face === undefined || (face === 'unpadded' && text.startsWith('0'))) return false;
  const clock = clockTime(text);
  return !isRefused(clock) && clock.said === undefined && clock.hour >= 1 && clock.hour <= 12;
}

function weighed(evidence: TableEvidence, text: string, line: number): TableEvidence {
  const possible = ordersOf(text);
  const [only] = possible ?? [];
  if (possible === undefined || only === undefined) return evidence;
  if (possible.length > 1) return evidence.isNeeded ? evidence : { ...evidence, isNeeded: true };
  if (evidence.proofs[only] !== undefined) return evidence;
  return { ...evidence, proofs: { ...evidence.proofs, [only]: line } };
}

/** First letters in several languages: TT.MM.JJJJ, jj/mm/aaaa. */
const namedOrder =
  /(?<!\p{L})([dtjg]{1,2}|[yja]{4}|m{1,2})[-/., ]{0,2}(m{1,2}|[dtjg]{1,2})[-/., ]{0,2}([yja]{2,4}|[dtjg]{1,2})(?!\p{L})/iu;

const orderWords: readonly (readonly [letters: string, words: RegExp])[] = [
  ['dd', /(?<!\p{L})(?:day|tag|jour|d[ií]a|giorno|dag|день)(?!\p{L})/giu],
  ['mm', /(?<!\p{L})(?:month|monat|mois|m[eê]s|mese|maand|месяц)(?!\p{L})/giu],
  ['yyyy', /(?<!\p{L})(?:year|jahr|année|a[ñn]o|anno|jaar|год)(?!\p{L})/giu],
];

function orderNamed(header: string): DateOrder | undefined {
  const text = orderWords.reduce((shown, [letters, words]) => shown.replace(words, letters), header);
  const [, first = '', second = ''] = namedOrder.exec(text) ?? [];
  if (first === '') return undefined;
  if (/^m/i.test(first)) return /^m/i.test(second) ? undefined : 'mdy';
  if (!/^m/i.test(second)) return undefined;
  return first.length === 4 ? 'ymd' : 'dmy';
}

export interface ColumnHabits {
  readonly genders?: string | undefined;
  /** The column of am and pm is empty beside times of a 24-hour clock. */
  readonly isFullDay?: boolean | undefined;
  /** Times on the face of a clock need their half of the day; `unpadded` ones begin without a zero. */
  readonly face?: 'padded' | 'unpadded' | undefined;
}

export const habitsShown = ({ genders, halves, marks, clock }: TableEvidence): ColumnHabits => ({
  genders: genders && sureLetters(genders),
  isFullDay: halves === 'none after noon',
  face: clock === 'full day' || marks !== enoughMarks ? undefined : clock === 'zeros' ? 'padded' : 'unpadded',
});

interface Settled {
  readonly order?: DateOrder;
  readonly remark?: Refusal;
}

export function settleOrder({ proofs, isNeeded }: TableEvidence): Settled {
  const proven = dateOrders.filter((order) => proofs[order] !== undefined);
  const [first, second] = proven;
  if (first === undefined) {
    if (!isNeeded) return {};
    return {
      remark: {
        code: 'ambiguous-date',
        reason: { code: 'dates-undecided' },
        field: 'date',
      },
    };
  }
  if (second === undefined) {
    const reason = { code: 'dates-in-order', proof: { order: first, line: proofs[first] ?? 1 } } as const;
    return { order: first, ...(isNeeded ? { remark: { code: 'date-order', reason, field: 'date' } } : {}) };
  }
  if (!isNeeded) return {};
  const reason = {
    code: 'dates-contradict',
    proofs: proven.map((order) => ({ order, line: proofs[order] ?? 1 })),
  } as const;
  return { remark: { code: 'ambiguous-date', reason, field: 'date' } };
}

export function remarksOf(
  { latestYear = 0, exchange, marks = 0, unmarkedLine, clock }: TableEvidence,
  thisYear: number | undefined,
): Refusal[] {
  const date = { field: 'date' } as const;
  const isHalfAssumed = clock !== 'full day' && marks > 0 && marks < enoughMarks;
  return [
    ...(thisYear === undefined || latestYear <= thisYear
      ? []
      : [
          {
            ...date,
            code: 'out-of-range',
            reason: { code: 'years-after-upload', year: latestYear },
          } as const,
        ]),
    ...(exchange === 'likely'
      ? [{ ...date, code: 'ambiguous-date', reason: { code: 'days-exchanged' } } as const]
      : []),
    ...(isHalfAssumed && unmarkedLine !== undefined
      ? [{ field: 'time', code: 'bad-time', reason: { code: 'half-assumed', line: unmarkedLine } } as const]
      : []),
  ];
}

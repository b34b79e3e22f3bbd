import type { TableChoices } from '../choices.ts';
import type { Checkpoint } from '../csv/checkpoint.ts';
import { readRecords } from '../csv/read-table.ts';
import { type DateOrder, dateOrders } from '../date-order.ts';
import type { Refusal } from '../refusal.ts';
import { ordersOf } from '../values/dates.ts';
import { birthColumns, withMoment } from './birth-columns.ts';
import { dateText } from './moment-cell.ts';

interface DateEvidence {
  readonly proofs: Readonly<Partial<Record<DateOrder, number>>>;
  readonly isNeeded: boolean;
}

export const noEvidence: DateEvidence = { proofs: {}, isNeeded: false };

interface SurveyStep {
  readonly evidence: DateEvidence;
  readonly checkpoint: Checkpoint;
}

const recordsPerStep = 2000;

/** Scans the whole table before its first row is accepted: one 31/12 decides how to read 03/04. Can resume. */
export async function* surveyDates(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  {
    choices,
    startAt,
    evidence: known = noEvidence,
  }: {
    readonly choices?: TableChoices | undefined;
    readonly startAt?: Checkpoint | undefined;
    readonly evidence?: DateEvidence | undefined;
  },
): AsyncGenerator<SurveyStep, void, undefined> {
  let evidence = known;
  let records = 0;
  let last: Checkpoint | undefined;
  // A header may state the order of every date: Birthday (mm/dd/yyyy).
  const onHeader = (cells: readonly string[], { dialect, line }: Checkpoint) => {
    const at = dialect.columns.findIndex((column) => column === 'date' || column === 'date_time');
    const order = orderNamed(cells[at] ?? '');
    if (order !== undefined) evidence = { ...evidence, proofs: { [order]: Math.max(1, line - 1) } };
  };
  for await (const item of readRecords(source, birthColumns, { startAt, choices, onHeader })) {
    last = item.checkpoint;
    if (item.kind !== 'record') continue;
    const text = dateText(withMoment(item.record).date);
    if (text !== undefined) evidence = weighed(evidence, text, item.line);
    records += 1;
    if (records % recordsPerStep === 0) yield { evidence, checkpoint: item.checkpoint };
  }
  if (last !== undefined) yield { evidence, checkpoint: last };
}

function weighed(evidence: DateEvidence, text: string, line: number): DateEvidence {
  const possible = ordersOf(text);
  const [only] = possible ?? [];
  if (possible === undefined || only === undefined) return evidence;
  if (possible.length > 1) return evidence.isNeeded ? evidence : { ...evidence, isNeeded: true };
  if (evidence.proofs[only] !== undefined) return evidence;
  return { ...evidence, proofs: { ...evidence.proofs, [only]: line } };
}

const namedOrder =
  /(?<!\p{L})([dtjg]{1,2}|[yja]{4}|m{1,2})[-/. ]?(m{1,2}|[dtjg]{1,2})[-/. ]?([yja]{2,4}|[dtjg]{1,2})(?!\p{L})/iu;

function orderNamed(header: string): DateOrder | undefined {
  const [, first = '', second = ''] = namedOrder.exec(header) ?? [];
  if (first === '') return undefined;
  if (/^m/i.test(first)) return /^m/i.test(second) ? undefined : 'mdy';
  if (!/^m/i.test(second)) return undefined;
  return first.length === 4 ? 'ymd' : 'dmy';
}

interface Settled {
  readonly order?: DateOrder;
  readonly remark?: Refusal;
}

export function settleOrder({ proofs, isNeeded }: DateEvidence): Settled {
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

import { count, counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { moneyText } from '@palmleaf/shared/money/money';
import type { AccountLine, AccountTotal } from '@palmleaf/shared/reports/account-lines';
import { fromMoneyView, type MoneyView } from '@palmleaf/shared/views/money';
import type { AccountEntry, AccountKind } from '@palmleaf/shared/views/statement';
import { csvLine } from '../terminal/csv.ts';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';

const kindWords: Record<AccountKind, string> = {
  bought: 'bought',
  unknown: 'unknown (may have been charged)',
  refunded: 'refunded (no answer, and not charged)',
  reused: 'saved by reuse',
  refused: 'refused by the service',
};

const isPriced = (kind: AccountKind): boolean => kind !== 'refused';

const amount = (money: MoneyView | undefined): string =>
  money === undefined ? 'not known' : moneyText(fromMoneyView(money));

export function accountText(
  month: string,
  lines: readonly AccountLine[],
  totals: readonly AccountTotal[],
): Line[] {
  if (lines.length === 0) return [`${month} has no calls.`];
  const rows = lines.map(({ kind, operation, price, calls, amount: sum }) => [
    kind,
    operation,
    isPriced(kind) ? amount(price) : '',
    count(calls),
    isPriced(kind) ? amount(sum) : '',
  ]);
  return [...table(['kind', 'operation', 'price', 'calls', 'amount'], rows), '', ...totals.map(totalLine)];
}

function totalLine({ kind, calls, costs, unpriced }: AccountTotal): string {
  const known = costs.map(amount);
  const rest = unpriced > 0 ? [`${counted(unpriced, 'call')} whose price is not known`] : [];
  const cost = isPriced(kind) && calls > 0 ? `: ${[...known, ...rest].join(' and ')}` : '';
  return `${kindWords[kind]}: ${counted(calls, 'call')}${cost}`;
}

export function entriesTable(entries: readonly AccountEntry[]): Line[] {
  const rows = entries.map(({ batch, id, part, operation, kind, at, price, told: stated = price }) => [
    id === undefined ? `${batch}, erased` : subjectName({ batch, id }),
    part,
    operation,
    at ?? '',
    kind,
    isPriced(kind) ? amount(stated) : '',
  ]);
  return table(['subject', 'part', 'operation', 'time', 'kind', 'price'], rows);
}

export const linesCsv = (lines: readonly AccountLine[]): string[] => [
  csvLine(['kind', 'operation', 'price', 'currency', 'calls', 'amount']),
  ...lines.map(({ kind, operation, price, calls, amount: sum }) =>
    csvLine([kind, operation, price?.amount, price?.currency, calls, sum?.amount]),
  ),
];

export const entriesCsv = (entries: readonly AccountEntry[]): string[] => [
  csvLine(['batch', 'id', 'part', 'operation', 'kind', 'at', 'price', 'told', 'currency']),
  ...entries.map(({ batch, id, part, operation, kind, at, price, told: stated }) =>
    csvLine([
      batch,
      id,
      part,
      operation,
      kind,
      at,
      price?.amount,
      stated?.amount,
      (stated ?? price)?.currency,
    ]),
  ),
];

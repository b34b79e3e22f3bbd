import { counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { moneyText } from '@palmleaf/shared/money/money';
import { fromMoneyView } from '@palmleaf/shared/views/money';
import type { ChargeView } from '@palmleaf/shared/views/statement';
import { agrees, type Compared, chargesIn } from '../statement/compare.ts';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';

export function statementText(
  batch: string,
  compared: readonly Compared[],
  charges: readonly ChargeView[],
  currency: string,
): Line[] {
  const rows = compared.map((line) => [
    line.operation ?? 'all',
    ...[line.bought, line.unknown, line.calls].map(String),
    wordsOn(line, currency),
  ]);
  return [
    ...table(['operation', 'bought', 'unknown', 'charged', ''], rows),
    ...explained(compared, charges),
    '',
    ...conclusion(batch, compared, currency),
  ];
}

export function chargesTable(batch: string, charges: readonly ChargeView[]): Line[] {
  const hasStated = charges.some(({ told }) => told !== undefined);
  const rows = charges.map(({ id, part, operation, state, at, price, told: stated }) => [
    id === undefined ? 'erased' : subjectName({ batch, id }),
    part,
    operation,
    at ?? '',
    state,
    price === undefined ? 'not known' : moneyText(fromMoneyView(price)),
    ...(hasStated ? [stated === undefined ? '' : moneyText(fromMoneyView(stated))] : []),
  ]);
  const statedHead = hasStated ? ['stated cost'] : [];
  return table(['subject', 'part', 'operation', 'time', 'state', 'price', ...statedHead], rows);
}

function explained(compared: readonly Compared[], charges: readonly ChargeView[]): Line[] {
  const lines = compared.filter(({ calls, bought, unknown }) => calls > bought && unknown > 0);
  if (lines.length === 0) return [];
  const rows = lines.flatMap((line) =>
    chargesIn(charges, line)
      .filter(({ state }) => state === 'unknown')
      .map(({ id, operation, at }) => [id ?? 'erased', operation, at ?? '']),
  );
  return ['', ...table(['outcome not known', 'operation', 'time'], rows)];
}

function wordsOn(line: Compared, currency: string): string {
  switch (line.verdict) {
    case 'overcharged':
      return `${counted(line.by, 'call')} more than can be explained`;
    case 'undercharged':
      return `${counted(line.by, 'call')} fewer than were bought`;
    case 'matches':
      return agrees(line)
        ? [explanation(line), amountWords(line, currency)].filter(Boolean).join('; ')
        : amountWords(line, currency);
  }
}

function explanation({ calls, bought, unknown, free }: Compared): string {
  const chargedUnknown = calls - bought;
  if (chargedUnknown <= 0) return free === 0 ? 'matches' : `matches: ${counted(free, 'call')} cost nothing`;
  return `matches: ${chargedUnknown} of ${counted(unknown, 'call')} with unknown outcome ${chargedUnknown === 1 ? 'was' : 'were'} charged`;
}

function amountWords({ amount }: Compared, currency: string): string {
  switch (amount.verdict) {
    case 'more':
      return `the amount is ${moneyText({ currency, micros: amount.micros })} more than these calls cost`;
    case 'less':
      return `the amount is ${moneyText({ currency, micros: amount.micros })} less than these calls cost`;
    case 'price not known':
      return 'the amount is not compared: a price is not known';
    case 'matches':
    case 'no amount':
    case 'calls differ':
      return '';
  }
}

function conclusion(batch: string, compared: readonly Compared[], currency: string): string[] {
  const wrong = compared.filter((line) => !agrees(line));
  if (wrong.length === 0) return [`The statement for ${batch} can be explained, call by call.`];
  const lineText = (line: Compared) => `${line.operation ?? 'all operations'}: ${wordsOn(line, currency)}`;
  return [`The statement for ${batch} cannot be explained:`, ...wrong.map((line) => `  ${lineText(line)}`)];
}

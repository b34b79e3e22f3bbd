import { count, counted } from '@palmleaf/shared/figures';
import { moneyText } from '@palmleaf/shared/money/money';
import { costText } from '@palmleaf/shared/money/prices';
import type { ceilingView } from '@palmleaf/shared/reports/outcomes';
import { fromMoneyView } from '@palmleaf/shared/views/money';
import type { BatchView } from '@palmleaf/shared/views/views';
import type * as z from 'zod';

export function ceilingText(
  batch: string,
  { ceiling, money, unpriced = [] }: Omit<z.output<typeof ceilingView>, 'batch'>,
  { cost }: BatchView['spending'] = { committed: 0 },
): string[] {
  const lines: string[] = [];
  if (ceiling !== undefined)
    lines.push(
      ceiling === null ? `${batch} has no ceiling.` : `${batch} may buy ${counted(ceiling, 'call')} at most.`,
    );
  if (money !== undefined)
    lines.push(
      money === null
        ? `${batch} has no ceiling in money.`
        : `${batch} may spend ${moneyText(fromMoneyView(money))} at most.`,
    );
  if (unpriced.length > 0)
    lines.push(
      `The profile names no price for ${unpriced.join(', ')}: such calls wait while there is a ceiling in money.`,
    );
  if (money && cost !== undefined && cost.unpriced > 0)
    lines.push(
      `Bought before their price was known: ${counted(cost.unpriced, 'call')}. Each counts with the highest price that is known.`,
    );
  return lines;
}

export function spendingText({ calls, spending }: BatchView): string {
  const { bought, reused, unknown } = calls;
  const { committed, cost } = spending;
  return `calls bought ${count(bought)}, reused ${count(reused)}, unknown ${count(unknown)}; total of bought, unknown and reserved ${count(committed)}${costOf(committed, cost)}, ${limitsText(spending)}`;
}

export function limitsText({ ceiling, ceilingMoney }: BatchView['spending']): string {
  const limits = [
    ...(ceiling === undefined ? [] : [`ceiling ${count(ceiling)}`]),
    ...(ceilingMoney === undefined ? [] : [`ceiling ${moneyText(fromMoneyView(ceilingMoney))}`]),
  ];
  return limits.length === 0 ? 'no ceiling' : limits.join(', ');
}

function costOf(committed: number, cost: BatchView['spending']['cost']): string {
  if (committed === 0) return '';
  if (cost === undefined) return ' (what they cost is not known)';
  return ` (${costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost)})`;
}

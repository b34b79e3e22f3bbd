import { count, counted } from '@palmleaf/shared/figures';
import { moneyText } from '@palmleaf/shared/money/money';
import { costText } from '@palmleaf/shared/money/prices';
import type { ceilingView } from '@palmleaf/shared/reports/outcomes';
import { fromMoneyView } from '@palmleaf/shared/views/money';
import type { BatchView } from '@palmleaf/shared/views/views';
import type * as z from 'zod';

/** What a batch may buy after a ceiling was set, and what to know of it. */
export function ceilingText(
  { batch, ceiling, money, unpriced = [] }: z.output<typeof ceilingView>,
  { spending: { cost } }: BatchView,
): string[] {
  const lines: string[] = [];
  if (ceiling !== undefined)
    lines.push(
      ceiling === null ? `${batch} has no ceiling.` : `${batch} may buy ${count(ceiling)} calls at most.`,
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

/** What is spent or reserved of a batch, and the most that may be. */
export function spendingText({
  calls,
  spending: { committed, ceiling, cost, ceilingMoney },
}: BatchView): string {
  const { bought, reused, unknown } = calls;
  const limits = [
    ...(ceiling === undefined ? [] : [`ceiling ${count(ceiling)}`]),
    ...(ceilingMoney === undefined ? [] : [`ceiling ${moneyText(fromMoneyView(ceilingMoney))}`]),
  ];
  return (
    `calls bought ${count(bought)}, reused ${count(reused)}, unknown ${count(unknown)}; committed ${count(committed)}${costOf(committed, cost)}, ` +
    (limits.length === 0 ? 'no ceiling' : limits.join(', '))
  );
}

/** What calls cost, in brackets; nothing is said where there are none. */
function costOf(committed: number, cost: BatchView['spending']['cost']): string {
  if (committed === 0) return '';
  if (cost === undefined) return ' (what they cost is not known)';
  return ` (${costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost)})`;
}

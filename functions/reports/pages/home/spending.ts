import { count, counted } from '../../../../shared/figures.ts';
import { moneyText } from '../../../../shared/money/money.ts';
import { costText } from '../../../../shared/money/prices.ts';
import { fromMoneyView } from '../../../../shared/views/money.ts';
import type { BatchView } from '../../../../shared/views/views.ts';
import { type Html, html } from '../html/html.ts';

export function spendingWords({ committed, ceiling, cost, ceilingMoney }: BatchView['spending']): Html {
  const paid =
    cost === undefined || committed === 0
      ? undefined
      : costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost);
  const isFull = ceiling !== undefined && committed >= ceiling;
  return html`${counted(committed, 'call')}${ceiling === undefined ? ', no ceiling' : ` of at most ${count(ceiling)}`}${isFull && html` (<strong>the ceiling is reached</strong>)`}${paid !== undefined && `; they cost ${paid}`}${ceilingMoney !== undefined && `; at most ${moneyText(fromMoneyView(ceilingMoney))}`}`;
}

import type { Oddity } from '../ledger/reasons/oddity.ts';
import { moneyText } from '../money/money.ts';

export function oddityText(oddity: Oddity): string {
  switch (oddity.code) {
    case 'no-palm-id':
      return 'no palm_id';
    case 'another-shape':
      return `${oddity.operation} answered in another shape: ${oddity.difference} ${oddity.path}`;
    case 'another-price':
      return `${oddity.operation} costs ${oddity.than} than ${moneyText(oddity.price)}`;
    case 'refused':
      return `${oddity.operation} refused: ${oddity.answer}${oddity.status === undefined ? '' : ` (${oddity.status})`}`;
    case 'legacy':
      return oddity.text;
  }
}

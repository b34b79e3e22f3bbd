import { counted } from '@palmleaf/shared/figures';
import { addCost, type Cost, costText } from '@palmleaf/shared/money/prices';
import type { CancelSelectionView } from '@palmleaf/shared/reports/outcomes';
import { type CostView, fromMoneyView, toCostView } from '@palmleaf/shared/views/money';
import { clockTime } from './batch.ts';

export function added(one: CancelSelectionView, other: CancelSelectionView): CancelSelectionView {
  const { people, calls, unsent } = other;
  const cost = one.cost && other.cost && addCost(costIn(one.cost), costIn(other.cost));
  const known = one.cost ?? other.cost;
  return {
    ...one,
    people: one.people + people,
    calls: {
      bought: one.calls.bought + calls.bought,
      reused: one.calls.reused + calls.reused,
      unknown: one.calls.unknown + calls.unknown,
    },
    unsent: one.unsent + unsent,
    ...(known === undefined
      ? {}
      : { cost: cost === undefined ? known : toCostView({ ...cost, currency: known.currency }) }),
  };
}

const costIn = (cost: CostView): Cost => ({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced });

function spent({ calls, cost }: CancelSelectionView): string {
  const price = cost === undefined ? 'no prices are known' : costText(costIn(cost), cost);
  const unknown = calls.unknown === 0 ? '' : `, ${calls.unknown} with unknown outcome`;
  return `${counted(calls.bought, 'call')} bought${unknown}: ${price}`;
}

export function selectionText(selection: CancelSelectionView): string {
  const { people, unsent } = selection;
  if (people === 0) return 'Nobody is open. What came in and is not read yet would be refused.';
  return `${counted(people, 'person', 'people')}; so far ${spent(selection)}. ${counted(unsent, 'call')} not sent yet.`;
}

export function receiptText(receipt: CancelSelectionView): string[] {
  const { batch, people, last } = receipt;
  if (last === undefined) return [`${batch} was never cancelled as a whole or by a reason.`];
  const by = last.askedBy === undefined ? '' : ` by ${last.askedBy}`;
  const of = last.because === undefined ? batch : `${batch}, those who waited for ${last.because}`;
  return [
    `${of}: cancelled ${clockTime(last.askedAt)}${by}${last.doneAt === undefined ? ', still under way' : `, done ${clockTime(last.doneAt)}`}.`,
    `${counted(people, 'person has', 'people have')} ended as cancelled; ${spent(receipt)}.`,
  ];
}

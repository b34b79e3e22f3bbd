import { counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { addCost, type Cost, costText } from '@palmleaf/shared/money/prices';
import type { CancelSelectionView } from '@palmleaf/shared/reports/outcomes';
import { type CostView, fromMoneyView, toCostView } from '@palmleaf/shared/views/money';
import { shortClock } from './batch.ts';

type Whole = Omit<CancelSelectionView, 'cursor'>;

interface Filter {
  readonly person?: string | undefined;
  readonly part?: string | undefined;
  readonly because?: string | undefined;
}

export function selectedText(batch: string, { person, part, because }: Filter): string {
  const people = person === undefined ? batch : subjectName({ batch, id: person });
  return `${part === undefined ? '' : `${part} of `}${people}${because === undefined ? '' : ` (only for the reason ${because})`}`;
}

export function sumOf(one: CancelSelectionView, other: CancelSelectionView): CancelSelectionView {
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

function spentText({ calls, cost }: Whole): string {
  const price = cost === undefined ? 'no prices are known' : costText(costIn(cost), cost);
  const unknown = calls.unknown === 0 ? '' : `, ${calls.unknown} with unknown outcome`;
  return `${counted(calls.bought, 'call')} bought${unknown}: ${price}`;
}

export function selectionText(selection: Whole): string {
  const { people, unsent } = selection;
  if (people === 0)
    return 'No person has open work. Files that were uploaded but not read yet would be refused.';
  return `${counted(people, 'person', 'people')}; so far ${spentText(selection)}. ${counted(unsent, 'call')} not sent yet.`;
}

export function cancelReceiptText(receipt: Whole): string[] {
  const { batch, people, erased = 0, last } = receipt;
  if (last === undefined)
    return [`${batch}: nothing was cancelled, or everything that was cancelled has been resumed since.`];
  const by = last.askedBy === undefined ? '' : ` by ${last.askedBy}`;
  const erasedText =
    erased === 0 ? '' : `, ${counted(erased, 'person with charges was', 'people with charges were')} erased`;
  return [
    `${selectedText(batch, last)}: cancelled ${shortClock(last.askedAt)}${by}${last.doneAt === undefined ? ', still under way' : `, done ${shortClock(last.doneAt)}`}.`,
    `${counted(people, 'person has', 'people have')} ended as cancelled${erasedText}; ${spentText(receipt)}.`,
  ];
}

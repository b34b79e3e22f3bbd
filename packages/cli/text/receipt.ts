import { counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import { costText } from '@palmleaf/shared/money/prices';
import { becauseText, type ErasureView, removedList } from '@palmleaf/shared/views/erasure-view';
import { fromMoneyView } from '@palmleaf/shared/views/money';
import type { Hint } from '../command-line/hints.ts';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';

export const removedSoFar = (view: ErasureView): number =>
  removedList(view).reduce((sum, { number }) => sum + number, 0);

type RecordedAnswer = ErasureView['held'][number];

const nothing: Record<ErasureView['state'], string> = {
  erasing: 'Nothing has been removed yet: the first sweep has not run yet.',
  erased: 'Nothing was found that had to be removed.',
};

export function receiptText(view: ErasureView, hint: Hint): Line[] {
  const { batch, id, state, askedAt, askedBy, doneAt, remains, held, spent, keptOut, because } = view;
  const removed = removedList(view).map(({ number, what }) => [String(number), what]);
  return [
    `${subjectName({ batch, id })}: ${state}`,
    `asked for ${askedAt}${askedBy === undefined ? '' : ` by ${askedBy}`}, ${doneAt === undefined ? 'not done yet' : `done ${doneAt}`}`,
    ...(because === undefined ? [] : [`because: ${becauseText(because)}`]),
    ...(keptOut === undefined
      ? []
      : [
          `banned since ${keptOut.since}${keptOut.by === undefined ? '' : ` by ${keptOut.by}`}; ${hint('ban', 'lift', subjectName({ batch, id }))}`,
        ]),
    '',
    ...(removed.length === 0 ? [nothing[state]] : table(['removed', ''], removed)),
    '',
    ...table(
      ['gone by', 'what remains'],
      remains.map(({ what, until }) => [until?.slice(0, 10) ?? 'no date', what]),
    ),
    ...(spent === undefined ? [] : ['', spentText(spent)]),
    ...(held.length === 0
      ? []
      : ['', ...table(['at the service', 'bought', 'from', ''], held.map(recordedRow))]),
  ];
}

function spentText({ calls, cost }: NonNullable<ErasureView['spent']>): string {
  const bought = `${counted(calls, 'call was', 'calls were')} bought`;
  if (cost === undefined) return `${bought}; what they cost is not known`;
  return `${bought}, for ${costText({ micros: fromMoneyView(cost).micros, unpriced: cost.unpriced }, cost)}`;
}

function recordedRow({
  operation,
  boughtAt,
  service,
  address,
  palmId,
  unknown,
  copied,
}: RecordedAnswer): string[] {
  const notes = [
    ...(palmId === undefined ? [] : [`palm_id ${palmId}`]),
    ...(unknown ? ['perhaps bought: no answer arrived'] : []),
    ...(copied ? ['bought for somebody with the same photo or birth data'] : []),
  ];
  return [operation, boughtAt.slice(0, 10), address ?? service, notes.join('; ')];
}

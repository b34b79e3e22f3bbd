import { type ErasureView, removedList } from '../../shared/views/erasure-view.ts';
import { table } from '../terminal/table.ts';

/** Things of every kind that an erasure has removed up to now. */
export const removedSoFar = (view: ErasureView): number =>
  removedList(view).reduce((sum, { number }) => sum + number, 0);

const nothing: Record<ErasureView['state'], string> = {
  erasing: 'Nothing has been removed yet: the first sweep has still to come.',
  erased: 'Nothing was found that had to be removed.',
};

/** The receipt of an erasure for people. */
export function receiptText(view: ErasureView): string[] {
  const { batch, id, state, askedAt, doneAt, remains } = view;
  const removed = removedList(view).map(({ number, what }) => [String(number), what]);
  return [
    `${batch}/${id}: ${state}`,
    `asked for ${askedAt}, ${doneAt === undefined ? 'not done yet' : `done ${doneAt}`}`,
    '',
    ...(removed.length === 0 ? [nothing[state]] : table(['removed', ''], removed)),
    '',
    ...table(
      ['gone by', 'what remains'],
      remains.map(({ what, until }) => [until?.slice(0, 10) ?? 'no date', what]),
    ),
  ];
}

import { count, counted } from '@palmleaf/shared/figures';
import { subjectName } from '@palmleaf/shared/ledger/items/keys';
import {
  becauseText,
  type CustomerErasureView,
  type ErasedManyView,
  type ErasureView,
  removedList,
} from '@palmleaf/shared/views/erasure-view';
import type { Hint } from '../command-line/hints.ts';
import type { Line } from '../terminal/line.ts';
import { table } from '../terminal/table.ts';
import { removedSoFar } from './receipt.ts';

interface ErasedBatch {
  readonly batch: string;
  readonly unknown: readonly string[];
  readonly whole?:
    | { readonly state: string; readonly doneAt?: string | undefined; readonly tables: number }
    | undefined;
  readonly receipts: readonly ErasureView[];
}

export function previewText(previews: readonly ErasedManyView[]): Line[] {
  const unknown = previews.flatMap(({ batch, unknown: ids }) => ids.map((id) => subjectName({ batch, id })));
  return [
    ...table(
      ['batch', 'people', 'bought calls that are lost'],
      previews.map(({ batch, people, calls }) => [batch, count(people), count(calls)]),
    ),
    ...unknown.map((name) => `${name}: nobody has this name`),
  ];
}

export function manyText(erased: readonly ErasedBatch[], hint: Hint): Line[] {
  const receipts = erased.flatMap((one) => one.receipts);
  const wholes = erased.flatMap(({ batch, whole }) => (whole === undefined ? [] : [{ batch, ...whole }]));
  return [
    ...wholes.map(
      ({ batch, state, doneAt, tables }) =>
        `${batch}: ${state}${doneAt === undefined ? '' : ` ${doneAt}`}, with ${counted(tables, 'table or archive', 'tables and archives')}`,
    ),
    ...(receipts.length === 0 ? ['Nobody was erased.'] : []),
    ...table(['removed', ''], totalsOf(receipts)),
    '',
    ...table(
      ['person', 'state', 'asked for', 'done', 'items'],
      receipts.map((view) => [
        subjectName(view),
        view.keptOut === undefined ? view.state : `${view.state}, banned`,
        view.askedAt,
        view.doneAt ?? 'not yet',
        count(removedSoFar(view)),
      ]),
    ),
    ...receipts
      .slice(0, 1)
      .map(
        (view) =>
          `What remains of one person’s data, and until when: ${hint('erase', subjectName(view), '--receipt')}`,
      ),
  ];
}

function totalsOf(receipts: readonly ErasureView[]): string[][] {
  const totals = new Map<string, number>();
  for (const { what, number } of receipts.flatMap(removedList))
    totals.set(what, (totals.get(what) ?? 0) + number);
  return [...totals].map(([what, number]) => [count(number), what]);
}

export function customerReceiptText(view: CustomerErasureView): Line[] {
  const { customer, state, askedAt, askedBy, because, doneAt, batches, people, places, tables, remains } =
    view;
  return [
    `${customer}: ${state}${doneAt === undefined ? '' : ` ${doneAt}`}, asked for ${askedAt}${askedBy === undefined ? '' : ` by ${askedBy}`}`,
    ...(because === undefined ? [] : [`because: ${becauseText(because)}`]),
    ...(people === undefined
      ? []
      : [
          `Removed: ${counted(people, 'person', 'people')} in ${counted(batches ?? 0, 'batch', 'batches')}, ${counted(tables ?? 0, 'table or archive', 'tables and archives')}, ${counted(places, 'place', 'places')}`,
        ]),
    '',
    ...table(
      ['what remains', 'until'],
      remains.map(({ what, until }) => [what, until ?? '']),
    ),
  ];
}

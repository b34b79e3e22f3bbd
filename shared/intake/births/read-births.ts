import type { Checkpoint } from '../csv/checkpoint.ts';
import { readRows } from '../csv/read-rows.ts';
import type { Refusal } from '../refusal.ts';
import { birthColumns } from './birth-columns.ts';
import { type BirthRow, parseBirthRow } from './birth-row.ts';

/** One thing that a births table says; `checkpoint` is where to go on after it. */
export type BirthItem = { readonly line: number; readonly checkpoint: Checkpoint } & (
  | { readonly kind: 'row'; readonly inputs: BirthRow }
  | { readonly kind: 'refused'; readonly id?: string; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'warning'; readonly warning: Refusal }
);

/**
 * Reads `births/<batch>.csv` row by row; see {@link readRows} for resuming. Two rows with one id are not noticed here:
 * that takes a memory as large as the file.
 */
export async function* readBirths(
  source: AsyncIterable<Uint8Array>,
  options: { readonly startAt?: Checkpoint | undefined } = {},
): AsyncGenerator<BirthItem, void, undefined> {
  for await (const item of readRows(source, birthColumns, options)) {
    const { line, checkpoint } = item;
    if (item.kind === 'warning') yield item;
    else if (item.kind === 'refused') yield { kind: 'refused', line, checkpoint, refusals: [item.refusal] };
    else {
      const row = parseBirthRow(item.record, line, checkpoint.dialect.separator !== ',');
      if ('inputs' in row) yield { kind: 'row', line, checkpoint, ...row };
      else yield { kind: 'refused', line, checkpoint, ...row };
    }
  }
}

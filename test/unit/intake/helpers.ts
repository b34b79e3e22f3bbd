import { type BirthItem, readBirths } from '../../../shared/intake/births/birth-row.ts';
import { type Checkpoint, checkpointSchema } from '../../../shared/intake/csv/checkpoint.ts';
import type { Refusal } from '../../../shared/intake/refusal.ts';
import { refusalText } from '../../../shared/reasons/refusals/refusal-text.ts';

export async function* cutAt(bytes: Uint8Array, cuts: readonly number[] = []): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    if (cut <= from || cut >= bytes.length) continue;
    yield bytes.subarray(from, cut);
    from = cut;
  }
  yield bytes.subarray(from);
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

export function stored(checkpoint: Checkpoint): Checkpoint {
  return checkpointSchema.parse(JSON.parse(JSON.stringify(checkpoint)));
}

export function births(file: string | Uint8Array): Promise<BirthItem[]> {
  return collect(readBirths(cutAt(typeof file === 'string' ? Buffer.from(file) : file)));
}

export function rowsOf(items: readonly BirthItem[]) {
  return items.flatMap((item) => (item.kind === 'row' ? [item.row] : []));
}

export function refusalsOf(items: readonly BirthItem[]): Refusal[] {
  return items.flatMap((item) => (item.kind === 'refused' ? item.refusals : []));
}

export function warningsOf(items: readonly BirthItem[]): Refusal[] {
  return items.flatMap((item) => (item.kind === 'warning' ? [item.warning] : []));
}

export const textOf = (refusal: Pick<Refusal, 'reason' | 'entry'> | undefined): string =>
  refusal === undefined ? 'nothing is refused' : refusalText(refusal);

import type { LedgerContext } from '../context.ts';
import { batchItems, type RedriveMark, type RedriveState } from '../items/batch.ts';
import { type Header, headerItems } from '../items/header.ts';
import { batchKey, headerKey, type Subject } from '../items/keys.ts';
import { loadReport } from '../items/load.ts';
import { applyEvent } from '../states/apply-event.ts';
import { scheduleNow } from './batches.ts';
import { needsParts, reopenOf } from './redrive-selection.ts';
import { pageOfStates } from './state-walk.ts';

/**
 * Only sets a mark for the reconciler; a second request replaces the first.
 * @param states parts to open again; bought parts stay bought
 * @param only the selection; without it, all subjects and parts
 * @returns false when there is no such batch
 */
export async function askRedrive(
  { table, now }: LedgerContext,
  batch: string,
  states: readonly RedriveState[],
  only?: RedriveMark['only'],
): Promise<boolean> {
  const mark = { at: now(), states: [...states], ...(only === undefined ? {} : { only }) };
  const result = await table.update(
    batchItems.update({
      key: batchKey(batch),
      set: { redrive: mark, ...scheduleNow(mark.at) },
      condition: batchItems.exists('v'),
    }),
  );
  return result.ok;
}

export const redrivenFrom = ['partial', 'failed', 'cancelled'] as const;

export async function selectPage(
  { table }: Pick<LedgerContext, 'table'>,
  batch: string,
  mark: RedriveMark,
  limit: number,
): Promise<{ readonly selected: readonly Selected[]; readonly next?: RedriveMark['position'] }> {
  const { subjects, next } = await candidatesOf(table, batch, mark, limit);
  const selected = await Promise.all(
    subjects.map(async (subject) => {
      const header = await headerItems.read(table, headerKey(subject));
      if (header === undefined || !redrivenFrom.some((state) => state === header.state)) return [];
      const parts = needsParts(mark) ? (await loadReport({ table }, subject))?.parts : undefined;
      const reopen = reopenOf(header, parts ?? new Map(), mark);
      return reopen === undefined ? [] : [{ header, reopen }];
    }),
  );
  return { selected: selected.flat(), ...(next === undefined ? {} : { next }) };
}

interface Selected {
  readonly header: Header;
  readonly reopen: NonNullable<Header['reopen']>;
}

async function candidatesOf(
  table: LedgerContext['table'],
  batch: string,
  { position, only }: RedriveMark,
  limit: number,
): Promise<{ readonly subjects: readonly Subject[]; readonly next?: RedriveMark['position'] }> {
  if (only?.person !== undefined) return { subjects: [{ batch, id: only.person }] };
  return pageOfStates({ table }, batch, redrivenFrom, position, limit);
}

/**
 * Makes one page's unfinished subjects due. Idempotent.
 * @param dueAt when the reconciler sends lost jobs again
 */
export async function redrivePage(
  context: LedgerContext,
  batch: string,
  mark: RedriveMark,
  limit: number,
  dueAt: number,
): Promise<readonly Header[]> {
  const { table } = context;
  const { selected, next } = await selectPage(context, batch, mark, limit);
  const redriven: Header[] = [];
  for (const { header, reopen } of selected) {
    const event = { kind: 'redriven', reopen, dueAt, goesOn: false } as const;
    if ((await applyEvent(context, header, event)).ok) redriven.push(header);
  }
  await table.update(
    batchItems.update({
      key: batchKey(batch),
      ...(next === undefined
        ? { remove: ['redrive'] }
        : { setPaths: [batchItems.member(['redrive', 'position'], next)] }),
      condition: batchItems.equals(['redrive', 'at'], mark.at),
    }),
  );
  return redriven;
}

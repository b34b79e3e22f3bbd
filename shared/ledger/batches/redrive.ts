import type { LedgerContext } from '../context.ts';
import { batchItems, type RedriveMark, type RedriveState } from '../items/batch.ts';
import type { Header } from '../items/header.ts';
import { batchKey } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';
import { scheduleNow } from './batches.ts';
import { reopenOf } from './redrive-selection.ts';
import { selectOnPage } from './state-walk.ts';

/**
 * Only sets a mark for the reconciler; a second request replaces the first.
 * @param states which parts to open again; bought parts stay bought
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

export const selectRedriven = (
  context: Pick<LedgerContext, 'table'>,
  batch: string,
  mark: RedriveMark,
  limit: number,
) =>
  selectOnPage(
    context,
    batch,
    { states: redrivenFrom, only: mark.only, position: mark.position, limit },
    (header, parts) => reopenOf(header, parts, mark),
  );

/**
 * Makes the selected subjects of one page due. Idempotent.
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
  const { selected, next } = await selectRedriven(context, batch, mark, limit);
  const redriven: Header[] = [];
  for (const { header, picked: reopen } of selected) {
    const event = { kind: 'redriven', reopen, dueAt, isContinued: false } as const;
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

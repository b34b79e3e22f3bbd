import { canonical } from '../../plan/canonical.ts';
import { changeItem } from '../../table/change-item.ts';
import { all } from '../../table/table.ts';
import type { LedgerContext } from '../context.ts';
import { batchItems, type RedriveMark, type RedriveState } from '../items/batch.ts';
import type { Header } from '../items/header.ts';
import { batchKey } from '../items/keys.ts';
import { applyEvent } from '../states/apply-event.ts';
import { scheduleNow } from './batches.ts';
import { reopenOf } from './redrive-selection.ts';
import { selectOnPage } from './state-walk.ts';

/**
 * Only sets a mark for the reconciler.
 * @param states which parts to open again; bought parts stay bought
 * @returns `busy` during a different redrive; undefined for an unknown batch
 */
export async function askRedrive(
  { table, now }: LedgerContext,
  batch: string,
  states: readonly RedriveState[],
  only?: RedriveMark['only'],
): Promise<'requested' | 'busy' | undefined> {
  const selection = { states: [...states], ...(only === undefined ? {} : { only }) };
  let isUnknown = false;
  const isRequested = await changeItem(table, batchItems, batchKey(batch), (item) => {
    isUnknown = item?.v === undefined;
    if (item?.v === undefined) return undefined;
    const { redrive } = item;
    if (redrive !== undefined && !isSame(redrive, selection)) return undefined;
    const mark = { at: now(), ...selection };
    return {
      set: { redrive: mark, ...scheduleNow(mark.at) },
      condition: all(
        batchItems.exists('v'),
        redrive === undefined
          ? batchItems.missing('redrive')
          : batchItems.equals(['redrive', 'at'], redrive.at),
      ),
    };
  });
  if (isRequested) return 'requested';
  return isUnknown ? undefined : 'busy';
}

type Selection = Pick<RedriveMark, 'states' | 'only'>;

const isSame = (one: Selection, other: Selection): boolean =>
  canonical(selectionOf(one)) === canonical(selectionOf(other));

const selectionOf = ({ states, only = {} }: Selection) => ({ states: [...new Set(states)].sort(), only });

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

/** Idempotent. */
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

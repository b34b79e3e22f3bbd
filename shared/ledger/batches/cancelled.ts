import type { BatchItem } from '../items/batch.ts';
import type { Header } from '../items/header.ts';

/**
 * The cancellation of a batch covers earlier inputs only; newer inputs and a redrive of cancelled calls are bought.
 */
export function cancelledAtOf(
  { cancel, inputs, reopen }: Pick<Header, 'cancel' | 'inputs' | 'reopen'>,
  batch: Pick<BatchItem, 'cancelledAt'> | undefined,
): number | undefined {
  if (cancel !== undefined) return cancel.at;
  const at = batch?.cancelledAt;
  if (at === undefined) return undefined;
  const redrivenAt = reopen === undefined || reopen.states.length === 0 ? [] : [reopen.at];
  const sources = [inputs.photo, inputs.row].flatMap((input) => input?.source.time ?? []);
  return Math.max(...redrivenAt, ...sources) <= at ? at : undefined;
}

import type { BatchItem } from '../items/batch.ts';
import type { Header } from '../items/header.ts';

/**
 * Returns when somebody cancelled a subject; undefined where nobody did. The cancellation of a whole batch holds for what had
 * come in until then: newer inputs, and a redrive of what is cancelled, are bought.
 */
export function cancelledAtOf(
  { cancel, inputs, reopen }: Pick<Header, 'cancel' | 'inputs' | 'reopen'>,
  batch: Pick<BatchItem, 'cancelledAt'> | undefined,
): number | undefined {
  if (cancel !== undefined) return cancel.at;
  const at = batch?.cancelledAt;
  if (at === undefined) return undefined;
  // What only came late opens a report in no state.
  const redrivenAt = reopen === undefined || reopen.states.length === 0 ? [] : [reopen.at];
  const sources = [inputs.photo, inputs.row].flatMap((input) => input?.source.time ?? []);
  return Math.max(...redrivenAt, ...sources) <= at ? at : undefined;
}

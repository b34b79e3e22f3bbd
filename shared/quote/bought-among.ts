import type { PlannedCall } from '../plan/plan.ts';
import type { QuoteAnswer } from './quote.ts';

/** A palm_id of another service counts as bought, unless a call that is still to be bought needs one. */
export function boughtAmong(
  calls: readonly PlannedCall[],
  { bought, foreignPalmId }: QuoteAnswer['subjects'][number],
): ReadonlySet<string> {
  const known = new Set(bought);
  const needsOwn = calls.some(({ after, inputsHash }) => after?.once === 'bought' && !known.has(inputsHash));
  return foreignPalmId === undefined || needsOwn ? known : known.add(foreignPalmId);
}

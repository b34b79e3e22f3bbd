import type { LedgerContext } from '../context.ts';
import type { Header } from '../items/header.ts';
import { applyEvent } from '../states/apply-event.ts';

/**
 * Sets when the reconciler looks at a subject next, if nobody has changed it meanwhile. What is parked, or finished, is
 * not touched.
 */
export async function postpone(context: LedgerContext, before: Header, dueAt: number): Promise<boolean> {
  return (await applyEvent(context, before, { kind: 'postponed', dueAt })).ok;
}

import { isPartName } from '../plan/plan.ts';
import type { LedgerContext } from './context.ts';
import type { Report } from './model.ts';
import { recordUnknown } from './parts.ts';
import { nothingSpent, type Spent } from './waves.ts';

export interface Lost {
  readonly worker: string;
  readonly spent: Spent;
}

/**
 * Settles what a worker that died had under way: every call of its intent either has its answer among the parts, or
 * its outcome is unknown and is recorded so. Safe to repeat; to be called only when the lease has run out.
 */
export async function settleLost(
  context: LedgerContext,
  { header, parts }: Report,
): Promise<Lost | undefined> {
  if (header.lease === undefined) return undefined;
  let { bought, unknown, reused } = nothingSpent;
  for (const [name, intended] of Object.entries(header.intent ?? {})) {
    if (!isPartName(name)) continue;
    const part = parts.get(name);
    const answered =
      part !== undefined && part.wave === intended.wave && part.inputsHash === intended.inputsHash;
    if (answered) {
      if (part.state === 'bought' && part.reusedFrom === undefined) bought += 1;
      if (part.state === 'unknown') unknown += 1;
      continue;
    }
    unknown += 1;
    const what = 'the function died while the call was under way';
    await recordUnknown(context, header, name, intended, intended.operation, header.inputsRevision, what);
  }
  return { worker: header.lease.owner, spent: { bought, unknown, reused } };
}

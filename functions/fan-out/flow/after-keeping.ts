import { fetchAssets } from '../../../shared/assets/assets.ts';
import type { Subject } from '../../../shared/ledger/items/keys.ts';
import type { PlannedCall } from '../../../shared/plan/plan.ts';
import type { FanOutDeps } from '../deps.ts';

/** Fetches what an answer points to when it is bought and kept: nothing of it can cost the answer. */
export async function afterKeeping(
  { assets }: Pick<FanOutDeps, 'assets'>,
  subject: Subject,
  { operation, part }: Pick<PlannedCall, 'operation' | 'part'>,
): Promise<void> {
  if (assets?.profile.assets[operation] !== undefined) await fetchAssets(assets, subject, part);
}

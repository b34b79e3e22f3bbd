import { release } from '../../shared/blockers/release.ts';
import { decideRelease } from '../../shared/blockers/release-decision.ts';
import { lateWritesMs } from '../../shared/ledger/context.ts';
import { type BlockerItem, blockerItems, blockerKey } from '../../shared/ledger/items/blocker.ts';
import { expectParking, parkedOn } from '../../shared/ledger/waves/parking.ts';
import type { Key } from '../../shared/table/table.ts';
import type { ItemDeps, ReconcilerDeps } from './deps.ts';
import { isOver } from './time-share.ts';

/** Releases subjects of the blocker; deletes it when no subject waits and no worker may still park one. */
export async function reconcileBlocker(deps: ItemDeps, key: Key): Promise<number> {
  const { ledger, settings } = deps;
  const item = await blockerItems.read(ledger.table, key);
  if (
    item === undefined ||
    (ledger.now() >= item.parkingUntil + lateWritesMs && (await forgetUnlessUsed(deps, item)))
  )
    return 0;
  const releasing = {
    ...deps,
    isOver: () => isOver(deps),
    settings: settings.reconciler,
  };
  return release(releasing, item, await decideRelease(deps, item.blocker));
}

async function forgetUnlessUsed(
  { ledger }: ReconcilerDeps,
  { blocker, parkingUntil }: BlockerItem,
): Promise<boolean> {
  if ((await parkedOn(ledger, blocker, 1)).length > 0) {
    await expectParking(ledger, blocker, ledger.now(), ledger.now());
    return false;
  }
  const condition = blockerItems.equals('parkingUntil', parkingUntil);
  return ledger.table.delete({ key: blockerKey(blocker), delete: true, condition });
}

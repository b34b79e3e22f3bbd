import type { AssetDeps } from '../../../../shared/assets/assets.ts';
import type { LedgerContext } from '../../../../shared/ledger/context.ts';
import { picturePointers } from '../checks/pictures.ts';
import type { Process } from '../process.ts';
import { minute } from '../scenario/times.ts';
import type { World } from '../world.ts';

export function picturesOf(world: World, process: Process, ledger: LedgerContext): AssetDeps {
  const { bodies } = ledger;
  const put: typeof bodies.put = async (key, bytes, contentType) => {
    try {
      await bodies.put(key, bytes, contentType);
    } catch (error) {
      world.pictures.dropped(bytes);
      throw error;
    }
  };
  const fetchImage = world.pictures.fetcherOf(process);
  return {
    ledger: { ...ledger, bodies: { ...bodies, put } },
    profile: { assets: { 'get-palm-image': picturePointers } },
    fetchImage: (_operation, address) => fetchImage(address),
    retryAfterMs: minute,
    log: world.log(process.name),
  };
}

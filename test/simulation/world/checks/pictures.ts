import { partOfSortKey } from '../../../../shared/ledger/items/keys.ts';
import type { Part, Report } from '../../../../shared/ledger/items/part.ts';
import { unpackBody } from '../../../../shared/ledger/parts/bodies.ts';
import { valueAt } from '../../../../shared/service-client/profile/pointer.ts';
import type { Item } from '../../../../shared/table/table.ts';
import { bodyStoreOf } from '../aws/bucket.ts';
import { minute } from '../scenario/times.ts';
import { PictureHosts } from '../service/pictures.ts';
import type { World } from '../world.ts';

export const picturePointers = ['/pictures/0', '/pictures/1'];
const maxTries = 5;
const secretInAddresses = '5ec4e7';
const atOnceMs = 10_000;

export const isStillTried = (item: Item): boolean =>
  partOfSortKey(item.sk) === 'palm/get-palm-image' && item.dueAt !== undefined;

export async function checkPictures(world: World, reports: ReadonlyMap<string, Report>): Promise<void> {
  for (const [name, { parts }] of reports) {
    const part = parts.get('palm/get-palm-image');
    if (part?.state === 'bought') await checkPart(world, name, part);
  }
}

async function checkPart(world: World, name: string, part: Part): Promise<void> {
  const wrong = (what: string) => world.wrong(name, `A picture of ${name} ${what}`);
  const answer = await unpackBody(bodyStoreOf(world.store), part);
  for (const [index, pointer] of picturePointers.entries()) {
    const address = valueAt(answer, pointer);
    if (typeof address !== 'string') continue;
    const picture = world.pictures.get(address);
    const asset = part.assets?.[index];
    if (picture === undefined) return wrong('was in no answer of the service');
    if (asset?.pointer !== pointer) return wrong('is not listed');
    if (JSON.stringify(asset).includes(secretInAddresses)) wrong('is listed with its address');
    if (asset.key === undefined) {
      if (asset.tries < maxTries) wrong(`was tried only ${asset.tries} times`);
      if (!PictureHosts.isHopeless(picture) && picture.failures < maxTries)
        wrong(`was abandoned after only ${picture.failures} failures`);
    } else {
      if (PictureHosts.isHopeless(picture)) wrong(`is ${picture.fate}, but was stored`);
      const stored = world.store.get(asset.key)?.bytes;
      if (stored === undefined || !Buffer.from(PictureHosts.bytesOf(address)).equals(stored))
        wrong('is recorded as stored, but the store has other bytes');
    }
    const waitedMs = (picture.askedAt ?? Number.POSITIVE_INFINITY) - picture.soldAt;
    // A worker that began while faults occurred may still die.
    if (
      picture.soldAt > world.scenario.calm + 3 * minute &&
      waitedMs > atOnceMs &&
      part.reusedFrom === undefined
    )
      wrong(`was requested ${Math.round(waitedMs / 1000)} s after its answer`);
  }
}

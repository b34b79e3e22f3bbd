import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { listRejections } from '../../../functions/reports/views/upload-views.ts';
import { preparePhoto } from '../../../shared/intake/photos/photo.ts';
import type { PhotoInspector } from '../../../shared/intake/photos/photo-doubt.ts';
import { readSpared } from '../../../shared/ledger/batches/counts.ts';
import { header } from '../../../shared/ledger/items/header.ts';
import { activeProducts } from '../../../shared/plan/active-products.ts';
import { planOf } from '../../../shared/plan/plan.ts';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { insistOnPhotos } from '../../../shared/uploads/insist.ts';
import { refuseUpload } from '../../../shared/uploads/rejection.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

const jpeg = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .jpeg()
    .toBuffer();
const brown = await jpeg('#c08060');
const grey = await jpeg('#808080');

let invocations = 0;

async function subjectOf(world: IntakeWorld, id: string) {
  return header.parse(await world.table.get({ pk: `subject#june/${id}`, sk: 'report' }));
}

describe('the photo check of the intake', () => {
  const noHand = { code: 'no_hand', isSure: true };
  type Check = 'off' | 'warn' | 'refuse';

  async function ingestWith(
    photoCheck: Check,
    inspector: PhotoInspector,
    world = new IntakeWorld(),
    event?: UploadEvent,
  ) {
    invocations += 1;
    await ingestPhoto(
      {
        ledger: world.ledger,
        inbox: world.inbox,
        jobs: world.queue,
        reader: { name: `reader ${invocations}`, until: world.now + 130_000 },
        preparePhoto,
        inspect: inspector,
        settings: { ...usualIntake, intake: { ...usualIntake.intake, photoCheck } },
        log: silent,
      },
      event ?? world.put('palms/june/anna.jpg', brown),
      'june',
      'anna',
    );
    return world;
  }

  test('The screening that finds no fault changes nothing, and sees the same photo that is sent', async () => {
    const seen: number[] = [];
    const world = await ingestWith('refuse', async (image) => void seen.push(image.byteLength));
    const { inputs } = await subjectOf(world, 'anna');
    expect(inputs.photo?.value.doubt).toBeUndefined();
    expect(seen).toEqual([inputs.photo?.value.bytes]);
    expect(world.uploads()[0]?.warnings).toEqual([]);
  });

  test('If the check only warns, the doubtful photo is still bought, and its report and its upload show the finding', async () => {
    const world = await ingestWith('warn', async () => noHand);
    const { inputs, state } = await subjectOf(world, 'anna');
    expect(state).toBe('due');
    expect(inputs.photo?.value.doubt).toEqual({
      code: 'photo-no-hand',
      reason: { code: 'photo-doubted', doubt: 'no_hand' },
    });
    expect(world.uploads()[0]?.warnings).toEqual([inputs.photo?.value.doubt?.reason]);
    expect(await readSpared(world.ledger, 'june')).toEqual({ photos: 0, calls: 0 });
  });

  test('The screening does not run when it is off', async () => {
    const world = await ingestWith('off', async () => noHand);
    expect((await subjectOf(world, 'anna')).inputs.photo?.value.doubt).toBeUndefined();
  });

  test('A failed screening makes no statement about the photo', async () => {
    const world = await ingestWith('refuse', async () => {
      throw new Error('the network is not there');
    });
    expect(world.jobs).toHaveLength(1);
  });

  test('The screening refuses a photo only when it is sure', async () => {
    const world = await ingestWith('refuse', async () => ({ ...noHand, isSure: false }));
    expect(world.rejections()).toEqual([]);
    expect(world.jobs).toHaveLength(1);
  });

  test('The check before paying refuses a bad photo and counts the saving; a redrive sends the photo and counts no saving', async () => {
    const world = new IntakeWorld();
    const event = world.put('palms/june/anna.jpg', brown);
    await ingestWith('refuse', async () => noHand, world, event);
    expect(world.rejections()).toMatchObject([{ code: 'photo-no-hand', upload: 'palms/june/anna.jpg' }]);
    expect({ subjects: world.subjects(), jobs: world.jobs, stored: world.store.size }).toEqual({
      subjects: [],
      jobs: [],
      stored: 0,
    });
    expect(await readSpared(world.ledger, 'june')).toEqual({ photos: 1, calls: 17 });
    await ingestWith('refuse', async () => noHand, world, event);
    expect(await readSpared(world.ledger, 'june')).toEqual({ photos: 1, calls: 17 });

    expect(await insistOnPhotos(world.ledger, 'june')).toBe(1);
    expect(await insistOnPhotos(world.ledger, 'june')).toBe(0);
    expect(await readSpared(world.ledger, 'june')).toEqual({ photos: 0, calls: 0 });
    expect(world.uploads()).toMatchObject([{ state: 'reading', isCounted: true, dueAt: world.now }]);
    await ingestWith('refuse', async () => noHand, world, event);
    expect((await subjectOf(world, 'anna')).inputs.photo?.value.doubt?.code).toBe('photo-no-hand');
    expect(world.uploads()).toMatchObject([{ state: 'done', counts: { accepted: 1, refused: 0 } }]);
    const { items } = await listRejections(world.ledger, 'june', 100);
    expect(items).toEqual([]);
  });

  test('A refused photo spares exactly the calls that its report makes when a person insists, whatever its product', async () => {
    const spared = new Set<number>();
    for (const product of [undefined, ...activeProducts.keys()]) {
      const world = new IntakeWorld();
      const event = world.put('palms/june/anna.jpg', brown, product === undefined ? {} : { product });
      await ingestWith('refuse', async () => noHand, world, event);
      const { calls } = await readSpared(world.ledger, 'june');
      await insistOnPhotos(world.ledger, 'june');
      await ingestWith('refuse', async () => noHand, world, event);
      const { inputs, varshaphalYear } = await subjectOf(world, 'anna');
      const planned = planOf('june/anna', inputs, varshaphalYear, usualIntake.plan).calls.length;
      expect({ product, calls }).toEqual({ product, calls: planned });
      spared.add(calls);
    }
    expect(spared.size).toBeGreaterThan(2);
  });

  test('A photo that was insisted on and then refused for another reason returns its calls once', async () => {
    const world = await ingestWith('refuse', async () => noHand);
    await insistOnPhotos(world.ledger, 'june');
    const [insisted] = world.uploads();
    if (insisted === undefined) throw new Error('no upload');
    const reader = { name: 'reader', until: world.now + 60_000 };
    const claim = await claimUpload(world.ledger, insisted, 'photo', 'june', reader, world.now);
    if (claim.kind !== 'claimed') throw new Error('not claimed');
    await refuseUpload(world.ledger, claim.upload, reader, {
      code: 'cancelled',
      reason: { code: 'cancelled' },
    });
    expect(await insistOnPhotos(world.ledger, 'june')).toBe(0);
    expect(await readSpared(world.ledger, 'june')).toEqual({ photos: 0, calls: 0 });
  });

  test('The screening runs again on a newer photo, even if somebody insisted on an older one', async () => {
    const world = await ingestWith('refuse', async () => noHand);
    await insistOnPhotos(world.ledger, 'june');
    await ingestWith('refuse', async () => noHand, world, world.put('palms/june/anna.jpg', grey));
    expect(world.uploads()).toMatchObject([{ state: 'refused', sparedCalls: 17 }]);
    expect(world.uploads()[0]?.insisted).toBeUndefined();
  });
});

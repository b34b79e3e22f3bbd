import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { UnpackingIntake as Intake, photos } from '../../support/worlds/unpacking-intake.ts';
import { type PackedFile, writeZip } from '../../support/zip/write-zip.ts';

const sameName = (index: number): PackedFile => ({
  ...photos[index],
  name: 'Fotos/anna.jpg',
  content: photos[index]?.content ?? '',
});

test('A photo in an archive is as old as the archive, so the photo of the newest archive counts, whichever is unpacked last', async () => {
  for (const isNewerLast of [false, true]) {
    const intake = new Intake();
    const [older, newer] = [0, 1].map((index) =>
      intake.world.put(`palms/june/${index}.zip`, writeZip([sameName(index)])),
    );
    if (older === undefined || newer === undefined) throw new Error('no archives');
    for (const archive of isNewerLast ? [older, newer] : [newer, older]) {
      await intake.deliver(archive);
      await intake.deliverUnpacked();
    }
    expect(intake.upload('palms/june/anna.jpg')?.etag).toBe(
      createHash('md5').update(sameName(1).content).digest('hex'),
    );
  }
});

test('A photo whose upload event S3 lost is read when an archive with the same photo arrives', async () => {
  const intake = new Intake();
  intake.world.put('palms/june/anna.jpg', sameName(0).content);
  await intake.deliver(intake.packed([sameName(0)]));
  expect(intake.upload('palms/june/anna.jpg')?.state).toBe('reading');
});

test('An archive that is being unpacked does not replace a newer photo of the same name', async () => {
  const intake = new Intake();
  const archive = intake.packed([sameName(0)]);
  let newer: UploadEvent | undefined;
  await intake.deliver(archive, Number.POSITIVE_INFINITY, {
    put: async (...given) => {
      newer ??= intake.world.put('palms/june/anna.jpg', sameName(1).content);
      return intake.world.archives.put(...given);
    },
  });
  await intake.deliverUnpacked();
  if (newer !== undefined) await intake.deliver(newer);
  const header = await headerItems.read(intake.world.table, headerKey({ batch: 'june', id: 'anna' }));
  expect(header?.inputs.photo?.source.etag).toBe(newer?.etag);
});

test('The newest upload of a photo counts, alone or in an archive, in whichever order the uploads are read', async () => {
  const steps = fc.array(fc.constantFrom('same', 'other', 'removed', 'read'), { maxLength: 4 });
  const [archived, other] = [sameName(0).content, sameName(1).content];
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), fc.boolean(), async (before, isReplaced, isReadLast) => {
      const intake = new Intake();
      const events: UploadEvent[] = [];
      const read = async () => {
        for (const event of events.splice(0)) await intake.deliver(event);
      };
      const put = (content: string | Uint8Array) =>
        events.push(intake.world.put('palms/june/anna.jpg', content));
      for (const step of before) {
        if (step === 'read') await read();
        else if (step === 'removed') intake.world.remove('palms/june/anna.jpg');
        else put(step === 'same' ? archived : other);
      }
      const archive = intake.packed([sameName(0)]);
      if (isReplaced) put(other);
      await intake.deliver(archive);
      if (!isReadLast) await read();
      await intake.deliverUnpacked();
      await read();
      const header = await headerItems.read(intake.world.table, headerKey({ batch: 'june', id: 'anna' }));
      const sha256 = createHash('sha256')
        .update(isReplaced ? other : archived)
        .digest('hex');
      expect(header?.inputs.photo?.value.sha256).toBe(sha256);
    }),
    { numRuns: 60, seed: 13, examples: [[['same', 'read', 'other'], false, false]] },
  );
});

import { expect, test } from 'vitest';
import { readIntake } from '../../../shared/ledger/batches/counts.ts';
import { countItems } from '../../../shared/ledger/items/count-shard.ts';
import { tableCountKey } from '../../../shared/ledger/items/keys.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import { awaitsRows, expectUpload } from '../../../shared/uploads/begin.ts';
import {
  claimUpload,
  endUpload,
  postponeUpload,
  removeUpload,
  saveProgress,
  yieldUpload,
} from '../../../shared/uploads/claim.ts';
import {
  nothingCounted,
  type Upload,
  type UploadEvent,
  uploadItems,
} from '../../../shared/uploads/upload.ts';
import { Random } from '../../simulation/world/random.ts';
import { IntakeWorld } from '../../support/worlds/intake-world.ts';

const progress = { counts: nothingCounted, warnings: [] };
const keys = ['births/june.csv', 'births/june/second.csv', 'palms/june/anna.jpg'];
const kindOf = ({ key }: UploadEvent) => (key.startsWith('palms/') ? 'photo' : 'rows');

interface ClaimedUpload {
  readonly upload: Upload;
  readonly reader: { readonly name: string; readonly until: number };
}

async function play(random: Random): Promise<void> {
  const world = new IntakeWorld();
  const { ledger } = world;
  const events: UploadEvent[] = [];
  const claims: ClaimedUpload[] = [];
  for (let step = 0; step < 30; step += 1) {
    world.now += random.whole(1, 90_000);
    const one = claims.length === 0 ? undefined : random.pick(claims);
    switch (
      random.pick([
        'put',
        'expect',
        'claim',
        'claim',
        'save',
        'yield',
        'postpone',
        'end',
        'end',
        'remove',
      ] as const)
    ) {
      case 'put':
        events.push(world.put(random.pick(keys), `version ${step}`));
        break;
      case 'expect': {
        if (events.length === 0) break;
        const event = random.pick(events);
        await expectUpload(ledger, event, kindOf(event), 'june', world.now + 60_000);
        break;
      }
      case 'claim': {
        if (events.length === 0) break;
        const reader = { name: `reader ${step}`, until: world.now + 60_000 };
        const event = random.pick(events);
        const claim = await claimUpload(ledger, event, kindOf(event), 'june', reader, reader.until);
        if (claim.kind === 'claimed') claims.push({ upload: claim.upload, reader });
        break;
      }
      case 'save':
        if (one) await saveProgress(ledger, one.upload, one.reader, progress);
        break;
      case 'yield':
        if (one) await yieldUpload(ledger, one.upload, one.reader, progress);
        break;
      case 'postpone':
        if (one) await postponeUpload(ledger, one.upload, one.reader, world.now + 60_000);
        break;
      case 'end':
        if (one)
          await endUpload(ledger, one.upload, one.reader, random.pick(['done', 'refused']), {
            ...one.upload,
            ...progress,
          });
        break;
      case 'remove':
        if (one) await removeUpload(ledger, one.upload);
        break;
    }
    const reading = world.uploads().filter(({ state }) => state === 'reading');
    expect((await readIntake(ledger, 'june')).openUploads).toBe(reading.length);
    // Every unread upload is due, so the reconciler finds the upload after its reader has died.
    for (const { due, dueAt } of reading) expect([typeof due, typeof dueAt]).toEqual(['string', 'number']);
    expect(await awaitsRows(ledger, 'june')).toBe(reading.some(({ kind }) => kind === 'rows'));
  }
}

test.each([1, 2, 3, 4])(
  'A batch counts as open exactly the uploads that readers are reading, and photos wait exactly while a table is open, over 150 random histories (%i)',
  async (seed) => {
    const random = new Random(seed);
    for (let history = 0; history < 150; history += 1) await play(random);
  },
);

test.each(['end', 'removal', 'newer version'] as const)(
  'The end of a table that an earlier version began without counting it does not change the count of other open tables: %s',
  async (last) => {
    const world = new IntakeWorld();
    const { ledger, table } = world;
    const reader = { name: 'reader', until: world.now + 60_000 };
    const claim = async (event: UploadEvent) => {
      const claimed = await claimUpload(ledger, event, 'rows', 'june', reader, reader.until);
      if (claimed.kind !== 'claimed') throw new Error(claimed.why);
      return claimed.upload;
    };
    await expectUpload(ledger, world.put('births/june.csv', 'name'), 'rows', 'june');
    for (const { pk, sk } of world.uploads())
      await table.update(uploadItems.update({ key: { pk, sk }, remove: ['isCountedTable'] }));
    await table.update(countItems.update({ key: tableCountKey('june'), remove: ['openTables'] }));
    const [begun] = world.uploads();
    if (begun === undefined) throw new Error('No table is open');
    const upload =
      last === 'newer version' ? await claim(world.put('births/june.csv', 'names')) : await claim(begun);
    if (last === 'removal') await removeUpload(ledger, upload);
    else await endUpload(ledger, upload, reader, 'done', { ...upload, ...progress });
    expect(await awaitsRows(ledger, 'june')).toBe(false);
    const other = await claim(world.put('births/june/second.csv', 'name'));
    expect(await awaitsRows(ledger, 'june')).toBe(true);
    await endUpload(ledger, other, reader, 'done', { ...other, ...progress });
    expect(await awaitsRows(ledger, 'june')).toBe(false);
    expect((await readIntake(ledger, 'june')).openUploads).toBe(0);
  },
);

test('Photos wait for no table after the seal of a batch, although an earlier version ended a table that it did not count', async () => {
  const world = new IntakeWorld();
  const { ledger, table } = world;
  const reader = { name: 'reader', until: world.now + 60_000 };
  const claimed = await claimUpload(
    ledger,
    world.put('births/june.csv', 'name'),
    'rows',
    'june',
    reader,
    reader.until,
  );
  if (claimed.kind !== 'claimed') throw new Error(claimed.why);
  await endUpload(ledger, claimed.upload, reader, 'done', { ...claimed.upload, ...progress });
  await table.update(countItems.update({ key: tableCountKey('june'), add: { openTables: 1 } }));
  expect(await awaitsRows(ledger, 'june')).toBe(true);
  expect(await sealBatch(ledger, 'june')).toBe('sealed');
  expect(await awaitsRows(ledger, 'june')).toBe(false);
});

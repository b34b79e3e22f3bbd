import { expect, test } from 'vitest';
import { readIntake } from '../../../shared/ledger/batches/counts.ts';
import { awaitsRows } from '../../../shared/uploads/begin.ts';
import { claimUpload, endUpload, forgetUpload, removeUpload } from '../../../shared/uploads/claim.ts';
import { recordRejection, refuseUpload } from '../../../shared/uploads/rejection.ts';
import { nothingCounted } from '../../../shared/uploads/upload.ts';
import { beforeOperation } from '../../support/table/before-operation.ts';
import { LedgerWorld } from '../../support/worlds/ledger-world.ts';

test('A reader that forgets a version leaves a newer version and its refusals, whenever the newer version comes', async () => {
  for (let at = 0; ; at += 1) {
    const world = new LedgerWorld();
    const claim = async (name: string) => {
      const event = { ...world.source('births/june.csv'), sizeBytes: 1 };
      const reader = { name, until: world.now + 1 };
      const claimed = await claimUpload(world.ledger, event, 'rows', 'june', reader, world.now);
      if (claimed.kind !== 'claimed') throw new Error('not claimed');
      return { reader, upload: claimed.upload };
    };
    const refusal = (line: number) => ({ code: 'kept-out', reason: { code: 'kept-out' }, line }) as const;
    const older = await claim('older');
    for (const line of [2, 3]) await recordRejection(world.ledger, older.upload, refusal(line));
    world.now += 1000;
    const operations = beforeOperation(world.table, at, async () => {
      const newer = await claim('newer');
      await recordRejection(world.ledger, newer.upload, refusal(3));
      await refuseUpload(world.ledger, newer.upload, newer.reader, refusal(4));
    });
    await forgetUpload(world.ledger, older.upload, older.reader);
    const isNew = operations() > at;
    const items = [...world.table.items()];
    const refused = items.filter(({ sk }) => sk.startsWith('rejection#'));
    const uploads = items.filter(({ sk }) => sk.startsWith('upload#')).map(({ state }) => state);
    const expected = isNew ? { refused: [3, 4], uploads: ['refused'] } : { refused: [], uploads: [] };
    expect({ at, refused: refused.map(({ line }) => line).toSorted(), uploads }).toEqual({ at, ...expected });
    if (!isNew) break;
  }
});

test.each([
  ['photo', 'removed'],
  ['photo', 'ended'],
  ['rows', 'removed'],
  ['rows', 'ended'],
] as const)(
  'An upload of kind %s leaves the count of open uploads once when its end and its removal overlap: it is %s first',
  async (kind, first) => {
    for (let at = 0; ; at += 1) {
      const world = new LedgerWorld();
      const event = {
        ...world.source(kind === 'rows' ? 'births/june.csv' : 'palms/june/anna.jpg'),
        sizeBytes: 1,
      };
      const reader = { name: 'reader', until: world.now + 1 };
      const claim = await claimUpload(world.ledger, event, kind, 'june', reader, world.now);
      if (claim.kind !== 'claimed') throw new Error('not claimed');
      const counts = { counts: nothingCounted, warnings: [] };
      const end = () => endUpload(world.ledger, claim.upload, reader, 'done', counts);
      const remove = async () => void (await removeUpload(world.ledger, claim.upload));
      const operations = beforeOperation(world.table, at, first === 'removed' ? remove : end);
      await (first === 'removed' ? end() : remove());
      if (operations() <= at) break;
      const { openUploads, uploadsBegun } = await readIntake(world.ledger, 'june');
      expect({ at, openUploads, uploadsBegun }).toEqual({ at, openUploads: 0, uploadsBegun: 1 });
      expect([at, await awaitsRows(world.ledger, 'june')]).toEqual([at, false]);
    }
  },
);

import { expect, test } from 'vitest';
import { cancelBatch } from '../../../shared/holds/cancel.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import { claimUpload, endUpload } from '../../../shared/uploads/claim.ts';
import { nothingCounted } from '../../../shared/uploads/upload.ts';
import { LedgerWorld, minute, row } from '../../support/worlds/ledger-world.ts';

const reasons = {
  'a cancellation that waits for its last walk': (world) => cancelBatch(world.ledger, 'june'),
  'an upload that is not quiet yet': (world) => upload(world, 'later'),
  'a seal with an open report': async (world) => {
    await world.acceptRow('june/ben', row());
    await sealBatch(world.ledger, 'june');
  },
} as const satisfies Record<string, (world: LedgerWorld) => Promise<unknown>>;
type CheckReason = keyof typeof reasons;

async function upload(world: LedgerWorld, name: string): Promise<void> {
  const event = { ...world.source(`births/${name}.csv`), sizeBytes: 1 };
  const reader = { name: `reader of ${name}`, until: world.now + minute };
  const claim = await claimUpload(world.ledger, event, 'rows', 'june', reader, reader.until);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  await endUpload(world.ledger, claim.upload, reader, 'done', { counts: nothingCounted, warnings: [] });
}

async function nextCheckAfter(...begun: readonly CheckReason[]): Promise<number> {
  const world = new LedgerWorld();
  await upload(world, 'june');
  await world.acceptRow('june/anna', row());
  await world.pass(20);
  expect((await readBatchItem(world.ledger, 'june'))?.completedRevision).toBe(1);
  for (const reason of begun) await reasons[reason](world);
  world.now += 1000;
  await world.reconcile();
  const { dueAt = Number.POSITIVE_INFINITY } = (await readBatchItem(world.ledger, 'june')) ?? {};
  return dueAt - world.now;
}

const names = [
  'a cancellation that waits for its last walk',
  'an upload that is not quiet yet',
  'a seal with an open report',
] as const satisfies CheckReason[];
test.each(names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const)))(
  'A batch with %s and with %s is checked as early as with the more urgent of the two alone',
  async (one, other) => {
    const alone = [await nextCheckAfter(one), await nextCheckAfter(other)];
    expect(await nextCheckAfter(one, other)).toBe(Math.min(...alone));
  },
);

test('A batch for which no check is required is not checked again', async () => {
  expect(await nextCheckAfter()).toBe(Number.POSITIVE_INFINITY);
});

import { expect, test } from 'vitest';
import { claimUpload } from '../../../shared/uploads/claim.ts';
import { recordRejection } from '../../../shared/uploads/rejection.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

test('The event of a refused line has the number of the line, and the event of a refused file has none', async () => {
  const world = new PipelineWorld();
  const reader = { name: 'reader', until: world.now };
  const claim = await claimUpload(world.ledger, world.source('births/june.csv'), 'rows', 'june', reader, 0);
  if (claim.kind !== 'claimed') throw new Error('not claimed');
  const lines = [undefined, 0, 1, 2, 1_000_000_000];
  for (const [index, line] of lines.entries()) {
    const place = line === undefined ? {} : { line };
    const refusal = { code: 'kept-out', reason: { code: 'kept-out' }, field: `${index}`, ...place } as const;
    await recordRejection(world.ledger, claim.upload, refusal);
  }
  await world.publish();
  const found = world.published.map(({ detail }) => ('line' in detail ? detail.line : undefined));
  expect(found).toHaveLength(lines.length);
  expect(found.filter((line) => line !== undefined).toSorted()).toEqual([1, 1_000_000_000, 2]);
});

import { expect, test } from 'vitest';
import { eventOf } from '../../../shared/events/event-of.ts';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { cancelBatch } from '../../../shared/holds/cancel.ts';
import { changeTrial } from '../../../shared/holds/change-trial.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { releaseBatch } from '../../../shared/holds/release-batch.ts';
import { withHold, withSlot } from '../../../shared/holds/trial.ts';
import { batchKey } from '../../../shared/ledger/items/keys.ts';
import { isMarked } from '../../../shared/ledger/items/publish-mark.ts';
import { completeBatch } from '../../../shared/sealing/completion.ts';
import { sealBatch } from '../../../shared/sealing/seal.ts';
import { recordRejection } from '../../../shared/uploads/rejection.ts';
import { uploadKey } from '../../../shared/uploads/upload.ts';
import { addWebhook, disableWebhook, enableWebhook } from '../../../shared/webhooks/change.ts';
import { listWebhooks } from '../../../shared/webhooks/webhook.ts';
import { Random } from '../../simulation/world/random.ts';
import { bornIn, LedgerWorld, row } from '../../support/worlds/ledger-world.ts';

const gate = { scheme: 'token', base: 'palmistry' } as const;
const oddity = { code: 'no-palm-id' } as const;

const hold = (world: LedgerWorld) =>
  changeTrial(world.ledger, 'june', (before) => {
    const slot = { kind: 'photo', slot: 'a', epoch: 'e', until: world.now } as const;
    const trial = withSlot(before, slot, { size: 1, now: world.now });
    return withHold(trial, 'photo', oddity, 1, true, world.now);
  });

async function setWebhook({ ledger }: LedgerWorld, change: typeof disableWebhook | typeof enableWebhook) {
  for (const { id } of await listWebhooks(ledger.table)) await change(ledger, id, 'by hand');
}

const acts: Readonly<Record<string, (world: LedgerWorld) => Promise<unknown>>> = {
  pause: ({ ledger }) => pauseBatch(ledger, 'june'),
  resume: ({ ledger }) => resumeBatch(ledger, 'june'),
  hold,
  release: ({ ledger }) => releaseBatch(ledger, 'june'),
  cancel: ({ ledger }) => cancelBatch(ledger, 'june'),
  'close a gate': ({ ledger, now }) => closeGate(ledger, gate, { reason: 'throttled', until: now + 1 }),
  'open a gate': ({ ledger }) => openGate(ledger, gate),
  'refuse a row': (world) => {
    const { key, etag } = world.source('births/june.csv');
    const refusal = { code: 'kept-out', reason: { code: 'kept-out' } } as const;
    return recordRejection(world.ledger, { ...uploadKey('june', key), key, etag }, refusal);
  },
  'end a report': async (world) => {
    await world.acceptRow('june/anna', bornIn(1900 + (world.now % 100)));
    await world.work('june/anna');
  },
  'complete a batch': async ({ ledger }) => {
    await sealBatch(ledger, 'june');
    await completeBatch(ledger, 'june');
  },
  'disable a webhook': (world) => setWebhook(world, disableWebhook),
  'enable a webhook': (world) => setWebhook(world, enableWebhook),
};

test('Each event has the time at which its change happened, in random sequences of changes', async () => {
  const random = new Random(1);
  const kinds = new Set<string>();
  for (let history = 0; history < 15; history += 1) {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row());
    await world.table.update({ key: batchKey('june'), set: { v: 2, committed: 0, lastInputAt: world.now } });
    await addWebhook(world.ledger, async () => 'k', { url: 'https://example.com' });
    const known = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      world.now += random.whole(1, 100_000);
      await acts[random.pick(Object.keys(acts))]?.(world);
      for (const item of world.table.items()) {
        const event = isMarked(item.due) ? eventOf(item) : undefined;
        if (event === undefined || known.has(event.detail.id)) continue;
        known.add(event.detail.id);
        kinds.add(event.kind);
        expect([event.kind, event.detail.at]).toEqual([event.kind, new Date(world.now).toISOString()]);
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(9);
});

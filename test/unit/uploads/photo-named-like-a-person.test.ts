import { expect, test } from 'vitest';
import { busEventIn } from '../../../functions/webhooks/bus-event.ts';
import { recordDeliveries } from '../../../functions/webhooks/record-deliveries.ts';
import { eraseSubject } from '../../../shared/erasure/erase.ts';
import { sweep } from '../../../shared/erasure/sweep/sweep.ts';
import { accept } from '../../../shared/ledger/inputs/accept.ts';
import { readPointer } from '../../../shared/ledger/inputs/pointers.ts';
import { headerItems } from '../../../shared/ledger/items/header.ts';
import { headerKey, type Subject } from '../../../shared/ledger/items/keys.ts';
import { makeLink } from '../../../shared/links/change.ts';
import { isReaderLink } from '../../../shared/links/link.ts';
import { identityOf } from '../../../shared/links/token.ts';
import { allShared } from '../../../shared/plan/shared-inputs.ts';
import { linkPhoto } from '../../../shared/uploads/photo-owner.ts';
import { isDelivery } from '../../../shared/webhooks/delivery.ts';
import { nameHash } from '../../support/ledger/erasing.ts';
import { calledService } from '../../support/settings/made-up-service.ts';
import { row } from '../../support/worlds/ledger-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const minute = 60_000;
const anna: Subject = { batch: 'june', id: 'anna' };
const ben: Subject = { batch: 'june', id: 'ben' };

async function worldWith(people: readonly Subject[]) {
  const world = new PipelineWorld();
  const ledger = { ...world.ledger, nameHash };
  for (const subject of people) {
    const input = { kind: 'row' as const, value: row(), source: world.source('births/june.csv') };
    await accept(ledger, subject, input, world.now + minute);
    await world.work(subject);
  }
  await linkPhoto(ledger, anna, ben.id, world.source('births/june.csv'));
  const at = new Date(world.now).toISOString();
  const rejected = {
    version: 1,
    id: 'a',
    at,
    batch: 'june',
    upload: 'palms/june/ben.jpg',
    etag: 'a',
    code: 'no',
  };
  const event = busEventIn({ source: 'palmleaf', 'detail-type': 'row.rejected', detail: rejected });
  const webhook = { v: 2, id: 'wh', url: '', state: 'enabled', revision: 1, createdAt: 0, salt: '' } as const;
  await recordDeliveries(ledger, [webhook], event);
  const preview = { locale: 'en', seller: '', title: '', main: '#000000', accent: '#000000' };
  const hash = allShared((await world.header(anna)).inputs)[0] ?? '';
  const listedBefore = Object.keys((await readPointer(ledger, hash))?.calls ?? {});
  const wanted = { ...ben, format: 'page', edition: 'a', until: world.now + 1e9, preview } as const;
  await makeLink(ledger, identityOf('a'.repeat(43)), wanted);
  world.now += 1000;
  await eraseSubject(ledger, nameHash, anna);
  const none = { list: async function* () {}, remove: async () => false };
  for (let round = 0; round < 4; round += 1) {
    for (const subject of [anna, ben]) {
      const header = await headerItems.read(world.table, headerKey(subject));
      const deps = { ledger, nameHash, service: calledService, store: none, inbox: none, deadQueues: [] };
      if (header?.state === 'erasing') await sweep({ ...deps, secondSweepAfterMs: 20 * minute }, header);
    }
    world.now += 30 * minute;
  }
  const left = (is: typeof isDelivery) => [...world.table.items()].filter(is).length;
  const listed = Object.keys((await readPointer(ledger, hash))?.calls ?? {});
  return { deliveries: left(isDelivery), links: left(isReaderLink), listedBefore, listed };
}

test('An erasure removes what names the photo of the erased row, except if another person has that name', async () => {
  expect(await worldWith([anna])).toEqual({
    deliveries: 0,
    links: 0,
    listedBefore: ['june/anna'],
    listed: [],
  });
  expect(await worldWith([anna, ben])).toEqual({
    deliveries: 1,
    links: 1,
    listedBefore: ['june/anna', 'june/ben'],
    listed: ['june/ben'],
  });
});

import { expect, test } from 'vitest';
import { placeKey } from '../../../shared/places/place.ts';
import type { Write } from '../../../shared/table/table.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { FeedWorld } from './world.ts';

test.each(['on', 'renew'] as const)(
  'A request for a feed (%s) during the erasure of its place restores nothing of the place',
  async (how) => {
    const world = new FeedWorld();
    await world.upload('chennai,Chennai,13.0827,80.2707,Asia/Kolkata,');
    if (how === 'renew') await world.requestFeed('chennai');
    const key = placeKey('chennai');
    const isOfPlace = (write: Write) => write.key.sk === key.sk;
    const erased = meanwhile(world.table, isOfPlace, () => world.table.delete({ key, delete: true }));
    const answer = await world.reports.send('POST', '/panchang/chennai/feed', { renew: how === 'renew' });
    expect([erased.times, answer.status]).toEqual([1, 404]);
    expect(await world.table.get(key)).toBeUndefined();
  },
);

import { expect, test } from 'vitest';
import { earlierMonthItems, earlierMonthKey } from '../../../shared/places/earlier-months.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { FeedWorld } from './world.ts';

const chennai = (lat: string) => `chennai,Chennai,${lat},80.2707,Asia/Kolkata,`;
const months = ['2026-11', '2026-12'] as const;

test('A feed forgets no former text when several tables move its place at the same time', async () => {
  for (const month of months) {
    const world = new FeedWorld();
    const former = () => earlierMonthItems.read(world.table, earlierMonthKey('chennai', `place/${month}`));
    await world.upload(chennai('13.1'));
    await world.requestFeed('chennai');
    await world.upload(chennai('13.2'));
    const found: number[] = [];
    const others = meanwhile(
      world.table,
      ({ key }) => key.sk === `told#${month}`,
      async () => {
        for (const lat of ['13.3', '13.4', '13.5']) await world.upload(chennai(lat));
        found.push(...((await former())?.versions.map(({ at }) => at) ?? []));
      },
    );
    await world.upload(chennai('13.6'));
    expect(others.times).toBe(1);
    expect(found.length).toBeGreaterThan(2);
    expect((await former())?.versions.map(({ at }) => at)).toEqual(expect.arrayContaining(found));
  }
});

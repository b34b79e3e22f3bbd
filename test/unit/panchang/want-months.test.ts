import { describe, expect, test } from 'vitest';
import type { LedgerContext } from '../../../shared/ledger/context.ts';
import { wantMonths } from '../../../shared/places/months.ts';
import { placeItems, placeKey, placeSubject } from '../../../shared/places/place.ts';
import { refreshKey, resumeRefresh, startRefresh } from '../../../shared/places/refresh.ts';
import { wantedMonths } from '../../../shared/places/wanted-months.ts';
import { schemaVersion } from '../../../shared/table/item-kind.ts';
import type { Write } from '../../../shared/table/table.ts';
import { meanwhile } from '../../support/table/meanwhile.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

async function worldWithPlaces(
  count: number,
  more: { readonly language?: 'ta' } = {},
): Promise<PipelineWorld> {
  const world = new PipelineWorld();
  for (let index = 0; index < count; index += 1) {
    const id = `town-${index}`;
    await world.table.update(
      placeItems.update({
        key: placeKey(id),
        set: {
          v: schemaVersion,
          id,
          name: id,
          lat: 13,
          lon: 80,
          timezone: 'Asia/Kolkata',
          notes: [],
          source: world.source('places/towns.csv'),
          batchShard: 'places',
          stateId: id,
          ...more,
        },
      }),
    );
  }
  return world;
}

describe('a request for the months of a place', () => {
  test('The stack asks for the months of a place in the language of the place', async () => {
    const world = await worldWithPlaces(1, { language: 'ta' });
    await wantMonths(world.ledger, 'town-0', world.now);
    await world.queue.send([{ kind: 'place', key: 'town-0' }]);
    await world.workAll();
    expect(world.calls.map(({ language }) => language)).toEqual(['ta', 'ta']);
    expect((await world.header(placeSubject('town-0'))).inputs.place?.value.language).toBe('ta');
  });

  test('The request for months throws when the place changes during every attempt', async () => {
    const { ledger } = await worldWithPlaces(1);
    let tries = 0;
    const contended: LedgerContext = {
      ...ledger,
      table: Object.assign(Object.create(ledger.table), {
        update: async () => {
          tries += 1;
          if (tries > 1000) throw new Error('It never gives up');
          return { ok: false };
        },
        transact: async () => {
          tries += 1;
          if (tries > 1000) throw new Error('It never gives up');
          return { ok: false };
        },
      }),
    };
    await expect(wantMonths(contended, 'town-0', 0)).rejects.toThrow('changed during every attempt');
  });
});

describe('A refresh of the places', () => {
  test('A refresh of the places that begins during another refresh checks every place again', async () => {
    const world = await worldWithPlaces(120);
    const resume = (pages: number) => {
      let pagesLeft = pages;
      return resumeRefresh({
        ledger: world.ledger,
        jobs: world.queue,
        jobGraceMs: 120_000,
        remainingMs: () => (pagesLeft-- > 0 ? 100_000 : 0),
      });
    };
    await startRefresh(world.ledger);
    expect(await resume(1)).toMatchObject({ places: 50, done: false });
    await startRefresh(world.ledger);
    expect(await resume(100)).toMatchObject({ places: 120, done: true });
  });

  test.each([1, 2])(
    'A later refresh requests the months of its day for every place, although an earlier refresh has yet to store page %i',
    async (page) => {
      const world = await worldWithPlaces(60);
      const resume = () =>
        resumeRefresh({
          ledger: world.ledger,
          jobs: world.queue,
          jobGraceMs: 120_000,
          remainingMs: () => 100_000,
        });
      await startRefresh(world.ledger);
      let stored = 0;
      const fits = ({ key }: Write) => key.sk === refreshKey.sk && ++stored === page;
      const interruption = meanwhile(world.table, fits, async () => {
        world.now += 31 * 24 * 3600_000;
        await startRefresh(world.ledger);
      });
      await resume();
      expect(interruption.times).toBe(1);
      const expectedMonths = wantedMonths(world.now, 'Asia/Kolkata');
      for (let index = 0; index < 60; index += 1) {
        const { inputs } = await world.header(placeSubject(`town-${index}`));
        expect(inputs.place?.value.months, `town-${index}`).toEqual(expectedMonths);
      }
    },
  );
});

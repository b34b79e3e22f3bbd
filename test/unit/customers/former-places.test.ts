import { expect, test } from 'vitest';
import { ingestPlaces } from '../../../functions/rows/ingest-places.ts';
import { wantMonths } from '../../../shared/places/months.ts';
import { listPlaces, placeItems, placeSubject } from '../../../shared/places/place.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const former = (source: object) =>
  placeItems.parse({
    pk: 'place#chennai',
    sk: 'place',
    v: 1,
    id: 'chennai',
    name: 'Chennai',
    lat: 13.08,
    lon: 80.27,
    timezone: 'Asia/Kolkata',
    notes: [],
    source,
    batchShard: 'places',
    stateId: 'chennai',
  });

test('A place that was stored before customers existed keeps its id, and its months are bought once', async () => {
  const world = new PipelineWorld();
  const { pk, sk, ...set } = former(world.source('places/south.csv'));
  await world.table.update(placeItems.update({ key: { pk, sk }, set }));
  for (let time = 0; time < 2; time += 1) {
    await wantMonths(world.ledger, 'chennai', world.now);
    await world.queue.send([{ kind: 'place', key: 'chennai' }]);
    await world.workAll();
  }
  expect(world.calls).toHaveLength(2);
  expect((await world.header(placeSubject('chennai'))).state).toBe('complete');
  const all = await listPlaces(world.table, 10);
  expect(all.items.map(({ id }) => id)).toEqual(['chennai']);
  expect((await listPlaces(world.table, 10, undefined, 'acme')).items).toEqual([]);
});

test('A table of a customer does not change a place with the same id that was stored before customers existed', async () => {
  const world = new IntakeWorld();
  const source = { bucket: 'inbox', key: 'places/south.csv', etag: 'e', sequencer: '1', time: world.now };
  world.table.load([former(source)]);
  const event = world.put(
    'places/@acme/south.csv',
    'id,lat,lon,name,timezone\nchennai,8.1,77.5,Other,Asia/Kolkata\n',
  );
  await ingestPlaces(
    {
      ledger: world.ledger,
      inbox: world.inbox,
      jobs: world.queue,
      reader: { name: 'reader', until: world.now + 130_000 },
      settings: usualIntake,
      remainingMs: () => 100_000,
      hints: { send: async (upload) => void world.hints.push(upload) },
      log: silent,
    },
    event,
    '@acme//south',
  );
  const names = async (customer?: string) =>
    (await listPlaces(world.table, 10, undefined, customer)).items.map(({ id, name }) => `${id} ${name}`);
  expect(await names()).toEqual(['@acme//chennai Other', 'chennai Chennai']);
  expect(await names('acme')).toEqual(['@acme//chennai Other']);
});

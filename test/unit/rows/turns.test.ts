import { expect, test } from 'vitest';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

test('A reader of a long table yields to other uploads in between, and takes each row once', async () => {
  const world = new IntakeWorld();
  const people = Array.from({ length: 400 }, (_, index) => `p${index},1990-05-10,19:55,52.5,13.4,+01:00`);
  const event = world.put('births/june.csv', ['id,date,time,lat,lon,timezone', ...people, ''].join('\n'));
  const now = () => {
    world.now += 5;
    return world.now;
  };
  let turns = 0;
  while (turns === 0 || world.uploads()[0]?.state === 'reading') {
    turns += 1;
    await ingestRows(
      {
        ledger: { ...world.ledger, now },
        inbox: world.inbox,
        jobs: world.queue,
        reader: { name: `reader ${turns}`, until: world.now + 130_000 },
        settings: usualIntake,
        remainingMs: () => 100_000,
        hints: { send: async (upload) => void world.hints.push(upload) },
        log: silent,
      },
      event,
      'june',
    );
  }
  expect(turns).toBeGreaterThan(1);
  expect(world.hints).toHaveLength(turns - 1);
  expect(world.jobs).toHaveLength(400);
  expect(world.uploads()[0]?.counts).toEqual({ rows: 400, accepted: 400, unchanged: 0, refused: 0 });
});

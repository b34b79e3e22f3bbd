import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ingestPhoto } from '../../../functions/photos/ingest-photo.ts';
import { header } from '../../../shared/ledger/items/header.ts';
import { headerKey } from '../../../shared/ledger/items/keys.ts';
import { archivedAt, arrivalOf } from '../../../shared/uploads/archived.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';
import { line, read, table } from '../rows/reading-rows.ts';

test('No file arrives later than its own event, whatever its metadata claims', () => {
  const claimed = fc.oneof(fc.integer().map(String), fc.double().map(String), fc.string());
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2e12 }), claimed, (time, archived) => {
      const arrival = arrivalOf({ time }, { [archivedAt]: archived });
      expect(arrival.time).toBeLessThanOrEqual(time);
      if (arrival.archived) expect(arrival.time).toBe(Math.min(time, Number(archived)));
      else expect(arrival).toEqual({ time });
    }),
  );
});

test.each([undefined, '1', '1780000000000', '9999999999999', 'soon'])(
  'A photo and a row are as old as their upload, or as the archive that held it, if the metadata name an earlier time: %s',
  async (archived) => {
    const metadata = archived === undefined ? {} : { [archivedAt]: archived };
    const world = new IntakeWorld();
    const photo = world.put('palms/june/anna.jpg', 'a photo', metadata);
    await ingestPhoto(
      {
        ledger: world.ledger,
        inbox: world.inbox,
        jobs: world.queue,
        reader: { name: 'reader', until: world.now + 130_000 },
        preparePhoto: async (image) => ({
          image,
          format: 'jpeg',
          width: 1,
          height: 1,
          sourceFormat: 'jpeg',
          changed: [],
        }),
        settings: usualIntake,
        log: silent,
      },
      photo,
      'june',
      'anna',
    );
    const rows = world.put('births/june.csv', table(line('anna')), metadata);
    await read(world, rows);
    const { inputs } = header.parse(await world.table.get(headerKey({ batch: 'june', id: 'anna' })));
    for (const [input, event] of [
      [inputs.photo, photo],
      [inputs.row, rows],
    ] as const) {
      const { time, archived: isArchived } = input?.source ?? {};
      expect({ time, archived: isArchived }).toEqual({ archived: undefined, ...arrivalOf(event, metadata) });
    }
  },
);

import { describe, expect, test } from 'vitest';
import { ingestRows } from '../../../functions/rows/ingest-rows.ts';
import { header } from '../../../shared/ledger/items/header.ts';
import type { UploadEvent } from '../../../shared/uploads/upload.ts';
import { usualIntake } from '../../support/settings/settings.ts';
import { IntakeWorld, silent } from '../../support/worlds/intake-world.ts';

const plain = 'id,date,time,lat,lon,tzone\nanna,1990-05-10,19:55,52.52,13.405,1\n';

async function read(world: IntakeWorld, event: UploadEvent): Promise<void> {
  const reader = { name: `reader of ${event.sequencer}`, until: world.now + 130_000 };
  const hints = { send: async () => undefined };
  const { ledger, inbox, queue: jobs } = world;
  const deps = {
    ledger,
    inbox,
    jobs,
    reader,
    settings: usualIntake,
    remainingMs: () => 100_000,
    hints,
    log: silent,
  };
  await ingestRows(deps, event, 'june');
  world.now += 1000;
}

describe('the product of a row', () => {
  const products = (world: IntakeWorld) =>
    [...world.table.items()].flatMap((item) => {
      const found = header.safeParse(item);
      return found.success ? [[found.data.id, found.data.inputs.row?.value.product?.name]] : [];
    });
  const rows = `id,date,time,lat,lon,tzone,product\n${['anna', 'ben', 'cora']
    .map((id, index) => `${id},1990-05-10,19:55,52.52,13.405,1,${['Palm', '', 'gold'][index]}`)
    .join('\n')}\n`;

  test('A row takes the product from its column, else from its table; an unknown product refuses only its row', async () => {
    const world = new IntakeWorld();
    await read(world, world.put('births/june.csv', rows, { product: 'chart' }));
    expect(Object.fromEntries(products(world))).toEqual({ anna: 'palm', ben: 'chart' });
    expect(world.rejections()).toMatchObject([
      {
        line: 4,
        field: 'product',
        code: 'unknown-product',
        reason: { code: 'no-product', products: expect.arrayContaining(['all', 'palm', 'chart']) },
      },
    ]);
    expect(world.uploads()[0]).toMatchObject({ state: 'done', product: 'chart' });
  });

  test('A row without a product takes the one that a second upload of the same table names', async () => {
    const world = new IntakeWorld();
    await read(world, world.put('births/june.csv', plain));
    expect(Object.fromEntries(products(world))).toEqual({ anna: undefined });
    expect(world.jobs).toHaveLength(1);
    await read(world, world.put('births/june.csv', plain, { product: 'chart' }));
    expect(Object.fromEntries(products(world))).toEqual({ anna: 'chart' });
    expect(world.jobs).toHaveLength(2);
  });

  test('A table with an unknown product is refused completely', async () => {
    const world = new IntakeWorld();
    await read(world, world.put('births/june.csv', rows, { product: 'gold' }));
    expect(world.subjects()).toEqual([]);
    expect(world.uploads()[0]).toMatchObject({ state: 'refused' });
    expect(world.rejections()).toMatchObject([{ field: 'product', code: 'unknown-product' }]);
  });
});

import { expect, test } from 'vitest';
import { makeLink } from '../../../shared/links/change.ts';
import { countView, openLink } from '../../../shared/links/open.ts';
import { identityOf } from '../../../shared/links/token.ts';
import type { Table } from '../../../shared/table/table.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

test('A reader who reloads a page causes no attempt to write within a minute', async () => {
  const world = new PipelineWorld();
  const token = 'A'.repeat(43);
  const preview = { locale: 'en', seller: 'Lotus', title: 'A reading', main: '#000000', accent: '#ffffff' };
  const wanted = {
    batch: 'june',
    id: 'anna',
    format: 'page',
    edition: 'e',
    preview,
    until: world.now + 1e9,
  } as const;
  await makeLink(world.ledger, identityOf(token), wanted);
  let attempts = 0;
  const table: Table = Object.create(world.table, {
    update: {
      value: (...given: Parameters<Table['update']>) => {
        attempts += 1;
        return world.table.update(...given);
      },
    },
  });
  const context = { table, now: () => world.now };
  for (let reload = 0; reload < 10; reload += 1) {
    const link = await openLink(context, token);
    if (link !== undefined) await countView(context, link);
  }
  expect(attempts).toBe(1);
  world.now += 61_000;
  const link = await openLink(context, token);
  expect(link?.views).toBe(1);
});

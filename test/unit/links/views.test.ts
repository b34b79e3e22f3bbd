import { expect, test } from 'vitest';
import { makeLink, revokeLink } from '../../../shared/links/change.ts';
import { linkKey } from '../../../shared/links/link.ts';
import { countView, openLink } from '../../../shared/links/open.ts';
import { identityOf } from '../../../shared/links/token.ts';
import type { Table } from '../../../shared/table/table.ts';
import { PipelineWorld } from '../../support/worlds/pipeline-world.ts';

const token = 'A'.repeat(43);

async function worldWithLink(): Promise<PipelineWorld> {
  const world = new PipelineWorld();
  const preview = { locale: 'en', seller: 'Lotus', title: 'A reading', main: '#000000', accent: '#ffffff' };
  const request = {
    batch: 'june',
    id: 'anna',
    format: 'page',
    edition: 'e',
    preview,
    until: world.now + 1e9,
  } as const;
  await makeLink(world.ledger, identityOf(token), request);
  return world;
}

test('A reader who reloads a page causes one attempt to write within a minute', async () => {
  const world = await worldWithLink();
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

test('Readers who open a page at the same time count as one view, in every minute', async () => {
  const world = await worldWithLink();
  for (let views = 1; views <= 5; views += 1) {
    const opened = await Promise.all(Array.from({ length: 10 }, () => openLink(world.ledger, token)));
    for (const link of opened) if (link !== undefined) await countView(world.ledger, link);
    expect((await openLink(world.ledger, token))?.views).toBe(views);
    world.now += 60_000;
  }
});

test('A link ends once: a second revocation changes nothing', async () => {
  const world = await worldWithLink();
  const { link } = identityOf(token);
  const ends = [];
  for (let time = 0; time < 3; time += 1) {
    await revokeLink(world.ledger, link);
    ends.push(await world.table.get(linkKey(link)));
    world.now += 3600_000;
  }
  expect(ends[0]).toMatchObject({ revokedAt: expect.any(Number) });
  expect(ends).toEqual([ends[0], ends[0], ends[0]]);
});

test('A link is open until the moment of its end, and no longer at that moment', async () => {
  const world = await worldWithLink();
  const until = world.now + 1e9;
  const opensAt: boolean[] = [];
  for (const at of [until - 1, until, until + 1]) {
    world.now = at;
    opensAt.push((await openLink(world.ledger, token)) !== undefined);
  }
  expect(opensAt).toEqual([true, false, false]);
});

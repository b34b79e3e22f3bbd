import { expect, test } from 'vitest';
import { FeedWorld } from './world.ts';

const chennai = 'chennai,Chennai,13.0827,80.2707,Asia/Kolkata,';

test('The feed of a customer’s place opens at its address, and at no address of another owner', async () => {
  const world = new FeedWorld();
  await world.upload(chennai);
  await world.uploadTable('@acme//south', [chennai.replace('Chennai', 'Madras')]);
  const path = (await world.requestFeed('@acme//chennai')) ?? '';
  expect(await world.textOf(path)).toContain('X-WR-CALNAME:Panchang\\, Madras\r\n');
  for (const other of [
    'chennai',
    '@other//chennai',
    '@acme/chennai',
    '@acme//../chennai',
    `@${'a'.repeat(2000)}//chennai`,
  ])
    expect((await world.fetch(path.replace(/^\/[^/]+/, `/${encodeURIComponent(other)}`))).status).toBe(404);
});

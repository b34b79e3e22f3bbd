import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readGate } from '../../../shared/gate/gate.ts';
import { answerOf, LedgerWorld, photo } from '../../support/worlds/ledger-world.ts';

const palmistry = { scheme: 'token', base: 'palmistry' } as const;

const pictureOf = (bytes: number): string =>
  Array.from({ length: Math.ceil(bytes / 32) }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('base64'),
  ).join('');

function worldWithImages(bytes: number): LedgerWorld {
  const world = new LedgerWorld();
  const image = pictureOf(bytes);
  world.answer = (call) =>
    call.operation === 'get-palm-image'
      ? answerOf('json', { status: 200, body: { image } })
      : world.bought(call);
  return world;
}

describe('a full store', () => {
  test('A worker stores a body of medium size in its item when the store refuses it, and no gate closes', async () => {
    const world = worldWithImages(200 * 1024);
    world.store.refuses = true;
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: 17, callsUnknown: 0 });
    expect(parts.get('palm/get-palm-image')?.body?.byteLength).toBeGreaterThan(150 * 1024);
    expect((await readGate(world.ledger, palmistry)).state).toBe('open');
  });

  test('A body that fits neither store nor item closes the gate, and a probe without a call opens it again', async () => {
    const world = worldWithImages(500 * 1024);
    world.store.refuses = true;
    const { update } = world.table;
    let largestBytes = 0;
    world.table.update = (write) => {
      const body = write.set?.body;
      if (body instanceof Uint8Array) largestBytes = Math.max(largestBytes, body.byteLength);
      return update.call(world.table, write);
    };
    const names = Array.from({ length: 20 }, (_, index) => `june/${index}`);
    for (const name of names) await world.acceptPhoto(name, photo(name));
    for (const name of names) await world.work(name);
    await world.pass(120);
    expect(world.timesSent('get-palm-image')).toBe(1);
    expect(await readGate(world.ledger, palmistry)).toMatchObject({
      state: 'closed',
      reason: 'store refuses',
    });
    const sent = world.sent.length;
    await world.pass(30);
    expect(world.sent).toHaveLength(sent);
    world.store.refuses = false;
    await world.pass(20);
    for (const name of names) expect((await world.report(name)).header).toMatchObject({ state: 'complete' });
    expect(world.timesSent('get-palm-image')).toBe(21);
    expect(largestBytes).toBeLessThan(400 * 1024);
  });

  test('While the store refuses writes, no part is copied, and later no copied part is bought again', async () => {
    const world = worldWithImages(500 * 1024);
    await world.acceptPhoto('june/anna', photo('same'));
    await world.work('june/anna');
    world.store.refuses = true;
    await world.acceptPhoto('july/other', photo('same'));
    expect(await world.work('july/other')).toMatchObject([{ result: 'parked' }]);
    await world.pass(30);
    world.store.refuses = false;
    await world.pass(20);
    expect((await world.report('july/other')).header).toMatchObject({ state: 'complete', callsReused: 17 });
    expect(world.sent).toHaveLength(17);
  });
});

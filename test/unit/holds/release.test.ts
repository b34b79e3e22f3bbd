import { beforeEach, describe, expect, test } from 'vitest';
import { TrialWorld, ticks } from '../../support/worlds/trial-world.ts';

let world: TrialWorld;

beforeEach(() => {
  world = new TrialWorld();
});

describe('the release of a batch', () => {
  test('A released batch resumes, and the oddity that the operator accepted holds it no more', async () => {
    world.answer = world.refusing('varshaphal_yoga', 'other client error', 405);
    const all = await world.rows(30);
    await world.work(...all);
    expect(await world.holds()).toHaveLength(1);
    expect(await world.release()).toBe('released');
    expect(await world.release()).toBe('not held');
    await world.pass(4);
    expect(await world.states(all)).toEqual({ partial: 30 });
    expect(await world.holds()).toEqual([]);
  });

  test('A released batch is held again for another oddity', async () => {
    world.answer = world.refusing('varshaphal_yoga', 'other client error', 405);
    const all = await world.rows(30);
    await world.work(...all);
    await world.release();
    world.answer = world.refusing('natal_aspects_report', 'no such endpoint', 404);
    await world.pass(4);
    expect((await world.holds())[0]?.sentence).toContain('refused natal_aspects_report');
    expect(world.timesSent('natal_aspects_report')).toBe(6);
  });

  test('A release ends the trial of a batch, and its other subjects continue', async () => {
    const all = await world.photos(8);
    world.answer = () => new Promise(() => {});
    void world.work(...all);
    await ticks(300);
    world.answer = (call) => world.bought(call);
    expect(await world.release()).toBe('trial ended');
    await world.pass(3);
    expect((await world.states(all)).complete).toBeGreaterThanOrEqual(5);
  });

  test('A release reports that a batch is unknown or not held', async () => {
    expect(await world.release()).toBeUndefined();
    await world.work(...(await world.photos(3)));
    expect(await world.release()).toBe('not held');
  });

  test('The hold of a batch and its release are stored as events', async () => {
    world.answer = world.withoutPalmId;
    await world.work(...(await world.photos(5)));
    await world.release();
    const events = [...world.table.items()].filter(({ sk }) => /^(held|released)#/.test(sk));
    expect(events.map(({ sk }) => sk).sort()).toEqual(['held#000001', 'released#000002']);
    expect(events.find(({ sk }) => sk === 'held#000001')).toMatchObject({
      kind: 'photo',
      subjects: 3,
      oddity: { code: 'no-palm-id' },
    });
  });
});

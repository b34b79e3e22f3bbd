import { beforeEach, describe, expect, test } from 'vitest';
import { closeGate, openGate } from '../../../shared/gate/gate.ts';
import { holdsOn } from '../../../shared/holds/hold.ts';
import { pauseBatch, resumeBatch } from '../../../shared/holds/pause.ts';
import { releaseBatch } from '../../../shared/holds/release-batch.ts';
import { readBatchItem } from '../../../shared/ledger/batches/batches.ts';
import type { AnswerClass } from '../../../shared/service-client/answer.ts';
import type { Answer, Call } from '../../../shared/service-client/caller.ts';
import { answerOf, LedgerWorld, minute, photo, row } from '../../support/ledger-world.ts';

const palmistry = { base: 'palmistry', scheme: 'token' } as const;
let world: LedgerWorld;

beforeEach(() => {
  world = new LedgerWorld();
  world.trial = 3;
});

const names = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `june/${String(from + index).padStart(3, '0')}`);

async function photos(count: number, from = 0): Promise<string[]> {
  const all = names(count, from);
  for (const name of all) await world.acceptPhoto(name, photo(name));
  return all;
}

/** Rows, each with a birth of its own. */
async function rows(count: number, from = 0): Promise<string[]> {
  const all = names(count, from);
  for (const [index, name] of all.entries()) {
    const birth = {
      day: 1 + (index % 28),
      month: 1 + (from % 12),
      year: 1950 + index,
      hour: 6,
      min: 30,
      lat: 12,
      lon: 77,
      tzone: 5.5,
    };
    await world.acceptRow(name, row({ birth }));
  }
  return all;
}

const trialOf = async () => (await readBatchItem(world.ledger, 'june'))?.trial;
const holdOf = async () => holdsOn('june', await readBatchItem(world.ledger, 'june'))[0];
const release = () => releaseBatch(world.ledger, 'june');

/** What all subjects have come to. */
async function states(all: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of all) {
    const { state } = (await world.report(name)).header;
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
}

const subjectsAsked = () =>
  new Set(
    world.sent.filter(({ call }) => call.operation === 'get-palm-id').map(({ call }) => call.body.image_url),
  ).size;

const refusing =
  (operation: string, answer: AnswerClass, status: number) =>
  (call: Call): Answer =>
    call.operation === operation ? answerOf(answer, { status, body: {} }) : world.bought(call);

/** A service that puts the palm_id where the profile does not look. */
const withoutPalmId = (call: Call): Answer =>
  call.operation === 'get-palm-id'
    ? answerOf('json', { status: 200, body: { reading: { id: 'p' } } })
    : world.bought(call);

describe('the first of a batch', () => {
  test('go alone: the rest waits, costs nothing, and goes on when they have ended as expected', async () => {
    const all = await photos(20);
    await world.work(...all);
    expect(await states(all)).toEqual({ complete: 3, waiting: 17 });
    expect(subjectsAsked()).toBe(3);
    const waiting = (await world.report(all[19] ?? '')).header;
    expect(waiting).toMatchObject({ waitingOn: 'trial#june/photo', attempts: 0 });
    expect(waiting.reason).toContain('first of each kind go alone');
    await world.pass(3);
    expect(await states(all)).toEqual({ complete: 20 });
    expect(await holdOf()).toBeUndefined();
  });

  test('are counted by what they were given: photos, births and both each have their own', async () => {
    const ofPhotos = await photos(6);
    const ofRows = await rows(6, 100);
    const ofBoth = await photos(6, 200);
    for (const [index, name] of ofBoth.entries())
      await world.acceptRow(name, row({ vastuId: `house ${index}`, birth: undefined }));
    const all = [...ofPhotos, ...ofRows, ...ofBoth];
    await world.work(...all);
    for (const kind of [ofPhotos, ofRows, ofBoth])
      expect(await states(kind)).toEqual({ complete: 3, waiting: 3 });
    await world.pass(3);
    expect(await states(all)).toEqual({ complete: 18 });
  });

  test('are replaced when they must wait for something else', async () => {
    const all = await photos(6);
    await closeGate(world.ledger, palmistry, { reason: 'placeholder', refusedVersion: 'v1' });
    await world.work(...all.slice(0, 3));
    expect((await world.report(all[0] ?? '')).header.waitingOn).toBe('gate#token#palmistry');
    await openGate(world.ledger, palmistry);
    world.now += minute;
    await world.work(...all.slice(3));
    expect(await states(all.slice(3))).toEqual({ complete: 3 });
  });

  test('are replaced when a gate closes over them, and when their batch is paused', async () => {
    const all = await photos(9);
    world.answer = () => answerOf('wallet empty', { status: 402 });
    await world.work(...all.slice(0, 3));
    expect(Object.keys((await trialOf())?.kinds.photo?.seats ?? { none: 0 })).toEqual([]);
    world.answer = async (call) => {
      await pauseBatch(world.ledger, 'june');
      world.now += 11_000;
      return world.bought(call);
    };
    await openGate(world.ledger, palmistry);
    await world.work(...all.slice(3, 6));
    expect(Object.keys((await trialOf())?.kinds.photo?.seats ?? { none: 0 })).toEqual([]);
    world.answer = (call) => world.bought(call);
    await resumeBatch(world.ledger, 'june');
    await world.pass(12);
    expect(await states(all)).toEqual({ complete: 9 });
    expect(await holdOf()).toBeUndefined();
  });

  test('are replaced when their photos are bad, and bad photos never hold a batch', async () => {
    const all = await photos(30);
    const bad = new Set(
      all
        .filter((_, index) => index % 3 > 0 || index < 9)
        .map((name) => `https://store.example/photos/${name}`),
    );
    world.answer = (call) =>
      bad.has(String(call.body.image_url))
        ? answerOf('unprocessable', { status: 422, body: { detail: 'no hand' } })
        : world.bought(call);
    await world.work(...all);
    await world.pass(30);
    expect(await holdOf()).toBeUndefined();
    expect(await states(all)).toEqual({ complete: 30 - bad.size, failed: bad.size });
  });

  test('are replaced when a worker dies over them', async () => {
    const all = await photos(6);
    world.answer = () => new Promise(() => {});
    void world.work(...all.slice(0, 3));
    for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    world.answer = (call) => world.bought(call);
    await world.work(...all.slice(3));
    expect(await states(all.slice(3))).toEqual({ waiting: 3 });
    await world.pass(10);
    expect(await states(all)).toEqual({ complete: 6 });
  });

  test('go alone again with another credential, and with another profile', async () => {
    await world.work(...(await photos(3)));
    const more = await photos(6, 100);
    world.credential = { ...world.credential, version: 'v2' };
    await world.work(...more);
    expect(await states(more)).toEqual({ complete: 3, waiting: 3 });
    await world.pass(3);
    expect(await states(more)).toEqual({ complete: 6 });
    const again = await photos(6, 200);
    world.profile = 'another';
    await world.work(...again);
    expect(await states(again)).toEqual({ complete: 3, waiting: 3 });
  });

  test('are those of the newest credential, whatever an older worker remembers', async () => {
    await world.work(...(await photos(3)));
    world.credential = { ...world.credential, version: 'v2' };
    await world.work(...(await photos(3, 100)));
    const late = await photos(3, 200);
    world.credential = { ...world.credential, version: 'v1' };
    await world.work(...late);
    expect(await states(late)).toEqual({ complete: 3 });
    expect((await trialOf())?.epochs).toHaveLength(1);
  });

  test('are nobody where the trial is off, and who waits for it when it is turned off goes on', async () => {
    const all = await photos(8);
    await world.work(...all.slice(0, 6));
    world.trial = 0;
    await world.work(...all.slice(6));
    expect(await states(all)).toEqual({ complete: 5, waiting: 3 });
    await world.pass(4);
    expect(await states(all)).toEqual({ complete: 8 });
  });
});

describe('a batch is held', () => {
  test('whose first are all given no palm_id: it has cost three readings, and says what was seen', async () => {
    world.answer = withoutPalmId;
    const all = await photos(50);
    await world.work(...all);
    await world.pass(10);
    expect(world.sent).toHaveLength(3);
    const hold = await holdOf();
    expect(hold).toMatchObject({ by: 'trial' });
    expect(hold?.sentence).toContain('all of the first 3 subjects with a photo');
    expect(hold?.sentence).toContain('no palm_id was found');
    expect(hold?.sentence).toContain('palmleaf release june');
    await world.work(all[40] ?? '');
    expect(await states(all)).toEqual({ partial: 3, waiting: 47 });
  });

  test.each([
    ['varshaphal_yoga', 'other client error', 405],
    ['natal_chart_interpretation', 'no such endpoint', 404],
    ['tamil_month_panchang', 'json with status false', 200],
  ] as const)('whose first all meet the same final refusal: %s %s', async (operation, answer, status) => {
    world.answer = refusing(operation, answer, status);
    const all = await rows(20);
    await world.work(...all);
    await world.pass(5);
    expect(world.timesSent(operation)).toBe(3);
    expect((await holdOf())?.sentence).toContain(`refused ${operation} for good`);
  });

  test('for photos that are all refused as no photo is: with a 404, a 403 or a 200 that is none', async () => {
    world.answer = refusing('get-palm-id', 'json with status false', 200);
    await world.work(...(await photos(20)));
    await world.pass(3);
    expect(world.sent).toHaveLength(3);
    expect((await holdOf())?.sentence).toContain('refused get-palm-id');
  });

  test('in mid-batch by three odd ones in a row; what is under way ends', async () => {
    const before = await rows(10);
    await world.work(...before);
    await world.pass(3);
    const all = await rows(50, 100);
    world.answer = refusing('varshaphal_yoga', 'other client error', 405);
    for (const name of all) await world.work(name);
    expect(world.timesSent('varshaphal_yoga')).toBe(13);
    const hold = await holdOf();
    expect(hold?.sentence).toContain('3 subjects with birth data one after the other');
    expect(await states(all)).toEqual({ partial: 3, waiting: 47 });
  });

  test('only by those in a row: one that is as expected begins it anew', async () => {
    const all = await rows(60);
    await world.work(...all.slice(0, 3));
    let asked = 0;
    world.answer = (call) => {
      asked += call.operation === 'varshaphal_yoga' ? 1 : 0;
      const refuses = call.operation === 'varshaphal_yoga' && asked % 3 > 0;
      return refuses ? answerOf('other client error', { status: 405, body: {} }) : world.bought(call);
    };
    for (const name of all.slice(3)) await world.work(name);
    expect(await holdOf()).toBeUndefined();
    expect(await states(all)).toEqual({ complete: 22, partial: 38 });
  });

  test('only where each was asked with inputs of its own: one house that is refused is one', async () => {
    const all = names(8);
    for (const name of all) await world.acceptRow(name, row({ birth: undefined, vastuId: 'the same house' }));
    world.answer = refusing('devatas-45', 'no such endpoint', 404);
    for (const name of all) await world.work(name);
    await world.pass(5);
    expect(await holdOf()).toBeUndefined();
    expect(await states(all)).toEqual({ failed: 8 });
  });

  test('and by its pause at once: each lets it go by itself', async () => {
    world.answer = withoutPalmId;
    const all = await photos(10);
    await world.work(...all);
    await pauseBatch(world.ledger, 'june');
    expect(holdsOn('june', await readBatchItem(world.ledger, 'june')).map(({ by }) => by)).toEqual([
      'pause',
      'trial',
    ]);
    world.answer = (call) => world.bought(call);
    await release();
    await world.pass(4);
    expect(await states(all)).toEqual({ partial: 3, waiting: 7 });
    expect((await world.report(all[9] ?? '')).header.waitingOn).toBe('pause#june');
    await resumeBatch(world.ledger, 'june');
    await world.pass(4);
    expect(await states(all)).toEqual({ partial: 3, complete: 7 });
  });

  test('and not by what passes: outages, 429, 5xx, timeouts', async () => {
    const passing: Answer[] = [
      answerOf('no connection'),
      answerOf('too many requests', { status: 429, retryAfterMs: 1000 }),
      answerOf('service unavailable', { status: 503, retryAfterMs: 1000 }),
      answerOf('server error', { status: 500 }),
      answerOf('bad gateway', { status: 502 }),
      answerOf('timeout'),
      answerOf('not implemented', { status: 501 }),
    ];
    let sent = 0;
    world.answer = (call) => {
      sent += 1;
      return sent < 60 ? (passing[sent % passing.length] ?? world.bought(call)) : world.bought(call);
    };
    const all = await rows(12);
    await world.work(...all);
    await world.pass(40);
    expect(await holdOf()).toBeUndefined();
    const { waiting = 0, due = 0 } = await states(all);
    expect(waiting + due).toBe(0);
  });
});

describe('to release a batch', () => {
  test('lets it go on, and what was accepted holds it no more', async () => {
    world.answer = refusing('varshaphal_yoga', 'other client error', 405);
    const all = await rows(30);
    await world.work(...all);
    expect(await holdOf()).toBeDefined();
    expect(await release()).toBe('released');
    expect(await release()).toBe('not held');
    await world.pass(4);
    expect(await states(all)).toEqual({ partial: 30 });
    expect(await holdOf()).toBeUndefined();
  });

  test('holds it again for something else', async () => {
    world.answer = refusing('varshaphal_yoga', 'other client error', 405);
    const all = await rows(30);
    await world.work(...all);
    await release();
    world.answer = refusing('natal_aspects_report', 'no such endpoint', 404);
    await world.pass(4);
    expect((await holdOf())?.sentence).toContain('refused natal_aspects_report');
    expect(world.timesSent('natal_aspects_report')).toBe(6);
  });

  test('ends the wait for the first, too', async () => {
    const all = await photos(8);
    world.answer = () => new Promise(() => {});
    void world.work(...all);
    for (let turn = 0; turn < 300; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    world.answer = (call) => world.bought(call);
    expect(await release()).toBe('trial ended');
    await world.pass(3);
    expect((await states(all)).complete).toBeGreaterThanOrEqual(5);
  });

  test('does nothing to a batch that is not there, or that nothing holds', async () => {
    expect(await release()).toBeUndefined();
    await world.work(...(await photos(3)));
    expect(await release()).toBe('not held');
  });

  test('is told, as the hold is', async () => {
    world.answer = withoutPalmId;
    await world.work(...(await photos(5)));
    await release();
    const told = [...world.table.items()].filter(({ sk }) => /^(held|released)#/.test(sk));
    expect(told.map(({ sk }) => sk).sort()).toEqual(['held#000001', 'released#000002']);
    expect(told.find(({ sk }) => sk === 'held#000001')).toMatchObject({
      kind: 'photo',
      subjects: 3,
      oddity: 'no palm_id',
    });
  });
});

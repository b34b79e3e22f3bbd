import { describe, expect, test } from 'vitest';
import { listUnknowns } from '../../../../functions/reports/views/unknowns.ts';
import { askRedrive } from '../../../../shared/ledger/batches/redrive.ts';
import { losePalmId, openUnknowns } from '../../../../shared/ledger/parts/parts.ts';
import { palmIdPart } from '../../../../shared/plan/part-names.ts';
import type { Call } from '../../../../shared/service-client/caller.ts';
import { schemaVersion } from '../../../../shared/table/item-kind.ts';
import { usualFanOut, withRetry } from '../../../support/settings/settings.ts';
import { answerOf, LedgerWorld, photo, row, subject } from '../../../support/worlds/ledger-world.ts';

const keysOf = (world: LedgerWorld, operation: string) =>
  world.sent.filter(({ call }) => call.operation === operation).map(({ call }) => call.idempotencyKey);
const isAspects = ({ operation }: Call) => operation === 'natal_aspects_report';
const lost = answerOf('connection lost');

describe('The key of a purchase', () => {
  test('The purchase key differs for each call and each subject, and is a hash of forty hexadecimal digits', async () => {
    const world = new LedgerWorld();
    world.settings = { ...world.settings, reuse: false };
    for (const name of ['june/anna', 'june/ben']) await world.acceptRow(name, row());
    await world.work('june/anna', 'june/ben');
    const keys = world.sent.map(({ call }) => call.idempotencyKey);
    expect(new Set(keys).size).toBe(8);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{40}$/);
  });

  test('The purchase key stays the same in all attempts while the outcome is unknown', async () => {
    const world = new LedgerWorld();
    world.settings = withRetry(usualFanOut, { unknown: 'same key' });
    let tries = 0;
    world.answer = (call) => {
      if (!isAspects(call)) return world.bought(call);
      tries += 1;
      return tries < 4 ? lost : world.bought(call);
    };
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    await world.pass(10);
    const keys = keysOf(world, 'natal_aspects_report');
    expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  });

  test('A redriven refusal gets a new purchase key, which stays while its outcome is unknown', async () => {
    const world = new LedgerWorld();
    const answers = [answerOf('unprocessable', { status: 422 }), lost];
    world.answer = (call) => (isAspects(call) ? answers.shift() : undefined) ?? world.bought(call);
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    await askRedrive(world.ledger, 'june', ['refused']);
    await world.pass(5);
    const [refused, unknown, bought, ...more] = keysOf(world, 'natal_aspects_report');
    expect(more).toEqual([]);
    expect(unknown).not.toBe(refused);
    expect(bought).toBe(unknown);
  });
});

describe('a service that honours the key', () => {
  const withLostAspects = async (unknown: 'same key' | 'retry') => {
    const world = new LedgerWorld();
    world.settings = withRetry(usualFanOut, { unknown });
    let tries = 0;
    world.answer = (call) => {
      if (!isAspects(call)) return world.bought(call);
      tries += 1;
      return tries < 2 ? lost : world.bought(call);
    };
    await world.acceptRow('june/anna', row());
    await world.work('june/anna');
    await world.pass(5);
    return world;
  };

  test('The answer to a retry with the same key resolves an unknown outcome at a service that honours keys', async () => {
    const world = await withLostAspects('same key');
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: 4, callsUnknown: 0 });
    expect(parts.get('chart/natal_aspects_report')).toMatchObject({ state: 'bought', resolved: true });
    expect((await listUnknowns(world.ledger, 'june', 10)).items).toEqual([]);
    expect(await world.counts('june')).toEqual({ subjects: 1, complete: 1, bought: 4 });
  });

  test('An unknown outcome that was retried without the same key stays listed as perhaps bought twice', async () => {
    const world = await withLostAspects('retry');
    expect((await world.report('june/anna')).header).toMatchObject({ callsBought: 4, callsUnknown: 1 });
    expect((await listUnknowns(world.ledger, 'june', 10)).items).toMatchObject([
      { part: 'chart/natal_aspects_report', attempts: ['connection lost'] },
    ]);
  });

  test('An answer does not resolve unknown attempts with other inputs', () => {
    const entry = (inputs: string) => `${inputs.slice(0, 8)} wave-1 timeout`;
    const unknowns = new Set([entry('aaaaaaaa1'), entry('bbbbbbbb1')]);
    const former = {
      pk: '',
      sk: '',
      v: schemaVersion,
      operation: 'luck',
      inputsRevision: 1,
      wave: 'w',
      at: 1,
    } as const;
    const part = { ...former, state: 'bought', inputsHash: 'aaaaaaaa1', unknowns } as const;
    expect(openUnknowns({ ...part, resolved: true })).toEqual([entry('bbbbbbbb1')]);
    expect(openUnknowns(part)).toHaveLength(2);
  });
});

describe('a forgotten palm_id', () => {
  /** The service accepts the palm_id only after it has read the photo again this many times. */
  const forgetful = (needed: number) => {
    const world = new LedgerWorld();
    let readings = 0;
    let hasForgotten = false;
    world.answer = (call) => {
      if (call.operation === 'get-palm-id') {
        readings += 1;
        return answerOf('json', { status: 200, body: { palm_id: `reading ${readings}` } });
      }
      if (!hasForgotten) {
        return call.operation === 'luck' ? world.bought(call) : answerOf('not implemented', { status: 501 });
      }
      return call.body.palm_id === `reading ${needed}`
        ? world.bought(call)
        : answerOf('palm_id unknown', { status: 404 });
    };
    const redrive = async () => {
      hasForgotten = true;
      await askRedrive(world.ledger, 'june', ['unavailable']);
      await world.pass(10);
    };
    return { world, redrive };
  };

  test('A palm_id that the service forgot is bought again, the missing calls use the new one, and stored parts stay', async () => {
    const { world, redrive } = forgetful(2);
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await redrive();
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'complete', callsBought: 18 });
    expect(world.timesSent('get-palm-id')).toBe(2);
    expect(new Set(keysOf(world, 'get-palm-id')).size).toBe(2);
    expect(world.timesSent('luck')).toBe(1);
    expect(parts.get('palm/get-palm-id')).toMatchObject({ state: 'bought', palmId: 'renewed' });
    expect(await world.counts('june')).toMatchObject({ complete: 1, bought: 18 });
  });

  test('A palm_id that the service forgets twice counts as a refusal', async () => {
    const { world, redrive } = forgetful(17);
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await redrive();
    expect(world.timesSent('get-palm-id')).toBe(2);
    const { header, parts } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'partial', callsBought: 3 });
    expect(parts.get('palm/love')).toMatchObject({ state: 'refused', class: 'palm_id unknown' });
    await redrive();
    expect(world.timesSent('get-palm-id')).toBe(2);
  });

  test('A palm_id is bought again only once, also when refused calls are redriven', async () => {
    const { world, redrive } = forgetful(17);
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await redrive();
    await askRedrive(world.ledger, 'june', ['refused']);
    await world.pass(10);
    expect(world.timesSent('love')).toBeGreaterThan(3);
    expect(world.timesSent('get-palm-id')).toBe(2);
  });

  test('A forgotten palm_id is not copied, and the parts bought with it are', async () => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    const palm = (await world.report('june/anna')).parts.get(palmIdPart);
    if (palm === undefined) throw new Error('No palm_id was bought');
    expect(await losePalmId(world.ledger, subject('june/anna'), palm, world.seller)).toBe(true);
    await world.acceptPhoto('june/twin', photo('p'));
    await world.work('june/twin');
    expect(world.timesSent('get-palm-id')).toBe(2);
    expect((await world.report('june/twin')).header).toMatchObject({ callsBought: 1, callsReused: 16 });
  });

  test('A forgotten palm_id is copied neither to nor from another subject with the same photo', async () => {
    const { world, redrive } = forgetful(3);
    for (const name of ['june/anna', 'june/twin']) await world.acceptPhoto(name, photo('p'));
    await world.work('june/anna');
    await world.work('june/twin');
    expect(world.timesSent('get-palm-id')).toBe(1);
    await redrive();
    expect(world.timesSent('get-palm-id')).toBe(3);
    const states = await Promise.all(
      ['june/anna', 'june/twin'].map(async (name) => (await world.report(name)).header.state),
    );
    expect(states.sort()).toEqual(['complete', 'partial']);
  });

  test('A palm_id that is unknown right after its purchase counts as a refusal and is not bought again', async () => {
    const world = new LedgerWorld();
    world.answer = (call) =>
      call.operation === 'get-palm-id' ? world.bought(call) : answerOf('palm_id unknown', { status: 404 });
    await world.acceptPhoto('june/anna', photo('p'));
    await world.work('june/anna');
    await world.pass(5);
    expect(world.timesSent('get-palm-id')).toBe(1);
    expect((await world.report('june/anna')).header.state).toBe('partial');
  });
});

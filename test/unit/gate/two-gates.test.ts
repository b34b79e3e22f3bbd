import { bases } from '@palmleaf/contract/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Closing, closeGate, openGate, readGate } from '../../../shared/gate/gate.ts';
import { blockedByGates, queueOf } from '../../../shared/ledger/items/blocker.ts';
import { sharedInputs } from '../../../shared/plan/shared-inputs.ts';
import { claim } from '../../support/ledger/claims.ts';
import { answerOf, LedgerWorld, minute, photo, row } from '../../support/worlds/ledger-world.ts';

const day = 24 * 60 * minute;
const gates = bases.map((base) => ({ base, scheme: 'token' as const }));
const person = row({
  vastuId: 'house 1',
  questions: ['When?'],
  place: 'Pune',
  country: 'IN',
  gender: 'female',
  name: 'A',
});

describe('a subject behind two closed gates', () => {
  test('A subject behind two closed gates resumes at the first that opens and still waits for the other', async () => {
    const world = new LedgerWorld();
    await world.acceptRow('june/anna', row({ vastuId: 'house 1' }));
    const refused: Closing = { reason: 'credential refused', refusedVersion: 'v1' };
    for (const base of ['base', 'vision'] as const)
      await closeGate(world.ledger, { base, scheme: 'token' }, refused);
    await world.work('june/anna');
    expect((await world.report('june/anna')).header.state).toBe('waiting');
    await openGate(world.ledger, { base: 'vision', scheme: 'token' });
    await world.pass(3);
    const { header } = await world.report('june/anna');
    expect(header).toMatchObject({ state: 'waiting', callsBought: 1, waitingOn: 'gate#token#base' });
    await openGate(world.ledger, { base: 'base', scheme: 'token' });
    await world.pass(3);
    expect((await world.report('june/anna')).header.state).toBe('complete');
  });

  test('Three days after two gates have closed and opened in any order, a subject waits for closed gates only', async () => {
    const step = fc.record({
      gate: fc.constantFrom(...gates),
      closes: fc.boolean(),
      minutes: fc.integer({ min: 1, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        const world = new LedgerWorld();
        // A probe succeeds only on request: a gate opens when the step says so.
        const shut = new Set<string>();
        world.answer = (call) => world.bought(call);
        for (const { gate, closes, minutes } of steps) {
          if (closes) {
            shut.add(gate.base);
            await closeGate(world.ledger, gate, { reason: 'credential refused', refusedVersion: 'v1' });
          } else {
            shut.delete(gate.base);
            await openGate(world.ledger, gate);
          }
          if ((await world.table.get({ pk: 'subject#june/anna', sk: 'report' })) === undefined) {
            await world.acceptPhoto('june/anna', photo('a palm'));
            await world.acceptRow('june/anna', person);
            await world.work('june/anna');
          }
          await world.pass(minutes);
        }
        await world.pass(30);
        world.now += 3 * day;
        await world.pass(20);
        const { header } = await world.report('june/anna');
        if (shut.size === 0) expect(header.state).toBe('complete');
        const waitsFor = header.waitingOn?.split('+') ?? [];
        for (const name of waitsFor) expect(shut).toContain(name.split('#')[2]);
      }),
      { numRuns: 60 },
    );
  });
});

test('A set of gates is one blocker, in whatever order they are named', () => {
  const names = (ids: string[]) => queueOf(blockedByGates(ids));
  expect(names(['token#b', 'token#a', 'token#b'])).toBe(names(['token#a', 'token#b']));
});

test('A subject continues when its base is called with another kind of credential, and its old gate stays closed', async () => {
  const world = new LedgerWorld();
  await world.acceptPhoto('june/anna', photo('a palm'));
  const gate = { base: 'palmistry', scheme: 'token' } as const;
  await closeGate(world.ledger, gate, { reason: 'credential refused', refusedVersion: 'v1' });
  await world.work('june/anna');
  world.scheme = { ...world.scheme, palmistry: 'basic-json' };
  await world.pass(3);
  expect((await world.report('june/anna')).header.state).toBe('complete');
});

test('A key pair that is throttled for a minute delays no subject whose token works again', async () => {
  const world = new LedgerWorld();
  world.scheme = { ...world.scheme, base: 'basic-json' };
  await world.acceptPhoto('june/anna', photo('a palm'));
  await world.acceptRow('june/anna', row());
  world.answer = (call) =>
    call.operation.startsWith('natal') || call.operation.startsWith('varshaphal')
      ? answerOf('too many requests', { status: 429, retryAfterMs: minute })
      : answerOf('credential refused', { status: 401 });
  await world.work('june/anna');
  world.answer = (call) => world.bought(call);
  await world.pass(5);
  expect((await world.report('june/anna')).header.callsBought).toBeGreaterThan(0);
});

const offers = [
  { base: 'palmistry', family: 'palm' },
  { base: 'base', family: 'chart' },
  { base: 'vision', family: 'vastu' },
] as const;
const subsets = offers.reduce<(typeof offers)[number][][]>(
  (sets, gate) => sets.flatMap((set) => [set, [...set, gate]]),
  [[]],
);
const cases = subsets.flatMap((closed) => subsets.map((elsewhere) => ({ closed, elsewhere })));
const namesOf = (set: (typeof subsets)[number]) => set.map(({ base }) => base).join(', ') || 'none';

test.each(cases.map((one) => [namesOf(one.closed), namesOf(one.elsewhere), one] as const))(
  'A worker takes the probe of exactly the closed offers to which it sends a call: closed %s, bought by another subject %s',
  async (_closed, _elsewhere, { closed, elsewhere }) => {
    const world = new LedgerWorld();
    await world.acceptPhoto('june/anna', photo('a palm'));
    await world.acceptRow('june/anna', row({ vastuId: 'house 1' }));
    const { header } = await world.report('june/anna');
    const shared = sharedInputs(header.inputs);
    const worker = { name: 'other', until: world.now + 60 * minute };
    for (const { family } of elsewhere)
      await claim(world.ledger, { subject: { batch: 'june', id: 'bina' }, worker }, shared[family] ?? '');
    for (const { base } of closed)
      await closeGate(world.ledger, { base, scheme: 'token' }, { reason: 'unreachable', probeAt: world.now });
    await world.work('june/anna');
    const probed = [];
    for (const { base } of offers) {
      const { probeAt = world.now, openedAt } = await readGate(world.ledger, { base, scheme: 'token' });
      if (openedAt !== undefined || probeAt > world.now) probed.push(base);
    }
    const mayBuy = closed.filter((one) => !elsewhere.includes(one));
    expect(probed).toEqual(mayBuy.map(({ base }) => base));
  },
);

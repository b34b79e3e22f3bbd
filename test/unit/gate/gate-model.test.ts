import { describe, expect, test } from 'vitest';
import {
  type Closing,
  closeGate,
  type Gate,
  hasWorked,
  noteVersion,
  type Outage,
  openGate,
  outagesOf,
  probedReasons,
  readGate,
  takeProbe,
} from '../../../shared/gate/gate.ts';
import { type GateReason, gateReasons } from '../../../shared/ledger/items/state.ts';
import { UnreadableSecretError } from '../../../shared/service-client/credential.ts';
import { Random } from '../../simulation/world/random.ts';
import { LedgerWorld } from '../../support/worlds/ledger-world.ts';

const name = { scheme: 'token', base: 'palmistry' } as const;
const probe = { firstMs: 60_000, capMs: 240_000 };

const graver: readonly (readonly GateReason[])[] = [
  ['throttled'],
  ['unreachable'],
  ['failing'],
  ['wallet empty'],
  ['endpoint refused'],
  ['credential refused', 'credential unreadable', 'placeholder'],
  ['store refuses'],
];
const gravity = (reason: GateReason) => graver.findIndex((line) => line.includes(reason));

const drawnClosing = (random: Random, now: number): Closing =>
  closingOf(random.pick(gateReasons), now + random.whole(1, 100_000), random.pick(['v1', 'v2']), now);

/** @param at the end of the pause, or of the time until the probe */
function closingOf(reason: GateReason, at: number, refusedVersion: string, now: number): Closing {
  switch (reason) {
    case 'throttled':
      return { reason, until: at };
    case 'credential unreadable':
      return { reason };
    case 'placeholder':
    case 'credential refused':
      return { reason, refusedVersion };
    case 'endpoint refused':
      return { reason, refusedVersion, probeAt: at };
    case 'failing':
      return { reason, probeAt: at, outages: [{ from: now }] };
    default:
      return { reason, probeAt: at };
  }
}

type ModelGate = Partial<
  Pick<Gate, 'state' | 'reason' | 'until' | 'refusedVersion' | 'probeAt' | 'probes' | 'revision'>
>;

const modelledFields = ({ state, reason, until, refusedVersion, probeAt, probes, revision }: Gate) =>
  defined({ state, reason, until, refusedVersion, probeAt, probes, revision });
const defined = (state: ModelGate): ModelGate =>
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));

function afterClosing(before: ModelGate, closing: Closing): ModelGate {
  const { outages: _outages, ...says } = { outages: undefined, ...closing };
  const { revision = 0, probes } = before;
  const asNew = defined({ state: 'closed', ...says, probes, revision: revision + 1 });
  if (before.state !== 'closed' || before.reason === undefined) return asNew;
  if (gravity(closing.reason) > gravity(before.reason)) return asNew;
  if (closing.reason !== before.reason) return before;
  const isLonger = closing.reason === 'throttled' && closing.until > (before.until ?? 0);
  const isOther = 'refusedVersion' in closing && closing.refusedVersion !== before.refusedVersion;
  return isLonger || isOther ? { ...before, ...says } : before;
}

const afterOpening = ({ revision = 0 }: ModelGate): ModelGate => ({ state: 'open', revision: revision + 1 });

async function play(random: Random): Promise<void> {
  const world = new LedgerWorld();
  const { ledger } = world;
  let model: ModelGate = { state: 'open', revision: 0 };
  let seen = await readGate(ledger, name);
  const isAsSeen = () =>
    seen.state === 'closed' &&
    (['state', 'revision', 'reason', 'until', 'refusedVersion'] as const).every(
      (key) => seen[key] === model[key],
    );
  for (let step = 0; step < 30; step += 1) {
    world.now += random.whole(0, 30_000);
    if (random.chance(0.4)) seen = await readGate(ledger, name);
    const before = model;
    switch (
      random.pick([
        'close',
        'close',
        'close',
        'open',
        'open as seen',
        'disprove',
        'probe',
        'version',
      ] as const)
    ) {
      case 'close': {
        const closing = drawnClosing(random, world.now);
        model = afterClosing(model, closing);
        await closeGate(ledger, name, closing);
        break;
      }
      case 'open':
        if (model.state === 'closed') model = afterOpening(model);
        expect(await openGate(ledger, name)).toBe(before.state === 'closed');
        break;
      case 'open as seen':
        if (isAsSeen()) model = afterOpening(model);
        expect(await openGate(ledger, name, { before: seen })).toBe(model !== before);
        break;
      case 'disprove': {
        const disproved = gateReasons.filter(() => random.chance(0.5));
        if (model.reason !== undefined && disproved.includes(model.reason)) model = afterOpening(model);
        expect(await openGate(ledger, name, { disproved })).toBe(model !== before);
        break;
      }
      case 'probe': {
        const { reason, probes = 0 } = model;
        const isProbed = probedReasons.some((one) => one === reason);
        if (isProbed && seen.revision === model.revision && seen.probeAt === model.probeAt) {
          const waitMs = Math.min(probe.capMs, probe.firstMs * 2 ** (seen.probes ?? 0));
          model = { ...model, probes: probes + 1, probeAt: world.now + waitMs };
        }
        expect(await takeProbe(ledger, name, seen, probe)).toBe(model !== before);
        break;
      }
      case 'version':
        await noteVersion(ledger, name, 'lastGoodCredentialVersion', `v${step}`);
        expect(await hasWorked(ledger, [name], name, `v${step}`)).toBe(true);
        expect(await hasWorked(ledger, [name], name, 'another')).toBe(false);
        break;
    }
    expect(modelledFields(await readGate(ledger, name))).toEqual(defined(model));
  }
}

describe('A gate', () => {
  test.each(gateReasons)(
    'A gate that stays closed for "%s" counts as closed in every minute',
    async (reason) => {
      const world = new LedgerWorld();
      await closeGate(world.ledger, name, closingOf(reason, world.now + 10 * 60_000, 'v1', world.now));
      world.readCredential =
        reason === 'credential unreadable'
          ? () => Promise.reject(new UnreadableSecretError('The secret is away'))
          : world.readCredential;
      for (let minutes = 0; minutes < 3; minutes += 1) {
        world.now += 60_000;
        expect((await world.reconcile()).gatesClosed).toEqual([reason]);
        expect(await readGate(world.ledger, name)).toMatchObject({ state: 'closed', reason });
      }
    },
  );

  test('A gate that a service throttles again within each minute counts as closed in every minute, even if each run opens it', async () => {
    const world = new LedgerWorld();
    const counted: (readonly GateReason[])[] = [];
    for (let minutes = 0; minutes < 3; minutes += 1) {
      await closeGate(world.ledger, name, closingOf('throttled', world.now + 20_000, 'v1', world.now));
      world.now += 60_000;
      counted.push((await world.reconcile()).gatesClosed);
      expect(await readGate(world.ledger, name)).toMatchObject({ state: 'open' });
    }
    world.now += 60_000;
    counted.push((await world.reconcile()).gatesClosed);
    expect(counted).toEqual([['throttled'], ['throttled'], ['throttled'], []]);
  });

  test.each([1, 2, 3, 4])(
    'A gate has the state that a simple model predicts, over 200 random histories (%i)',
    async (seed) => {
      const random = new Random(seed);
      for (let history = 0; history < 200; history += 1) await play(random);
    },
  );

  test.each(gateReasons)('Closing an open gate for "%s" takes one write', async (reason) => {
    const world = new LedgerWorld();
    let writes = 0;
    const transact = world.table.transact.bind(world.table);
    world.table.transact = (all) => {
      writes += all.length;
      return transact(all);
    };
    await closeGate(world.ledger, name, closingOf(reason, world.now + 60_000, 'v1', world.now));
    expect(writes).toBe(1);
  });
});

test('The outages of a gate last from their first bad outcome until the gate opens, over 100 random histories', async () => {
  const random = new Random(11);
  for (let history = 0; history < 100; history += 1) {
    const world = new LedgerWorld();
    const expected: Outage[] = [];
    for (let step = 0; step < 40; step += 1) {
      world.now += random.whole(1000, 90_000);
      const last = expected.at(-1);
      const isClosed = last !== undefined && last.until === undefined;
      if (isClosed && random.chance(0.6)) {
        await openGate(world.ledger, name);
        expected[expected.length - 1] = { ...last, until: world.now };
      } else if (!isClosed) {
        const from = world.now - random.whole(0, 900);
        const outages = [...outagesOf(await readGate(world.ledger, name)), { from }];
        await closeGate(world.ledger, name, { reason: 'failing', probeAt: world.now, outages });
        expected.push({ from });
      }
      expect(outagesOf(await readGate(world.ledger, name))).toEqual(expected.slice(-10));
    }
  }
});
